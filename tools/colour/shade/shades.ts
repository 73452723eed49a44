import type { Part } from "#tools/colour/bowl/act.ts";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { boosterShare } from "#tools/colour/science.ts";
import { opposed, toneDistance } from "./tone-distance.ts";
import { sameFamily } from "./tone-families.ts";
import { withNeighbours } from "./tone-parts.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";

export type Picked = { shade: Shade; share: number; role: Part["role"]; cost: number };

/** How near a shade has to come: as wished, up to two levels away, or a neighbouring tone as well. */
export type Fit = "exact" | "levels" | "tones";

/** Finds real shades of a line for every part of a bowl; undefined when one of them is not made. */
export function pickShades(
  line: BrandLine,
  parts: readonly Part[],
  grey: number,
  fit: Fit,
): Picked[] | undefined {
  const picked = parts.flatMap((part) => pickShade(line, widened(part, fit), grey) ?? []);
  return picked.length === parts.length ? merged(picked) : undefined;
}

/** A booster bowl comes after a ready-made shade of the line. */
const boosterCost = 1;

/** A natural of the line carried by its mix shade of the wished-for tone, within the booster limit of the level. */
export function pickBooster(line: BrandLine, parts: readonly Part[]): Picked[] | undefined {
  const [wish] = parts;
  if (wish?.role !== "corrector" || wish.levels[0] === undefined) return undefined;
  const boosters = [...(line.mixShades ?? []), ...line.shades.filter((shade) => shade.mixShade)];
  const booster = wish.tones.flatMap(
    (tone) =>
      boosters.find(
        (shade) => shade.tone === tone && clean(shade, wish) && !wish.not?.includes(shade.code),
      ) ?? [],
  )[0];
  const base = pickShade(
    line,
    {
      share: 1,
      role: "natural",
      tones: ["natural", "natural-cool", "natural-warm"],
      levels: wish.levels,
      avoid: [],
    },
    0,
  );
  const own = line.boosters?.codes.includes(booster?.code ?? "") ? line.boosters.maxShare : 1;
  const share = Math.min(own, boosterShare(wish.levels[0], line.neutralisers));
  if (!booster || !base || share <= 0) return undefined;
  return [
    { ...base, share: 1 - share, role: "natural" },
    { shade: booster, share, role: "corrector", cost: boosterCost },
  ];
}

/** The line's clear or diluter, where it has one. */
export function clearOf(line: BrandLine): Shade | undefined {
  return line.shades.find((shade) => shade.tone === "clear");
}

function pickShade(line: BrandLine, part: Part, grey: number): Picked | undefined {
  let best: Shade | undefined;
  let cost = Number.POSITIVE_INFINITY;
  for (const shade of line.shades) {
    const own = costOf(line, shade, part, grey);
    if (own < cost) [best, cost] = [shade, own];
  }
  return best && { shade: best, share: part.share, role: part.role, cost };
}

/** How far a shade is from the wish: rank of its tone and level; infinite when it will not do at all. */
function costOf(line: BrandLine, shade: Shade, part: Part, grey: number) {
  const rank = part.tones.indexOf(shade.tone);
  const tone = rank >= 0 && rank < (part.alike ?? 0) ? 0 : rank;
  if (part.not?.includes(shade.code) || (part.plain && shade.plusRange))
    return Number.POSITIVE_INFINITY;
  if (tone >= 0 && shade.tone === "clear") return shade.mixShade ? Number.POSITIVE_INFINITY : 0;
  if (tone < 0 || shade.mixShade || shade.lowlightPrefilled) return Number.POSITIVE_INFINITY;
  if (Boolean(shade.greySeries) !== Boolean(part.coverage) || !clean(shade, part))
    return Number.POSITIVE_INFINITY;
  const level = levelRank(line, shade, part.levels);
  if (level === undefined) return Number.POSITIVE_INFINITY;
  const plus = Boolean(shade.plusRange) === (line.plus !== undefined && grey > line.greyCoverage);
  return (
    tone * (part.role === "corrector" ? 0.1 : 0.25) +
    (worksAgainstItself(shade) ? 0.5 : 0) +
    level * 0.6 +
    (plus ? 0 : 2) +
    (covers(line, shade, part, grey) ? 0 : 0.5) +
    (Boolean(shade.intenseDepth) === Boolean(part.doubled) ? 0 : 0.3) +
    (shade.fastToner ? 0.4 : 0) +
    lateness(line, shade.code)
  );
}

/** Of shades that serve alike the shortest code comes first; direct dyes have names, and there the line's own order decides. */
export function lateness({ type }: BrandLine, code: string) {
  return type === "semi-permanent" ? 0 : code.length * 0.001;
}

/** Whether the second tone of a shade takes the first one back, as ash does in a copper. */
function worksAgainstItself({ tones: [first, second] }: Shade) {
  return first !== undefined && second !== undefined && opposed(first, second);
}

/** Whether a shade may be the covering part: one of the families that the line prints for it, where it prints any. */
function covers(line: BrandLine, shade: Shade, part: Part, grey: number) {
  const families = line.greyRule?.standaloneFamilies;
  if (part.role !== "natural" || grey === 0 || !families) return true;
  return families.includes(shade.code.replace(/^[\d.]+/, ""));
}

function levelRank(line: BrandLine, shade: Shade, levels: readonly number[]) {
  if (shade.level === null) return line.type === "semi-permanent" ? 0 : undefined;
  const exact = levels.indexOf(shade.level);
  if (exact >= 0) return exact;
  const near = levels.findIndex((level) => Math.abs(level - (shade.level ?? 0)) <= 0.5);
  return near < 0 ? undefined : near + 0.4;
}

function clean(shade: Shade, part: Part) {
  return !shade.pigments.some((pigment) => part.avoid.includes(pigment));
}

function widened(part: Part, fit: Fit): Part {
  if (fit === "exact") return part;
  const [wished] = part.levels;
  const around = wished === undefined ? [] : [1, 2].flatMap((far) => [wished - far, wished + far]);
  const reached = around.filter((level) => level <= (part.lightest ?? level));
  return {
    ...part,
    levels: [...new Set([...part.levels, ...reached])],
    tones:
      fit === "levels"
        ? part.tones
        : [...new Set([...part.tones, ...part.tones.flatMap(withNeighbours)])].filter((tone) =>
            mayStandIn(part, tone),
          ),
  };
}

/** Further from the wish, no brown is taken for a red: it would hold nothing of it. */
function mayStandIn({ role, tones }: Part, tone: CanonicalTone) {
  const [wish] = tones;
  if (role !== "fashion" || tones.includes(tone) || !wish) return true;
  return !sameFamily(tone, "brown") || toneDistance(wish, tone) !== undefined;
}

function merged(picked: Picked[]): Picked[] {
  const [first, second] = picked;
  return first && second && first.shade.code === second.shade.code
    ? [{ ...first, share: 1 }]
    : picked;
}
