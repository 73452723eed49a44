import { labOfHex, linearOfLab, type Lab } from "#tools/colour/reading/colour-space.ts";
import { paint, type Canvas, type Light } from "./canvas.ts";
import type { HairOptions, Skin } from "./options.ts";
import { noise } from "./random.ts";

/** Where the head is, in pixels: centre and half axes of the face (or the back of the skull). */
export type Head = { x: number; y: number; rx: number; ry: number };

/** Clear skin of six depths in neutral light. */
const skins: Record<Skin, Lab> = {
  fair: { l: 77, a: 9, b: 14 },
  light: { l: 71, a: 11, b: 17 },
  medium: { l: 63, a: 13, b: 20 },
  tan: { l: 54, a: 14, b: 22 },
  brown: { l: 41, a: 13, b: 18 },
  deep: { l: 31, a: 10, b: 13 },
};

/** The head's place in a picture of this size. */
export function placeHead({ width, height }: Canvas): Head {
  const unit = Math.min(width, height * 0.82);
  return { x: width / 2, y: height * 0.4, rx: unit * 0.16, ry: unit * 0.215 };
}

/** A wall, evenly lit, with the unevenness walls have. */
export function paintWall(canvas: Canvas, options: HairOptions): void {
  const [r, g, b] = linearOfLab(labOfHex(options.background ?? "#c9c9c7"));
  const seed = options.seed ?? 1;
  paint(canvas, (x, y) => {
    const k = 0.9 + 0.14 * noise(x / 170, y / 170, seed) - (0.1 * y) / canvas.height;
    return [r * k, g * k, b * k];
  });
}

/** Neck, shoulders and, seen from the front, a face. */
export function paintBody(canvas: Canvas, head: Head, options: HairOptions): void {
  const skin = linearOfLab(skins[options.skin ?? "light"]);
  const cloth = linearOfLab({ l: 30, a: 0, b: -6 });
  const seed = options.seed ?? 1;
  paint(canvas, (x, y) => {
    const dx = (x - head.x) / head.rx;
    const dy = (y - head.y) / head.ry;
    const shoulder =
      1.72 + 0.3 * (Math.abs(dx) / 2.3) ** 2 + 9 * Math.max(0, Math.abs(dx) - 2.05) ** 2;
    if (dy > shoulder)
      return lit(cloth, (0.8 + 0.2 * noise(x / 30, y / 80, seed)) * (1.05 - 0.14 * dx ** 2));
    if (Math.abs(dx) < 0.56 && dy > 0.5 && dy < 2.2)
      return lit(skin, 0.5 + 0.3 * Math.sqrt(1 - (dx / 0.6) ** 2));
    return undefined;
  });
  if (options.pose === "face") paintFace(canvas, head, skin, seed);
}

function paintFace(canvas: Canvas, head: Head, skin: Light, seed: number): void {
  const lip: Light = [skin[0] * 0.72, skin[1] * 0.42, skin[2] * 0.45];
  const dark: Light = [0.018, 0.014, 0.012];
  paint(canvas, (x, y) => {
    const dx = (x - head.x) / head.rx;
    const dy = (y - head.y) / head.ry;
    const jaw = dy > 0 ? 1 - 0.22 * dy : 1;
    const d = (dx / jaw) ** 2 + dy ** 2;
    if (d > 1) return undefined;
    const side = Math.abs(dx) - 0.4;
    const eye = (side / 0.2) ** 2 + ((dy + 0.06) / 0.075) ** 2;
    if ((side / 0.085) ** 2 + ((dy + 0.06) / 0.072) ** 2 < 1) return dark;
    if (eye < 1) return [0.6, 0.58, 0.56];
    if (eye < 1.5) return lit(skin, 0.4);
    if (Math.abs(side) < 0.24 && Math.abs(dy + 0.27 - (side + 0.06) ** 2 * 1.2) < 0.026)
      return lit(dark, 2.4);
    if ((dx / 0.34) ** 2 + ((dy - 0.56) / 0.075) ** 2 < 1)
      return lit(lip, Math.abs(dy - 0.56 + 0.1 * dx ** 2) < 0.012 ? 0.5 : 1);
    const nose =
      0.16 * Math.exp(-(((Math.abs(dx) - 0.14) / 0.05) ** 2) - ((dy - 0.24) / 0.09) ** 2);
    const round = 0.72 + 0.34 * Math.sqrt(1 - d) + 0.03 * (noise(x / 6, y / 6, seed) - 0.5);
    return lit(skin, round - nose * 1.6);
  });
}

function lit([r, g, b]: Light, k: number): Light {
  return [r * k, g * k, b * k];
}
