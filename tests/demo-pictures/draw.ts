/**
 * Draws the pictures of the demo salon anew, the same ones every time: `node tests/demo-pictures/draw.ts`. Each is drawn a little
 * lighter or darker until the photo reading sees the level that the case tells, so that the demo does not contradict itself.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { COLOUR_CASES } from "#agent/demo/colour-cases.ts";
import { PICTURES, picturesOf } from "#agent/demo/pictures.ts";
import { readHair } from "#tools/colour/reading/read-hair.ts";
import type { HairOptions } from "#tools/colour/render/options.ts";
import { renderHair } from "#tools/colour/render/render-hair.ts";
import { afterLook, beforeLook, goalLook, headOf } from "./looks.ts";

const DRAWN = { width: 900, height: 1000 };
/** What is kept of a head: the hair, without the room around it. */
const HEAD = { left: 150, top: 110, width: 600, height: 750 };
const KEPT = { width: 560, height: 700 };
const QUALITY = 72;
/** Tried one after the other, in levels. */
const SHIFTS = [0, -1, 1, -2, 2];

const only = process.argv[2];
const done = new Set<string>();
await mkdir(PICTURES, { recursive: true });
for (const [at, each] of COLOUR_CASES.entries()) {
  const files = picturesOf(each, at);
  const head = headOf(at);
  await draw(files.before, { ...head, ...beforeLook(each) }, { level: each.from, seed: 100 + at });
  await draw(files.after, { ...head, ...afterLook(each) }, { level: each.reached, seed: 200 + at });
  await draw(files.goal, goalLook(each.tone), { level: each.to, seed: 300 + at });
}

async function draw(
  file: string,
  look: HairOptions,
  { level, seed }: { level: number; seed: number },
): Promise<void> {
  if (done.has(file) || (only && !file.includes(only))) return;
  done.add(file);
  let best: { bytes: Buffer; off: number; read: number; tone: string } | undefined;
  for (const shift of SHIFTS) {
    const own = Math.min(10, Math.max(1, level + shift));
    const bytes = await drawn({ ...look, level: own }, seed);
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const reading = readHair({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) }, {});
    const read = reading.level?.value ?? 0;
    const off = Math.abs(read - level);
    if (!best || off < best.off) best = { bytes, off, read, tone: reading.tone ?? "" };
    if (best.off <= 0.5) break;
  }
  if (!best) throw new Error(`${file} was not drawn.`);
  await writeFile(join(PICTURES, file), best.bytes);
  console.log(`${file} ${best.bytes.byteLength} bytes: level ${level}, read ${best.read} ${best.tone}`);
}

async function drawn(look: HairOptions, seed: number): Promise<Buffer> {
  const { width, height, data } = renderHair({ ...look, seed, ...DRAWN });
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const cut = look.pose === "closeup" ? image : image.extract(HEAD);
  return cut.resize({ ...KEPT, fit: "cover" }).webp({ quality: QUALITY, effort: 5 }).toBuffer();
}
