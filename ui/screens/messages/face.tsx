import { User } from "lucide-react";
import { cx } from "#ui/lib/cx.ts";
import { initials } from "#ui/lib/initials.ts";

/** Whose texts these are, beside their name; without one a person. */
export function Face({ name, className }: { name: string | null; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft font-display text-sm font-semibold text-ink-2",
        className,
      )}
    >
      {name ? initials(name) : <User size={18} />}
    </span>
  );
}
