import { inflateRawSync } from "node:zlib";
import { DomainError } from "#tools/core/errors.ts";
import { damaged } from "./sheet.ts";

const MAX_ENTRIES = 1000;
/** All that a workbook of 100,000 rows unpacks to, several times over. */
const MAX_UNPACKED = 160e6;
/** Beyond this a file has been made to swell; sheets pack ten to fifty to one. */
const MAX_RATIO = 200;
const SMALL = 5e6;

type Entry = { method: number; packed: number; unpacked: number; at: number };

/** A zip file's parts by name. */
export type Zip = { names: string[]; read(name: string): Buffer | undefined };

/**
 * Opens a zip by its directory, which says what everything unpacks to before anything is unpacked; no part may be longer than it says.
 * @throws too_large for one that swells, invalid for a broken or locked one
 */
export function openZip(bytes: Uint8Array): Zip {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = directory(file);
  let total = 0;
  for (const { unpacked } of entries.values()) total += unpacked;
  if (total > MAX_UNPACKED || (total > SMALL && total / file.length > MAX_RATIO))
    throw new DomainError("too_large", "This workbook unpacks to more than can be read.");
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      return entry && unpack(file, entry);
    },
  };
}

function directory(file: Buffer): Map<string, Entry> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > file.length) throw damaged();
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (count === 0xffff || at === 0xffffffff || count > MAX_ENTRIES) throw damaged();
  const entries = new Map<string, Entry>();
  for (let each = 0; each < count; each += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== 0x02014b50) throw damaged();
    if (file.readUInt16LE(at + 8) & 1)
      throw new DomainError(
        "invalid",
        "This workbook is locked. Please save it without a password.",
      );
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    entries.set(file.toString("utf8", at + 46, nameEnd).replace(/^\//, ""), {
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack(file: Buffer, { method, packed, unpacked, at }: Entry): Buffer {
  if (at + 30 > file.length || file.readUInt32LE(at) !== 0x04034b50) throw damaged();
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const data = file.subarray(start, start + packed);
  if (method === 0 && data.length === unpacked) return data;
  if (method !== 8) throw damaged();
  if (unpacked === 0) return Buffer.alloc(0);
  try {
    const whole = inflateRawSync(data, { maxOutputLength: unpacked });
    if (whole.length === unpacked) return whole;
  } catch {
    // longer than it said, or cut off
  }
  throw damaged();
}
