import type { Item } from "./items.ts";
import type { Token } from "./token.ts";

/** Grams that salons take an ounce for. Exactly it is 28.35 g. */
export const SALON_OUNCE = 30;

/** What a bowl says of its mixture: who shares which amount, the ratio, and the tokens it was read from. */
export type Mixture = {
  items: Item[];
  ratio: readonly number[] | undefined;
  /** A ratio in front of the ratio, which can only be the parts of the shades. */
  shares: readonly number[] | undefined;
  /** What colour and developer weigh together, and the words that say so. */
  total: { grams: number; tokens: readonly Token[] } | undefined;
  times: number;
  equal: boolean;
  assumed: Set<string>;
  read: Set<Token>;
};

export type Slot = {
  token: Extract<Token, { kind: "amount" | "number" }>;
  grams?: number;
  parts?: number;
  /** A figure without a unit. */
  bare?: number;
};
export type Piece =
  | { item: Item; at: number }
  | { slot: Slot; at: number }
  | { join: true; slash: boolean; at: number }
  | { word: true; at: number };
