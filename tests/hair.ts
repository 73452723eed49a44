import { createHash, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import type { Picture } from "#tools/colour/render/canvas.ts";
import type { HairOptions } from "#tools/colour/render/options.ts";
import { renderHair } from "#tools/colour/render/render-hair.ts";
import { renderScene, type Scene } from "#tools/colour/render/scenery.ts";

/** How the camera wrote the file. */
export type FileOptions = {
  format?: "jpeg" | "png" | "webp";
  /** Blows the picture up with sensor grain to this many megapixels: 12 gives a JPEG of about 2.5 MB, 15 one of 3 MB. */
  megapixels?: number;
  /** EXIF orientation 2-8: the pixels are stored turned, as a phone held sideways stores them. */
  orientation?: number;
  /** Writes a GPS position into the EXIF data. */
  gps?: boolean;
};

/**
 * An image file of rendered hair, as a stylist would upload it. To draw one takes a good part of a second, so that each is drawn
 * once and kept beside the packages, for as long as what draws it stays as it is.
 */
export async function hairPhoto(options: HairOptions & FileOptions = {}): Promise<Buffer> {
  const file = keptAs(options);
  if (existsSync(file)) return readFile(file);
  const photo = await encode(drawnFor(options), options);
  const fresh = `${file}.${randomUUID()}`;
  await writeFile(fresh, photo);
  await rename(fresh, file);
  return photo;
}

/** The picture of a photo: what is written in several ways is drawn once. */
function drawnFor({ format, megapixels, orientation, gps, ...head }: HairOptions & FileOptions) {
  const plain = !format && !megapixels && !orientation && !gps;
  return plain ? renderHair(head) : hairPicture({ width: 480, height: 600, ...head });
}

/** The pixels of rendered hair, drawn once and kept likewise. */
export function hairPicture(options: HairOptions & { width: number; height: number }): Picture {
  const { width, height } = options;
  const file = `${keptAs(options)}.rgba`;
  if (existsSync(file)) return { width, height, data: new Uint8ClampedArray(readFileSync(file)) };
  const picture = renderHair(options);
  const fresh = `${file}.${randomUUID()}`;
  writeFileSync(fresh, picture.data);
  renameSync(fresh, file);
  return picture;
}

const keptAs = (options: object) =>
  join(KEPT, createHash("sha256").update(JSON.stringify(options)).digest("hex"));

const KEPT = keptFor(join(import.meta.dirname, "../tools/colour/render"));

/** The folder of what was drawn by the files of a folder and by this one. */
function keptFor(folder: string): string {
  const hash = createHash("sha256").update(readFileSync(import.meta.filename));
  for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, name)));
  const cache = join(import.meta.dirname, "../node_modules/.cache");
  const kept = join(cache, `heads-${hash.digest("hex").slice(0, 16)}`);
  mkdirSync(kept, { recursive: true });
  return kept;
}

/** An image file of something that is not hair. */
export function scenePhoto(
  scene: Scene,
  options: FileOptions & { seed?: number } = {},
): Promise<Buffer> {
  return encode(renderScene(scene, { seed: options.seed }), options);
}

/** What undoes each EXIF orientation's turning, so that the stored pixels show the picture once the orientation is applied. */
const stored: Record<number, (image: Sharp) => Sharp> = {
  2: (image) => image.flop(),
  3: (image) => image.rotate(180),
  4: (image) => image.flip(),
  5: (image) => image.rotate(270).flop(),
  6: (image) => image.rotate(270),
  7: (image) => image.rotate(90).flop(),
  8: (image) => image.rotate(90),
};

async function encode(
  picture: Picture,
  { format = "jpeg", megapixels, orientation, gps }: FileOptions,
): Promise<Buffer> {
  let image = raw(picture);
  if (megapixels) image = await grown(picture, megapixels);
  if (orientation)
    image = pixels(
      await (stored[orientation]?.(image) ?? image).raw().toBuffer({ resolveWithObject: true }),
    );
  if (gps)
    image = image.withExif({
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "48/1 51/1 24/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "2/1 21/1 3/1",
      },
    });
  if (orientation) image = image.withMetadata({ orientation });
  return image.toFormat(format, { quality: 88 }).toBuffer();
}

async function grown(picture: Picture, megapixels: number): Promise<Sharp> {
  const scale = Math.sqrt((megapixels * 1e6) / (picture.width * picture.height));
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 22 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const large = raw(picture)
    .resize(width, height)
    .composite([{ input: grain, blend: "soft-light" }]);
  return pixels(await large.raw().toBuffer({ resolveWithObject: true }));
}

function raw({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

function pixels({ data, info }: { data: Buffer; info: OutputInfo }): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
