import type { PhotoStore } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { MAX_PHOTO_BYTES } from "#tools/photos/data.ts";
import { EXPORT_VERSION, ExportManifest } from "./schema.ts";
import { KeptReader, type Kept } from "./upload.ts";
import { ZipReader, type Entry, type FileEntry } from "./zip-js.ts";

const MB = 1024 * 1024;
const MOST_FILES = 200_000;
/** What all tables may unpack to. */
const MOST_DATA = 1024 * MB;
/** The only names that an export has, and what each may unpack to. */
const PLACES: readonly [name: RegExp, most: number][] = [
  [/^undertone\.json$/, 2 * MB],
  [/^data\/[a-z_]{1,60}\.json$/, MOST_DATA],
  [/^csv\/[a-z_-]{1,60}\.csv$/, MOST_DATA],
  [/^files\/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\.jpg$/, MAX_PHOTO_BYTES],
];
const FOLDERS = new Set(["data/", "csv/", "files/"]);

/** An export that came in. Close it when all is read. */
export type Archive = {
  manifest: ExportManifest;
  /** What is in it under this name, unpacked piece by piece; null where there is nothing. */
  read(name: string): AsyncGenerator<Uint8Array> | null;
  close(): Promise<void>;
};

/**
 * Opens an export. Every name in it must be one of an export's, and nothing unpacks to more than its directory says and its
 * place allows.
 * @throws invalid for what is none
 */
export async function openArchive(files: PhotoStore, kept: Kept): Promise<Archive> {
  const zip = new ZipReader(new KeptReader(files, kept), { checkSignature: true });
  try {
    const entries = await entriesOf(zip);
    const read = (name: string) => {
      const entry = entries.get(name);
      return entry ? unpacked(entry) : null;
    };
    return { manifest: await manifestOf(read("undertone.json")), read, close: () => zip.close() };
  } catch (error) {
    await zip.close();
    if (error instanceof DomainError) throw error;
    throw notOurs("it could not be opened as a ZIP.");
  }
}

async function entriesOf(zip: ZipReader<Kept>): Promise<Map<string, FileEntry>> {
  const found = new Map<string, FileEntry>();
  let data = 0;
  for await (const entry of zip.getEntriesGenerator()) {
    if (isFolder(entry)) continue;
    const { filename, uncompressedSize, encrypted } = entry;
    const [, most] = PLACES.find(([name]) => name.test(filename)) ?? [null, 0];
    if (most === 0) throw notOurs(`"${filename.slice(0, 80)}" does not belong in it.`);
    if (encrypted) throw notOurs("parts of it are encrypted.");
    if (found.has(filename)) throw notOurs(`"${filename}" is in it twice.`);
    if (uncompressedSize > most) throw notOurs(`"${filename}" is too large.`);
    if (filename.startsWith("data/")) data += uncompressedSize;
    if (data > MOST_DATA || found.size >= MOST_FILES) throw notOurs("it unpacks to too much.");
    found.set(filename, entry as FileEntry);
  }
  return found;
}

const isFolder = ({ directory, filename }: Entry) => directory && FOLDERS.has(filename);

/** Pieces of an entry; stops where there is more than the directory said. */
async function* unpacked(entry: FileEntry): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const failed = entry.getData(writable, { checkOverlappingEntry: true }).then(
    () => null,
    async (error: unknown) => {
      await writable.abort(error).catch(() => undefined);
      return error;
    },
  );
  let length = 0;
  try {
    for await (const piece of readable) {
      length += piece.byteLength;
      if (length > entry.uncompressedSize)
        throw notOurs(`"${entry.filename}" unpacks to more than it says.`);
      yield piece;
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw notOurs(`"${entry.filename}" is damaged.`);
  }
  if (await failed) throw notOurs(`"${entry.filename}" is damaged.`);
}

async function manifestOf(pieces: AsyncIterable<Uint8Array> | null): Promise<ExportManifest> {
  if (!pieces) throw notOurs("it has no undertone.json.");
  const parsed = ExportManifest.safeParse(json(Buffer.from(await bytesOf(pieces)).toString()));
  if (!parsed.success) throw notOurs("its undertone.json is none of ours.");
  if (parsed.data.version > EXPORT_VERSION)
    throw new DomainError(
      "invalid",
      "This export was made by a newer Undertone than this one. Update this one first.",
      { issues: [{ path: "file", message: "is of a newer version" }] },
    );
  return parsed.data;
}

/** All pieces in one. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The refusal of a file that is no export, or a changed one. */
export function notOurs(why: string): DomainError {
  return new DomainError("invalid", `This file cannot be brought in: ${why}`, {
    issues: [{ path: "file", message: why }],
  });
}
