import { randomUUID } from "node:crypto";
import { open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A stretch of a spool, in bytes. */
export type Stretch = { from: number; to: number };

/** Text that is kept aside for a moment, in a file without a name: it is gone with this process, however that ends. */
export type Spool = {
  /** Bytes written so far. */
  readonly length: number;
  write(text: string): Promise<void>;
  read(stretch: Stretch): AsyncGenerator<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

const PIECE = 64 * 1024;

/** Opens an empty spool; close it when all is read. */
export async function openSpool(): Promise<Spool> {
  const path = join(tmpdir(), `undertone-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  let length = 0;
  let held: Buffer[] = [];
  let holding = 0;
  const flush = async () => {
    if (holding === 0) return;
    const bytes = Buffer.concat(held);
    held = [];
    holding = 0;
    await file.write(bytes, 0, bytes.byteLength, length - bytes.byteLength);
  };
  return {
    get length() {
      return length;
    },
    async write(text) {
      const bytes = Buffer.from(text);
      held.push(bytes);
      holding += bytes.byteLength;
      length += bytes.byteLength;
      if (holding >= PIECE) await flush();
    },
    async *read({ from, to }) {
      await flush();
      for (let at = from; at < to;) {
        const piece = new Uint8Array(Math.min(PIECE, to - at));
        const { bytesRead } = await file.read(piece, 0, piece.byteLength, at);
        if (bytesRead === 0) throw new Error("The spool ended early.");
        at += bytesRead;
        yield piece.subarray(0, bytesRead);
      }
    },
    close: () => file.close(),
  };
}

/** The lines of a stream of UTF-8, without their ends. @throws Error for a line longer than `most` bytes */
export async function* linesOf(
  pieces: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for await (const piece of pieces) {
    rest += decoder.decode(piece, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > most || lines.some(({ length }) => length > most))
      throw new Error("A line is too long.");
    yield* lines;
  }
  rest += decoder.decode();
  if (rest) yield rest;
}
