import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { DomainError } from "#tools/core/errors.ts";
import { hairPhoto } from "#tests/hair.ts";
import { cleanImage, pixelsOf } from "./images.ts";
import { MAX_PHOTO_BYTES } from "./schema.ts";

const refusal = async (upload: Uint8Array) => {
  const error: unknown = await cleanImage(upload).then(
    () => undefined,
    (e: unknown) => e,
  );
  return error instanceof DomainError ? error.code : error;
};

describe("a photo that is taken in", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "comes out as an upright JPEG from %s",
    async (format) => {
      const { image, thumbnail } = await cleanImage(await hairPhoto({ format }));
      expect((await sharp(image).metadata()).format).toBe("jpeg");
      expect(await sharp(thumbnail).metadata()).toMatchObject({
        width: 320,
        height: 320,
        format: "jpeg",
      });
    },
  );

  it("opens HEIC as phones write it", async () => {
    const heic = await readFile(
      join(import.meta.dirname, "..", "..", "tests", "files", "hair.heic"),
    );
    const { width, height, image } = await cleanImage(heic);
    expect([width, height]).toEqual([200, 266]);
    const { data } = await pixelsOf(image);
    const middle = (Math.round(0.4 * 266) * 200 + 100) * 4;
    // brown: red over green over blue
    expect(data[middle]).toBeGreaterThan(data[middle + 1] ?? 255);
    expect(data[middle + 1]).toBeGreaterThan(data[middle + 2] ?? 255);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])("is turned upright from orientation %i", async (orientation) => {
    const upright = await pixelsOf((await cleanImage(await hairPhoto({ seed: 5 }))).image);
    const turned = await pixelsOf(
      (await cleanImage(await hairPhoto({ seed: 5, orientation }))).image,
    );
    expect([turned.width, turned.height]).toEqual([upright.width, upright.height]);
    let difference = 0;
    for (let i = 0; i < upright.data.length; i += 1)
      difference += Math.abs((upright.data[i] ?? 0) - (turned.data[i] ?? 0));
    expect(difference / upright.data.length).toBeLessThan(3);
  });

  it("loses its EXIF and GPS", async () => {
    const upload = await hairPhoto({ gps: true, orientation: 6 });
    expect((await sharp(upload).metadata()).exif).toBeDefined();
    const { image, thumbnail } = await cleanImage(upload);
    for (const bytes of [image, thumbnail]) {
      const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(Buffer.from(bytes).includes("GPS")).toBe(false);
    }
  });

  it("is at most 2048 px on its long side", async () => {
    const { width, height } = await cleanImage(await hairPhoto({ megapixels: 12 }));
    expect(Math.max(width, height)).toBe(2048);
  });
});

describe("what is refused", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>`;
  it.each([
    ["SVG", Buffer.from(svg)],
    ["HTML", Buffer.from("<html><body>hair</body></html>")],
    ["GIF", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1")],
    ["PDF", Buffer.from("%PDF-1.7")],
    ["nothing at all", Buffer.alloc(0)],
    ["SVG that begins like a RIFF", Buffer.from(`RIFF....SVGP${svg}`)],
  ])("%s, by its bytes", async (_name, upload) => {
    expect(await refusal(upload)).toBe("unsupported_type");
  });

  it("a picture cut off half-way", async () => {
    const whole = await hairPhoto({});
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe("invalid");
  });

  it("a JPEG head with a script for a body", async () => {
    expect(
      await refusal(
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("<script>")]),
      ),
    ).toBe("invalid");
  });

  it("a HEIC that announces a giant picture, before it is decoded", async () => {
    const heic = Buffer.from(
      await readFile(join(import.meta.dirname, "..", "..", "tests", "files", "hair.heic")),
    );
    const size = heic.indexOf("ispe") + 8;
    heic.writeUInt32BE(60_000, size);
    heic.writeUInt32BE(60_000, size + 4);
    expect(await refusal(heic)).toBe("too_large");
  });

  it("more than 10 MB", async () => {
    expect(await refusal(Buffer.alloc(MAX_PHOTO_BYTES + 1, 0xff))).toBe("too_large");
  });
});
