import { Worker } from "node:worker_threads";
import { DomainError } from "#tools/core/errors.ts";
import { gate } from "#tools/core/gate.ts";
import { kindOf } from "./kind.ts";
import type { Checked, Chunk, Counted, Said, Surveyed, Task } from "./tasks.ts";

/** The worker may keep silent for so long; rows that wait for the table do not count. */
const PATIENCE_MS = 20_000;
/** A sheet of 100,000 rows takes a third of it. What a zip unpacks to is bounded apart (zip.ts): this counts the heap alone. */
const MEMORY = { maxOldGenerationSizeMb: 640, maxYoungGenerationSizeMb: 64 };

/** Two sheets at once, or memory would know no bound. */
const twoAtOnce = gate(2);

/** A file as it was sent, and what is asked of it. */
type Asked<T extends Task> = T extends Task
  ? Omit<T, "format" | "bytes"> & { fileName: string; bytes: Uint8Array }
  : never;

type Result<Kind extends Task["kind"]> = { survey: Surveyed; check: Checked; rows: Counted }[Kind];

/**
 * Reads a sheet in a worker, so that nobody else waits. `take` gets the rows of a task that sends them, a chunk at a time.
 * @throws invalid, too_large or unsupported_type as the sheet is; whatever `take` throws
 */
export async function inWorker<A extends Asked<Task>>(
  { fileName, ...asked }: A,
  {
    take,
    signal,
  }: { take?: (chunk: Chunk) => Promise<void>; signal?: AbortSignal | undefined } = {},
): Promise<Result<A["kind"]>> {
  const task = { ...asked, format: kindOf(fileName, asked.bytes) };
  return twoAtOnce.pass(async () => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL("worker.ts", import.meta.url), {
      workerData: task,
      resourceLimits: MEMORY,
    });
    try {
      return (await resultOf(worker, take, signal)) as Result<A["kind"]>;
    } finally {
      await worker.terminate();
    }
  });
}

function resultOf(
  worker: Worker,
  take: ((chunk: Chunk) => Promise<void>) | undefined,
  signal: AbortSignal | undefined,
): Promise<Surveyed | Checked | Counted> {
  let taking: Promise<void> = Promise.resolve();
  let under = 0;
  let patience: NodeJS.Timeout | undefined;
  return new Promise<Surveyed | Checked | Counted>((resolve, reject) => {
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(() => reject(tooMuch()), PATIENCE_MS);
    };
    const taken = async (chunk: Chunk) => {
      await take?.(chunk);
      under -= 1;
      if (under === 0) wait();
      worker.postMessage("next");
    };
    wait();
    worker.on("message", (said: Said) => {
      if ("refused" in said) {
        const { code, message, details } = said.refused;
        reject(new DomainError(code, message, details));
      } else if ("looked" in said) {
        if (under === 0) wait();
      } else if ("done" in said) {
        taking.then(() => resolve(said.done), reject);
      } else {
        under += 1;
        clearTimeout(patience);
        taking = taking.then(() => taken(said.chunk));
        taking.catch(reject);
      }
    });
    worker.once("error", (error: Error & { code?: string }) =>
      reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooMuch() : error),
    );
    worker.once("exit", () => taking.then(() => reject(new Error("The reader stopped.")), reject));
    signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  }).finally(() => clearTimeout(patience));
}

const tooMuch = () =>
  new DomainError("too_large", "This sheet holds more than can be read. Please split it.");
