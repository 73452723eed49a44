import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { DomainError } from "#tools/core/errors.ts";
import { gate } from "#tools/core/gate.ts";
import { MAX_PHOTO_BYTES } from "./schema.ts";

/** Only what a camera makes may be decoded at all; SVG, GIF, PDF and the rest are refused by the library itself. */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.cache(false);
sharp.concurrency(1);

const MAX_PIXELS = 50_000_000;
/** No camera makes longer sides, and a strip of one pixel's width takes seconds to scale. */
const MAX_SIDE = 20_000;
/** A file that was made to be slow does not keep the others waiting for longer. */
const PATIENCE_S = 15;
const LONG_SIDE = 2048;
const THUMBNAIL_SIDE = 320;
const READING_SIDE = 640;
/** The card's codes are finer than strands. */
const CARD_SIDE = 1280;

export type CleanImage = {
  image: Uint8Array;
  thumbnail: Uint8Array;
  width: number;
  height: number;
};

/**
 * Decodes whatever was uploaded and writes it anew as JPEG: upright, at most 2048 px, without EXIF or GPS.
 * @throws unsupported_type for what is not a JPEG, PNG, WebP or HEIC by its bytes; too_large over 10 MB; invalid for broken or giant pictures.
 */
export async function cleanImage(upload: Uint8Array): Promise<CleanImage> {
  if (upload.byteLength > MAX_PHOTO_BYTES)
    throw new DomainError("too_large", "A photo can be up to 10 MB.");
  const source = await decodable(upload);
  return fewAtATime.pass(async () => {
    try {
      const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: "error" });
      const { width, height } = await picture.metadata();
      if (Math.max(width, height) > MAX_SIDE) throw new Error("Its sides are too long.");
      const { data, info } = await picture
        .timeout({ seconds: PATIENCE_S })
        .rotate()
        .resize(LONG_SIDE, LONG_SIDE, { fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#ffffff" })
        .toColourspace("srgb")
        .jpeg({ quality: 88, mozjpeg: false })
        .toBuffer({ resolveWithObject: true });
      const thumbnail = await sharp(data)
        .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: "cover" })
        .jpeg({ quality: 80 })
        .toBuffer();
      return { image: data, thumbnail, width: info.width, height: info.height };
    } catch {
      throw new DomainError(
        "invalid",
        "This picture is damaged or too large to open. Please send another.",
        {
          issues: [{ path: "photo", message: "This picture cannot be opened." }],
        },
      );
    }
  });
}

/** At most two pictures are decoded at once, so that a flood of uploads cannot take all memory. */
const fewAtATime = gate(2);
/** HEIC takes seconds and much memory, so it waits for itself only. */
const heicAlone = gate(1);

/** The pixels of a stored image, small enough to read quickly: RGBA rows, longest side 640 px. */
export async function pixelsOf(
  image: Uint8Array,
): Promise<{ width: number; height: number; data: Uint8ClampedArray }> {
  const { data, info } = await sharp(image)
    .resize(READING_SIDE, READING_SIDE, { fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
}

/** The lightness of a stored image, large enough to read the codes of a grey card in it: a byte a pixel. */
export async function greyOf(
  image: Uint8Array,
): Promise<{ width: number; height: number; data: Uint8Array }> {
  const { data, info } = await sharp(image)
    .resize(CARD_SIDE, CARD_SIDE, { fit: "inside", withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A stored image made smaller, as JPEG: its longest side at most `side` pixels. */
export function shrunk(image: Uint8Array, side: number): Promise<Uint8Array> {
  return fewAtATime.pass(() =>
    sharp(image)
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer(),
  );
}

async function decodable(upload: Uint8Array): Promise<Uint8Array> {
  switch (kindOf(upload)) {
    case "heic":
      return heicAlone.pass(() => fromHeic(upload));
    case "known":
      return upload;
    default:
      throw new DomainError("unsupported_type", "Photos can be JPEG, PNG, WebP or HEIC.");
  }
}

/** By its first bytes, never by its name or declared type. */
function kindOf(bytes: Uint8Array): "known" | "heic" | "other" {
  const text = (from: number, to: number) =>
    Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "known";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "known";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "known";
  if (text(4, 8) === "ftyp" && /^(heic|heix|hevc|heim|heis|mif1|msf1)$/.test(text(8, 12)))
    return "heic";
  return "other";
}

const HEIC_PATIENCE_MS = 20_000;

/** HEIC is decoded in a worker, since it would block everybody for seconds; a hostile file ends with the worker. */
async function fromHeic(upload: Uint8Array): Promise<Uint8Array> {
  if (heicPixels(upload) > MAX_PIXELS)
    throw new DomainError("too_large", "This picture has too many pixels.");
  const worker = new Worker(new URL("heic-worker.ts", import.meta.url), {
    workerData: upload,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    return await new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("The HEIC decoder stopped.")));
      setTimeout(
        () => reject(new Error("The HEIC decoder took too long.")),
        HEIC_PATIENCE_MS,
      ).unref();
    });
  } catch {
    throw new DomainError(
      "invalid",
      "This HEIC picture cannot be opened. Please send it as JPEG.",
      {
        issues: [{ path: "photo", message: "This picture cannot be opened." }],
      },
    );
  } finally {
    await worker.terminate();
  }
}

/** The largest picture the file announces, read from its `ispe` boxes before anything is decoded. */
function heicPixels(upload: Uint8Array): number {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  let largest = 0;
  for (
    let at = bytes.indexOf("ispe");
    at >= 0 && at + 16 <= bytes.length;
    at = bytes.indexOf("ispe", at + 4)
  ) {
    largest = Math.max(largest, bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12));
  }
  return largest;
}
