import type { BusinessWish } from "./business.ts";
import type { HouseWish } from "./house.ts";

/** A brand, and a line of it where one was named, by the ids of the catalogue. */
export type SaidLine = { brand: string; line?: string };

/** What is wanted of the salon's own knowledge (formulas kept, prices, outcomes, brands, practice). */
export type Wish =
  | BusinessWish
  | HouseWish
  | {
      kind: "price";
      line: SaidLine;
      price: number;
      packGrams?: number;
      part: "colour" | "developer";
    }
  | { kind: "read"; text: string };
