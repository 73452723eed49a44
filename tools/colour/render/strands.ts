import { linearOfLab, type Lab } from "#tools/colour/reading/colour-space.ts";
import { dab, type Canvas, type Light } from "./canvas.ts";
import { colourOf, white, type Dye } from "./dye.ts";
import type { HairOptions } from "./options.ts";
import { bell, hash, noise } from "./random.ts";

/** One hair: where it is `t` of the way from root to end, and how the lamp falls on it there. */
export type Strand = {
  at: (t: number) => [x: number, y: number];
  pixels: number;
  across: number;
  shade: (x: number) => number;
};

/** How the lamp falls on the topmost hair: so that what lies in the light shows its level's own colour beside a grey card. */
const onTop = 0.975;

/** Paints strands over each other: the first ones lie deep and dark, the last ones on top. */
export function paintStrands(
  canvas: Canvas,
  options: HairOptions,
  count: number,
  grow: (depth: number) => Strand,
  random: () => number,
): void {
  const colourAt = colouring(options);
  const gloss = options.gloss ?? 0.4;
  const seed = options.seed ?? 1;
  for (let i = 0; i < count; i++) {
    const depth = 1 - i / count;
    const strand = grow(depth);
    const lock = Math.floor(strand.across * 34 + 0.4 * bell(random));
    const lit =
      (onTop - 0.57 * depth ** 3) * (0.76 + 0.48 * hash(lock, 3, seed)) * (1 + 0.24 * bell(random));
    const wobble = 0.03 * bell(random);
    const hair = colourAt(random(), hash(lock, 7, seed), random());
    const steps = Math.max(2, Math.ceil(strand.pixels / 0.9));
    const shine = 0.2 + 0.09 * noise(strand.across * 14, 1, seed) + 0.03 * bell(random);
    const glint = gloss * 0.2 * (1 - depth) * noise(strand.across * 26, 2, seed) ** 2;
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const [x, y] = strand.at(t);
      const base = hair(t + wobble);
      const wide = 0.78 + 0.44 * noise(strand.across * 11 + t * 2, t * 6, seed);
      const k = lit * wide * strand.shade(x);
      const spark = glint * Math.exp(-((t - shine) ** 2) / 0.0016);
      dab(canvas, x, y, [base[0] * k + spark, base[1] * k + spark, base[2] * k + spark], taper(t));
    }
  }
}

/** The colour along one hair, chosen once per hair: white, highlighted, or its zone's colour. */
function colouring(options: HairOptions) {
  const own: Dye = { level: options.level ?? 5, tone: options.tone };
  const { roots = own, mids = own, ends = own } = options.zones ?? {};
  const [root, mid, end] = [colourOf(roots), colourOf(mids), colourOf(ends)];
  const marks = [
    ...(options.bands ?? []).map((band) => ({
      from: band.from,
      to: band.to,
      colour: light(colourOf(band)),
    })),
    ...(options.regrowth
      ? [{ from: -1, to: options.regrowth.length, colour: light(colourOf(options.regrowth)) }]
      : []),
  ];
  const along = Array.from({ length: 65 }, (_, i) => {
    const t = i / 64;
    return light(t < 0.5 ? mix(root, mid, ramp(t, 0.25, 0.4)) : mix(mid, end, ramp(t, 0.6, 0.76)));
  });
  const streak = options.highlights && light(colourOf(options.highlights));
  return (mine: number, lockLuck: number, pick: number) => {
    if (mine < (options.greyShare ?? 0)) return () => light(white);
    const lit = options.highlights && lockLuck < options.highlights.share && pick < 0.8;
    return (t: number): Light => {
      const mark = marks.findLast(({ from, to }) => t >= from && t < to);
      if (mark) return mark.colour;
      if (lit && streak && t > 0.06) return streak;
      return along[Math.min(64, Math.max(0, Math.round(t * 64)))] ?? light(mid);
    };
  };
}

function light(lab: Lab): Light {
  const [r, g, b] = linearOfLab(lab);
  return [Math.max(0, r), Math.max(0, g), Math.max(0, b)];
}

function mix(from: Lab, to: Lab, t: number): Lab {
  return {
    l: from.l + (to.l - from.l) * t,
    a: from.a + (to.a - from.a) * t,
    b: from.b + (to.b - from.b) * t,
  };
}

function ramp(t: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (t - from) / (to - from)));
}

function taper(t: number): number {
  return t > 0.92 ? 0.85 * (1 - (t - 0.92) / 0.1) : 0.85;
}
