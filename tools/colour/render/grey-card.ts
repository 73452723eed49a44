import type { CardCorners } from "#tools/colour/reading/card.ts";
import {
  CARD,
  CARD_CODES,
  CARD_PATCHES,
  CODE_MODULES,
  type CardBox,
} from "#tools/colour/reading/card-layout.ts";
import { linearOfLab } from "#tools/colour/reading/colour-space.ts";
import { homographyOf, seenAt, type Place } from "#tools/colour/reading/homography.ts";
import { paint, type Canvas, type Light } from "./canvas.ts";

/** The grey card held into the picture: its middle and width as shares of the picture's width, and how far it is turned, in degrees. */
export type CardPlace = { x: number; y: number; width: number; turn?: number };

const paper: Light = [0.86, 0.86, 0.86];
const ink: Light = [0.02, 0.02, 0.02];

/** The card's corners, 0-1 from the picture's left and top. */
export function cardCorners(
  { width, height }: { width: number; height: number },
  { x, y, width: share, turn = 0 }: CardPlace,
): CardCorners {
  const angle = (turn * Math.PI) / 180;
  const scale = (share * width) / CARD.width;
  const at = (across: number, down: number): Place => {
    const [u, v] = [(across - 0.5) * CARD.width * scale, (down - 0.5) * CARD.height * scale];
    return {
      x: x + (u * Math.cos(angle) - v * Math.sin(angle)) / width,
      y: y + (u * Math.sin(angle) + v * Math.cos(angle)) / height,
    };
  };
  return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
}

/** Lays the card over what is painted, in the light that the hair stands in. */
export function paintCard(canvas: Canvas, place: CardPlace): void {
  const { width, height } = CARD;
  const [a, b, c, d] = cardCorners(canvas, place);
  const view = homographyOf([
    { from: a, to: { x: 0, y: 0 } },
    { from: b, to: { x: width, y: 0 } },
    { from: c, to: { x: width, y: height } },
    { from: d, to: { x: 0, y: height } },
  ]);
  if (!view) return;
  const colourAt = (x: number, y: number) => {
    const at = seenAt(view, { x: x / canvas.width, y: y / canvas.height });
    return within(at, { x: 0, y: 0, width, height }) ? inkAt(at) : undefined;
  };
  const [left, right] = [Math.min(a.x, b.x, c.x, d.x), Math.max(a.x, b.x, c.x, d.x)];
  const [top, bottom] = [Math.min(a.y, b.y, c.y, d.y), Math.max(a.y, b.y, c.y, d.y)];
  paint(canvas, (x, y) => {
    if (x < left * canvas.width - 1 || x > right * canvas.width) return undefined;
    if (y < top * canvas.height - 1 || y > bottom * canvas.height) return undefined;
    // four looks into each pixel, as a lens blends what is finer
    const looks = [0.25, 0.75].flatMap((dy) => [0.25, 0.75].map((dx) => colourAt(x + dx, y + dy)));
    const seen = looks.filter((look) => look !== undefined);
    if (seen.length < looks.length) return seen[0];
    const mean = (channel: 0 | 1 | 2) =>
      seen.reduce((sum, light) => sum + light[channel], 0) / seen.length;
    return [mean(0), mean(1), mean(2)];
  });
}

function inkAt(at: Place): Light {
  const patch = CARD_PATCHES.find(({ box }) => within(at, box));
  if (patch) return linearOfLab(patch.colour);
  const code = CARD_CODES.find(({ box }) => within(at, box));
  if (!code) return paper;
  const column = Math.floor(((at.x - code.box.x) / code.box.width) * CODE_MODULES);
  const row = Math.floor(((at.y - code.box.y) / code.box.height) * CODE_MODULES);
  return ((code.rows[row] ?? 0) >> (CODE_MODULES - 1 - column)) & 1 ? ink : paper;
}

function within({ x, y }: Place, box: CardBox): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}
