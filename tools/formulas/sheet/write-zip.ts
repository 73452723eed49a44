import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file of an archive, whose text comes some at a time. */
export type ZipPart = { path: string; content: AsyncIterable<string> };

type Written = { path: string; crc: number; packed: number; plain: number; at: number };

/** UTF-8 names, sizes behind the file; deflated. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** The least program that opens it: 2.0. */
const VERSION = 20;
/** 1 January 1980, where the days of a zip begin: an archive is the same whenever it was made. */
const FIRST_DAY = 0x21;

/** A zip archive (APPNOTE 6.3), sent while its parts come. Below 4 GB in all. */
export async function* zipped(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  for (const { path, content } of parts) {
    const entry = { path, crc: 0, packed: 0, plain: 0, at };
    const head = localHeader(path);
    yield head;
    for await (const bytes of deflated(content, entry)) yield bytes;
    const sizes = behind(entry);
    yield sizes;
    at += head.length + entry.packed + sizes.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield ending(written.length, directory.length, at);
}

/** The packed text; what it comes to is counted in `entry`. */
async function* deflated(
  content: AsyncIterable<string>,
  entry: Written,
): AsyncGenerator<Uint8Array> {
  const plain = async function* () {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.plain += bytes.length;
      yield bytes;
    }
  };
  const source = Readable.from(plain());
  const packer = createDeflateRaw();
  source.once("error", (error) => packer.destroy(error));
  try {
    for await (const bytes of source.pipe(packer) as AsyncIterable<Buffer>) {
      entry.packed += bytes.length;
      yield bytes;
    }
  } finally {
    source.destroy();
  }
}

/** Version, flags, method, time, day. */
function common(header: Buffer, from: number): void {
  header.writeUInt16LE(VERSION, from);
  header.writeUInt16LE(FLAGS, from + 2);
  header.writeUInt16LE(DEFLATED, from + 4);
  header.writeUInt16LE(FIRST_DAY, from + 8);
}

function localHeader(path: string): Buffer {
  const name = Buffer.from(path);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  common(header, 4);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function behind({ crc, packed, plain }: Written): Buffer {
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(0x08074b50, 0);
  sizes.writeUInt32LE(crc, 4);
  sizes.writeUInt32LE(packed, 8);
  sizes.writeUInt32LE(plain, 12);
  return sizes;
}

function directoryEntry({ path, crc, packed, plain, at }: Written): Buffer {
  const name = Buffer.from(path);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(VERSION, 4);
  common(entry, 6);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(plain, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(at, 42);
  return Buffer.concat([entry, name]);
}

function ending(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
}
