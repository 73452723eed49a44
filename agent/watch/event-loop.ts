import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 20;
const WINDOW_MS = 1_000;

/**
 * How late this process comes to what is due, in the middle of the last window of `windowMs` and of the one before, whichever was less:
 * a single long piece of work is not a process that is past its capacity.
 */
export function watchEventLoop(windowMs = WINDOW_MS): { delayMs(): number; close(): void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let [before, last] = [0, 0];
  const window = setInterval(() => {
    // what is told is the time between two looks
    const delayMs = Math.max(0, histogram.percentile(50) / 1e6 - RESOLUTION_MS);
    histogram.reset();
    [before, last] = [last, delayMs];
  }, windowMs).unref();
  return {
    delayMs: () => Math.min(before, last),
    close: () => {
      clearInterval(window);
      histogram.disable();
    },
  };
}
