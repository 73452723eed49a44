import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { CardCorners } from "#tools/colour/reading/card.ts";
import { CARD, CARD_CODES } from "#tools/colour/reading/card-layout.ts";
import { homographyOf, seenAt } from "#tools/colour/reading/homography.ts";

/** A picture's lightness, one byte a pixel. */
export type Grey = { width: number; height: number; data: Uint8Array };

/** Codes that must be read: what one alone tells of the card's far corners is too rough. */
const enough = 2;

/** Where the grey card lies in a picture, by the codes in its corners; undefined without one. */
export async function findCard({ width, height, data }: Grey): Promise<CardCorners | undefined> {
  await ready();
  const rgba = new Uint8ClampedArray(4 * data.length);
  for (let i = 0; i < data.length; i++) rgba.fill(data[i] ?? 0, 4 * i, 4 * i + 4);
  const codes = await readBarcodes(
    { width, height, data: rgba, colorSpace: "srgb" },
    {
      formats: ["QRCode"],
      tryHarder: true,
      tryRotate: false,
      tryInvert: false,
      maxNumberOfSymbols: CARD_CODES.length,
    },
  );
  const pairs = codes.flatMap(({ text, position }) => {
    const box = CARD_CODES.find((code) => code.text === text)?.box;
    if (!box) return [];
    const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
    return [
      { from: { x: left, y: top }, to: scaled(position.topLeft) },
      { from: { x: right, y: top }, to: scaled(position.topRight) },
      { from: { x: right, y: bottom }, to: scaled(position.bottomRight) },
      { from: { x: left, y: bottom }, to: scaled(position.bottomLeft) },
    ];
  });
  const view = pairs.length < 4 * enough ? undefined : homographyOf(pairs);
  const corner = (x: number, y: number) => view && seenAt(view, { x, y });
  const [a, b] = [corner(0, 0), corner(CARD.width, 0)];
  const [c, d] = [corner(CARD.width, CARD.height), corner(0, CARD.height)];
  return a && b && c && d ? [a, b, c, d] : undefined;

  function scaled({ x, y }: { x: number; y: number }) {
    return { x: x / width, y: y / height };
  }
}

let module: Promise<unknown> | undefined;

/** The reader's code is fetched from this machine, once. */
function ready(): Promise<unknown> {
  module ??= readFile(
    fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")),
  ).then(({ buffer }) =>
    prepareZXingModule({
      overrides: { wasmBinary: buffer },
      fireImmediately: true,
    }),
  );
  return module;
}
