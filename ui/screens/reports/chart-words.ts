/** What is piled up, from the foot. */
export type Series = { key: string; label: string; colour: string };

/** One bar: its name under the chart, its days in words, and what it holds by series. */
export type BarRow = { label: string; title: string; values: Record<string, number> };

export type BarsProps = {
  rows: readonly BarRow[];
  series: readonly Series[];
  /** A value in full, and short for the axis. */
  text: (value: number) => string;
  tick: (value: number) => string;
};
