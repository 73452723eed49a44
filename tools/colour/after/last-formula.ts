import type { HairFacts } from "#tools/colour/schema.ts";
import { readBowl, type CheckedBowl } from "#tools/colour/check/checked-bowl.ts";
import type { CanonicalTone, Pigment } from "#tools/colour/words.ts";

/** The formula that a correction follows, as the rules read it. */
export type Last = {
  from: number;
  to: number;
  attempts: number;
  /** The bowl that decided the colour: the last one with shades. Undefined where only a lightener or a treatment is known. */
  tried: Tried | undefined;
  /** A lightener, a high-lift or a tint that was to lift was among the bowls. */
  lifted: boolean;
  /** Lightener or remover: the kind of move that opens the hair again. */
  opened: boolean;
  filled: boolean;
  /** One colour bowl for the whole head. */
  single: boolean;
  codes: readonly string[];
};

/** What one bowl carried. Shares are of the colour, developer left out. */
export type Tried = {
  bowl: CheckedBowl;
  tones: readonly CanonicalTone[];
  pigments: readonly Pigment[];
  /** Level of its heaviest shade that is no clear. */
  level: number | undefined;
  toned: number;
  natural: number;
  clear: number;
};

/** Reads the formula that was used; undefined where none is known. */
export function readLast(given: HairFacts["lastFormula"]): Last | undefined {
  if (!given) return undefined;
  const bowls = given.bowls.map(readBowl);
  const colours = bowls.filter(
    ({ type, purpose, shades }) =>
      shades.length > 0 && purpose !== "fill" && type !== "lightener" && type !== "treatment",
  );
  const bowl = colours.at(-1);
  const opened = bowls.some(({ type }) => type === "lightener" || type === "colour-remover");
  return {
    from: given.fromLevel,
    to: given.toLevel,
    attempts: given.attempts,
    tried: bowl && triedIn(bowl),
    lifted:
      bowls.some(({ type }) => type === "lightener" || type === "high-lift") ||
      (given.toLevel > given.fromLevel && colours.some(({ type }) => type === "permanent")),
    opened,
    filled: bowls.some(({ purpose }) => purpose === "fill"),
    single: colours.length === 1 && (bowl?.zone ?? "all") === "all",
    codes: colours.flatMap(({ codes }) => codes),
  };
}

/** The bowl in words, as a colleague would tell it: "ash-violet at level 8 for 5-10 minutes". */
export function triedWords({ tones, level, clear, bowl }: Tried): string {
  const [least, most] = bowl.minutes ?? [];
  const time =
    most === undefined
      ? ""
      : least === most
        ? ` for ${most} minutes`
        : ` for ${least}-${most} minutes`;
  const thinned = clear > 0 ? `, ${Math.round(clear * 100)}% clear,` : "";
  return `${tones.join(" and ") || "natural only"}${level === undefined ? "" : ` at level ${level}`}${thinned}${time}`;
}

/** What kind of bowl it was, as a sentence begins: "The first permanent". */
export function firstWords({ bowl: { type, purpose } }: Tried): string {
  if (type === "permanent" || type === "high-lift") return "The first permanent";
  if (type === "semi-permanent") return "The first direct dye";
  return purpose === "deposit" ? "The first demi" : "The first toner";
}

const naturals: readonly CanonicalTone[] = [
  "natural",
  "natural-intense",
  "natural-warm",
  "natural-cool",
];

/** Below this share of the colour a tone is a trace. */
const TRACE = 0.15;

function triedIn(bowl: CheckedBowl): Tried {
  const parts = bowl.shades.map((shade, at) => ({
    shade,
    share:
      bowl.colourGrams && bowl.codes[at] !== undefined
        ? (bowl.grams.get(bowl.codes[at]) ?? 0) / bowl.colourGrams
        : 1 / bowl.shades.length,
  }));
  const shareOf = (fits: (tone: CanonicalTone) => boolean) =>
    parts.reduce((sum, { shade, share }) => sum + (fits(shade.tone) ? share : 0), 0);
  const toned = parts
    .filter(
      ({ shade, share }) =>
        shade.tone !== "clear" &&
        !naturals.includes(shade.tone) &&
        (share >= TRACE || shade.mixShade === true),
    )
    .toSorted((a, b) => b.share - a.share);
  const coloured = parts
    .filter(({ shade }) => shade.tone !== "clear" && shade.level !== null)
    .toSorted((a, b) => b.share - a.share);
  return {
    bowl,
    tones: [...new Set(toned.map(({ shade }) => shade.tone))],
    pigments: [
      ...new Set(
        [...toned, ...coloured.filter(({ share }) => share >= TRACE)].flatMap(
          ({ shade }) => shade.pigments,
        ),
      ),
    ],
    level: coloured[0]?.shade.level ?? undefined,
    toned: toned.reduce((sum, { share }) => sum + share, 0),
    natural: shareOf((tone) => naturals.includes(tone)),
    clear: shareOf((tone) => tone === "clear"),
  };
}
