import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import type { BrandPreference } from "#tools/brands/schema.ts";
import { brands } from "#tools/colour/catalogue.ts";
import { hearBrand } from "#agent/models/builtin/hear/brands.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { settings } from "#agent/models/builtin/verbs/finders.ts";
import { meant } from "#agent/models/builtin/verbs/match.ts";
import type { Ask, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";

const WHICH = "Which line is it? Say it with its brand, such as Wella Koleston Perfect.";
const COLOUR = /\b(?:colou?r|perfect|gloss|professionals?|permanent|royal|line|the)\b/g;
const words = (said: string) => plain(said).replaceAll(/[^a-z0-9 ]/g, " ");

/** A line of the catalogue by how it is called, with its brand; only the brand where that alone was named. */
export function lineOf(said = ""): { brand?: string; line?: string } {
  const heard = hearBrand(plain(said));
  if (heard.line) return { brand: heard.brand, line: heard.line };
  const text = ` ${words(said)} `;
  const own = heard.brand ? brands.filter(({ id }) => id === heard.brand) : brands;
  const [found] = own
    .flatMap(({ id, lines }) =>
      lines.map((line) => ({
        id,
        line: line.id,
        name: words(line.name).replaceAll(COLOUR, "").trim(),
      })),
    )
    .filter(({ name }) => name.length > 2 && text.includes(` ${name} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  if (found) return { brand: found.id, line: found.line };
  const maker = heard.brand ?? brands.find(({ name }) => text.includes(` ${words(name)} `))?.id;
  return maker ? { brand: maker } : {};
}

/** The codes of shades that were named, as they were typed: "6/7 and 5/1" are two. */
const codesOf = (said: string) =>
  said
    .split(/\s*(?:,|;|&|\+|\band\b|\bplus\b|\s)\s*/)
    .map((code) => code.replaceAll(/^[.:]+|[.:]+$/g, ""))
    .filter((code) => /\d/.test(code));

const ofShelf = ({ line, codes }: Slots): Input | Ask => {
  const called = lineOf(line);
  if (!called.brand || !called.line) return { ask: WHICH, slot: "line" };
  return codes ? { ...called, codes: codesOf(codes) } : called;
};

const shelfOnly = (way: "on" | "off", says: string): Frame => ({
  id: `use_shelf_only.${way}`,
  says: [says],
  does: "change what formulas are made from",
  input: () => ({ only: way === "on" }),
});

/** The stylist's own lines, and what stands on the shelf. */
export const SHELF: readonly Frame[] = [
  {
    id: "add_brand_preference",
    slots: { line: "line", brand: "brand" },
    says: ["add the line[ {line}][ of {brand}] to my lines"],
    does: "add a line to yours",
    input: ({ line, brand }) => {
      const called = lineOf(`${brand ?? ""} ${line ?? ""}`);
      if (called.brand && called.line) return called;
      if (line && brand) return { brand, line };
      const ask = called.brand ? "Which line of that brand do you mean?" : WHICH;
      return { ask, slot: "line" };
    },
  },
  {
    id: "remove_brand_preference",
    slots: { line: "line", brand: "brand" },
    says: ["take the line[ {line}][ of {brand}] off my lines"],
    does: "take a line off yours",
    finds: [settings("list_brand_preferences", "lines")],
    input: ({ line, brand }, { found }) =>
      takenOff(line ?? brand, found["lines"]?.of as BrandPreference[]),
  },
  {
    id: "list_brand_preferences",
    says: ["show my lines"],
  },
  {
    id: "put_on_shelf",
    slots: { line: "line", codes: "shade" },
    says: ["put[ {codes}][ of {line}] on the shelf"],
    does: "put shades on the shelf",
    input: ofShelf,
  },
  {
    id: "take_off_shelf",
    slots: { line: "line", codes: "shade" },
    says: ["take[ {codes}][ of {line}] off the shelf"],
    does: "take shades off the shelf",
    input: ofShelf,
  },
  shelfOnly("on", "make formulas from the shelf alone"),
  shelfOnly("off", "make formulas from the whole catalog again"),
];

function takenOff(said: string | undefined, all: readonly BrandPreference[]): Input | Ask | Say {
  const lines = all.map((of) => ({
    id: of.id,
    name: `${of.brandName} ${of.productLineName}`,
    also: `${of.brandId} ${of.productLineId}`.replaceAll("-", " "),
    of,
  }));
  const options = lines.map(({ name }) => name);
  if (options.length === 0) return { say: "You have no lines of your own yet." };
  const match = said ? meant(said, lines) : { near: [] };
  if (!("one" in match)) return { ask: "Which of your lines?", slot: "line", options };
  const { brandId, productLineId } = match.one.of as BrandPreference;
  return { brand: brandId, line: productLineId };
}
