import { ratioFor } from "#tools/colour/bowl/amounts.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import conversions from "./conversions.json" with { type: "json" };
import { chooseDeveloper, liftOf } from "#tools/colour/bowl/developer.ts";
import type { ConvertAnswer, ConvertRequest } from "#tools/colour/schema.ts";

const swatch = "Brands differ by up to a level: compare swatches or test a strand.";

/** The target line's own ratio, minutes, developer and grey rule: nothing of the old line is carried over. */
export function termsOf(
  from: BrandLine,
  to: BrandLine,
  code: string | undefined,
  asked: { context?: ConvertRequest["context"]; used?: number | undefined },
): Pick<ConvertAnswer, "developer" | "ratio" | "minutes" | "grey"> {
  const ratio = ratioFor(to, true, code);
  const developer = developerFor(from, to, asked.context, asked.used);
  const grey = greyWords(to);
  return {
    ...(developer ? { developer } : {}),
    ...(ratio ? { ratio: `${ratio[0]}:${ratio[1]}` } : {}),
    minutes: [to.processingMinutes[0], to.processingMinutes[1]],
    ...(grey ? { grey } : {}),
  };
}

/** What to know before mixing: how the brands name their levels, what the type cannot do, the strand test. */
export function cautionsFor(
  from: BrandLine,
  to: BrandLine,
  code: string,
  level: number | null,
): string[] {
  const notes = conversions.levelNotes
    .filter((note) => from.brandId !== to.brandId && concerns(note, [from, to], code, level))
    .map(({ brand, note }) => {
      const name = [from, to].find((line) => line.brandId === brand)?.brandName ?? brand;
      return `${name}: ${note}.`;
    });
  const weaker = !deposits(from) && deposits(to);
  const stronger = deposits(from) && !deposits(to);
  return [
    ...(weaker
      ? [`${to.name} deposits only: it does not lift, and it blends gray rather than cover it.`]
      : []),
    ...(stronger
      ? [
          `${to.name} is ${to.type} and ${from.name} is not: it can lift and warm natural hair; take its weakest developer to tone.`,
        ]
      : []),
    ...notes,
    swatch,
  ];
}

type LevelNote = (typeof conversions.levelNotes)[number];

/** A note on how a brand counts its levels, where the shade at hand is one that it speaks of. */
function concerns(
  note: LevelNote,
  lines: readonly BrandLine[],
  code: string,
  level: number | null,
) {
  const line = lines.find(({ brandId }) => brandId === note.brand);
  if (!line || ("line" in note && note.line !== line.id)) return false;
  if (note.brand === "matrix") return line === lines[0] && /^5\d\d/.test(code);
  if (note.brand === "wella-professionals")
    return line === lines[0] && (level === 2 || /^(\d)\1/.test(code));
  return note.brand !== "schwarzkopf-professional" || level === 2;
}

const deposits = ({ type }: BrandLine) =>
  ["demi-permanent", "toner", "semi-permanent"].includes(type);

/**
 * The developer of the target line: by the lift that is asked for; without that the bottle nearest to the one used, with a word
 * on what it lifts where the two makers' tables differ. Volumes.
 */
function developerFor(
  from: BrandLine,
  to: BrandLine,
  context: ConvertRequest["context"],
  used: number | undefined,
): ConvertAnswer["developer"] {
  const { currentLevel, desiredLevel } = context ?? {};
  if (currentLevel !== undefined && desiredLevel !== undefined) {
    const lift = Math.max(0, desiredLevel - currentLevel);
    const volume = chooseDeveloper(to, { lift, grey: 0, tone: false, developerMax: 40 });
    if (volume === null) return undefined;
    return { volume, note: `${to.name} takes ${volume} vol for ${levels(lift)} of lift.` };
  }
  if (used === undefined) return undefined;
  const volume = [...to.developers].sort((a, b) => Math.abs(a - used) - Math.abs(b - used))[0];
  if (volume === undefined) return undefined;
  return { volume, note: liftNote(from, to, used, volume) };
}

function liftNote(from: BrandLine, to: BrandLine, used: number, volume: number) {
  const lifts = (line: BrandLine) => ["permanent", "high-lift"].includes(line.type);
  if (!lifts(from) || !lifts(to))
    return `The bottle of ${to.name} that is nearest to ${used} vol. Developers of two brands are not interchangeable.`;
  const [before, after] = [liftOf(from, used)[1], liftOf(to, volume)[1]];
  if (before < 1 && after < 1) return `${volume} vol deposits in both lines.`;
  if (before === after) return `${volume} vol lifts ${levels(after)} in both lines.`;
  const need = chooseDeveloper(to, { lift: before, grey: 0, tone: false, developerMax: 40 });
  return `${used} vol lifts ${levels(before)} in ${from.name}, ${volume} vol ${levels(after)} in ${to.name}${
    need !== null && need !== volume ? `: where the lift is needed, take ${need} vol` : ""
  }.`;
}

function greyWords(to: BrandLine): string | undefined {
  if (to.greyCoverage <= 0) return undefined;
  const rows = (to.greyRule?.bands ?? []).flatMap(({ naturalShare, maxPct }) =>
    naturalShare === undefined
      ? []
      : [
          `${naturalShare === 0 ? "no" : `${Math.round(naturalShare * 100)}%`} natural up to ${maxPct}%`,
        ],
  );
  const cover = `${to.name} covers up to ${to.greyCoverage}% gray`;
  return rows.length > 0 ? `${cover}: ${rows.join(", ")}.` : `${cover}.`;
}

const levels = (count: number) => `${count} level${count === 1 ? "" : "s"}`;
