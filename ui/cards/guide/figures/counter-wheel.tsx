import { useState } from "react";
import { counterOf } from "#tools/colour/science.ts";
import { ChoiceChips } from "#ui/cards/choice-chips.tsx";
import { FigureFrame } from "./frame.tsx";

/** The wheel clockwise from the top, opposites opposite. */
const WHEEL = [
  ["yellow", "#e2c35c"],
  ["yellow-orange", "#d9a04a"],
  ["orange", "#cb7a3d"],
  ["red-orange", "#b4542f"],
  ["red", "#a2352b"],
  ["red-violet", "#8b3560"],
  ["violet", "#6b4fa0"],
  ["blue-violet", "#4d55a6"],
  ["blue", "#3d6ea3"],
  ["blue-green", "#3c8286"],
  ["green", "#4f8756"],
  ["yellow-green", "#97a64e"],
] as const;

/** Unwanted tones as the engine is asked for them: the word, the level it is usual at, and its place on the wheel. */
const UNWANTED = {
  red: { level: 4, shows: "red" },
  orange: { level: 6, shows: "orange" },
  gold: { level: 8, shows: "yellow-orange" },
  yellow: { level: 9, shows: "yellow" },
  green: { level: 8, shows: "green" },
} as const;
type Unwanted = keyof typeof UNWANTED;
const WORDS = Object.keys(UNWANTED) as Unwanted[];

/** An unwanted tone on the wheel, and what the engine lays against it. */
export function CounterWheel() {
  const [unwanted, setUnwanted] = useState<Unwanted>("orange");
  const { level, shows } = UNWANTED[unwanted];
  const counter = counterOf(unwanted, level);
  const lit = new Set<string>([shows, opposite(shows)]);
  return (
    <FigureFrame className="flex items-center gap-6 max-sm:flex-col max-sm:items-stretch">
      <svg
        viewBox="-110 -110 220 220"
        role="img"
        aria-label={`Color wheel: ${shows} lies opposite ${opposite(shows)}`}
        className="size-52 shrink-0 max-sm:mx-auto print:[print-color-adjust:exact]"
      >
        {WHEEL.map(([name, hex], at) => (
          <path key={name} d={segment(at)} fill={hex} opacity={lit.has(name) ? 1 : 0.22} />
        ))}
        <line {...lineOf(shows)} className="stroke-ink" strokeWidth="2" strokeDasharray="5 5" />
      </svg>
      <div className="flex min-w-0 flex-col gap-4">
        <ChoiceChips
          label="Unwanted"
          words={WORDS}
          value={unwanted}
          onChange={(word) => word && setUnwanted(word)}
          hexOf={(word) => WHEEL.find(([name]) => name === UNWANTED[word].shows)?.[1]}
        />
        <p aria-live="polite">
          Against <strong className="text-ink">{unwanted}</strong> at level {level}:{" "}
          <strong className="text-ink">{counter?.word}</strong>. The shades that hold it are called{" "}
          {counter?.tones.slice(0, 3).join(", ").replaceAll("-", " ")}. Never add{" "}
          {counter?.avoid.join(", ")}.
        </p>
      </div>
    </FigureFrame>
  );
}

const placeOf = (name: string) => WHEEL.findIndex(([each]) => each === name);
const opposite = (name: string): string => WHEEL[(placeOf(name) + 6) % WHEEL.length]?.[0] ?? name;

function point(turns: number, radius: number): string {
  const angle = turns * 2 * Math.PI - Math.PI / 2;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}

function segment(at: number): string {
  const from = (at - 0.46) / WHEEL.length;
  const to = (at + 0.46) / WHEEL.length;
  return `M${point(from, 106)}A106 106 0 0 1 ${point(to, 106)}L${point(to, 58)}A58 58 0 0 0 ${point(from, 58)}Z`;
}

function lineOf(name: string) {
  const turn = placeOf(name) / WHEEL.length;
  const [x1, y1] = point(turn, 52).split(" ");
  const [x2, y2] = point(turn + 0.5, 52).split(" ");
  return { x1, y1, x2, y2 };
}
