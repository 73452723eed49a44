import { ArrowDown, ArrowUp, Equal } from "lucide-react";
import type { ReactNode } from "react";
import { changeOf } from "#tools/reports/figure-rules.ts";
import { VisuallyHidden } from "#ui/components/visually-hidden.tsx";

/** The few figures that a report comes to. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-3.5 max-md:gap-2.5 lg:grid-cols-4">{children}</dl>;
}

/** One figure, how it stands against the days before, and what it rests on. */
export function KeyFigure({
  term,
  value,
  note,
  change,
  against,
}: {
  term: string;
  value: string;
  note?: ReactNode;
  /** The figure and the one before, of the same kind, and how it is said. */
  change?: { now: number; before: number; text: (figure: number) => string };
  /** What it is compared with, in words. */
  against?: string;
}) {
  // words take the place of a figure where there is none to say
  const spoken = /^\p{L}/u.test(value);
  return (
    <div className="min-w-0 rounded-card border border-line-soft bg-surface px-5 py-4 shadow-edge max-md:px-4">
      <dt className="text-sm text-ink-2 max-md:text-xs">{term}</dt>
      <dd className="mt-1">
        <span
          className={
            spoken
              ? "block py-1 text-md font-semibold text-ink-2"
              : "block font-display text-xl font-semibold tracking-[-0.022em] [overflow-wrap:anywhere] max-md:text-lg"
          }
        >
          {value}
        </span>
        {change && <Change {...change} against={against ?? "before"} />}
        {note && <span className="mt-1 block text-xs text-pretty text-ink-3">{note}</span>}
      </dd>
    </div>
  );
}

/** More than so much of a change says nothing but that there was little before. */
const MOST = 300;

function Change({
  now,
  before,
  text,
  against,
}: {
  now: number;
  before: number;
  text: (figure: number) => string;
  against: string;
}) {
  const percent = changeOf(now, before);
  if (percent === null)
    return (
      <span className="text-xs text-ink-3">
        Nothing <VisuallyHidden>in {against}</VisuallyHidden>
      </span>
    );
  const Icon = percent > 0 ? ArrowUp : percent < 0 ? ArrowDown : Equal;
  const [words, joint] = changeWords(percent, text(before));
  return (
    <span className="inline-flex items-center gap-1 text-xs text-ink-2">
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      <span>
        {words}{" "}
        <VisuallyHidden>
          {joint} {against}
        </VisuallyHidden>
      </span>
    </span>
  );
}

/** How it changed, and what joins that with the days before. */
function changeWords(percent: number, before: string): [words: string, joint: string] {
  if (percent === 0) return ["as much", "as"];
  if (percent <= -100) return [`down from ${before}`, "in"];
  if (percent > MOST) return [`up from ${before}`, "in"];
  return [`${Math.abs(percent).toLocaleString()}% ${percent > 0 ? "more" : "less"}`, "than"];
}
