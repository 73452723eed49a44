import sharp from "sharp";
import { readHair } from "#tools/colour/reading/read-hair.ts";
import { pixelsOf } from "#tools/photos/images.ts";
import { hairPhoto } from "#tests/hair.ts";

/** What a photo costs: decoding and shrinking it, reading it, and how many times the first the second takes. Milliseconds. */
export type PhotoSpeed = { megabytes: number; decode: number; read: number; ratio: number };

const rounds = 15;

/** Times reading against decoding, for a phone's JPEG of 12 megapixels as a camera and as a messenger writes it. */
export async function benchPhotoSpeed(): Promise<Record<"camera" | "messenger", PhotoSpeed>> {
  const camera = await hairPhoto({ pose: "face", megapixels: 15 });
  const messenger = await sharp(await hairPhoto({ pose: "face", width: 960, height: 1200 }))
    .resize(3000, 4000)
    .jpeg({ quality: 90 })
    .toBuffer();
  const figures = { camera: await timed(camera), messenger: await timed(messenger) };
  console.log("\nReading against decoding and resizing, median of rounds");
  for (const [name, { megabytes, decode, read, ratio }] of Object.entries(figures))
    console.log(
      `${name.padEnd(10)} ${megabytes.toFixed(1)} MB, decode ${decode.toFixed(0)} ms, read ${read.toFixed(0)} ms, ${ratio.toFixed(2)} times`,
    );
  return figures;
}

async function timed(photo: Buffer): Promise<PhotoSpeed> {
  const times: { decode: number; read: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const pixels = await pixelsOf(photo);
    const decoded = performance.now();
    readHair(pixels);
    times.push({ decode: decoded - start, read: performance.now() - decoded });
  }
  const middle = (of: (time: { decode: number; read: number }) => number) =>
    times.map(of).toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
  const [decode, read] = [middle((time) => time.decode), middle((time) => time.read)];
  return { megabytes: photo.length / 1e6, decode, read, ratio: read / decode };
}
