import type { Part } from "#tools/colour/bowl/act.ts";
import conversions from "#tools/colour/convert/conversions.json" with { type: "json" };
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { counterAtLevel, type Counter } from "#tools/colour/science.ts";
import { wantsCream } from "./unwanted.ts";
import { toneDistance } from "./tone-distance.ts";
import { CanonicalTone } from "#tools/colour/words.ts";

const neighbours: Record<string, string[]> = conversions.nearestTones;

/** What makers call ash: blue or violet under it, each by their own code. */
const ASHES: readonly CanonicalTone[] = ["ash", "ash-blue", "ash-violet"];

/** Parts of a bowl that gives the wished-for tone at a level on hair that shows nothing unwanted. */
export function wishedParts(d: Diagnosis, level: number): Part[] {
  const levels = depositLevels(d, level);
  switch (d.tone.word) {
    case "cool": {
      // over yellow that lightening shows, ash would turn green: there the level decides which cool tone it is
      const yellow = d.canvas === "bleached" || (d.lift > 0 && level > 8);
      const own = yellow ? [] : ASHES;
      const tones = [...own, ...coolTones(level), ...ASHES, "natural-cool", "mocha"] as const;
      return [{ ...whole(tones, levels, ["red", "orange"]), alike: own.length }];
    }
    case "warm":
      return [
        whole(["gold", "natural-warm", "gold-copper", "beige", "copper"], levels, [
          "green",
          "blue",
        ]),
      ];
    case "shade":
      return [whole(oxidative(d.tone.shade ?? "natural"), levels, [])];
    default:
      return [{ ...natural(levels), share: 1 }];
  }
}

/** Parts that cancel a tone: the counter-tone at the level or one darker, held by a natural where a natural result is wanted. */
export function counterParts(d: Diagnosis, counter: Counter, level: number): Part[] {
  const corrective = whole(counter.tones, depositLevels(d, level), counter.avoid, "corrector");
  if (wantsCream(d))
    return [
      {
        ...whole(["beige"], depositLevels(d, level), ["red", "orange"]),
        share: 0.67,
        balanced: true,
      },
      { ...corrective, share: 0.33 },
    ];
  const softened =
    level <= 8 &&
    d.tone.word !== "cool" &&
    !counter.word.includes("copper") &&
    counter.word !== "thin gold";
  return softened
    ? [
        { ...corrective, share: 0.67 },
        {
          ...natural(depositLevels(d, level)),
          avoid: counter.avoid.filter((pigment) => pigment !== "neutral"),
          share: 0.33,
        },
      ]
    : [corrective];
}

/** Parts of the toner over freshly lightened hair: warm goals keep a beige or gold, everything else meets the exposed pigment. */
export function tonerParts(d: Diagnosis, level: number): Part[] {
  if (d.tone.word === "warm")
    return [
      whole(
        ["beige", "gold", "natural-warm", "gold-copper"],
        [level, level - 1, level + 1],
        ["green"],
      ),
    ];
  if (d.tone.word === "shade") return wishedParts(d, level);
  const counter = counterAtLevel(level);
  return [whole(counter.tones, depositLevels(d, level), counter.avoid, "corrector")];
}

/** Natural series at the first level that the line makes. */
export function natural(levels: readonly number[], coverage = false): Part {
  return {
    share: 1,
    role: "natural",
    tones: ["natural", "natural-warm", "natural-cool", "natural-intense"],
    levels,
    avoid: [],
    coverage,
  };
}

/** One part that fills the bowl. */
export function whole(
  tones: readonly CanonicalTone[],
  levels: readonly number[],
  avoid: Part["avoid"],
  role: Part["role"] = "fashion",
): Part {
  return { share: 1, role, tones: [...new Set(tones)], levels, avoid };
}

/** Levels that will do for a deposit: same or one darker; on porous hair same or one lighter, as it takes colour deeper. */
export function depositLevels(d: Pick<Diagnosis, "porosity">, level: number): number[] {
  return (d.porosity === "high" ? [level, level + 1] : [level, level - 1]).map((each) =>
    Math.min(10, Math.max(1, each)),
  );
}

/** A tone and what stands nearest to it. */
export function withNeighbours(tone: CanonicalTone): CanonicalTone[] {
  return [tone, ...(neighbours[tone] ?? []).map((word) => CanonicalTone.parse(word))];
}

/** Colours of direct dye, and what comes nearest to them in a demi or a permanent. */
const nearestOxidative: Partial<Record<CanonicalTone, readonly CanonicalTone[]>> = {
  blue: ["ash-blue", "ash", "ash-violet"],
  teal: ["ash-green", "matte", "ash"],
  green: ["matte", "ash-green", "ash"],
  yellow: ["gold", "natural-warm", "beige"],
  orange: ["copper", "gold-copper", "red-copper"],
  pink: ["rose", "red-violet", "mahogany"],
  silver: ["silver", "pearl", "ash-violet", "ash-blue"],
  black: ["natural", "ash-blue"],
};

/** What may stand for a tone, nearest first: a red is never made with a brown, nor a cool tone with a warm one. */
function oxidative(tone: CanonicalTone): readonly CanonicalTone[] {
  return (
    nearestOxidative[tone] ??
    withNeighbours(tone).filter((each) => toneDistance(tone, each) !== undefined)
  );
}

function coolTones(level: number): readonly CanonicalTone[] {
  return level >= 4 ? counterAtLevel(level).tones : ["ash-blue", "ash", "ash-violet"];
}
