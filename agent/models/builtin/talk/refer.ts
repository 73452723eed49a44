import { WEEKDAY } from "#agent/models/builtin/hear/calendar-names.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Spoken } from "./spoken.ts";
import { sameAs, type Thing, type Told } from "./things.ts";

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];
const PLACE = new RegExp(
  String.raw`\b(?:(${PLACES.join("|")}|1st|2nd|3rd|4th|5th)|(last|latest)|(earliest|soonest))(?: (?:one|slot|appointment|visit|client|item|timer|post)\b|(?= (?:for|at|on|to|in|can|is|has|do|does|got|${WEEKDAY})\b|[,.!?]|$))`,
  "i",
);
/** "No 3" of a list. */
const NUMBERED = /\b(?:no|nr|number)\.? ?(\d)\b|#(\d)\b/i;

/** Words without the place that they point at. */
export const withoutPlace = (text: string): string =>
  text.replace(NUMBERED, " ").replace(PLACE, " ");

/** The one of what was listed that words point at by its place, among those that hold the day that was said. */
export function pickedIn<Of extends Told>(
  text: string,
  listed: readonly Of[],
  day?: string,
): Of | undefined {
  const found = PLACE.exec(text);
  const [, no, nth] = NUMBERED.exec(text) ?? [];
  if (no ?? nth) return listed[Number(no ?? nth) - 1];
  if (!found) return undefined;
  const ofDay = listed.filter(
    ({ date }) => day === undefined || date === undefined || date === day,
  );
  const [, place, last] = found;
  if (last) return ofDay.at(-1);
  const at = place
    ? PLACES.findIndex((each, n) => each === place.toLowerCase() || place.startsWith(String(n + 1)))
    : 0;
  return ofDay[at];
}

const ALL =
  /\b(?:both(?: of (?:them|those|these))?|all (?:of (?:them|those|these)|two|three)|the (?:two|pair|lot) of them|the lot|them (?:both|all))\b/;
const PART_OF =
  /\b(?:of )?the (morning|afternoon) ones?\b|\b(morning|afternoon) ones?\b|\bof the (morning|afternoon)\b/;
const OTHER = /\b(?:the )?other (?:one|visit|appointment|timer|post)?\b/;
const TWO = /\b(?:both|two|pair)\b/;
const NOON = "12:00";
/** More than these are no choice, and no list of orders. */
const MOST = 4;

/** Words that point at one thing, by what it may be where they tell. */
const POINTS =
  /\b(?:(?:that|this|the) (?:one|visit|appointment|appt|booking|timer|clock|post|order|draft|price)|it|that|this|her|him|she|he|hers|his|they|them)\b/;
const KINDS: readonly (readonly [RegExp, Thing["is"]])[] = [
  [/\btimer|clock\b/, "timer"],
  [/\bpost\b/, "post"],
  [/\b(?:order|draft)\b/, "order"],
  [/\b(?:visit|appointment|appt|booking)\b/, "visit"],
];

/** What words point at, and the words without it. `by`: how; `several`: which of them it is stands open. */
export type Pointed = {
  things: readonly Thing[];
  rest: string;
  by: "place" | "all" | "name" | "word" | "nothing";
  several?: readonly Thing[];
};

/** Words that name a thing: whose it is, else what it is called. */
const namesOf = ({ is, client, stylist, item, supplier, service }: Thing): string[] =>
  (is === "price" ? (stylist ?? "my") : (client ?? item ?? supplier ?? service ?? ""))
    .toLowerCase()
    .split(/[\s,()-]+/)
    .filter((word) => word.length > 2 || /\d/.test(word))
    .map(bare);

/** "Marisol's" and "marisols" name Marisol. */
const bare = (word: string): string =>
  word.replace(/[,.!?]+$/, "").replace(/(?<=\w{2})['’]?s$/, "");

/**
 * The one resolver of what words point at: a place in the list, all of it, the other one, a name, or a word such as "it" or
 * "her", among the things of the thread that `isWanted` takes. What nothing points at is what was spoken of last.
 */
export function pointedAt(
  text: string,
  { listed: all, things, of }: Spoken,
  isWanted: (thing: Thing) => boolean,
): Pointed {
  const said = plain(text);
  const listed = all.filter(isWanted);
  const last = focusOf(things, of, isWanted);
  const found = (by: Pointed["by"], meant: readonly Thing[], rest: string): Pointed =>
    by !== "all" && meant.length > 1
      ? { things: [], several: meant, rest, by }
      : { things: meant, rest, by };
  const picked = pickedIn(said, all);
  if (picked) return found("place", isWanted(picked) ? [picked] : [], withoutPlace(said));
  if (OTHER.test(said)) {
    const others = listed.filter((each) => !sameAs(last)(each));
    return found("place", others, said.replace(OTHER, " "));
  }
  const part = PART_OF.exec(said)?.slice(1).find(Boolean);
  if (part || ALL.test(said)) {
    const some = listed.filter(({ time = "" }) => !part || (part === "morning") === time < NOON);
    const rest = said.replace(ALL, " ").replace(PART_OF, " ");
    const isMeant = part || (TWO.test(said) ? some.length === 2 : some.length > 1);
    return isMeant && some.length <= MOST
      ? found("all", some, rest)
      : { things: [], several: some, rest, by: "all" };
  }
  const words = said.split(/\s+/).map(bare);
  const known = [
    ...listed,
    ...things.filter((each) => isWanted(each) && !listed.some(sameAs(each))),
  ];
  const counts = known.map((each) => namesOf(each).filter((name) => words.includes(name)).length);
  const most = Math.max(0, ...counts);
  if (most > 0) {
    const named = known.filter((_, at) => counts[at] === most);
    const own = named.length > 1 && last && named.find(sameAs(last));
    const names = named.flatMap(namesOf);
    const rest = said
      .split(" ")
      .filter((word) => !names.includes(bare(word)))
      .join(" ");
    return found("name", own ? [own] : named, rest);
  }
  const word = POINTS.exec(said)?.[0];
  const kind = KINDS.find(([sign]) => word && sign.test(word))?.[1];
  const ofKind = kind ? focusOf(things, of, (each) => isWanted(each) && each.is === kind) : last;
  const rest = word ? said.replace(POINTS, " ") : said;
  const by = word ? "word" : "nothing";
  if (ofKind) return found(by, [ofKind], rest);
  return found(
    by,
    word ? listed.filter((each) => !kind || each.is === kind) : listed.length === 1 ? listed : [],
    rest,
  );
}

/** The newest of these that agrees with whom and with what was spoken of last. */
function focusOf(
  things: readonly Thing[],
  of: Told,
  isWanted: (thing: Thing) => boolean,
): Thing | undefined {
  const agrees = (thing: Thing) =>
    (!thing.client || !of.client || sameName(thing.client, of.client)) &&
    (thing.is !== "visit" ||
      !of.date ||
      !of.time ||
      (thing.date === of.date && thing.time === of.time));
  return things.findLast((thing) => isWanted(thing) && agrees(thing));
}

const sameName = (one: string, other: string): boolean =>
  one.toLowerCase().includes(other.toLowerCase()) ||
  other.toLowerCase().includes(one.toLowerCase());
