import { useId, type ReactNode } from "react";

/** A part of the closing sheet under its heading. */
export function Part({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line-soft bg-surface p-4 shadow-edge"
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 id={id} className="text-md font-semibold">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A sum with what it is of. */
export function SumRow({
  name,
  value,
  strong = false,
}: {
  name: ReactNode;
  value: string;
  strong?: boolean;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={strong ? "font-semibold" : "text-sm text-ink-2"}>{name}</dt>
      <dd
        className={
          strong
            ? "font-mono text-xl font-semibold tabular-nums"
            : "font-mono text-sm tabular-nums text-ink-2"
        }
      >
        {value}
      </dd>
    </div>
  );
}
