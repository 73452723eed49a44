import { afterAll } from "vitest";
import { running } from "./running.ts";

/* Before each file that may start apps: the last that happens at its end is that they are closed. */

afterAll(async () => {
  for (const each of [...running].toReversed()) await each.close();
});
