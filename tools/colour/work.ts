import type { MixedBowl } from "./bowls.ts";
import type { Work } from "./schema.ts";
import type { Counter } from "./science.ts";
import type { Pigment } from "./words.ts";

/** What a bowl does to the hair it goes on, as the plan has it and as its shades carry it. */
export function workOf({ act, d, picked }: MixedBowl): Work {
  const from = act.canvasLevel ?? d.current;
  const stop = act.stopLevel ?? act.targetLevel ?? d.desired;
  const lift = act.purpose === "lighten" ? stop - from : act.purpose === "deposit" ? act.lift : 0;
  const carries = d.counter
    ? carriedAgainst(
        d.counter,
        picked.flatMap(({ shade }) => shade.pigments),
      )
    : [];
  return {
    from,
    lift: Math.max(0, lift),
    white: Math.round(act.grey),
    ...(d.unwanted && carries.length > 0 && { against: { tone: d.unwanted, carries } }),
  };
}

const pigmentsOf: Record<string, readonly Pigment[]> = {
  green: ["green"],
  "blue-green": ["blue", "green"],
  blue: ["blue"],
  "blue-violet": ["blue", "violet"],
  violet: ["violet"],
  "red-copper": ["red", "orange"],
  "thin gold": ["yellow", "orange"],
};

/** The pigments among those of a bowl that answer a warmth. */
export function carriedAgainst(
  { word }: Pick<Counter, "word">,
  pigments: readonly Pigment[],
): Pigment[] {
  return (pigmentsOf[word] ?? []).filter((pigment) => pigments.includes(pigment));
}
