import type { Act } from "./act.ts";
import type { MixedBowl } from "./bowls.ts";
import { liftOf } from "./developer.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { readsWhite } from "#tools/colour/visit/grey.ts";
import type { Work } from "#tools/colour/schema.ts";
import type { Picked } from "#tools/colour/shade/shades.ts";
import type { Counter } from "#tools/colour/science.ts";
import type { Pigment, Purpose } from "#tools/colour/words.ts";

/** What a bowl does to the hair it goes on, as the plan has it and as its shades carry it. `earlier` are the bowls before it. */
export function workOf(bowl: MixedBowl, earlier: readonly MixedBowl[]): Work {
  const { act, d, picked } = bowl;
  const pigments = picked.flatMap(({ shade }) => shade.pigments);
  const carries = d.counter ? carriedAgainst(d.counter, pigments) : [];
  const lift = liftIn(bowl);
  const white = act.purpose === "deposit" && readsWhite(act.grey) ? levelOf(picked) : undefined;
  const to = lift > 0 ? (white ?? levelUnder(bowl) + lift) : depthOf(bowl, earlier);
  return {
    from: levelUnder(bowl),
    lift,
    ...(to !== undefined && { to }),
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

/** The depth that a bowl leaves without lifting: that of its heaviest shade, never lighter than the hair it goes on, unless a bowl before it has opened that. */
function depthOf(bowl: MixedBowl, earlier: readonly MixedBowl[]): number | undefined {
  const { act, d, picked } = bowl;
  if (!lays.has(act.purpose)) return undefined;
  const heaviest = levelOf(picked);
  if (heaviest === undefined) return undefined;
  const opened = earlier.findLast((other) => opens(other) && sameHair(other, bowl));
  const lightest = opened
    ? (opened.act.stopLevel ?? opened.act.targetLevel ?? 10)
    : levelUnder(bowl);
  const level = Math.min(heaviest, lightest);
  return takenDeeper(act, d, level) ? level - 1 : level;
}

/** The level of the heaviest shade that has one. */
function levelOf(picked: readonly Picked[]): number | undefined {
  const [heaviest] = picked
    .flatMap(({ shade: { level, tone }, share }) =>
      tone !== "clear" && level !== null && level > 0 ? [{ level, share }] : [],
    )
    .toSorted((a, b) => b.share - a.share);
  return heaviest?.level;
}

const opens = ({ act }: MixedBowl) => act.purpose === "remove" || act.purpose === "lighten";
const sameHair = (one: MixedBowl, { names }: MixedBowl) =>
  one.names === undefined || names === undefined || one.names.some((name) => names.includes(name));

const lays: ReadonlySet<Purpose> = new Set(["deposit", "tone", "gloss"]);

/** Porous hair that goes darker takes a shade about a level deeper, so it is given one that much lighter than the goal. */
function takenDeeper({ purpose }: Act, d: Diagnosis, level: number): boolean {
  return purpose === "deposit" && d.porosity === "high" && d.darker > 0 && level === d.desired + 1;
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
