import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { Transform, type Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { opening, sealing, type Seal } from "./seal.ts";

/** What ran through: its length, its SHA-256 as hex, and how many lines it had. */
export type Measured = { bytes: number; sha256: string; rows: number };

const NEW_LINE = 10;

/** Lets everything through and measures it. */
function measuring() {
  const hash = createHash("sha256");
  let bytes = 0;
  let rows = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1))
        rows += 1;
      done(null, chunk);
    },
  });
  return { stream, told: (): Measured => ({ bytes, sha256: hash.digest("hex"), rows }) };
}

/** Writes one part of a backup, sealed where there is a seal, readable by its owner alone; measured as it was before. */
export async function writePart(
  from: Readable,
  path: string,
  seal: Seal | undefined,
): Promise<Measured> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { stream, told } = measuring();
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  await pipeline([from, stream, ...(seal ? [sealing(seal)] : []), file]);
  return told();
}

/** Reads one part of a backup into `to`, opened where it was sealed. */
export async function readPart(
  path: string,
  seal: Seal | undefined,
  to: Writable,
): Promise<Measured> {
  const { stream, told } = measuring();
  await pipeline([createReadStream(path), ...(seal ? [opening(seal)] : []), stream, to]);
  return told();
}
