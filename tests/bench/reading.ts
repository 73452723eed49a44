import { once } from "node:events";
import { Worker } from "node:worker_threads";

const READ_EVERY_MS = 20;

/** Reads an address again and again, in a thread of its own; `stop` gives the milliseconds that each read took, sorted. */
export function reading(url: string, cookie: string) {
  const worker = new Worker(new URL("reader.ts", import.meta.url), {
    workerData: { url, cookie, everyMs: READ_EVERY_MS },
  });
  return {
    stop: async (): Promise<number[]> => {
      worker.postMessage("stop");
      const [times] = (await once(worker, "message")) as [number[]];
      return times.toSorted((a, b) => a - b);
    },
  };
}

/** The time that a part of the sorted times stays under. */
export const p = (sorted: readonly number[], part: number) =>
  sorted[Math.floor(sorted.length * part)] ?? Number.NaN;

export const spread = (sorted: readonly number[]) => ({
  reads: sorted.length,
  p50: Math.round(p(sorted, 0.5)),
  p99: Math.round(p(sorted, 0.99)),
  slowest: Math.round(sorted.at(-1) ?? Number.NaN),
});
