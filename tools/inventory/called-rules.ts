import { foldName } from "#tools/values/name-rules.ts";
import type { Item } from "./schema.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** What an item is found by. */
export type Named = Pick<Item, "name" | "brand" | "productCode" | "link" | "category">;

/**
 * What of the stock words mean: whoever's code or name they are; else what holds all of the words; else nothing. A volume
 * means a developer: "20 vol".
 */
export function itemsMeant<T extends Named>(words: string, all: readonly T[]): T[] {
  const sought = folded(words).replace(VOLUME, "$1 vol");
  const volume = /\b(\d{1,2}) vol/.exec(sought)?.[1];
  const exact = all.filter(
    ({ name, productCode, link }) =>
      sameCode(productCode, words) || sameCode(link?.code, words) || folded(name) === sought,
  );
  if (exact.length > 0) return exact;
  const idle = volume ? /^(?:vol|dev|developers?|peroxide|perox)$/ : /^vols?$/;
  const parts = sought.split(" ").filter((part) => part !== "" && !idle.test(part));
  return all.filter(({ name, brand, productCode, link, category }) => {
    const held = folded([name, brand, productCode, link?.code, link?.line, category].join(" "));
    const isThatVolume = link?.volume === Number(volume);
    return parts.every(
      (part) => ` ${held}`.includes(` ${part}`) || (isThatVolume && part === volume),
    );
  });
}

/** "20v" and "20 volume" are 20 vol. */
const VOLUME = /\b(\d{1,2}) ?v(?:ol(?:ume)?s?)?\b/;

/** The same of a list of things: "6/0, gloves". What goes by all of the words is no list. */
export function anyMeant<T extends Named>(words: string, all: readonly T[]): T[] {
  const whole = itemsMeant(words, all);
  if (whole.length > 0) return whole;
  const found = new Set(
    words.split(/[,;]/).flatMap((part) => (part.trim() ? itemsMeant(part, all) : [])),
  );
  return all.filter((one) => found.has(one));
}

/** A strength is one word, however it is written, and so is a number of a series: "6 %" is "6%", "No. 1" and "#1" are "no1". */
const folded = (text: string) =>
  foldName(oneSpelling(text))
    .replaceAll(/(?<=\d) (?=%)/g, "")
    .replaceAll(/(?:\b(?:no|nr|number)[. ]*|#)(?=\d+(?![\d/]))/g, "no");
const sameCode = (code: string | null | undefined, words: string) =>
  code !== null && code !== undefined && bare(code) === bare(words);
const bare = (code: string) => code.toLowerCase().replaceAll(/\s+/g, "");
