import type { Bowl } from "#tools/colour/bowl-schema.ts";
import type { RescueProduct } from "./schema.ts";
import { hearRescue } from "./words.ts";

const products: Record<string, RescueProduct> = {
  lightener: "lightener",
  "colour-remover": "remover",
  toner: "toner",
  "demi-permanent": "toner",
  "semi-permanent": "direct_dye",
  permanent: "permanent",
  "high-lift": "permanent",
};

/** What kind of product a bowl is; undefined for a treatment. */
export function productOf({
  purpose,
  type,
}: Pick<Bowl, "purpose" | "type">): RescueProduct | undefined {
  return purpose === "fill" ? "filler" : products[type ?? ""];
}

/** What kind of product words such as a timer's label speak of. */
export const productWords = (words: string): RescueProduct | undefined => hearRescue(words).product;
