/**
 * Draws the pictures of the Photo Guide anew, the same ones every time, and says what the engine reads in each:
 * `node tests/light-pictures/draw.ts`. They go into ui/public/light, their readings by hand into tools/guide/light-data.ts.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { renderHair } from "#tools/colour/render/render-hair.ts";
import { LIGHT_SHOTS } from "#tools/guide/light-data.ts";
import { readShot, SHOTS, type Shot } from "./shots.ts";

const FOLDER = "ui/public/light";
const WIDTH = 400;
const HEIGHT = 480;
/** What is kept of what was drawn: the hair and a little of the room. */
const FRAME = { left: 100, top: 70, width: 600, height: 720 };
/** How large somebody looks from across the room. */
const ACROSS = { width: 160, height: 192 };

await mkdir(FOLDER, { recursive: true });
for (const [id, shot] of Object.entries(SHOTS)) {
  const file = await draw(shot);
  await writeFile(join(FOLDER, `${id}.webp`), file);
}
for (const shot of LIGHT_SHOTS) {
  const { level, tone, zones, quality } = await readShot(join("ui/public", shot.image), shot);
  console.log(shot.id, JSON.stringify({ level, tone, zones, flags: quality.flags }));
}

async function draw({ hair, after }: Shot): Promise<Buffer> {
  const { width, height, data } = renderHair(hair);
  const photo = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .extract(after === "far" ? { left: 0, top: 0, width, height } : FRAME)
    .resize(WIDTH, HEIGHT)
    .png()
    .toBuffer();
  return sharp(await changed(photo, after))
    .webp({ quality: 66, effort: 6 })
    .toBuffer();
}

async function changed(photo: Buffer, after: Shot["after"]): Promise<Buffer> {
  if (after === "filter")
    return sharp(photo)
      .modulate({ saturation: 1.7, brightness: 1.12 })
      .tint({ r: 255, g: 225, b: 200 })
      .blur(1.2)
      .png()
      .toBuffer();
  if (after === "far") {
    const small = await sharp(photo).resize(ACROSS.width, ACROSS.height).png().toBuffer();
    const beside = (WIDTH - ACROSS.width) / 2;
    const above = HEIGHT - ACROSS.height;
    return sharp(small)
      .extend({ top: above, left: beside, right: beside, extendWith: "copy" })
      .png()
      .toBuffer();
  }
  return photo;
}
