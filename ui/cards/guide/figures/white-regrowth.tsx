import { FigureFrame } from "./frame.tsx";

/** Centimetres a month, least and most. */
const GROWTH = [1, 1.25] as const;
/** Weeks in a month of growth. */
const MONTH = 52 / 12;
/** Centimetres from which new growth is two zones. */
const TWO_ZONES = 2;

const VISITS = [
  { weeks: 4, who: "Cover, over half white" },
  { weeks: 6, who: "Cover, 25 to 50%" },
  { weeks: 8, who: "Demi blend" },
  { weeks: 12, who: "Lowlights, root shadow" },
] as const;
const LONGEST = 12;

/** How far white has grown when each comes back, against the two centimetres that are still one zone. */
export function WhiteRegrowth() {
  const most = grown(LONGEST)[1];
  return (
    <FigureFrame
      caption={`Hair grows ${GROWTH[0]} to ${GROWTH[1]} cm a month. From ${TWO_ZONES} cm the regrowth is two zones: half of it no longer lies on the warm scalp.`}
    >
      <ul className="flex flex-col gap-3">
        {VISITS.map(({ weeks, who }) => {
          const [least, longest] = grown(weeks);
          return (
            <li key={weeks} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[12rem_1fr]">
              <span className="text-sm">
                <span className="block font-semibold">{weeks} weeks</span>
                <span className="text-ink-2">{who}</span>
              </span>
              <span className="relative flex h-9 items-center overflow-hidden rounded-small bg-surface print:[print-color-adjust:exact]">
                <span
                  aria-hidden="true"
                  className="strands h-full bg-[#e4dfd6]"
                  style={{ width: `${(longest / most) * 100}%` }}
                />
                <span
                  aria-hidden="true"
                  className="strands h-full flex-1"
                  style={{ background: "var(--l5)" }}
                />
                <span
                  aria-hidden="true"
                  className="absolute inset-y-0 w-0.5 bg-bad"
                  style={{ left: `${(TWO_ZONES / most) * 100}%` }}
                />
                <span className="absolute left-2 rounded-small bg-surface px-1.5 py-0.5 font-mono text-xs font-semibold tabular-nums">
                  {least} to {longest} cm
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </FigureFrame>
  );
}

/** Centimetres after weeks, least and most, to a tenth. */
function grown(weeks: number): readonly [number, number] {
  const [least, most] = GROWTH;
  const tenth = (cm: number) => Math.round((cm * weeks * 10) / MONTH) / 10;
  return [tenth(least), tenth(most)];
}
