/** Weights are kept as whole numbers, so many to one: finer ones told no more and made the file a third larger. */
export const STEPS = 20;
/** Weights of a linear model: of each feature, pairs of a label's number and its weight in steps. */
export type Weights = Readonly<Record<string, readonly number[]>>;
export type Linear = { labels: readonly string[]; weights: Weights };

/** The score of each label. */
export function scoresOf({ labels, weights }: Linear, features: readonly string[]): Float64Array {
  const scores = new Float64Array(labels.length);
  for (const feature of features) {
    const pairs = Object.hasOwn(weights, feature) ? weights[feature] : undefined;
    if (!pairs) continue;
    for (let at = 0; at < pairs.length; at += 2) {
      const label = pairs[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + (pairs[at + 1] ?? 0) / STEPS;
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
