import type { Segment, Service } from "#tools/pricing/service-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { kindOf, minutesIn, SUM } from "./service-facts.ts";
import type { Ask, Input, Say, Slots } from "./verb.ts";
import { figureIn, named, numberIn, summed } from "./words.ts";

const LENGTH = String.raw`(?:an hour and a half|half an hour|an hour|\d+(?:\.\d+)? ?(?:hours?|hrs?|h)\b(?:(?: and)? ?\d+ ?min\b)?|\d+(?: ?min\b)?)`;
const OF = "(?: of| for| to| is| at|:)*";

/** A part of the work, told before or after its minutes: "35 processing", "processing 35 min". */
const part = (words: string) =>
  new RegExp(
    String.raw`(?<after>${LENGTH})${OF} (?:${words})(?: time)?\b|\b(?:${words})(?: time)?${OF} ?(?<before>${LENGTH})`,
  );
const PARTS: readonly (readonly [Segment["kind"], RegExp])[] = [
  ["process", part("process(?:ing|es)?|develop(?:s|ing|ment)?|sit(?:s|ting)?|under (?:the )?heat")],
  ["apply", part("appl(?:y|ying|ication)|put(?:ting)? (?:it )?on|hands[ -]on")],
  ["finish", part("finish(?:ing)?|rins(?:e|ing)|styling|blow ?dry(?:ing)?|at the end")],
];
const WHOLE_TIME =
  /\b(?:an hour and a half|half an hour|\d+(?:[.,]\d+)? ?(?:min(?:ute)?s?|m)\b|(?:\d+(?:[.,]\d+)?|an?) ?(?:hours?|hrs?|h)\b(?: ?(?:and )?(?:a half|\d+(?: ?min(?:ute)?s?)?))?)/;
const DEPOSIT =
  /(?:[$€£] ?)?(?<a>\d+(?:[.,]\d+)?) ?(?<share>%)?(?: ?(?:dollars|bucks|euros?|pounds?))? deposit|deposit(?: of| is|:)* ?(?:[$€£] ?)?(?<b>\d+(?:[.,]\d+)?) ?(?<shared>%)?/;
