import { brands, findLine, findShade } from "#tools/colour/catalogue.ts";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import type { ColourFacts, ColourQuestion } from "#tools/colour/told/schema.ts";
import type { StockFound } from "#tools/inventory/called-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { amountOf } from "#agent/models/builtin/frames/stock/stock-words.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import type { Told } from "#agent/models/builtin/verbs/step.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";

/** "Would 9/16 do it", of what was to be cancelled. */
const DOES_IT =
  /^(?:(?:and|so|ok|but|then|hm+),? )*(?:(?:would|will|wont|won't|does|do|could|can|is|isn't)\b(?: (?:i|we|you) use)?|what about|how about|what if (?:i|we) (?:use|take|go)(?: with)?)(?: (?:a|an|the|my|with|using|line|color touch|koleston(?: perfect)?))* (\d{1,2}\/\d{1,3})\b(?: (?:do|work|be|fix|sort|cancel|kill|help|ok|okay|alright|right|enough|good|fine|it|that|then|instead|for|on|out|too|the|job|trick))*\W*$/;
const TONE_WORDS =
  "ash|ashes|ashy|violet|violets|blue|blues|green|gold|golds|golden|copper|coppers|red|reds|beige|beiges|pearl|pearls|silver|brown|mahogany|matte";
/** "What ash have we got in", of tubes. */
const HAVE_WE = new RegExp(
  String.raw`^(?:(?:and|so|ok|but|then) )*(?:what|which|any|have we (?:got )?any|do we have any|got any)(?: other)? (${TONE_WORDS})s?(?: (?:tones?|shades?|tubes?|toners?|colou?rs?))?(?: (?:have|do|did|are|is|we|i|you|got|have got|there|in|stock|on the shelf|left|then|here|now|at all))*\W*$`,
);
const MOST_LETTERS = 120;

/** A question about tones that a few words ask: whether a tube does what was just asked of, and which of a tone stand in the stock. */
export function ofTone(typed: string, told: Told): HeardVerb | undefined {
  const text = plain(typed);
  const asked = lastAsked(told);
  const code = asked?.tone ? DOES_IT.exec(text)?.[1] : undefined;
  if (asked && code) return whetherIt(code, asked, text);
  const tone = HAVE_WE.exec(text)?.[1]?.replace(/(?<=ash)(?:es|y)$|(?<=gold)en$|s$/, "");
  return tone ? inStock(tone, asked?.level, told.view.names, text) : undefined;
}

/** What was asked last of a tone that is to go. */
function lastAsked({ earlier, results }: Told): ColourQuestion | undefined {
  const last = [...earlier, ...results].findLast(
    ({ tool, status }: Result) => tool === "colour_facts" && status === "ok",
  );
  return last?.input as ColourQuestion | undefined;
}

const looks = (
  text: string,
  search: string,
  report: (items: readonly Item[]) => string,
): HeardVerb => ({
  verb: {
    tool: "list_stock",
    input: () => ({ search }),
    report: (value) => report((value as StockFound).items),
  },
  slots: {},
  text,
  doubt: undefined,
});

/** Whether a tube cancels the tone. */
const whetherIt = (shade: string, { tone, level }: ColourQuestion, text: string): HeardVerb => ({
  verb: {
    tool: "colour_facts",
    input: () => ({ topic: "neutralise" as const, shade, tone, level }),
    report: (value) => (value as ColourFacts).says,
  },
  slots: {},
  text,
  doubt: undefined,
});

/** Which tubes of a tone stand in the stock; with a level that was spoken of, whether one of that is among them. */
function inStock(
  tone: string,
  level: number | undefined,
  names: Lexicon,
  text: string,
): HeardVerb | undefined {
  const lines = brands.flatMap((brand) => brand.lines).filter((line) => isKept(line, names));
  // ash rests on blue
  const sign = new RegExp(tone === "blue" ? String.raw`\bblue|\bash` : String.raw`\b${tone}`);
  const carries = (shade: Shade) => sign.test(shade.tone);
  const codes = [
    ...new Set(lines.flatMap(({ shades }) => shades.filter(carries).map(({ code }) => code))),
  ];
  const search = codes.reduce((all, code) => {
    const more = all ? `${all}, ${code}` : code;
    return more.length > MOST_LETTERS ? all : more;
  }, "");
  if (!search) return undefined;
  return looks(text, search, (items) => {
    const own = items.flatMap((item) => {
      const line = item.link && findLine(item.link.line);
      const shade = line && item.link?.code ? findShade(line, item.link.code) : undefined;
      const isThere = item.currentQuantity > 0 || item.openGrams > 0;
      return shade && carries(shade) && isThere ? [{ item, shade }] : [];
    });
    if (own.length === 0) return `No ${tone} is in stock.`;
    const all = `${listed(own.map(({ item }) => `${item.name}: ${amountOf(item)}`))}.`;
    const isAt = own.some(({ shade }) => shade.level === level);
    return level === undefined || isAt ? all : `${all} None of them at level ${level}.`;
  });
}

/** Whether the salon's stock holds things that are called so. */
const isKept = ({ name, shades }: BrandLine, names: Lexicon): boolean =>
  shades.length > 0 &&
  (name.split(" / ")[0] ?? "")
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 3 && word !== "color" && word !== "colour")
    .every((word) => names.get(word)?.has("item"));
