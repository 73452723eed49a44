import { hue } from "./colour-space.ts";
import type { Face } from "./find-face.ts";
import { boxSum, integral, type Plane, type Raster } from "./raster.ts";

/** What is known of each pixel before its colour is compared, each 0-1: skin, standing out from the backdrop, strand-like texture, and changes of light that run one way; and its grain: about 0 where single strands begin to show, below on what is smooth, above in hair. */
export type Clues = {
  raster: Raster;
  skin: Plane;
  standing: Plane;
  strands: Plane;
  combed: Plane;
  grain: Plane;
};

/**
 * The chance (as log-odds) that a pixel is hair before colours are compared: hair stands out from the wall, is textured, is
 * not skin, and lies where hair grows: around a face, or, when none is seen, above and beside skin or in the middle.
 */
export function hairPrior(
  { raster, skin, standing, strands, grain }: Clues,
  face: Face | undefined,
): Plane {
  const place = face ? aroundFace(face) : aroundSkin(raster, skin);
  const { width, height, l } = raster;
  const out = new Float32Array(skin.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      out[i] =
        place(x, y) +
        3 * ((standing[i] ?? 0) - 0.6) +
        1.6 * ((strands[i] ?? 0) - 0.3) +
        1.5 * Math.min(1, (l[i] ?? 0) / 20) * (grain[i] ?? 0) -
        (face ? 4 : 2.5) * (skin[i] ?? 0) -
        2.5 * unnatural(raster, i);
  return out;
}

/** How far a colour is from any that hair grows or is commonly tinted, 0-1: dyed blue and green are possible, leaves are commoner. */
function unnatural({ a, b }: Raster, i: number): number {
  const red = a[i] ?? 0;
  const yellow = b[i] ?? 0;
  const strength = red * red + yellow * yellow;
  if (strength <= 25 || (red > 0 && yellow > 0)) return 0;
  const angle = hue({ a: red, b: yellow });
  return angle < 105 || angle > 320 ? 0 : Math.min(1, (Math.sqrt(strength) - 5) / 8);
}

/** Over the brow and down both sides, the likelier the nearer; never in the face or down the throat. */
function aroundFace({ x: faceX, y: faceY, width, height }: Face) {
  return (x: number, y: number) => {
    const across = Math.abs(x - faceX) / width;
    const down = (y - faceY) / height;
    if (down < 0) {
      const ring = Math.sqrt(across * across + down * down) * 2;
      return ring < 0.95
        ? Math.max(-5, -14 * (0.95 - ring)) - 0.5
        : 2 - 2.2 * Math.max(0, ring - 1.15);
    }
    const inside = Math.min(1, Math.max(0, 0.47 - across) * 6) * (down < 0.55 ? 5 : 2.5);
    return 0.9 - inside - 4 * Math.max(0, across - 0.9) - 1.3 * Math.max(0, down - 0.3);
  };
}

function aroundSkin({ width, height }: Raster, skin: Plane) {
  const sums = integral(skin, width, height);
  const reach = Math.min(width, height) * 0.3;
  const share = (x0: number, y0: number, x1: number, y1: number) =>
    boxSum(sums, width, clip(x0, width), clip(y0, height), clip(x1, width), clip(y1, height)) /
    (reach * reach);
  return (x: number, y: number) => {
    const below = share(x - reach * 0.5, y, x + reach * 0.5, y + reach);
    const above = share(x - reach * 0.5, y - reach, x + reach * 0.5, y);
    const centre = 1 - 2.6 * Math.abs(x / width - 0.5) - 2.4 * Math.abs(y / height - 0.42);
    return 1.6 * centre + 0.8 * Math.min(1, 3 * below) - 0.8 * Math.min(1, 3 * above);
  };
}

function clip(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(value)));
}