const NO_TEST =
  /\b(?:no|without(?: an?| any)?|doesn't need an?|not needing an?|needs no) patch test\b/;
const TEST =
  /\b(?:needs?|with|requires?|after|and)? ?(?:an? )?patch test(?:s)?(?: (?:needed|required|first|before))?\b/;
const NOT_ONLINE =
  /\b(?:not|never|no|can't be|isn't)(?: to be)? (?:bookable |booked |bookings? |for )?online(?: booking)?\b|\b(?:hidden|off) online\b/;
const ONLINE =
  /\b(?:can be )?(?:bookable|booked|book|open)?(?: for)? ?online(?: booking| bookable)?\b/;
const RANGE =
  /(?:\b(?:at|for|costs?|price(?:d at)?|is) )?(?:(?<from>\b(?:from|starting at|starts at) )(?:[$€£] ?)?(?<least>\d+(?:[.,]\d{1,2})?)|[$€£] ?(?<low>\d+(?:[.,]\d{1,2})?) ?(?:-|–|to) ?(?:[$€£] ?)?(?<high>\d+(?:[.,]\d{1,2})?)|\b(?:at|for|costs?|price(?:d at)?) (?<low2>\d+(?:[.,]\d{1,2})?) ?(?:-|–|to) ?(?<high2>\d+(?:[.,]\d{1,2})?)(?! ?(?:min|h\b|hours?|hrs?)))(?: ?(?:dollars|bucks|euros?|pounds?|quid))?/;
const CATEGORY =
  /\b(?:in|under|as|into)(?: the)?(?: category)? (?<kind>colou?r|cutting|cuts|chemicals?|special occasions?|treatments?|extensions?)(?: services?)?\b|\bcategory:? (?<named>[a-z]+)(?: services?)?\b/;
/** What is said around facts, and is none. */
const IDLE =
  /\b(?:and|with|of|which|that|it|its|it's|takes?|taking|lasts?|lasting|is|at|for|a|an|the|plus|including|incl|on|to|in|time|total|all|long|please|pls|thanks|costs?|price|priced|our|my|menu|service|needs?|has|then|also|so|new|min|hours?|dollars|bucks)\b|[,.;:!()+-]/g;

type Told = { facts: Input; parts: Segment[]; price?: string; minutes?: number; left: string };

/** All that was said of a new service, and the words that are no fact of one. */
function toldOf(said: string): Told {
  let text = said;
  const take = (sign: RegExp) => {
    const found = sign.exec(text);
    if (found) text = text.replace(found[0], " ");
    return found;
  };
  const parts = PARTS.flatMap(([kind, sign]): Segment[] => {
    const { after, before } = take(sign)?.groups ?? {};
    const length = after ?? before;
    const minutes = minutesIn(length) ?? numberIn(length);
    return minutes ? [{ kind, minutes }] : [];
  });
  const facts: Input = {};
  const deposit = take(DEPOSIT)?.groups;
  if (deposit) {
    facts["payAtBooking"] = "deposit";
    const size = deposit["a"] ?? deposit["b"];
    if (deposit["share"] ?? deposit["shared"]) facts["depositPercent"] = Number(size);
    else facts["depositText"] = figureIn(size);
  }
  if (take(NO_TEST)) facts["needsPatchTest"] = false;
  else if (take(TEST)) facts["needsPatchTest"] = true;
  if (take(NOT_ONLINE)) facts["online"] = false;
  else if (take(ONLINE)) facts["online"] = true;
  const kind = take(CATEGORY)?.groups;
  const category = kindOf(kind?.["kind"] ?? kind?.["named"]);
  if (category) facts["category"] = category;
  const range = take(RANGE)?.groups;
  const [low, high] = [range?.["low"] ?? range?.["low2"], range?.["high"] ?? range?.["high2"]];
  if (range?.["from"]) facts["priceRange"] = `from ${range["least"]}`;
  else if (low) facts["priceRange"] = `${low}-${high}`;
  const price = range?.["least"] ?? low ?? figureIn(take(SUM)?.[0]);
  const minutes = minutesIn(text);
  if (minutes) take(WHOLE_TIME);
  const left = text.replace(IDLE, " ").replace(/\s+/g, " ").trim();
  return { facts, parts, left, ...(price && { price }), ...(minutes && { minutes }) };
}

const wordsIn = (said = ""): string => summed(plain(said));

/** What was said at first, and in the answer to what it costs, which tells the price anew and may tell more. */
function allTold({ more, price: answer }: Slots): Omit<Told, "left"> {
  const first = toldOf(wordsIn(more));
  if (!answer) return first;
  const { facts, parts, price = figureIn(wordsIn(answer)), minutes } = toldOf(wordsIn(answer));
  const { priceRange: _, ...others } = first.facts;
  return {
    ...first,
    facts: { ...others, ...facts },
    parts: [...first.parts, ...parts],
    ...(price && { price }),
    ...(minutes && { minutes }),
  };
}

const ORDER: readonly Segment["kind"][] = ["apply", "process", "finish"];

/** Its parts in their order. What of the whole time was not told of is hands-on: before the rest, or after it where that is what is missing. */
function whole(parts: readonly Segment[], duration: number): Segment[] {
  const open = duration - parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const missing = parts.some(({ kind }) => kind === "apply") ? "finish" : "apply";
  const all: readonly Segment[] = open > 0 ? [...parts, { kind: missing, minutes: open }] : parts;
  return ORDER.flatMap((kind) => {
    const minutes = all.reduce((sum, one) => sum + (one.kind === kind ? one.minutes : 0), 0);
    return minutes > 0 ? [{ kind, minutes }] : [];
  });
}

/** A new service of the menu by what was said of it; a question where something is missing. */
export function newService(slots: Slots): Input | Ask | Say {
  const told = allTold(slots);
  const name = named(slots["name"]?.replace(/^["“]|["”]$/g, ""));
  if (!name) return { ask: "What is the service called?", slot: "name" };
  const { price } = told;
  if (!price) return { ask: `What does ${name} cost?`, slot: "price", takes: /\d/ };
  const inParts = told.parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const handsOn = told.parts.some(({ kind }) => kind !== "process");
  const duration =
    minutesIn(slots["minutes"]) ??
    numberIn(plain(slots["minutes"] ?? "")) ??
    told.minutes ??
    (handsOn ? inParts : undefined);
  if (!duration || duration < inParts)
    return {
      ask: duration
        ? `Its parts come to ${inParts} min, and that is more than ${duration}. How many minutes does ${name} take in all?`
        : `How many minutes does ${name} take${inParts > 0 ? " in all" : ""}?`,
      slot: "minutes",
      takes: /\d|hour/,
      options: ["30 min", "45 min", "60 min", "90 min", "120 min"],
    };
  const segments = whole(told.parts, duration);
  if (inParts > 0 && segments.every(({ kind }) => kind === "process"))
    return {
      say: `All ${duration} min of ${name} would be processing, and somebody has to put it on. Say how long it takes in all.`,
    };
  const category = kindOf(slots["category"]) ?? kindOf(name) ?? kindOf(slots["more"]) ?? "Other";
  return {
    name,
    category,
    basePrice: price,
    duration,
    ...(inParts > 0 && { segments }),
    ...told.facts,
  };
}

const DOES: Readonly<Record<Segment["kind"], string>> = {
  apply: "to apply",
  process: "to process",
  finish: "to finish",
  transition: "to clear up",
};

/** What is on the menu now, and what of the words is not kept with it. */
export function added(value: unknown, slots: Slots): string {
  const { name, basePrice, priceRange, duration } = value as Service;
  const { facts, parts } = allTold(slots);
  const { left } = toldOf(wordsIn(slots["more"]));
  const split =
    parts.length > 0
      ? ` (${whole(parts, duration)
          .map(({ kind, minutes }) => `${minutes} ${DOES[kind]}`)
          .join(", ")})`
      : "";
  const more = [
    ...(facts["payAtBooking"] ? ["with a deposit"] : []),
    ...(facts["needsPatchTest"] === undefined
      ? []
      : [facts["needsPatchTest"] ? "with a patch test" : "without a patch test"]),
    ...(facts["online"] === undefined ? [] : [facts["online"] ? "bookable online" : "not online"]),
  ].map((each) => `, ${each}`);
  const unkept = left ? ` I did not keep “${left}”: say it again by itself if it matters.` : "";
  return `It is on the menu. ${name}: ${priceRange ?? basePrice}, ${duration} min${split}${more.join("")}.${unkept}`;
}
