import type { BrandLine, GreyBand } from "#tools/colour/brand-line.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Act } from "#tools/colour/bowl/act.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { greyDefault, source } from "#tools/colour/science.ts";

/** The row of the line's grey table that a percentage falls into; undefined when the line prints none. */
export function greyBand(line: BrandLine, percent: number): GreyBand | undefined {
  return line.greyRule?.bands.find((band) => percent <= band.maxPct);
}

/** Most percent white that the line claims, its plus range included. */
export function greyLimit(line: BrandLine): number {
  return Math.max(line.greyCoverage, line.plus?.greyCoverage ?? 0);
}

/** True for series made for cover (Absolutes, Cover Fusion): they need no natural added at any share of white. */
export function coversAlone(line: BrandLine): boolean {
  const bands = line.greyRule?.bands ?? [];
  return bands.length > 0 && bands.every((band) => band.naturalShare === 0 && band.maxPct === 100);
}

/** White hair as far as it decides what is mixed for it. */
export type WhiteHair = Pick<Diagnosis, "grey"> & {
  tone: Pick<Diagnosis["tone"], "word" | "shade">;
  facts: Pick<Diagnosis["facts"], "resistant">;
};

/** Share of the colour that must be natural: the line's rule, the general row where it prints none. */
export function naturalShare(d: WhiteHair, line: BrandLine): number {
  const rule = line.greyRule;
  if (!rule) return greyDefault.find((row) => d.grey <= row.maxPct)?.naturalShare ?? 0.75;
  const band = greyBand(line, d.grey);
  const red =
    d.tone.word === "shade" &&
    ["red", "red-copper", "red-violet", "mahogany", "copper"].includes(d.tone.shade ?? "");
  if (red && d.grey > 50 && rule.redsOver50) return rule.redsOver50.naturalShare;
  if (d.facts.resistant && typeof rule.resistant === "object") return rule.resistant.naturalShare;
  const share = (d.tone.word === "cool" ? band?.nsCool : undefined) ?? band?.naturalShare ?? 0;
  return red && d.grey >= 25 ? Math.max(share, 0.33) : share;
}

/** Share of white from which what becomes of it decides the look. */
const halfWhite = 50;

/** Whether a head is so white that the white gives its depth, lifted or not: what natural hair is between are strands in it. */
export const readsWhite = (percent: number) => percent >= 75;

/** The lightest level that covers this white: within two levels of natural hair, and never so pale that half white hair shows through. */
export function coverMost({ canvas, current, grey }: Diagnosis): number {
  const pale = grey >= halfWhite ? palestCover : 10;
  return canvas === "virgin" ? Math.min(pale, current + 2) : pale;
}

/** From the level above it a shade holds too little dye for half white hair or more (Minardi; Majirel chart). */
const palestCover = 7;

/** Findings that have told already what becomes of white hair that no bowl covers. */
const toldOf = [
  "grey_needs_own_bowl",
  "grey_cover_within_two_levels",
  "grey_target_too_light",
  "foils_blend_grey",
];

/** What the white will do where no bowl of the visit is made to cover it. */
export function sayWhite({ grey, lastFormula }: Diagnosis, acts: readonly Act[], ledger: Ledger) {
  const colours = acts.some(({ purpose }) => purpose !== "treat");
  const covered = acts.some((act) => act.grey > 0);
  // what the last formula left is told as its fault
  if (grey < 25 || lastFormula || !colours || covered || toldOf.some((code) => ledger.has(code)))
    return;
  ledger.find(
    "white_stays_sheer",
    grey >= halfWhite ? "warn" : "info",
    `${Math.round(grey)}% of this hair is white, and what goes on it today does not cover it: a tone alone turns sheer on white, so it stays lighter and brighter than the rest. Cover is a permanent with its natural share; ask for gray coverage.`,
    source.grey,
  );
}
