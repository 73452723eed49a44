import type { Named } from "./names.ts";
import type { ProductType, Purpose, Zone } from "#tools/colour/words.ts";

/** What an amount is counted in. Only grams, millilitres and ounces weigh something by themselves. */
export type Unit =
  | "g"
  | "ml"
  | "oz"
  | "part"
  | "percent"
  | "tube"
  | "inch"
  | "cm"
  | "drop"
  | "cap"
  | "pump"
  | "scoop"
  | "cup";

export type Place = { start: number; end: number };

/** What a word, figure or sign of shorthand may stand for. `code`: it may also be a shade, written so. */
export type Meaning =
  | { kind: "code"; code: string }
  | { kind: "amount"; value: number; unit: Unit; code?: string }
  | { kind: "developer"; volume: number | null; code?: string }
  | { kind: "ratio"; parts: readonly number[] }
  | { kind: "time"; from: number; to: number; code?: string }
  | { kind: "line"; named: Named }
  | { kind: "zone"; zone: Zone }
  | { kind: "purpose"; purpose: Purpose; product: boolean }
  | { kind: "type"; type: ProductType }
  | { kind: "heat" }
  | { kind: "each" }
  | { kind: "equal" }
  | { kind: "total" }
  | { kind: "times"; value: number }
  | { kind: "join"; slash?: boolean }
  | { kind: "break" }
  | { kind: "colon" }
  | { kind: "filler" }
  | { kind: "number"; value: number; code: string }
  /** `remark`: it speaks of no mixture. */
  | { kind: "word"; remark: boolean }
  | { kind: "sign" };

/** One of them in its place in the text. */
export type Token = Meaning & Place;
