import type { CanonicalTone } from "#tools/colour/words.ts";
import type { BusinessWish } from "./business.ts";
import type { HouseWish } from "./house.ts";
import type { TextWish } from "./texts.ts";

/** A brand, and a line of it where one was named, by the ids of the catalogue. */
export type SaidLine = { brand: string; line?: string };

/** What is wanted of the salon's own knowledge (formulas kept, prices, outcomes, brands, practice). */
export type Wish =
  | TextWish
  | BusinessWish
  | HouseWish
  | { kind: "convert"; to: SaidLine; written?: string }
  | { kind: "switch"; from: SaidLine; to: SaidLine }
  | { kind: "cost"; grams?: number; line?: SaidLine }
  | { kind: "quote" }
  | {
      kind: "price";
      line: SaidLine;
      price: number;
      packGrams?: number;
      part: "colour" | "developer";
    }
  | { kind: "weigh"; left: number }
  | { kind: "save"; name?: string; notation?: string }
  | { kind: "library"; search: string; line?: SaidLine; level?: number }
  | { kind: "use"; name: string }
  | { kind: "read"; text: string }
  | { kind: "scenarios" }
  | { kind: "grade"; scenario: number; target?: number; formula?: string }
  | { kind: "practice" }
  | { kind: "outcome"; happy: boolean; level?: number; tone?: CanonicalTone }
  | { kind: "outcomes" }
  | { kind: "offset"; line: SaidLine; use: boolean }
  | { kind: "brands" }
  | { kind: "addBrand"; line: SaidLine }
  | { kind: "dropBrand"; line: SaidLine }
  | { kind: "shelf"; put: boolean; line: SaidLine; codes: string[] }
  | { kind: "shelfOnly"; on: boolean };
