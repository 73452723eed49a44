import type { Bowl } from "#tools/formulas/schema.ts";
import { offScalpWords } from "#tools/colour/zone/words.ts";
import { RatioBar } from "#ui/components/hair/ratio-bar.tsx";
import { cx } from "#ui/lib/cx.ts";
import { grams } from "#ui/lib/format.ts";
import { bowlParts, developerStrength, minutesRange, shadeLabel } from "./bowl-words.ts";
import { placeOf } from "#tools/formulas/bowl-name-rules.ts";
import { FigureButton, type WhyFigure } from "./figure-button.tsx";

export type BowlMixProps = {
  bowl: Bowl;
  /** Opens the reason for a figure; without it the figures are plain. */
  why?: WhyFigure | undefined;
  compact?: boolean | undefined;
};

/** What goes into one bowl: the ratio in its real colours, shades left, grams right, readable from a metre away. */
export function BowlMix({ bowl, why = plain, compact }: BowlMixProps) {
  const { developer } = bowl;
  const row = cx("border-t border-line-soft", compact ? "text-md" : "text-md md:text-lg");
  const cell = cx("text-left font-normal", compact ? "py-2.5" : "py-2.5 md:py-3");
  const amount = cx(
    "pl-3 text-right font-mono leading-none font-semibold whitespace-nowrap tabular-nums",
    compact ? "text-[26px]" : "text-[26px] md:text-[30px]",
  );
  return (
    <div>
      <RatioBar parts={bowlParts(bowl)} className="mb-4" />
      <table className="w-full border-collapse">
        <caption className="sr-only">
          What goes into the bowl{bowl.ratio && `, color to developer ${bowl.ratio}`}
        </caption>
        <tbody>
          {bowl.shades.map((shade, index) => (
            <tr key={index} className={row}>
              <th scope="row" className={cell}>
                <FigureButton onWhy={why("shade")}>{shadeLabel(shade)}</FigureButton>
              </th>
              <td className={amount}>
                <FigureButton onWhy={why("grams")}>{grams(shade.grams)}</FigureButton>
              </td>
            </tr>
          ))}
          {developer && (
            <tr className={row}>
              <th scope="row" className={cell}>
                {developer.name}{" "}
                <span className="whitespace-nowrap">
                  <FigureButton onWhy={why("developer")}>
                    {developerStrength(developer.volume, developer.percent)}
                  </FigureButton>
                  {bowl.ratio && (
                    <span className="text-ink-3">
                      {" · "}
                      <FigureButton onWhy={why("ratio")}>{bowl.ratio}</FigureButton>
                    </span>
                  )}
                </span>
              </th>
              <td className={amount}>
                <FigureButton onWhy={why("ratio")}>{grams(developer.grams)}</FigureButton>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <HowItGoesOn bowl={bowl} why={why} />
    </div>
  );
}

const plain: WhyFigure = () => undefined;

/** "All over, 20 to 30 min, with heat." */
function HowItGoesOn({ bowl, why }: { bowl: Bowl; why: WhyFigure }) {
  const { minutes, heat } = bowl;
  const where = placeOf(bowl);
  const rest = [heat && "with heat", offScalpWords(bowl)].filter(Boolean);
  return (
    <p className="border-t border-line-soft pt-2.5 text-sm text-ink-2">
      <FigureButton onWhy={why("zone")}>
        {where.charAt(0).toUpperCase() + where.slice(1)}
      </FigureButton>
      {minutes[1] > 0 && (
        <>
          {", "}
          <FigureButton onWhy={why("minutes")}>{minutesRange(minutes)}</FigureButton>
        </>
      )}
      {rest.map((word) => `, ${word}`)}.
    </p>
  );
}
