import type { Linear } from "./linear.ts";
import { OUT } from "./tagging.ts";
import { taught } from "./taught.ts";
import { tokensOf } from "./tokens.ts";

/** From this weight on, in steps, a word speaks for an act: it is how the act is asked for. */
const SPEAKS = 5;

/** How much a feature speaks for each label. */
function weightsOf({ labels, rows, starts, numbers, weights }: Linear, feature: string) {
  const row = rows.get(feature);
  const found = new Map<string, number>();
  if (row === undefined) return found;
  for (let at = starts[row] ?? 0, end = starts[row + 1] ?? 0; at < end; at += 1)
    found.set(labels[numbers[at] ?? 0] ?? "", weights[at] ?? 0);
  return found;
}

/** Whether a word is taught as one that an act is asked for with, and stands in none of its facts: "off" of taking from stock. */
export function asksFor(said: string, { id, tool }: { id: string; tool: string }): boolean {
  return tokensOf(said).every(({ word, shape }) => {
    // a day, a time or a figure is a fact wherever it stands
    if (shape !== "word") return false;
    const speaks = [...weightsOf(taught.intents, word)].some(
      ([label, weight]) => weight >= SPEAKS && label.split(".")[0] === tool,
    );
    const places = weightsOf(taught.slots, `${id}~0:${word}`);
    const within = [...places].filter(([label]) => label !== OUT).map(([, weight]) => weight);
    return speaks && (places.get(OUT) ?? 0) >= Math.max(0, ...within);
  });
}
