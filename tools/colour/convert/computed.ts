import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { mixShare, partsOfShare } from "./share.ts";
import { isMix } from "./source.ts";
import type { ConvertAnswer } from "#tools/colour/schema.ts";
import { lateness } from "#tools/colour/shade/shades.ts";
import { toneDistance, tonesDistance } from "#tools/colour/shade/tone-distance.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";

type Candidate = ConvertAnswer["candidates"][number];
/** `thin`: mostly base where a full tone is asked for, which only counts between shades that are near enough. */
type Scored = { candidate: Candidate; apart: number; thin?: boolean };

/** Tone distances (conversion tables): the same tone, a neighbour, and the farthest that is a match at all. */
const exactWithin = 0.3;
const closeWithin = 0.8;
const nearWithin = 0.95;

/** Differences of character that break a tie between shades of one tone. */
const otherSeries = 0.12;
const otherStrength = 0.06;
/** 8-01 beside 8-1: a weak version of the tone comes after one that is full. */
const thinner = 0.2;

/**
 * What a line makes that stands nearest to a shade, best first, all of it at the shade's own level: its shades, and where none
 * is near enough, mixtures that land on the level. Empty where there is neither. Clear and mix shades stand for their like only.
 */
export function computedFor(to: BrandLine, source: Shade): Candidate[] {
  const singles = singlesFor(to, source);
  const near = singles.some(({ apart }) => apart <= closeWithin);
  const mixed = near || isMix(source) || source.tone === "clear" ? [] : mixturesFor(to, source);
  return [...singles, ...mixed]
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) || lateness(to, a.candidate.code) - lateness(to, b.candidate.code),
    )
    .map(({ candidate }) => candidate);
}

const rank = ({ apart, thin }: Scored) => apart + (thin ? thinner : 0);
const bases: ReadonlySet<CanonicalTone> = new Set([
  "natural",
  "natural-intense",
  "natural-cool",
  "natural-warm",
]);

/** The line's shade that comes nearest in tone at any other level, to name where nothing may be offered. */
export function nearestElsewhere(to: BrandLine, source: Shade): Shade | undefined {
  const scored = depths(to).flatMap((shade) => {
    const apart = tonesDistance(source.tones, shade.tones);
    return apart === undefined || apart > closeWithin
      ? []
      : [{ shade, cost: Math.abs((shade.level ?? 0) - (source.level ?? 0)) + apart }];
  });
  return scored.toSorted((a, b) => a.cost - b.cost)[0]?.shade;
}

/** The shades of a line that have a depth and are made to be used by themselves. */
function depths(to: BrandLine): Shade[] {
  return to.shades.filter(
    (each) => !isMix(each) && !each.lowlightPrefilled && !each.fastToner && each.tone !== "clear",
  );
}

function singlesFor(to: BrandLine, source: Shade): Scored[] {
  return poolFor(to, source).flatMap((shade) => {
    const tone = tonesDistance(source.tones, shade.tones);
    if (tone === undefined || tone > nearWithin) return [];
    return [
      {
        apart: tone + character(source, shade),
        thin: !bases.has(source.tone) && bases.has(shade.tone),
        candidate: {
          code: shade.code,
          blend: [{ code: shade.code, parts: 1 }],
          level: source.level,
          tone: shade.tone,
          basis: "computed" as const,
          note: `Worked out, not printed by a maker: ${tone < exactWithin ? "the same tone family" : "the nearest tone it makes"}${at(source)}.`,
        },
      },
    ];
  });
}

function poolFor(to: BrandLine, source: Shade): Shade[] {
  const all = [...to.shades, ...(to.mixShades ?? [])];
  if (isMix(source)) return all.filter(isMix);
  if (source.tone === "clear") return all.filter(({ tone }) => tone === "clear");
  return depths(to).filter(({ level }) => level === source.level);
}

function character(source: Shade, shade: Shade) {
  const series = (source.greySeries ?? false) === (shade.greySeries ?? false) ? 0 : otherSeries;
  const strength = doubled(source) === doubled(shade) ? 0 : otherStrength;
  const depth = (source.intenseDepth ?? false) === (shade.intenseDepth ?? false) ? 0 : otherSeries;
  return series + strength + depth;
}

