import sharp from "sharp";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { readHair } from "#tools/colour/reading/read-hair.ts";
import type { HairOptions } from "#tools/colour/render/options.ts";
import type { LightShot } from "#tools/guide/light-data.ts";

/** One head, photographed well and badly; `after` is what was done to the photo besides. */
export type Shot = { hair: HairOptions; after?: "filter" | "far" };

const HEAD: HairOptions = {
  pose: "back",
  seed: 31,
  level: 7,
  tone: "gold",
  length: 0.8,
  wave: 0.35,
  gloss: 0.45,
  background: "#f2f2f0",
  width: 800,
  height: 960,
};

/** How each picture of the Photo Guide was taken, by its id. */
export const SHOTS: Record<string, Shot> = {
  daylight: { hair: HEAD },
  warm: { hair: { ...HEAD, cast: "warm", exposure: -0.8 } },
  mixed: { hair: { ...HEAD, cast: "mixed" } },
  flash: { hair: { ...HEAD, exposure: 1.3, gloss: 1 } },
  dark: { hair: { ...HEAD, exposure: -2 } },
  filter: { hair: HEAD, after: "filter" },
  blur: { hair: { ...HEAD, blur: 9 } },
  wall: { hair: { ...HEAD, background: "#8a4a2a" } },
  far: { hair: HEAD, after: "far" },
  zones: {
    hair: {
      ...HEAD,
      zones: { roots: { level: 5 }, mids: { level: 7, tone: "gold" }, ends: { level: 9 } },
      regrowth: { level: 5, length: 0.2 },
    },
  },
};

/** What the engine reads in the picture as it is kept, with the white that is tapped on it. */
export async function readShot(
  file: string | Buffer,
  { tapped }: Pick<LightShot, "tapped"> = {},
): Promise<HairReading> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  return readHair(pixels, tapped && { reference: tapped });
}
