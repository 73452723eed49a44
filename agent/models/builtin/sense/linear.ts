/** Weights are kept as whole numbers, so many to one: finer ones told no more and made the file a third larger. */
export const STEPS = 20;
/**
 * A linear model by columns: which row a feature has, where each row begins (and the last one ends), and of each row the
 * numbers of labels and how much the feature speaks for them, in steps.
 */
export type Linear = {
  labels: readonly string[];
  rows: ReadonlyMap<string, number>;
  starts: Uint32Array;
  numbers: Uint16Array;
  weights: Int16Array;
};

/** The model of features that each have pairs of a label's number and its weight in steps. */
export function linearOf(
  labels: readonly string[],
  pairs: ReadonlyMap<string, readonly (readonly [number: number, weight: number])[]>,
): Linear {
  const features = [...pairs.keys()].toSorted();
  const all = features.map((feature) => pairs.get(feature) ?? []);
  const starts = new Uint32Array(all.length + 1);
  all.forEach((row, at) => (starts[at + 1] = (starts[at] ?? 0) + row.length));
  return {
    labels,
    rows: new Map(features.map((feature, row) => [feature, row])),
    starts,
    numbers: Uint16Array.from(all.flatMap((row) => row.map(([number]) => number))),
    weights: Int16Array.from(all.flatMap((row) => row.map(([, weight]) => weight))),
  };
}

/** The score of each label. */
export function scoresOf(
  { labels, rows, starts, numbers, weights }: Linear,
  features: readonly string[],
): Float64Array {
  const scores = new Float64Array(labels.length);
  for (const feature of features) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    for (let at = starts[row] ?? 0, end = starts[row + 1] ?? 0; at < end; at += 1) {
      const label = numbers[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + (weights[at] ?? 0) / STEPS;
    }
  }
  return scores;
}

/** Scores as shares of one. */
export function sharesOf(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
