import { defaultLift, greyDeveloper } from "#tools/colour/science.ts";
import { FigureFrame } from "./frame.tsx";

const USES = [
  [7, "Toner, gloss, filler, acidic demi"],
  [10, "Deposit, darker, tone on tone"],
  [greyDeveloper, "White hair; one to two levels"],
  [30, "More lift, resistant; in foils"],
  [40, "The most: high-lift, healthy virgin hair"],
] as const;
/** Percent of peroxide in one volume. */
const PERCENT = 0.3;
/** Hair as it gets lighter, level by level from a brown. */
const STEPS = ["var(--l6)", "var(--l7)", "var(--l8)", "var(--l9)"];

/** Volumes with what they lift where a line prints nothing. */
export function DeveloperTable() {
  return (
    <FigureFrame>
      <table className="w-full text-left max-sm:text-sm">
        <caption className="sr-only">Developers and what they lift on virgin hair</caption>
        <thead className="text-sm text-ink-3">
          <tr>
            <th scope="col" className="pb-2 font-medium">
              Volume
            </th>
            <th scope="col" className="pb-2 font-medium">
              Lifts
            </th>
            <th scope="col" className="pb-2 font-medium">
              For
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {USES.map(([volume, use]) => (
            <tr key={volume}>
              <th scope="row" className="py-2.5 pr-3 whitespace-nowrap">
                <span className="font-mono font-semibold tabular-nums">{volume} vol</span>
                <span className="block font-mono text-xs font-normal text-ink-3 tabular-nums">
                  {Math.round(volume * PERCENT * 10) / 10}%
                </span>
              </th>
              <td className="py-2.5 pr-3">
                <Lift levels={defaultLift(volume)} />
              </td>
              <td className="py-2.5 text-sm text-ink-2">{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}

function Lift({ levels: [least, most] }: { levels: readonly [number, number] }) {
  const words = most === 0 ? "none" : least === most ? `${most}` : `${least} to ${most}`;
  return (
    <span className="flex items-center gap-2.5">
      <span aria-hidden="true" className="flex gap-[3px] max-sm:hidden">
        {STEPS.map((hex, at) => (
          <span
            key={hex}
            className="h-4 w-3 rounded-[4px]"
            style={{
              background: at < most ? hex : "var(--line)",
              opacity: at < most && at >= least ? 0.5 : 1,
            }}
          />
        ))}
      </span>
      <span className="font-mono text-sm whitespace-nowrap tabular-nums">{words}</span>
    </span>
  );
}
