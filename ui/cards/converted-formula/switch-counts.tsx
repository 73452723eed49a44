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
    <dl className="grid gap-2 md:grid-cols-3">
      {WORDS.map(([key, word, meaning]) => (
        <div
          key={key}
          className="flex min-w-0 flex-row-reverse items-baseline justify-end gap-3 rounded-[16px] bg-sunken px-3.5 py-3"
        >
          <dt className="min-w-0 text-sm font-semibold">
            {word}
            <span className="block text-xs font-normal text-ink-2">{meaning}</span>
          </dt>
          <dd className="min-w-7 font-mono text-lg font-semibold tabular-nums">{counts[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
