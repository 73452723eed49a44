import type { Bowl } from "#tools/formulas/schema.ts";
import { RatioBar } from "#ui/components/ratio-bar.tsx";
import { cx } from "#ui/lib/cx.ts";
import { grams } from "#ui/lib/format.ts";
import { bowlParts, developerStrength, minutesRange, shadeLabel, zoneName } from "./bowl-words.ts";

export type BowlMixProps = {
  bowl: Bowl;
  /** Asks why this developer; without it the row says no more than it holds. */
  onWhy?: (() => void) | undefined;
  compact?: boolean | undefined;
};

/** What goes into one bowl: the ratio in its real colours, shades left, grams right, readable from a metre away. */
export function BowlMix({ bowl, onWhy, compact }: BowlMixProps) {
  const { developer } = bowl;
  const row = cx("border-t border-line-soft", compact ? "text-base" : "text-base md:text-md");
  const cell = cx("text-left font-normal", compact ? "py-2.5" : "py-2.5 md:py-3");
  const amount = cx(
    "pl-4 text-right font-mono font-semibold whitespace-nowrap tabular-nums text-[19px]",
  );
  return (
    <div>
      <RatioBar parts={bowlParts(bowl)} className="mb-4" />
      <table className="w-full border-collapse">
        <caption className="sr-only">
          What goes into the bowl{bowl.ratio && `, colour to developer ${bowl.ratio}`}
        </caption>
        <tbody>
          {bowl.shades.map((shade, index) => (
            <tr key={index} className={row}>
              <th scope="row" className={cell}>
                {shadeLabel(shade)}
              </th>
              <td className={amount}>{grams(shade.grams)}</td>
            </tr>
          ))}
          {developer && (
            <tr className={row}>
              <th scope="row" className={cell}>
                <span className="flex flex-wrap items-baseline gap-x-2.5">
                  <span>
                    {developer.name}{" "}
                    <span className="whitespace-nowrap">
                      {developerStrength(developer.volume)}
                      {bowl.ratio && <span className="text-ink-3"> · {bowl.ratio}</span>}
                    </span>
                  </span>
                  {onWhy && (
                    <button
                      type="button"
                      onClick={onWhy}
                      className="relative text-xs font-medium text-ink-3 underline decoration-line underline-offset-3 before:absolute before:-inset-x-3 before:-inset-y-3.5 before:content-[''] hover:text-ink"
                    >
                      Why {Math.round(developer.volume)} vol?
                    </button>
                  )}
                </span>
              </th>
              <td className={amount}>{grams(developer.grams)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="border-t border-line-soft pt-2.5 text-sm text-ink-2">{howItGoesOn(bowl)}</p>
    </div>
  );
}

/** "All over, 20 to 30 min, with heat." */
function howItGoesOn({ zone, minutes, heat, onScalp }: Bowl): string {
  const where = zoneName(zone);
  const parts = [
    where.charAt(0).toUpperCase() + where.slice(1),
    minutes[1] > 0 && minutesRange(minutes),
    heat && "with heat",
    !onScalp && zone !== "foils" && "off the scalp",
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}
