import { greyWordPercent } from "#tools/colour/science.ts";
import { seeded } from "#tools/colour/render/random.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { FigureFrame } from "./frame.tsx";

const HAIRS = 100;
const SEED = 9;
const WORDS = Object.entries(greyWordPercent);

/** Four partings, with as many white hairs in a hundred as the form's words stand for. */
export function WhiteShares() {
  return (
    <FigureFrame
      className="grid grid-cols-2 gap-3 @lg:grid-cols-4"
      caption="A hundred hairs each, level 5 between the white."
    >
      {WORDS.map(([word, percent]) => (
        <div key={word} className="text-center text-sm">
          <svg
            viewBox="0 0 100 90"
            preserveAspectRatio="none"
            role="img"
            aria-label={`${percent}% white`}
            className="mb-2 h-24 w-full rounded-m print:[print-color-adjust:exact]"
          >
            <rect width="100" height="90" fill="var(--l3)" />
            {hairs(percent).map((white, at) => (
              <line
                key={at}
                x1={at + 0.5}
                x2={at + 0.5 + ((at * 37) % 5) - 2}
                y1="0"
                y2="90"
                stroke={white ? "#ece8e0" : "var(--l5)"}
                strokeWidth="1.15"
              />
            ))}
          </svg>
          <span className="block font-mono font-semibold tabular-nums">{percent}%</span>
          <span className="text-ink-2">{spokenWord(word)}</span>
        </div>
      ))}
    </FigureFrame>
  );
}

/** Which of a hundred hairs are white, spread as they grow: the same every time. */
function hairs(percent: number): boolean[] {
  const random = seeded(SEED);
  const order = Array.from({ length: HAIRS }, (_, at) => ({ at, lot: random() }));
  const white = new Set(
    order
      .toSorted((a, b) => a.lot - b.lot)
      .slice(0, percent)
      .map(({ at }) => at),
  );
  return order.map(({ at }) => white.has(at));
}
