import { parentPort, workerData } from "node:worker_threads";

/*
 * Reads an address again and again until it is told to stop, in a thread of its own, so that what else is measured does not
 * hold it up. Answers with the milliseconds that each read took.
 */

const { url, cookie, everyMs } = workerData as { url: string; cookie: string; everyMs: number };
const times: number[] = [];
const told = new AbortController();
parentPort?.once("message", () => told.abort());
while (!told.signal.aborted) {
  const began = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const took = performance.now() - began;
  times.push(took);
  await new Promise((next) => setTimeout(next, Math.max(0, everyMs - took)));
}
parentPort?.postMessage(times);
