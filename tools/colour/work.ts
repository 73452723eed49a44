import { liftOf } from "./developer.ts";
import type { MixedBowl } from "./bowls.ts";
import type { Work } from "./schema.ts";
import type { Counter } from "./science.ts";
import type { Pigment } from "./words.ts";

/** What a bowl does to the hair it goes on, as the plan has it and as its shades carry it. */
export function workOf(bowl: MixedBowl): Work {
  const { act, d, picked } = bowl;
  const pigments = picked.flatMap(({ shade }) => shade.pigments);
  const carries = d.counter ? carriedAgainst(d.counter, pigments) : [];
  return {
    from: levelUnder(bowl),
    lift: liftIn(bowl),
    white: Math.round(act.grey),
    mix: Math.round(act.factor * 100),
    ...(bowl.share !== undefined && { share: Math.round(bowl.share * 100) }),
    ...(act.lowlight && { lowlight: true }),
    ...(d.unwanted && carries.length > 0 && { against: { tone: d.unwanted, carries } }),
  };
}

const levelUnder = ({ act, d }: MixedBowl) => act.canvasLevel ?? d.current;

/** Levels that the bowl lifts: lightener to where it stops, tint as far as its developer and, at the roots, scalp heat bring it. */
function liftIn(bowl: MixedBowl): number {
  const { act, d, line, picked, volume } = bowl;
  const from = levelUnder(bowl);
  if (act.purpose === "lighten")
    return Math.max(0, (act.stopLevel ?? act.targetLevel ?? d.desired) - from);
  if (act.purpose !== "deposit" || act.lift === 0) return 0;
  const reach = volume === null ? 0 : liftOf(line, volume)[1];
  if (reach > 0 && reach < act.lift) return reach;
  const aim = Math.min(d.desired, picked[0]?.shade.level ?? d.desired) - from;
  return Math.max(act.lift, aim);
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
