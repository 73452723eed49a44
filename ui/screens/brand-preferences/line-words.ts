import type { LineLeaflet } from "#tools/brands/schema.ts";
import { isColour } from "#tools/brands/rules.ts";
import { plural } from "#ui/lib/format.ts";
import { spoken } from "#tools/colour/spoken.ts";

const listlessWords = (type: LineLeaflet["type"]) =>
  isColour(type)
    ? "No shade list yet: formulas are written in the nearest line that has one"
    : "One product, without shades";

/** The kind of a line as people say it: "demi-permanent", "colour remover". */
export function kindWords(type: string): string {
  return spoken(type.replace("colour-", "colour "));
}

/** What a line prints, in a row of short facts. */
export function factsOf({ mixingRatio, developers, shades, type }: LineLeaflet): string[] {
  const takesDeveloper = developers.length > 0;
  return [
    ...(type === "developer" || !takesDeveloper ? [] : [`Ratio ${mixingRatio}`]),
    takesDeveloper ? `${developers.join(", ")} vol` : "No developer",
    ...(type === "developer"
      ? []
      : [shades.length > 0 ? plural(shades.length, "shade") : listlessWords(type)]),
  ];
}
