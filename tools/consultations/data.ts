/** Dollars for a million tokens. Reasoning counts as output; input that the service had cached costs `cached`. */
export type ModelPrice = {
  model: string;
  input: number;
  output: number;
  cached?: number;
  /** The first day it no longer holds, for a price announced with an end. */
  until?: string;
};

/** Where the prices are from and when they were read there. */
export const PRICES_SOURCE = {
  page: "https://ai.google.dev/gemini-api/docs/pricing",
  read: "2026-10-07",
} as const;

/** Standard paid prices for prompts up to 200,000 tokens. A model that is not here has no known price. */
export const MODEL_PRICES: readonly ModelPrice[] = [
  { model: "gemini-3.8-flash", input: 0.75, output: 3.75, until: "2027-01-01" },
  { model: "gemini-3.8-flash", input: 1.5, output: 7.5 },
  { model: "gemini-3.5-flash", input: 1.5, output: 9, cached: 0.15 },
  { model: "gemini-3.5-flash-lite", input: 0.3, output: 2.5 },
];

/** The newest of the table that is no smaller kind: what is asked where nobody names a model. */
export const NEWEST_FLASH = newestFlash();

function newestFlash(): string {
  const versions = MODEL_PRICES.map(({ model }) => model)
    .filter((model) => /^gemini-[\d.]+-flash$/.test(model))
    .toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return versions[0] ?? "gemini-flash-latest";
}
