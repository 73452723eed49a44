import type { SwitchSummary } from "#tools/library/convert-schema.ts";

const WORDS = [
  ["published", "Published", "Every shade stands in a maker's chart."],
  ["computed", "Worked out", "Some shades are worked out from level and tone."],
  ["open", "Open", "Some shades have nothing that stands for them, or were not understood."],
] as const;

/** How many formulas of a switch rest on whose word. */
export function SwitchCounts({
  counts,
}: {
  counts: Pick<SwitchSummary, "published" | "computed" | "open">;
}) {
  return (
    <dl className="grid gap-2 md:grid-cols-3">
      {WORDS.map(([key, word, meaning]) => (
        <div
          key={key}
          className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5 rounded-[16px] bg-sunken px-4 py-3"
        >
          <dt className="col-start-2 row-start-1 text-sm font-semibold">{word}</dt>
          <dd className="row-start-1 font-display text-xl font-semibold tabular-nums">
            {counts[key]}
          </dd>
          <dd className="col-span-2 text-xs text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
