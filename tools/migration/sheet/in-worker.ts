import { MessageChannel, Worker, type MessagePort } from "node:worker_threads";
import { DomainError } from "#tools/core/errors.ts";
import { kindOf } from "#tools/sheets/kind.ts";
import type {
  Checked,
  Chunk,
  Counted,
  Order,
  Peeked,
  Said,
  Sent,
  Surveyed,
  Task,
} from "./tasks.ts";

/** The worker may keep silent for so long; rows that wait for the table do not count. */
const PATIENCE_MS = 20_000;
/** A sheet of 100,000 rows takes a third of it. What a zip unpacks to is bounded apart (zip.ts): this counts the heap alone. */
const MEMORY = { maxOldGenerationSizeMb: 640, maxYoungGenerationSizeMb: 64 };

const SCRIPT = new URL("worker.ts", import.meta.url);
const SMALL = 1e6;
const RESTS_MS = 60_000;

/** A file as it was sent, and what is asked of it. */
type Asked<T extends Task> = T extends Task
  ? Omit<T, "format" | "bytes"> & { fileName: string; bytes: Uint8Array }
  : never;

type Results = { survey: Surveyed; check: Checked; rows: Counted; peek: Peeked; records: Sent };
type Result<Kind extends Task["kind"]> = Results[Kind];

/**
 * Reads a sheet in a worker, so that nobody else waits; call it in turn (turns.ts). `take` gets the rows of a task that sends them, a chunk at a time.
 * @throws invalid, too_large or unsupported_type as the sheet is; whatever `take` throws
 */
export async function inWorker<A extends Asked<Task>>(
  { fileName, ...asked }: A,
  {
    take,
    signal,
    mostBytes,
  }: {
    take?: (chunk: Chunk) => Promise<void>;
    signal?: AbortSignal | undefined;
    /** What the file may weigh; left out, what a sheet of formulas may. */
    mostBytes?: number;
  } = {},
): Promise<Result<A["kind"]>> {
  const task = { ...asked, format: kindOf(fileName, asked.bytes, mostBytes) } as Task;
  signal?.throwIfAborted();
  const worker = hire();
  const { port1: port, port2 } = new MessageChannel();
  let again = false;
  try {
    worker.postMessage({ task, port: port2 } satisfies Order, [port2]);
    const result = await resultOf({ worker, port, take, signal });
    again = asked.bytes.byteLength < SMALL;
    return result as Result<A["kind"]>;
  } finally {
    port.close();
    if (again) rest(worker);
    else await worker.terminate();
  }
}

/** Starting one takes half a second, so one that read a small sheet waits a while for the next step of the same person. */
let resting: { worker: Worker; until: NodeJS.Timeout } | undefined;

function hire(): Worker {
  const worker = resting?.worker ?? new Worker(SCRIPT, { resourceLimits: MEMORY });
  clearTimeout(resting?.until);
  resting = undefined;
  worker.removeAllListeners();
  worker.ref();
  return worker;
}

function rest(worker: Worker): void {
  if (resting) return void worker.terminate();
  const leave = () => {
    if (resting?.worker === worker) resting = undefined;
    void worker.terminate();
  };
  worker.removeAllListeners();
  worker.once("error", leave);
  worker.once("exit", leave);
  worker.unref();
  resting = { worker, until: setTimeout(leave, RESTS_MS).unref() };
}

type Reading = {
  worker: Worker;
  port: MessagePort;
  take: ((chunk: Chunk) => Promise<void>) | undefined;
  signal: AbortSignal | undefined;
};

function resultOf({ worker, port, take, signal }: Reading): Promise<Results[keyof Results]> {
  let taking: Promise<void> = Promise.resolve();
  let under = 0;
  let patience: NodeJS.Timeout | undefined;
  return new Promise<Results[keyof Results]>((resolve, reject) => {
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(() => reject(tooMuch()), PATIENCE_MS);
    };
    const taken = async (chunk: Chunk) => {
      await take?.(chunk);
      under -= 1;
      if (under === 0) wait();
      port.postMessage("next");
    };
    wait();
    port.on("message", (said: Said) => {
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
