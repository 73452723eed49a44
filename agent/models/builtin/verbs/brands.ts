import type { BrandPreference, StylistPreferences } from "#tools/brands/schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { foundOf, settings } from "./finders.ts";
import { lineOf } from "./shelf.ts";
import type { Finder, Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

const lines = settings("list_brand_preferences", "lines");
const preferences = settings("get_stylist_preferences", "preferences");
/** Strengths as they are said: 6 % is 20 vol. */
const STRENGTHS: Record<number, number> = { 3: 10, 6: 20, 9: 30, 12: 40 };
const volumeIn = (said: string | undefined) => {
  const n = numberIn(said);
  return n === undefined ? undefined : (STRENGTHS[n] ?? n);
};

const brandsOf = (all: readonly BrandPreference[]) =>
  all.map(({ brandName, productLineName }) => `${brandName} ${productLineName}`);
const orderIn = (value: unknown) =>
  `In this order now: ${brandsOf(value as BrandPreference[]).join(", ")}.`;

/** The lines of a brand, or the one line, that was named among the stylist's own. */
const namedAmong = (said: string | undefined, all: readonly BrandPreference[]) => {
  const { brand, line } = lineOf(said);
  const named = all.filter(
    ({ brandId, productLineId }) => brandId === brand && (!line || productLineId === line),
  );
  const words = plain(said ?? "");
  return named.length > 0
    ? named
    : all.filter(({ productLineName }) => plain(productLineName).includes(words));
};
const own: Finder = lines;

/** What formulas are made with. */
export const BRANDS: readonly Verb[] = [
  {
    tool: "set_stylist_preferences",
    does: "set the brand and developer your formulas are made with",
    hears: [
      "(set|make|use|take|put) ~{brand} (as )?~(main|default|first|preferred|go-?to|primary|usual) brand",
      "(set|change|switch|make) ~(main|default|first|preferred|go-?to|primary|usual) brand (to|is) {brand}",
      "(set|change|switch|make) ~(default|usual|standard) developer (to|at|is) {volume:n} ?(vol|v|%)?",
      "(use|take) {volume:n} ?(vol|v) (as|for) ~(default|usual|standard)( developer)?",
    ],
    finds: [preferences],
    input: ({ brand, volume }, about) => {
      const before = foundOf(about, "preferences") as StylistPreferences | undefined;
      const named = lineOf(brand);
      const brandId = brand ? named.brand : before?.brandId;
      if (!brandId)
        return { say: "Which brand? Say one of the catalogue, such as Wella or Redken." };
      const same = brandId === before?.brandId;
      return {
        brandId,
        productLineIds: named.line ? [named.line] : same ? before?.productLineIds : [],
        developerBrand: same ? before?.developerBrand : undefined,
        developerVolume: volumeIn(volume) ?? before?.developerVolume,
      };
    },
    mends: [
      ["brand", /^([a-z].+)$/],
      ["volume", /^(\d+)(?: vol)?$/],
    ],
    report: () => "Your formulas are made with it from now on.",
  },
  {
    tool: "order_brand_preferences",
    does: "put your lines in another order",
    hears: [
      "(put|move|bring|rank|list) {line} (first|(to|on|at) ~top|up top|number 1|in front)( (in|of) ~(brands|lines|preferences|list))?",
      "(put|move|rank) {line} (?<last>last|(to|at) the (end|bottom))( (in|of) ~(brands|lines|preferences|list))?",
      "(make|set) {line} (as )?~(first|number 1|favourite|favorite|preferred|main|top)( line| choice)",
      "(put|move|rank) (?!.*(appointment|visit|booking)){line} (before|above|ahead of|over) {other}",
    ],
    finds: [own],
    input: ({ line, other, last }, about) => {
      const all = (foundOf(about, "lines") as BrandPreference[] | undefined) ?? [];
      const meant = namedAmong(line, all);
      if (meant.length === 0)
        return {
          say: `That is none of your lines. They are ${brandsOf(all).join(", ") || "not set yet"}.`,
        };
      const rest = all.filter((each) => !meant.includes(each));
      const before = other ? rest.indexOf(namedAmong(other, rest)[0] as BrandPreference) : 0;
      if (before < 0)
        return { say: `Before which one? Your lines are ${brandsOf(all).join(", ")}.` };
      const at = last ? rest.length : before;
      return { ids: [...rest.slice(0, at), ...meant, ...rest.slice(at)].map(({ id }) => id) };
    },
    report: orderIn,
  },
  {
    tool: "get_stylist_preferences",
    hears: [
      "(show|what('s| is| are)|view|open)( me)? ~(colour |formula |stylist |formulation )*(preferences|settings for formulas)",
      "(what|which) (brand|developer|line) (do (i|we)|are ~formulas|does the app|do you) (use|made with|make formulas with|work with|take)( first| by default)?",
      "what('s| is) ~(default|main|preferred|usual) (brand|developer)",
    ],
    report: (value) => {
      const { developerVolume } = value as StylistPreferences;
      return `With ${developerVolume} vol at hand; the card shows brand and lines.`;
    },
  },
  {
    tool: "show_shelf",
    hears: [
      "(what('s| is| do (we|i) have)|show( me)?|list|view|see|open)( (on|what('s| is) on))? ~({line} )?shelf",
      "(what|which) {line}? ?(shades|tubes|codes) (are|do (we|i) have|have (we|i) got|stand) on ~shelf",
      "(what|which) (shades|tubes|colours) of {line} (are|do (we|i) have)( on ~shelf| here)?",
    ],
    input: ({ line }) => {
      const { brand, line: named } = lineOf(line);
      return { brand, line: named };
    },
  },
];
