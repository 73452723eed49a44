import { plain } from "#agent/models/builtin/hear/text.ts";
import { foundOf, itemsIn, settings } from "./finders.ts";
import { meant } from "./match.ts";
import { countedSo } from "./stock-take.ts";
import type { About, Input, Say, Slots, Verb } from "./verb.ts";
import { countIn } from "./words.ts";

const WORD_OF_COUNT = /^(?:\d+|just|only|a|an|one|none|no|zero|nil|couple|half|dozen)$/;

/** Things and counts, read off a list as it is said: "7/0 three, 7/1 eight, foils just the one". */
function counts({ list = "" }: Slots, about: About): Input | Say {
  const all = itemsIn(foundOf(about, "stock"));
  const read: Input[] = [];
  for (const part of list.split(/[,;\n]+| and (?=\D*\w)/).map((each) => each.trim())) {
    if (part === "") continue;
    const words = plain(part)
      .replaceAll(
        /\b(?:there's|there is|there are|theres|we have|we've got|i have|got|left|of|tubes?|bottles?|packs?|boxe?s?|tubs?|x|is|are|has|at|the one|on the shelf|here|and)\b|[:=]/g,
        (word) => (word === "the one" ? "1" : " "),
      )
      .split(/\s+/)
      .filter(Boolean);
    const at =
      /^\d+$/.test(words[0] ?? "") || (WORD_OF_COUNT.test(words[0] ?? "") && words.length > 1)
        ? 0
        : words.length - 1;
    const count = words.slice(at === 0 ? 0 : 1).filter((word) => WORD_OF_COUNT.test(word));
    const name = words.filter((word) => !count.includes(word)).join(" ");
    const match = meant(name, all);
    const units = countIn(
      count.filter((word) => !/^(?:just|only)$/.test(word)).at(at === 0 ? 0 : -1),
    );
    if (!("one" in match))
      return {
        say: `Which item is “${name || part}”? Say that one by its whole name, and the list again.`,
      };
    if (units === undefined)
      return { say: `How many of ${match.one.name}? Say it with the number.` };
    read.push({ itemId: match.one.id, units });
  }
  return read.length === 0
    ? { say: "What is there? Say it like “7/1, 4 tubes”." }
    : { counts: read };
}

/** A count, read off a list. */
export const CERTAIN_COUNT: readonly Verb[] = [
  {
    tool: "count_stock",
    does: "note what was counted",
    hears: ["note ~count: {list:all}"],
    finds: [settings("list_stock", "stock")],
    input: counts,
    report: countedSo,
  },
];
