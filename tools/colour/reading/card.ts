import { CARD, CARD_PATCHES, type CardBox } from "./card-layout.ts";
import { linearOfLab } from "./colour-space.ts";
import { homographyOf, seenAt, type Homography, type Place } from "./homography.ts";
import type { LightRaster } from "./raster.ts";
import { median } from "./samples.ts";
import type { Balance } from "./white-balance.ts";

/** The grey card's corners on the photo, 0-1 from its left and top: upper left, upper right, lower right, lower left. */
export type CardCorners = readonly [Place, Place, Place, Place];

/** Light so strong or so weak is clipped or noise, and says nothing. */
const [brightest, darkest] = [0.96, 0.004];
/** Stops that the fields may disagree by: beyond, a shadow lies over the card or it was printed without its colours. */
const disagreement = 0.5;

type Measured = { grey: boolean; light: [number, number, number]; stops: number };

/**
 * The lamp's colour and strength from the grey card: colour from its greys, strength from all its fields, each the middle of what
 * they say. Undefined where too few of them can be read or they do not agree.
 */
export function balanceFromCard(light: LightRaster, corners: CardCorners): Balance | undefined {
  const view = viewOf(corners);
  if (!view) return undefined;
  const fields = CARD_PATCHES.flatMap(({ box, colour, grey }): Measured[] => {
    const seen = lightOf(light, view, box);
    const [, green] = linearOfLab(colour);
    if (Math.max(...seen) > brightest || seen[1] < darkest) return [];
    return [{ grey, light: seen, stops: Math.log2(green / seen[1]) }];
  });
  const greys = fields.filter(({ grey }) => grey);
  if (greys.length < 2) return undefined;
  const stops = median(fields.map((each) => each.stops));
  if (median(fields.map((each) => Math.abs(each.stops - stops))) > disagreement) return undefined;
  const gain = (channel: 0 | 2) =>
    bounded(median(greys.map(({ light: seen }) => seen[1] / Math.max(1e-4, seen[channel]))));
  return {
    gain: [gain(0), 1, gain(2)],
    exposure: 2 ** Math.min(2, Math.max(-2, stops)),
    by: "card",
    known: true,
    mixed: false,
    strong: false,
  };
}

/** How the card, in millimetres, is seen on the photo, 0-1. */
export function viewOf([a, b, c, d]: CardCorners): Homography | undefined {
  const { width, height } = CARD;
  return homographyOf([
    { from: { x: 0, y: 0 }, to: a },
    { from: { x: width, y: 0 }, to: b },
    { from: { x: width, y: height }, to: c },
    { from: { x: 0, y: height }, to: d },
  ]);
}

/** The middle light of a field's inner part, channel by channel. */
function lightOf(
  { width, height, r, g, b }: LightRaster,
  view: Homography,
  box: CardBox,
): [number, number, number] {
  const places = Array.from({ length: 49 }, (_, n) => {
    const across = 0.25 + (0.5 * (n % 7)) / 6;
    const down = 0.25 + (0.5 * Math.floor(n / 7)) / 6;
    const at = seenAt(view, { x: box.x + across * box.width, y: box.y + down * box.height });
    const column = Math.min(width - 1, Math.max(0, Math.floor(at.x * width)));
    const row = Math.min(height - 1, Math.max(0, Math.floor(at.y * height)));
    return row * width + column;
  });
  const middle = (plane: Float32Array) => median(places.map((i) => plane[i] ?? 0));
  return [middle(r), middle(g), middle(b)];
}

function bounded(gain: number): number {
  return Math.min(2.5, Math.max(0.4, gain));
}
