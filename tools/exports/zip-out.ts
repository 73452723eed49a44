import { ReadableStream as NodeStream } from "node:stream/web";
import { ZipWriter } from "./zip-js.ts";

/** Whoever has not read it all by then has gone. */
const PATIENCE_MS = 60 * 60_000;

/** One file of a ZIP. `bytes` is asked when its turn has come; null where there is nothing any more, and then it is passed over. */
export type Part = {
  name: string;
  bytes: () => Promise<AsyncIterable<Uint8Array> | null>;
  /** Pictures do not get smaller. */
  packed: "deflated" | "stored";
};

/**
 * A ZIP that is made while it is read: nothing of it is held. Whoever stops reading stops the making. `over` is called once,
 * however it ends.
 */
export function zipOf(
  parts: AsyncIterable<Part> | Iterable<Part>,
  { madeAt, over }: { madeAt: Date; over: (failure: unknown) => Promise<void> },
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const write = async () => {
    const zip = new ZipWriter(writable, { keepOrder: true, lastModDate: madeAt });
    for await (const { name, bytes, packed } of parts) {
      const content = await bytes();
      if (!content) continue;
      const level = packed === "deflated" ? 6 : 0;
      await zip.add(name, NodeStream.from(content) as ReadableStream<Uint8Array>, { level });
    }
    await zip.close();
  };
  const late = setTimeout(() => {
    void writable.abort(new Error("Nobody has read on for too long.")).catch(() => undefined);
  }, PATIENCE_MS);
  late.unref();
  void write()
    .then(
      () => over(null),
      async (failure: unknown) => {
        await writable.abort(failure).catch(() => undefined);
        await over(failure);
      },
    )
    .finally(() => clearTimeout(late));
  return readable;
}

/** Bytes that are there already, as a part has them. */
export async function* whole(bytes: Uint8Array | string): AsyncGenerator<Uint8Array> {
  yield typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
}
