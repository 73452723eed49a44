import { cx } from "#ui/lib/cx.ts";

/** Somebody of the house, beside their name: their picture, or their first letter. */
export function Portrait({
  name,
  src,
  className = "size-20 max-md:size-14",
}: {
  name: string;
  src: string | null;
  className?: string;
}) {
  const shape = cx("shrink-0 rounded-full bg-accent-soft", className);
  if (src)
    return <img src={src} alt={`Portrait of ${name}`} className={cx(shape, "object-cover")} />;
  return (
    <span
      aria-hidden="true"
      className={cx(shape, "grid place-items-center font-display text-xl font-semibold text-ink-2")}
    >
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
