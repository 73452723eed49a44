import type { PhotoStore } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { MAX_EXPORT_BYTES } from "./data.ts";
import { Reader } from "./zip-js.ts";

const PIECE = 8 * 1024 * 1024;
/** No directory of an export is longer; nothing else is read in one go. */
const MOST_IN_ONE_GO = 32 * 1024 * 1024;

/** A file that came in, kept in pieces with the salon's files: its size stands in its key. */
export type Kept = { key: string; size: number };

/** What `key` says of the file. */
export function keptUnder(key: string): Kept {
  return { key, size: Number(key.split("-").at(-1)) };
}

/**
 * Keeps a file while it comes in: no more than one piece of it is in memory. What was kept of one that breaks off goes again.
 * @throws too_large
 */
export async function keepUpload(
  files: PhotoStore,
  place: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Kept> {
  let size = 0;
  let count = 0;
  let held: Uint8Array[] = [];
  let holding = 0;
  const keep = async () => {
    const bytes = Buffer.concat(held);
    for (let from = 0; from < bytes.byteLength; from += PIECE) {
      const piece = bytes.subarray(from, from + PIECE);
      if (piece.byteLength < PIECE && !over) {
        held = [piece];
        holding = piece.byteLength;
        return;
      }
      await files.put(`${place}/${count}`, piece, "application/octet-stream");
      count += 1;
    }
    held = [];
    holding = 0;
  };
  let over = false;
  try {
    for await (const bytes of body) {
      size += bytes.byteLength;
      if (size > MAX_EXPORT_BYTES)
        throw new DomainError("too_large", "An export of up to 500 MB can be brought in here.");
      held.push(bytes);
      holding += bytes.byteLength;
      if (holding >= PIECE) await keep();
    }
    over = true;
    await keep();
  } catch (error) {
    for (let at = 0; at <= count; at += 1)
      await files.delete(`${place}/${at}`).catch(() => undefined);
    throw error;
  }
  return { key: `${place}-${size}`, size };
}

/** Removes a kept file. */
export async function removeUpload(files: PhotoStore, kept: Kept): Promise<void> {
  for (let at = 0; at < Math.ceil(kept.size / PIECE); at += 1)
    await files.delete(`${placeOf(kept)}/${at}`);
}

/** A kept file as a ZIP is read from it: two of its pieces are in memory at most. */
export class KeptReader extends Reader<Kept> {
  readonly #files: PhotoStore;
  readonly #kept: Kept;
  #held: { at: number; bytes: Uint8Array } | null = null;

  constructor(files: PhotoStore, kept: Kept) {
    super(kept);
    this.#files = files;
    this.#kept = kept;
    this.size = kept.size;
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    if (length > MOST_IN_ONE_GO) throw new Error("The directory of this ZIP is too long.");
    const end = Math.min(this.size, offset + length);
    const asked = new Uint8Array(Math.max(0, end - offset));
    for (let at = offset; at < end;) {
      const piece = Math.floor(at / PIECE);
      const bytes = await this.#piece(piece);
      const some = bytes.subarray(at - piece * PIECE, end - piece * PIECE);
      if (some.byteLength === 0) throw new Error("A piece of this file is gone.");
      asked.set(some, at - offset);
      at += some.byteLength;
    }
    return asked;
  }

  async #piece(at: number): Promise<Uint8Array> {
    if (this.#held?.at === at) return this.#held.bytes;
    const bytes = await this.#files.get(`${placeOf(this.#kept)}/${at}`);
    if (!bytes) throw new Error("A piece of this file is gone.");
    this.#held = { at, bytes };
    return bytes;
  }
}

const placeOf = ({ key }: Kept) => key.slice(0, key.lastIndexOf("-"));
