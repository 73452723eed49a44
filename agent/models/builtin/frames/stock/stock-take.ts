import type { StockTake } from "#tools/inventory/items/movement-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { foundOf, itemsIn, settings, singular } from "#agent/models/builtin/verbs/finders.ts";
import { meant } from "#agent/models/builtin/verbs/match.ts";
import type { About, Finder, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { countIn, numberIn } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

const COUNT = /^(?:\d+|just|only|a|an|one|none|no|zero|nil|couple|half|dozen)$/;
const IDLE =
  /\b(?:there's|there is|there are|theres|we have|we've got|i have|i see|got|counted|count|left|of|tubes?|bottles?|packs?|pieces?|units?|full|closed|boxe?s?|tubs?|here|there|on the shelf|on|the|and|plus)\b/g;
const OPEN = /\b(?:and |plus )?(\d+) ?g (?:open|in the open one)\b/;
/** Names each with its count behind it: "gloves 5 foils 2". */
const PAIRS = /^(?:[a-z][a-z ]* \d{1,4}(?: |$)){2,}$/i;
/** A name and its count: "20 vol at 3". */
const AT = /^(.+?)(?: (?:at|as|is|are|has|x)|[:=])+ ?(.+)$/;

/** What is counted in one part of a list, and how much of it; either may be missing. */
function partOf(said: string): { name: string; count: string | undefined } {
  const text = plain(said)
    .replaceAll(/\bthe one\b/g, "1")
    .replaceAll(IDLE, " ");
  const [, before, behind] = AT.exec(text.replaceAll(/\s+/g, " ").trim()) ?? [];
  if (before && behind) return { name: before, count: behind };
  const words = text.replaceAll(/[:=]/g, " ").split(/\s+/).filter(Boolean);
  const [first = ""] = words;
  const at = COUNT.test(first) ? 0 : words.length - 1;
  const count = words.slice(at === 0 ? 0 : 1).filter((word) => COUNT.test(word));
  return {
    name: words.filter((word) => !count.includes(word)).join(" "),
    count: count.filter((word) => !/^(?:just|only)$/.test(word)).at(at === 0 ? 0 : -1),
  };
}

/** Each part of a list. */
const partsOf = (list: string): readonly string[] =>
  PAIRS.test(list.trim())
    ? list.split(/(?<=\s\d{1,4})\s+/)
    : list.split(/[,;\n]+| and (?=\D*\w)(?!\d+ ?g open)/);

/** What is counted, by its names: a stock is longer than the list that a look at it gives. */
const listed: Finder = {
  ...settings("list_stock", "stock"),
  with: ({ list = "" }) => {
    const names = partsOf(list).flatMap((each) => {
      const { name } = partOf(plain(each).replace(OPEN, " "));
      return singular(name) || [];
    });
    return names.length > 0 ? { search: names.join(", ").slice(0, 120) } : {};
  },
};

/** Things and counts, read off a list as it is said: "7/0 three, 7/1: eight and 20 g open, foils just the one". */
function counts({ list = "" }: Slots, about: About): Input | Say {
  const all = itemsIn(foundOf(about, "stock"));
  const read: Input[] = [];
  let name = "";
  for (const each of partsOf(list)) {
    const openGrams = numberIn(OPEN.exec(plain(each))?.[1]);
    const part = partOf(plain(each).replace(OPEN, " "));
    name = part.name || name;
    if (name === "") continue;
    if (part.count === undefined) continue;
    const match = meant(name, all);
    const units = countIn(part.count);
    if (!("one" in match))
      return {
        say: `Which item is “${name}”? Say that one by its whole name, and the list again.`,
      };
    if (units === undefined)
      return { say: `How many of ${match.one.name}? Say it with the number.` };
    read.push({ itemId: match.one.id, units, openGrams });
    name = "";
  }
  if (name !== "") return { say: `How many of ${name}? Say it with the number.` };
  return read.length === 0
    ? { say: "What is there? Say it like “7/1, 4 tubes”." }
    : { counts: read };
}

/** What was counted last, and how much of it there is. */
function countedSo(value: unknown): string {
  const { counted } = value as StockTake;
  const last = counted.at(-1);
  const sum = counted.length === 1 ? "1 item counted" : `${counted.length} items counted`;
  return last ? `${last.itemName}: ${last.units}. ${sum} so far.` : "Noted.";
}

/** Counting the shelf. */
export const STOCK_TAKE: readonly Frame[] = [
  {
    id: "show_stock_take",
    says: ["show me the stock take"],
    report: (value) => {
      const { take } = value as { take?: StockTake | null };
      return take ? countedSo(take) : "Here it is.";
    },
  },
  {
    id: "start_stock_take",
    says: ["start a stock take"],
    does: "begin a stock take",
    report: () =>
      "The count is open. Tell me what is there, such as “7/1, 4 tubes”. Nothing changes in stock before you finish it.",
  },
  {
    id: "count_stock",
    slots: { list: "text" },
    says: ["note the count: {list}"],
    does: "note what was counted",
    finds: [listed],
    input: counts,
    report: countedSo,
  },
  {
    id: "finish_stock_take",
    says: ["finish the stock take"],
    does: "end the stock take",
    report: () => "What was counted is what is in stock now.",
  },
  {
    id: "cancel_stock_take",
    says: ["cancel the stock take"],
    does: "drop the stock take",
    report: () => "Dropped. Nothing changed in stock.",
  },
];
