/** Who it is about: their picture, or their first letter on hair. */
export function Portrait({ name, src }: { name: string; src: string | null }) {
  if (src)
    return (
      <img
        src={src}
        alt={name}
        width={320}
        height={320}
        className="size-16 shrink-0 rounded-full bg-accent-soft object-cover object-[50%_30%] md:size-28"
      />
    );
  return (
    <span
      aria-hidden="true"
      className="relative grid size-16 shrink-0 place-items-center md:size-20"
    >
      <span className="strands sheen absolute inset-0 rounded-full bg-(--l4)" />
      <span className="relative font-display text-2xl font-semibold text-(--l12)">
        {name.trim().charAt(0).toUpperCase()}
      </span>
    </span>
  );
}
