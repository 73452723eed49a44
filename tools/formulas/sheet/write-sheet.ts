import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { DomainError } from "#tools/core/errors.ts";

const PATIENCE_MS = 120_000;

type Sheet = {
  name: string;
  /** Rows of text, some at a time. */
  rows: AsyncIterable<string[][]>;
  signal?: AbortSignal | undefined;
};

/**
 * An .xlsx workbook of one sheet of text. Made in a worker, since a hundred thousand rows take seconds.
 * @throws unavailable where it cannot be made
 */
export async function writeSheet({ name, rows, signal }: Sheet): Promise<Uint8Array> {
  const worker = new Worker(new URL("write-sheet-worker.ts", import.meta.url), {
    workerData: name,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  const ended = new AbortController();
  const done = Promise.race([
    once(worker, "message", { signal: ended.signal }).then(([bytes]) => bytes as Uint8Array),
    once(worker, "exit", { signal: ended.signal }).then(() => refuse()),
  ]);
  done.catch(() => {});
  const stop = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]);
  const stopped = () => void worker.terminate();
  stop.addEventListener("abort", stopped);
  try {
    for await (const some of rows) worker.postMessage(some);
    worker.postMessage(null);
    return await done;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw refusal();
  } finally {
    stop.removeEventListener("abort", stopped);
    ended.abort();
    await worker.terminate();
  }
}

const refusal = () =>
  new DomainError("unavailable", "The workbook could not be made. Export it as CSV instead.");

function refuse(): never {
  throw refusal();
}
