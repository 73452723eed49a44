import { CircleHelp } from "lucide-react";
import type { NotedBowl as Noted } from "#tools/colour/notation/schema.ts";
import { cx } from "#ui/lib/cx.ts";
import { NotedBowl } from "./noted-bowl.tsx";

export type NotedBowlsProps = {
  bowls: readonly Noted[];
  /** What may belong to the formula and was not understood, as it was written. */
  unread?: readonly string[];
  notes?: string;
  compact?: boolean;
  className?: string;
};

/** Shorthand as it was read: every bowl with its colours and grams, what was not understood, and the remarks beside it. */
export function NotedBowls({
  bowls,
  unread = [],
  notes = "",
  compact,
  className,
}: NotedBowlsProps) {
  return (
    <div className={cx("flex min-w-0 flex-col gap-4", className)}>
      {bowls.length === 0 && <p className="text-sm text-ink-2">No shade was found in this.</p>}
      {bowls.length > 0 && (
        <ol className="flex flex-col gap-4">
          {bowls.map((bowl, index) => (
            <li key={index}>
              <NotedBowl bowl={bowl} number={index + 1} compact={compact} />
            </li>
          ))}
        </ol>
      )}
      <Unread parts={unread} />
      {notes && (
        <p className="text-sm whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          <span className="font-semibold text-ink">Notes </span>
          {notes}
        </p>
      )}
    </div>
  );
}

/** What was not understood, in the writer's own words, so that nothing of it is lost or guessed. */
function Unread({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <div className="rounded-[14px] bg-warn-soft px-3 py-2.5 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <CircleHelp size={17} aria-hidden="true" className="shrink-0 text-warn" />
        Not understood
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {parts.map((part, index) => (
          <li key={index} className="max-w-full min-w-0">
            <mark className="block rounded-small bg-surface px-2 py-0.5 font-mono text-xs whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">
              {part}
            </mark>
          </li>
        ))}
      </ul>
    </div>
  );
}
