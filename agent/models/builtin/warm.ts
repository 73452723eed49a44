import { setImmediate } from "node:timers/promises";
import { understand } from "./hear/understand.ts";
import { sense } from "./sense/taught.ts";

/** Sentences like those that come, so that patterns are made as they will be used. */
const SAMPLES = [
  "how sure are you about it",
  "please change the price of the gloss to 60 for Lena tomorrow",
];

/** Reads a few sentences, one at a time: the first words of the first chat would wait for the patterns else. */
export async function warmReader(): Promise<void> {
  // the engine compiles at the first use, and again to run fast at the next
  for (const words of SAMPLES) {
    understand(words);
    sense(words, undefined);
    await setImmediate();
  }
}
