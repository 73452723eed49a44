import type { BrandLine } from "#tools/colour/brand-line.ts";
import { defaultLines, findLine, linesOf } from "#tools/colour/catalogue.ts";
import { nearestName, linesCalled } from "#tools/colour/shade/nearest-shade.ts";
import { lineNames } from "#tools/colour/notation/names.ts";
import type { ProductType } from "#tools/colour/words.ts";

/** The lines that words are about. `unknown`: a name that is none of the catalogue's, with the nearest that is. */
export type LinesMeant = {
  lines: readonly BrandLine[];
  named: boolean;
  unknown?: { said: string; near: string | undefined };
};

/**
 * The line that words name, by any of its nicknames; of a brand its lines of the type; where nothing was named the
 * stylist's own of the type, and the engine's defaults where there are none. `own` as "brand/line", best first.
 */
export function linesMeant(
  said: string | undefined,
  type: ProductType | undefined,
  own: readonly string[],
): LinesMeant {
  const ownLines = own.flatMap((key) => findLine(key) ?? []);
  const mine = ownLines.filter(fits(type));
  if (!said) {
    // who has no toner of their own tones with a demi
    const demis =
      type === "toner" && mine.length === 0 ? ownLines.filter(fits("demi-permanent")) : [];
    const lines = mine.length > 0 ? mine : demis;
    return {
      lines: lines.length > 0 || !type ? lines : defaultLines(type).slice(0, 1),
      named: false,
    };
  }
  const names = namesIn(said);
  const line = names.find((name) => name.line)?.line;
  if (line && line.type !== "developer")
    return { lines: [seriesOf(line, said, type)], named: true };
  const [brand] = names.flatMap((name) => (name.brand ? [name.brand] : []));
  if (!brand) return { lines: [], named: false, unknown: { said, near: nearest(said) } };
  const ofMaker = linesOf(brand).filter(fits(type));
  const both = mine.filter(({ brandId }) => brandId === brand);
  return { lines: both.length > 0 ? both : ofMaker, named: true };
}

/** "Highlift Majirel" is a line of its own beside Majirel, of the same name and of the type that was said. */
function seriesOf(line: BrandLine, said: string, type: ProductType | undefined): BrandLine {
  const wanted = HIGH_LIFT.test(said) ? "high-lift" : type;
  if (!wanted || line.type === wanted) return line;
  const [first = ""] = line.name.split(" ");
  const own = linesOf(line.brandId).filter(fits(wanted));
  return own.find(({ name }) => name.startsWith(first)) ?? line;
}

const HIGH_LIFT = /\bhi(?:gh)?[ -]?lifts?\b/i;

const COLOURS: ReadonlySet<string> = new Set([
  "permanent",
  "demi-permanent",
  "toner",
  "high-lift",
  "lightener",
]);

const fits =
  (type: ProductType | undefined) =>
  ({ type: own, discontinued }: BrandLine) =>
    !discontinued && (type ? own === type : COLOURS.has(own));

/** The lines that words name by any of their names, each once. */
export const linesNamed = (said: string): BrandLine[] => [
  ...new Set(namesIn(said).flatMap(({ line }) => line ?? [])),
];

/** Every name of a line or a brand in the words, lines first. */
function namesIn(said: string) {
  const text = ` ${said.toLowerCase()}`;
  const found = [...text.matchAll(/[a-z0-9\u00c0-\u024f'#&]+/g)].flatMap(({ 0: word, index }) => {
    const name = lineNames.at(text, index, word);
    return name ? [name] : [];
  });
  return found.toSorted((a, b) => b.end - a.end).map(({ value }) => value);
}

function nearest(said: string): string | undefined {
  const near = nearestName(said, linesCalled(""), ({ name }) => name);
  return near && `${near.brandName} ${near.name}`;
}
