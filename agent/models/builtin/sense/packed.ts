import type { Linear } from "./linear.ts";
import type { Taught } from "./sense.ts";

/** A linear model as text: its features sorted and each without what it begins with as the one before it, how many labels each has, their numbers as steps from the one before, and their weights. */
type Columns = {
  labels: readonly string[];
  features: string;
  counts: readonly number[];
  steps: readonly number[];
  weights: readonly number[];
};
type Parts = "intents" | "orders" | "slots";
/** What was taught, as it is kept in a file. */
export type Packed = Omit<Taught, Parts> & Record<Parts, Columns>;

/** The letter that stands for how many letters are those of the line before: from "#" on, as many as there are letters up to "}". */
const NONE = 35;
const MOST = 90;

/** Sorted lines, each as how much of the line before it begins with, and the rest: a tenth of the file less. */
function shortened(lines: readonly string[]): string {
  let before = "";
  return lines
    .map((line) => {
      let same = 0;
      while (same < MOST && same < before.length && line[same] === before[same]) same += 1;
      before = line;
      return String.fromCodePoint(NONE + same) + line.slice(same);
    })
    .join("\n");
}

function whole(text: string): string[] {
  let before = "";
  return text
    .split("\n")
    .map((line) => (before = before.slice(0, line.charCodeAt(0) - NONE) + line.slice(1)));
}

function columnsOf({ labels, rows, starts, numbers, weights }: Linear): Columns {
  const begins = new Set(starts);
  return {
    labels,
    features: shortened([...rows.keys()]),
    counts: [...starts.subarray(1)].map((end, row) => end - (starts[row] ?? 0)),
    steps: [...numbers].map((number, at) => number - (begins.has(at) ? 0 : (numbers[at - 1] ?? 0))),
    weights: [...weights],
  };
}

function fromColumns({ labels, features, counts, steps, weights }: Columns): Linear {
  const starts = new Uint32Array(counts.length + 1);
  const numbers = new Uint16Array(steps.length);
  counts.forEach((count, row) => {
    const from = starts[row] ?? 0;
    const end = (starts[row + 1] = from + count);
    for (let at = from, label = 0; at < end; at += 1) numbers[at] = label += steps[at] ?? 0;
  });
  const rows = new Map(whole(features).map((feature, row) => [feature, row]));
  return { labels, rows, starts, numbers, weights: Int16Array.from(weights) };
}

/** What was taught, as it goes into a file. */
export const packed = (taught: Taught): Packed => ({
  ...taught,
  intents: columnsOf(taught.intents),
  orders: columnsOf(taught.orders),
  slots: columnsOf(taught.slots),
});

/** What was taught, from its file. */
export const unpacked = (kept: Packed): Taught => ({
  ...kept,
  intents: fromColumns(kept.intents),
  orders: fromColumns(kept.orders),
  slots: fromColumns(kept.slots),
});
