import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { watchEventLoop } from "./event-loop.ts";

const WINDOW_MS = 200;
const PIECE_MS = 150;

it("tells how late a process comes to what is due, until it does not any more", async () => {
  const loop = watchEventLoop(WINDOW_MS);
  for (let piece = 0; piece < 8; piece += 1) {
    const until = performance.now() + PIECE_MS;
    while (performance.now() < until);
    await turn();
  }
  expect(loop.delayMs()).toBeGreaterThan(PIECE_MS / 2);
  await expect.poll(() => loop.delayMs()).toBeLessThan(PIECE_MS / 4);
  loop.close();
});
