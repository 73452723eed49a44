import type { SwitchSummary } from "#tools/library/convert-schema.ts";

const WORDS = [
  ["published", "published", "Every shade stands in a maker's chart."],
  ["computed", "worked out", "Some shades are worked out from level and tone."],
  ["open", "open", "Some shades have nothing that stands for them, or were not understood."],
] as const;

/** How many formulas of a switch rest on whose word. */
export function SwitchCounts({
  counts,
}: {
  counts: Pick<SwitchSummary, "published" | "computed" | "open">;
}) {
  return (
    <dl className="grid grid-cols-3 gap-2">
      {WORDS.map(([key, word, meaning]) => (
        <div
          key={key}
          className="flex min-w-0 flex-col-reverse rounded-[16px] bg-sunken px-3.5 py-3 max-md:px-2.5"
        >
          <dt className="text-sm text-ink-2 max-md:text-xs">
            {word}
            <span className="sr-only">. {meaning}</span>
          </dt>
          <dd className="font-mono text-2xl font-semibold tabular-nums">{counts[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
