import { safeLift, type LiftCanvas } from "#tools/colour/science.ts";
import { HairThickness } from "#tools/colour/words.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { FigureFrame } from "./frame.tsx";

const CANVASES: readonly (readonly [LiftCanvas, string])[] = [
  ["virgin_foil", "Never colored, in foils"],
  ["virgin_onscalp", "Never colored, on the scalp"],
  ["new_growth", "New growth, level 5 and up"],
  ["coloured", "Colored"],
  ["bleached", "Lightened before"],
];

/** Levels of lift that one visit takes, from the engine's table. */
export function SafeLift() {
  return (
    <FigureFrame>
      <table className="w-full text-left max-sm:text-sm">
        <caption className="sr-only">Levels of lift in one visit on healthy hair</caption>
        <thead className="text-sm text-ink-3">
          <tr>
            <th scope="col" className="pb-2 font-medium">
              Hair
            </th>
            {HairThickness.options.map((thickness) => (
              <th key={thickness} scope="col" className="pb-2 pl-3 text-right font-medium">
                {spokenWord(thickness)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {CANVASES.map(([canvas, name]) => (
            <tr key={canvas}>
              <th scope="row" className="py-2.5 font-medium">
                {name}
              </th>
              {HairThickness.options.map((thickness) => (
                <td
                  key={thickness}
                  className="py-2.5 pl-3 text-right font-mono text-md font-semibold tabular-nums"
                >
                  {safeLift(canvas, thickness)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}
