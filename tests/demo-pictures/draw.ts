/**
 * Draws the pictures of the demo salon anew, the same ones every time: `node tests/demo-pictures/draw.ts`, or the heads from one
 * number to another: `node tests/demo-pictures/draw.ts 1 20`. Each is drawn a little
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

const DRAWN = { width: 720, height: 800 };
/** What is kept of a head: the hair, without the room around it. */
const HEAD = { left: 120, top: 88, width: 480, height: 600 };
const QUALITY = 74;
/** Tried one after the other, in levels, at this share of the size. */
const SHIFTS = [0, -1, 1];
const SKETCH = 0.5;

const [first = 1, last = COLOUR_CASES.length] = process.argv.slice(2).map(Number);
const done = new Set<string>();
await mkdir(PICTURES, { recursive: true });
for (const [at, each] of COLOUR_CASES.entries()) {
  const files = picturesOf(each, at);
  const head = headOf(at);
  const wanted = at + 1 >= first && at + 1 <= last;
  const draws = [
    {
      file: files.before,
      look: { ...head, ...beforeLook(each) },
      level: each.from,
      seed: 100 + at,
    },
    {
      file: files.after,
      look: { ...head, ...afterLook(each) },
      level: each.reached,
      seed: 200 + at,
    },
    { file: files.goal, look: goalLook(each.tone), level: each.to, seed: 300 + at },
  ];
  for (const { file, look, level, seed } of draws) {
    if (!done.has(file) && wanted) await draw(file, look, { level, seed });
    done.add(file);
  }
}

async function draw(
  file: string,
  look: HairOptions,
  { level, seed }: { level: number; seed: number },
): Promise<void> {
  let best = { own: level, off: Infinity };
  for (const shift of SHIFTS) {
    const own = Math.min(10, Math.max(1, level + shift));
    const off = Math.abs(
      (await readLevel(await drawn({ ...look, level: own }, seed, SKETCH))) - level,
    );
    if (off < best.off) best = { own, off };
    if (off <= 0.5) break;
  }
  const bytes = await drawn({ ...look, level: best.own }, seed, 1);
  await writeFile(join(PICTURES, file), bytes);
  console.log(`${file} ${bytes.byteLength} bytes: level ${level}, read ${await readLevel(bytes)}`);
}

async function readLevel(file: Buffer): Promise<number> {
  const raw = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = raw.info;
  return readHair({ width, height, data: new Uint8ClampedArray(raw.data) }, {}).level?.value ?? 0;
}

async function drawn(look: HairOptions, seed: number, scale: number): Promise<Buffer> {
  const scaled = (of: Record<string, number>) =>
    Object.fromEntries(Object.entries(of).map(([name, px]) => [name, Math.round(px * scale)]));
  const kept = scaled(HEAD) as typeof HEAD;
  const { width, height, data } = renderHair({ ...look, seed, ...scaled(DRAWN) });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .extract(kept)
    .webp({ quality: QUALITY, effort: 5 })
    .toBuffer();
}
