import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/components/button.tsx";

export type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** Why, or what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Instead of or beside trying again. */
  action?: ReactNode;
};

/** Says what happened and offers the way on. */
export function ErrorState({ title, children, onRetry, retrying, action }: ErrorStateProps) {
  return (
    <div
      role="alert"
      // in a card or a dialog it needs no frame of its own
      className="flex items-start gap-4 rounded-card border border-line-soft bg-surface p-5 shadow-edge in-data-surface:border-0 in-data-surface:bg-transparent in-data-surface:p-0 in-data-surface:shadow-none"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-bad-soft text-bad">
        <CircleAlert size={20} aria-hidden="true" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1 pt-2">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-sm text-ink-2">{children}</div>}
        {(onRetry || action) && (
          <div className="mt-3 flex flex-wrap gap-2">
            {onRetry && (
              <Button onClick={onRetry} pending={retrying ?? false}>
                Try again
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
