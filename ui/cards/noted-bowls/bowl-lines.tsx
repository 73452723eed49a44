import { makerOf, type NotedBowl } from "#tools/colour/notation/schema.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { bowlParts, developerStrength, minutesRange } from "#ui/cards/formula-card/bowl-words.ts";
import { RatioBar, type RatioPart } from "#ui/components/hair/ratio-bar.tsx";
import { cx } from "#ui/lib/cx.ts";
import { grams } from "#ui/lib/format.ts";
import { amountWords, bowlTitle, notedParts } from "./noted-words.ts";

/** A bowl in two lines: what goes in with its grams, and how it is mixed and for how long. */
export type BowlLine = {
  parts: RatioPart[];
  weighed: [what: string, weighs: string][];
  how: string;
};

/** Bowls where there is no room for cards, each in two lines under its ratio. */
export function BowlLines({
  lines,
  className,
}: {
  lines: readonly BowlLine[];
  className?: string;
}) {
  return (
    <span className={cx("flex min-w-0 flex-col gap-2.5", className)}>
      {lines.map(({ parts, weighed, how }, at) => (
        <span key={at} className="block min-w-0">
          {parts.length > 0 && <RatioBar parts={parts} className="mb-1.5 h-1.5!" />}
          <span className="flex flex-wrap gap-x-3 text-sm text-ink">
            {weighed.map(([what, weighs], index) => (
              <span key={index} className="min-w-0 [overflow-wrap:anywhere]">
                {what}{" "}
                <span className="font-mono font-semibold whitespace-nowrap tabular-nums">
                  {weighs}
                </span>
              </span>
            ))}
          </span>
          <span className="block text-xs text-ink-2">{how}</span>
        </span>
      ))}
    </span>
  );
}

/** The lines of bowls that were read from shorthand. */
export function notedLines(bowls: readonly NotedBowl[]): BowlLine[] {
  return bowls.map((bowl, at) => {
    const { shades, developer, ratio, minutes, heat } = bowl;
    // of one that is held back, or that nobody weighed, there are the names alone
    const weighs = shades.some((shade) => shade.grams !== null || shade.parts !== null);
    return {
      parts: notedParts(bowl),
      weighed: [
        ...shades.map((shade): [string, string] => [shade.code, weighs ? amountWords(shade) : ""]),
        ...developerLine(developer?.volume ?? null, undefined, developer?.grams ?? null),
      ],
      how: [
        bowls.length > 1 && bowlTitle(bowl, at + 1),
        shades.every(({ code }) => code !== makerOf(bowl).lineName) && makerOf(bowl).lineName,
        ratio,
        minutes && minutesRange(minutes),
        heat && "with heat",
      ]
        .filter(Boolean)
        .join(" · "),
    };
  });
}

/** The lines of a bowl of the engine's. */
export function bowlLine(bowl: Bowl): BowlLine {
  const { shades, developer, lineName, ratio, minutes } = bowl;
  return {
    parts: bowlParts(bowl),
    weighed: [
      ...shades.map(({ code, name, grams: weight }): [string, string] => [
        code || name,
        grams(weight),
      ]),
      ...(developer ? developerLine(developer.volume, developer.percent, developer.grams) : []),
    ],
    how: [
      shades.every(({ code, name }) => (code || name) !== lineName) && lineName,
      ratio,
      minutes[1] > 0 && minutesRange(minutes),
    ]
      .filter(Boolean)
      .join(" · "),
  };
}

function developerLine(
  volume: number | null,
  percent: number | undefined,
  weight: number | null,
): [string, string][] {
  if (volume === null && weight === null) return [];
  const what = volume === null ? "Developer" : developerStrength(volume, percent);
  return [[what, weight === null ? "" : grams(weight)]];
}
