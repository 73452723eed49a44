import type { Phrasing } from "./entry.ts";
import { THIRD_BENCH } from "./third-bench.ts";
import { THIRD_BOOK } from "./third-book.ts";
import { THIRD_COLOUR } from "./third-colour.ts";
import { THIRD_DESK } from "./third-desk.ts";
import { THIRD_HOUSE } from "./third-house.ts";

/** As HELD and SECOND, by other hands again and without sight of the model or of what it was measured on before. */
export const THIRD: readonly Phrasing[] = [
  ...THIRD_COLOUR,
  ...THIRD_BENCH,
  ...THIRD_BOOK,
  ...THIRD_DESK,
  ...THIRD_HOUSE,
];
