import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";
import { Icon, type IconOf } from "#ui/components/icon.tsx";

export type EmptyStateProps = {
  icon?: IconOf;
  title?: string;
  /** What is not there yet, and how it comes to be. */
  children: ReactNode;
  /** The first act. */
  action?: ReactNode;
  className?: string;
};

/** Nothing here yet: says so and invites the first act. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        "flex flex-col items-center gap-4 rounded-card border border-dashed border-line px-6 py-14 text-center",
        className,
      )}
    >
      {icon && (
        <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-ink-2">
          <Icon of={icon} size={22} />
        </span>
      )}
      <div className="flex max-w-[44ch] flex-col gap-1.5">
        {title && <h2 className="text-lg">{title}</h2>}
        <p className="text-balance text-ink-2">{children}</p>
      </div>
      {action}
    </div>
  );
}
