import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { findLine, findShade } from "#tools/colour/catalogue.ts";
import conversions from "./conversions.json" with { type: "json" };
import { plainCode } from "./source.ts";
import { mixShare, partsOfShare } from "./share.ts";
import type { ConvertAnswer } from "#tools/colour/schema.ts";
import { shadeFromCode } from "#tools/colour/shade/shade-code.ts";
import { CanonicalTone } from "#tools/colour/words.ts";

type Candidate = ConvertAnswer["candidates"][number];
type Part = Candidate["blend"][number];
type Row = (typeof conversions.publishedConversions)[number];

/** What the makers' own charts print for a code of one line in another, in the charts' order. */
export function publishedFor(
  from: BrandLine,
  to: BrandLine,
  code: string,
  source: Shade | undefined,
): Candidate[] {
  return conversions.publishedConversions
    .filter((row) => row.from === from.key && row.to === to.key && isFor(row, code))
    .map((row) => asCandidate(row, to, source));
}

/**
 * A printed recipe as parts, the notation's order kept: "8-46 + 8-0 (2:1)", "3 pts 901 : 1 pt 000", "4N w/ Ash Green Corrector", "8.3".
 * `unsaid` names what the chart adds without an amount; its part is 0 and is left for the caller to fill.
 */
export function readPrinted(text: string): { blend: Part[]; unsaid: string[] } {
  const withWords = text.split(/\s+w\/\s+/);
  const [recipe = "", ...extra] = withWords;
  const found = /^(.*?)\s*\(([\d.]+(?::[\d.]+)+)\)$/.exec(recipe.trim());
  const shares = found?.[2]?.split(":").map(Number);
  const written = (found?.[1] ?? recipe).split(/\s*\+\s*|\s+:\s+/);
  const blend = written.map((each, at) => {
    const counted = /^([\d.]+)\s*pts?\s+(.+)$/i.exec(each.trim());
    return {
      code: (counted?.[2] ?? each).trim(),
      parts: shares?.[at] ?? (counted ? Number(counted[1]) : 1),
    };
  });
  return {
    blend: [...blend, ...extra.map((code) => ({ code: code.trim(), parts: 0 }))],
    unsaid: extra.map((code) => code.trim()),
  };
}

/** Pravana's chart prints SoColor's naturals by their level alone. */
function isFor(row: Row, code: string) {
  const [printed, asked] = [plainCode(row.fromCode), plainCode(code)];
  return (
    printed === asked || (/^\d+$/.test(printed) && Number(printed) <= 12 && asked === `${printed}n`)
  );
}

function asCandidate(row: Row, to: BrandLine, source: Shade | undefined): Candidate {
  const printed = readPrinted(row.toFormula);
  const read = printed.blend.map((part) => ({ ...part, shade: meant(to, part.code) }));
  const level = levelOf(read);
  const blend = withUnsaid(printed.blend, mixShare(to, level ?? source?.level ?? 5));
  const unlisted = blend.filter(({ code }) => !findShade(to, code)).map(({ code }) => code);
  return {
    code: row.toFormula,
    blend,
    level,
    tone: toneOf(read) ?? source?.tone ?? "natural",
    basis: "published",
    note: [
      `Printed in the ${row.publishedBy.replace(/\s*\([^)]*\)$/, "")}.`,
      unlisted.length > 0 &&
        `Our list of ${to.name} does not hold ${unlisted.join(" and ")}: check that it is still made.`,
      printed.unsaid.length > 0 &&
        `The chart prints no amount of ${printed.unsaid.join(" and ")}: the share here is the usual limit for a corrector at this level.`,
      level !== null &&
        source?.level &&
        Math.abs(level - source.level) >= 0.5 &&
        `The chart goes from level ${source.level} to ${level}.`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** PRAVANA numbers its high-lifts 900 to 908: the last digit is the tone, the depth that of the high-lift line. */
function meant(to: BrandLine, code: string): Shade | undefined {
  const known = findShade(to, code) ?? shadeFromCode(to, code);
  if (known) return known;
  const lifts = findLine(`${to.brandId}/chromasilk-ultra-hi-lifts`) && /^90([0-8])$/.exec(code);
  const named = CanonicalTone.safeParse(code.toLowerCase().split(" ").slice(0, 2).join("-")).data;
  const tone = lifts
    ? CanonicalTone.catch("natural").parse(to.shadeSystem?.toneMap?.[lifts[1] ?? ""])
    : named;
  return tone && { code, level: lifts ? 11 : 0, tone, tones: [tone], pigments: [] };
}

type Read = Part & { shade: Shade | undefined };

/** The depth that a mixture has by its parts, to half a level; mix shades and clear have none. */
function levelOf(read: readonly Read[]): number | null {
  const deep = read.flatMap(({ shade, parts }) =>
    shade?.level ? [{ at: shade.level, parts }] : [],
  );
  const total = deep.reduce((sum, { parts }) => sum + parts, 0);
  if (total === 0) return null;
  return Math.round((deep.reduce((sum, { at, parts }) => sum + at * parts, 0) / total) * 2) / 2;
}

/** Below this share a tone is a trace. */
const TRACE = 0.15;
const naturals: readonly CanonicalTone[] = ["natural", "natural-intense", "clear"];

/** The tone that leads: of the heaviest part that is no natural, unless it is a trace. */
function toneOf(read: readonly Read[]): CanonicalTone | undefined {
  const total = read.reduce((sum, { parts }) => sum + parts, 0);
  const heaviest = read
    .flatMap(({ shade, parts }) => (shade ? [{ tone: shade.tone, parts }] : []))
    .toSorted((a, b) => b.parts - a.parts);
  const toned = heaviest.find(
    ({ tone, parts }) => !naturals.includes(tone) && (parts === 0 || parts / total >= TRACE),
  );
  return (toned ?? heaviest[0])?.tone;
}

/** Gives what the chart prints no amount of the share it may have, in whole parts. */
function withUnsaid(blend: readonly Part[], share: number): Part[] {
  if (blend.every(({ parts }) => parts > 0)) return [...blend];
  const [rest, own] = partsOfShare(share);
  const said = blend.reduce((sum, { parts }) => sum + parts, 0);
  return blend.map(({ code, parts }) => ({ code, parts: parts > 0 ? parts * rest : own * said }));
}