/** A doubled digit or letter in the tone of a code is the intense version of it. */
function doubled({ code, level }: Shade) {
  const tone = code.replace(/^0?\d{1,2}(\.5(?!\d))?[./,\-\s]*/, "");
  return level !== null && /([a-z1-9])\1/i.test(tone);
}

function mixturesFor(to: BrandLine, source: Shade): Scored[] {
  if (source.level === null) return [];
  const steady = [...pushed(to, source, source.level), ...between(to, source, source.level)];
  return steady.length > 0 ? steady : softened(to, source, source.level);
}

/** The natural of the level with as much of a mix shade as the level takes. */
function pushed(to: BrandLine, source: Shade, level: number): Scored[] {
  const natural = naturalAt(to, level);
  const mix = nearest([...to.shades, ...(to.mixShades ?? [])].filter(isMix), source.tone);
  if (!natural || !mix || isNatural(source.tone)) return [];
  const share = mixShare(to, level);
  const [a, b] = partsOfShare(share);
  return [
    mixture(
      source,
      mix.shade.tone,
      mix.apart,
      [natural.code, a],
      [mix.shade.code, b],
      [
        `the natural of level ${level} with ${Math.round(share * 100)}% of the mix shade, the most this level takes`,
      ],
    ),
  ];
}

/** Equal parts of the level below and the level above in the tone. */
function between(to: BrandLine, source: Shade, level: number): Scored[] {
  for (const step of steps(level)) {
    const below = nearest(atLevel(to, level - step), source.tone);
    const above = nearest(atLevel(to, level + step), source.tone);
    if (!below || !above) continue;
    const lead = below.apart <= above.apart ? below : above;
    const apart = (below.apart + above.apart) / 2;
    return [
      mixture(
        source,
        lead.shade.tone,
        apart,
        [below.shade.code, 1],
        [above.shade.code, 1],
        [`equal parts of level ${level - step} and ${level + step} land on ${level}`],
      ),
    ];
  }
  return [];
}

/** The tone from the level beside with the natural of the one opposite: the depth is right, the tone is half as strong. */
function softened(to: BrandLine, source: Shade, level: number): Scored[] {
  if (isNatural(source.tone)) return [];
  for (const step of steps(level).flatMap((each) => [-each, each])) {
    const toned = nearest(atLevel(to, level + step), source.tone);
    const natural = naturalAt(to, level - step);
    if (!toned || !natural) continue;
    return [
      mixture(
        source,
        toned.shade.tone,
        toned.apart,
        [toned.shade.code, 1],
        [natural.code, 1],
        [
          `the tone is made at level ${level + step}; natural ${level - step} in equal parts brings it to ${level}`,
          "and halves its strength",
        ],
      ),
    ];
  }
  return [];
}

function mixture(
  source: Shade,
  tone: CanonicalTone,
  apart: number,
  first: readonly [string, number],
  second: readonly [string, number],
  how: readonly string[],
): Scored {
  const parts = [first, second];
  return {
    apart,
    candidate: {
      code: `${parts.map(([code]) => code).join(" + ")} (${parts.map(([, each]) => each).join(":")})`,
      blend: parts.map(([code, each]) => ({ code, parts: each })),
      level: source.level,
      tone,
      basis: "computed",
      note: `Worked out, not printed by a maker: ${how.join(" ")}.`,
    },
  };
}

function nearest(shades: readonly Shade[], tone: CanonicalTone) {
  return shades
    .flatMap((shade) => {
      const apart = toneDistance(tone, shade.tone);
      return apart === undefined || apart > closeWithin ? [] : [{ shade, apart }];
    })
    .toSorted((a, b) => a.apart - b.apart || a.shade.code.length - b.shade.code.length)[0];
}

function naturalAt(to: BrandLine, level: number) {
  return atLevel(to, level)
    .filter(({ tone }) => isNatural(tone))
    .toSorted(
      (a, b) =>
        Number(a.tone !== "natural") - Number(b.tone !== "natural") ||
        a.code.length - b.code.length,
    )[0];
}

const atLevel = (to: BrandLine, level: number) => depths(to).filter((each) => each.level === level);
const isNatural = (tone: CanonicalTone) => tone === "natural" || tone === "natural-intense";
const at = ({ level }: Shade) => (level ? ` at level ${level}` : "");
const steps = (level: number) => (Number.isInteger(level) ? [0.5, 1] : [0.5]);
