import { randomInt } from "node:crypto";
import { join } from "node:path";
import { keptOnce } from "./kept-once.ts";

/** The number of a data folder, made once: processes that share the folder have the same one. */
export async function placeOf(dataDir: string): Promise<number> {
  const file = join(dataDir, "place");
  const place = Number(await keptOnce(file, () => String(randomInt(1, 2 ** 31 - 1))));
  if (!Number.isInteger(place) || place < 1 || place >= 2 ** 31)
    throw new Error(`${file} is damaged: delete it to have a new one made.`);
  return place;
}
