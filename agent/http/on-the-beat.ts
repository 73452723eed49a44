import { setTimeout } from "node:timers/promises";

/** Answers come at whole multiples of it after the request, in milliseconds. */
export const BEAT_MS = 500;

/**
 * Does work whose length would tell what the answer does not, and waits for the next beat: work of 60 ms and of 200 ms then
 * takes 500.
 */
export async function onTheBeat<T>(beatMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    await setTimeout(beatMs - ((performance.now() - began) % beatMs));
  }
}
