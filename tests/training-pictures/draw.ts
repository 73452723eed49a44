/**
 * Draws the pictures of Formula Training anew, the same ones every time: `node tests/training-pictures/draw.ts`.
 * One per scenario and one per target colour, into ui/public/training.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { HairOptions } from "#tools/colour/render/options.ts";
import { renderHair } from "#tools/colour/render/render-hair.ts";
import { SCENARIOS } from "#tools/training/data.ts";
import { heads, targetLook } from "./looks.ts";

const PUBLIC = "ui/public";
const WIDTH = 480;
const HEIGHT = 400;
/** Drawn larger and scaled down, so that strands are as fine as a camera shows them. */
const DRAWN = { width: 1200, height: 1000 };
/** What is kept of a head: the hair, without the room around it. */
const HEAD = { left: 228, top: 100, width: 744, height: 620 };
const STRAND = { left: 0, top: 0, ...DRAWN };
const MOST_BYTES = 15_000;

const only = process.argv[2];
await mkdir(join(PUBLIC, "training"), { recursive: true });
let seed = 20;
for (const { id, image, sampleTargets } of SCENARIOS) {
  const head = heads[id];
  if (!head) throw new Error(`No look for ${id}.`);
  await draw(image, { pose: "back", ...head }, (seed += 1));
  for (const target of sampleTargets) await draw(target.image, targetLook(target), (seed += 1));
}

async function draw(image: string, options: HairOptions, number: number): Promise<void> {
  if (only && !image.includes(only)) return;
  const { width, height, data } = renderHair({
    ...options,
    seed: number,
    ...DRAWN,
  });
  const small = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .extract(options.pose === "closeup" ? STRAND : HEAD)
    .resize(WIDTH, HEIGHT)
    .raw()
    .toBuffer({ resolveWithObject: true });
  await writeFile(join(PUBLIC, image), await withinBytes(small.data));
}

/** The best quality that stays small. */
async function withinBytes(pixels: Buffer): Promise<Buffer> {
  for (let quality = 80; quality >= 20; quality -= 6) {
    const file = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (file.byteLength <= MOST_BYTES) return file;
  }
  throw new Error("A picture does not become small enough.");
}
