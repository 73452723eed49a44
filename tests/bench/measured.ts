/** A figure and the bar it has to stay under. */
export type Measured = {
  what: string;
  measured: number;
  bar: number;
  unit: "ms" | "kB" | "MB" | "";
};

/** The middle of some times. */
export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** One table of all figures with their bars. */
export function printMeasured(figures: readonly Measured[]): void {
  const rows = figures.map(({ what, measured, bar, unit }) => [
    what,
    {
      measured: `${measured.toFixed(unit && measured < 10 ? 1 : 0)} ${unit}`.trim(),
      bar: `< ${bar} ${unit}`.trim(),
      met: measured < bar,
    },
  ]);
  console.table(Object.fromEntries(rows));
}
