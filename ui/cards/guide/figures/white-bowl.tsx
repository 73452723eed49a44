import { greyDefault, greyDeveloper, greyMinutes } from "#tools/colour/science.ts";
import { swatchHex } from "#tools/colour/shade/swatch.ts";
import { RatioBar } from "#ui/components/hair/ratio-bar.tsx";
import { minutesRange } from "#ui/cards/formula-card/bowl-words.ts";
import { FigureFrame } from "./frame.tsx";

/** Grams of colour that the bars are drawn for. */
const BOWL = 60;
const NATURAL = swatchHex(6, "natural");
const FASHION = swatchHex(6, "copper");

/** How much of the colour is natural, by the share of white: the engine's table where a line prints none. */
export function WhiteBowl() {
  return (
    <FigureFrame
      caption={`For ${BOWL} g of color: natural left, the fashion shade right. With ${greyDeveloper} vol, ${minutesRange(greyMinutes)}.`}
    >
      <table className="w-full text-left max-sm:text-sm">
        <caption className="sr-only">Natural share of the color by percentage of white</caption>
        <thead className="text-sm text-ink-3">
          <tr>
            <th scope="col" className="pr-3 pb-2 font-medium">
              White
            </th>
            <th scope="col" className="pr-3 pb-2 font-medium">
              Natural
            </th>
            <th scope="col" className="pb-2 font-medium">
              In the bowl
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {greyDefault.map(({ maxPct, naturalShare }, at) => (
            <tr key={maxPct}>
              <th
                scope="row"
                className="py-3 pr-3 font-mono text-sm font-semibold whitespace-nowrap tabular-nums"
              >
                {(greyDefault[at - 1]?.maxPct ?? -1) + 1} to {maxPct}%
              </th>
              <td className="py-3 pr-3 font-mono text-sm font-semibold tabular-nums">
                {naturalShare === 0 ? "none" : `${Math.round(naturalShare * 100)}%`}
              </td>
              <td className="w-1/2 py-3 max-sm:w-2/5">
                <RatioBar
                  parts={[
                    { label: "natural", grams: Math.round(BOWL * naturalShare), hex: NATURAL },
                    {
                      label: "fashion",
                      grams: Math.round(BOWL * (1 - naturalShare)),
                      hex: FASHION,
                    },
                  ]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}
