/** The mean of the middle half, the least share left out first: steadier than the median for a few values, as deaf to strays; 0 for none. */
export function trimmedMean(values: readonly number[], least = 0): number {
  const all = Float64Array.from(values).sort();
  const sorted = all.subarray(Math.floor(all.length * least));
  const cut = Math.floor(sorted.length / 4);
  let sum = 0;
  for (let i = cut; i < sorted.length - cut; i++) sum += sorted[i] ?? 0;
  return sum / Math.max(1, sorted.length - 2 * cut);
}

/** The middle value; 0 for none. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** More values than these are not sorted but sampled. */
const many = 4096;

/** The value below which a share of the values lies; 0 for none. Of a whole picture's, only as many, evenly spread. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const step = Math.max(1, Math.ceil(values.length / many));
  const count = Math.floor(values.length / step);
  for (let i = 0; i < count; i++) bench[i] = values[i * step] ?? 0;
  return nth(count, Math.min(count - 1, Math.floor(count * share)));
}

/** The middle value of a plane at some places, at most 4096; 0 for none. */
export function medianAt(plane: Float32Array, places: Int32Array): number {
  const count = Math.min(many, places.length);
  for (let n = 0; n < count; n++) bench[n] = plane[places[n] ?? 0] ?? 0;
  return nth(count, count >> 1);
}

/** Where values are put in order: a reading asks for thousands of medians, and memory for each would cost more than the median. */
const bench = new Float32Array(many);

/** What would stand at place `n` if the first `count` values of the bench were sorted (Hoare's quickselect); 0 for none. */
function nth(count: number, n: number): number {
  let first = 0;
  let last = count - 1;
  while (first < last) {
    const pivot = bench[(first + last) >> 1] ?? 0;
    let low = first;
    let high = last;
    while (low <= high) {
      while ((bench[low] ?? 0) < pivot) low++;
      while ((bench[high] ?? 0) > pivot) high--;
      if (low > high) break;
      const moved = bench[low] ?? 0;
      bench[low++] = bench[high] ?? 0;
      bench[high--] = moved;
    }
    if (n <= high) last = high;
    else if (n >= low) first = low;
    else break;
  }
  return count > 0 ? (bench[n] ?? 0) : 0;
}
