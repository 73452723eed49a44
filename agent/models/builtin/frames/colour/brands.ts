import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import type { BrandPreference, StylistPreferences } from "#tools/brands/schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { foundOf, settings } from "#agent/models/builtin/verbs/finders.ts";
import { lineOf } from "#agent/models/builtin/frames/stock/shelf.ts";
import type { Ask, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { numberIn } from "#agent/models/builtin/verbs/words.ts";

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

/** What formulas are made with by default: a change of one thing keeps the others. */
const preferred = (
  way: string,
  slots: Frame["slots"],
  says: string,
  made: (slots: Slots, before: StylistPreferences | undefined) => Input | Ask | Say,
): Frame => ({
  id: `set_stylist_preferences.${way}`,
  slots,
  says: [says],
  does: "set the brand and developer your formulas are made with",
  finds: [preferences],
  input: (said, about) =>
    made(said, foundOf(about, "preferences") as StylistPreferences | undefined),
  report: () => "Your formulas are made with it from now on.",
});

const WHICH_BRAND: Say = { say: "Which brand? Say one of the catalog, such as Wella or Redken." };

/** The lines in another order: `place` says before which of the rest, of whose places it is told. */
const ordered = (
  way: string,
  slots: Frame["slots"],
  says: readonly string[],
  place: (rest: readonly BrandPreference[], slots: Slots) => number,
): Frame => ({
  id: `order_brand_preferences.${way}`,
  slots,
  says,
  does: "put your lines in another order",
  finds: [lines],
  input: (said, about) => {
    const all = (foundOf(about, "lines") as BrandPreference[] | undefined) ?? [];
    const meant = namedAmong(said["line"], all);
    if (meant.length === 0)
      return {
        say: `That is none of your lines. They are ${brandsOf(all).join(", ") || "not set yet"}.`,
      };
    const rest = all.filter((each) => !meant.includes(each));
    const at = place(rest, said);
    return at < 0
      ? { say: `Before which one? Your lines are ${brandsOf(all).join(", ")}.` }
      : { ids: [...rest.slice(0, at), ...meant, ...rest.slice(at)].map(({ id }) => id) };
  },
  report: (value) => `In this order now: ${brandsOf(value as BrandPreference[]).join(", ")}.`,
});

/** What formulas are made with. */
export const BRANDS: readonly Frame[] = [
  preferred("brand", { brand: "brand" }, "make {brand} my main brand", ({ brand }, before) => {
    const named = lineOf(brand);
    if (!named.brand) return WHICH_BRAND;
    const same = named.brand === before?.brandId;
    return {
      brandId: named.brand,
      productLineIds: named.line ? [named.line] : same ? before?.productLineIds : [],
      developerBrand: same ? before?.developerBrand : undefined,
      developerVolume: before?.developerVolume,
    };
  }),
  preferred(
    "developer",
    { volume: "volume" },
    "set my default developer to {volume}",
    ({ volume }, before) => {
      if (!before?.brandId) return WHICH_BRAND;
      const { brandId, productLineIds, developerBrand } = before;
      const developerVolume = volumeIn(volume);
      return developerVolume === undefined
        ? { ask: "Which strength?", slot: "volume", options: ["10 vol", "20 vol", "30 vol"] }
        : { brandId, productLineIds, developerBrand, developerVolume };
    },
  ),
  ordered(
    "first",
    { line: "line", other: "line" },
    ["put {line} first", "put {line} before {other}"],
    (rest, { other }) => (other ? rest.indexOf(namedAmong(other, rest)[0] as BrandPreference) : 0),
  ),
  ordered("last", { line: "line" }, ["put {line} last"], (rest) => rest.length),
  {
    id: "get_stylist_preferences",
    says: ["show my formula preferences"],
    report: (value) => {
      const { developerVolume } = value as StylistPreferences;
      return `With ${developerVolume} vol at hand; the card shows brand and lines.`;
    },
  },
  {
    id: "show_shelf",
    slots: { line: "line" },
    says: ["show the[ {line}] shelf"],
    input: ({ line }) => {
      const { brand, line: named } = lineOf(line);
      return { brand, line: named };
    },
  },
];
