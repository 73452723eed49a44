import { findTool, type ToolName } from "#tools/registry.ts";
import { addDays, weekdayOf } from "#tools/values/zone-rules.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { pastOf } from "#agent/models/builtin/frames/money/figures.ts";
import { WEEKDAY, weekdayAt, WEEKDAYS } from "#agent/models/builtin/hear/calendar-names.ts";
import { hearPeriod } from "#agent/models/builtin/hear/period.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Intent, SlotKind } from "#agent/models/builtin/sense/intent.ts";
import { isNamed, nameIn } from "#agent/models/builtin/sense/nameable.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { Here, View } from "#agent/models/builtin/view.ts";
import { minutesOf } from "#agent/models/builtin/verbs/amounts.ts";
import { dayIn, timeIn, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import { tidy, type HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { replaced } from "#agent/models/builtin/verbs/mend.ts";
import { countIn } from "#agent/models/builtin/verbs/words.ts";
import type { Slots } from "#agent/models/builtin/verbs/verb.ts";
import { asksOfIt } from "./asks.ts";
import { isPart, NAMES, read, shifts, shiftsTime, type Fact, type Read } from "./facts.ts";
import type { Spoken } from "./spoken.ts";

/** Where a turn is read: the salon's names and clock, and what was spoken of. */
export type Around = Pick<View, "names" | "here"> & { spoken: Spoken };

/** Asks or orders the same of something else. */
export const GOES_ON =
  /^(?:(?:ok|okay|and|oh) )*(?:and|what about|how about|same|also|or|then)\b|\b(?:too|as well|same)\b|\?\s*$/i;
/** Puts right what was said. */
export const CORRECTS =
  /^(?:(?:oh|ah|hm+|ok|ugh|no|but) )*(?:no|nope|nah|wait|sorry|oops|hold on|hang on|actually|correction|rather|i mean|make|not|should be|better|just|only)\b|\binstead\b/i;
/** Why somebody changes what was said: "make it 45 she's reading". */
const REMARK = /(?<=\S),? (?:she|he|they)(?:['’]?s|['’]re| is| are| has| wants| needs) .{3,40}$/i;
/** In more words there is more than a few facts. */
const MOST_WORDS = 14;

/** The facts of a turn that is nothing but facts of these kinds; undefined where there is more in it, or none. */
export function onlyFacts(
  text: string,
  kinds: Intent["slots"],
  around: Pick<Around, "names">,
): Fact[] | undefined {
  const { facts, left } = readIn(text, kinds, around) ?? NOTHING;
  return facts.length > 0 && left.length === 0 ? facts : undefined;
}

const NOTHING: Read = { facts: [], left: [] };

/** What a turn of a few words holds; undefined where it is longer. */
export function readIn(text: string, kinds: Intent["slots"], { names }: Pick<Around, "names">) {
  const typed = tidy(text).replace(REMARK, "");
  return typed.split(" ").length > MOST_WORDS
    ? undefined
    : read(typed, new Set(Object.values(kinds)), names);
}

/** The last frame with the facts that a few words say anew: "and friday?", "same for Tom", "no, 3". */
export function edited(
  row: HeardVerb | undefined,
  text: string,
  around: Around,
): HeardVerb | undefined {
  const kinds = row?.verb.slots;
  if (!row || !kinds || row.aside || row.doubt) return undefined;
  const { facts, left } = apart(row.verb, readIn(asStrong(text, row), kinds, around) ?? NOTHING);
  const said = plain(text);
  // "what about joan" asks what is on her record, and writes nothing there
  const look =
    facts.length > 0 && left.length === 0 && ABOUT.test(said)
      ? frameOf(LOOKS[row.verb.id ?? ""] ?? "")
      : undefined;
  if (look)
    return { ...row, verb: look, slots: placed(look.slots, {}, facts, around) ?? {}, text: said };
  const anew =
    left.length === 0 && AND.test(said) && facts.some(isName)
      ? frameOf(ANEW[row.verb.id ?? ""] ?? "")
      : undefined;
  if (anew) {
    const own = placed(anew.slots, {}, facts, around);
    return own && { ...row, verb: anew, slots: own, text: said, before: undefined };
  }
  const asks = asksOfIt(row.verb, left, said);
  if (facts.length === 0 ? !asks : left.length > 0 && !asks) return undefined;
  if (facts.length > 0 && !asks && facts.every(isName) && !isPlain(row, facts, said))
    return undefined;
  const slots = facts.length > 0 ? placed(kinds, row.slots, facts, around) : ofFirst(row, around);
  return slots && { ...row, slots, text: asks ? said : textAfter(row, slots), before: undefined };
}

/** "And 30" after a developer's strength is another strength. */
const asStrong = (text: string, { slots }: HeardVerb): string =>
  Object.values(slots).some((said) => said && /^\d{1,2} ?v/i.test(said))
    ? text.replace(/\b([1-4]0)\b(?! ?(?:v|%|g\b|min|more))/i, "$1v")
    : text;

/** What a turn holds, where a word that asks for a part of what was told is no name: "visits" of figures is no service. */
const apart = ({ tells }: HeardVerb["verb"], { facts, left }: Read): Read => {
  const asks = ({ said }: Fact) => tells?.test(said.toLowerCase()) ?? false;
  return {
    facts: facts.filter((each) => !asks(each)),
    left: [...left, ...facts.filter(asks).map(({ said }) => said.toLowerCase())],
  };
};

/** Of whom more is asked once a ranking was told: of who came first in it. */
function ofFirst({ verb, slots }: HeardVerb, { spoken }: Around): Slots {
  const first = verb.tool === "show_figures" ? spoken.listed[0]?.stylist : undefined;
  return first && verb.slots?.["stylist"] && !slots["stylist"]
    ? { ...slots, stylist: first }
    : slots;
}

/** Whether names by themselves are meant for what was asked or ordered last: another one of whom a look told, or a colleague who was left open. */
function isPlain({ verb, slots }: HeardVerb, facts: readonly Fact[], said: string): boolean {
  if (GOES_ON.test(said) || CORRECTS.test(said)) return true;
  const kinds = verb.slots ?? {};
  const isLook = findTool(verb.tool)?.effect === "read";
  const open = Object.keys(kinds).filter((slot) =>
    isLook
      ? slots[slot] !== undefined
      : slots[slot] === undefined && OPEN.has(kinds[slot] ?? "text"),
  );
  return facts.every(({ kinds: are }) => open.some((slot) => are.includes(kinds[slot] ?? "text")));
}

/** What an order may leave open, and words alone may add to it. */
const OPEN: ReadonlySet<SlotKind> = new Set(["stylist", "service"]);

/** What is made for somebody else, once the one before was put right: "and 20 for edith". */
const ANEW: Readonly<Record<string, string>> = { "add_minutes.to": "start_timer" };
const AND = /^(?:and|also|plus)\b/;
const ABOUT = /^(?:and |so |ok )*(?:what|how) about\b/;
/** What is looked at of somebody else where something of a record was written. */
const LOOKS: Readonly<Record<string, string>> = {
  "save_client.allergy": "get_client.allergies",
  "save_client.phone": "get_client.phone",
  "save_client.email": "get_client.email",
  "save_client.birthday": "get_client.birthday",
  "save_client.note": "get_client.know",
  "save_client.must_know": "get_client.know",
};

/** The words of an order without the facts that later ones took the place of. */
export const textAfter = ({ slots: before, text }: HeardVerb, slots: Slots): string =>
  Object.entries(before).reduce(
    (rest, [slot, said]) => (said && slots[slot] !== said ? rest.replace(plain(said), " ") : rest),
    text,
  );

/** What is made anew each time it is said, and the frame that changes what was made; where there is none it is left to what else hears the words. */
export const AMENDS: ReadonlyMap<ToolName, string | undefined> = new Map([
  ["book_client", "move_appointment"],
  ["order_item", "change_order.quantity"],
  ["create_post", "change_post.move"],
  ["start_timer", "add_minutes.to"],
  ["save_client", "save_client.phone"],
  ["block_time", undefined],
  ["join_waitlist", undefined],
  ["create_service", undefined],
]);

/** The change of what the last frame made: "make it 3" after a booking moves it. */
export function amended(
  row: HeardVerb | undefined,
  text: string,
  around: Around,
): HeardVerb | undefined {
  const id = row && AMENDS.get(row.verb.tool);
  const verb = id && frameOf(id);
  const facts = verb && onlyFacts(text, verb.slots, around);
  if (!row || !verb || !facts) return undefined;
  // whose it is tells nothing of what shall be other about it
  if (facts.every(isName) && !CORRECTS.test(plain(text))) return undefined;
  const own = Object.keys(verb.slots).map((slot) => [slot, row.slots[slot]]);
  const slots = placed(verb.slots, Object.fromEntries(own), facts, around);
  return slots && { ...row, verb, slots, text: plain(text), before: undefined, made: undefined };
}

/** What was taken from the stock or put there, counted anew: only the difference is moved. */
export function counted(row: HeardVerb, text: string, around: Around): HeardVerb | undefined {
  const way = COUNTED.exec(row.verb.id ?? "")?.[1];
  const bare = text.replaceAll(/\b(?:was|were)\b/gi, " ");
  const [said, another] = onlyFacts(bare, { n: "number" }, around) ?? [];
  if (!way || !said || another || !(CORRECTS.test(plain(text)) || WAS.test(plain(text))))
    return undefined;
  const more = (countIn(said.said) ?? 0) - (countIn(row.slots["n"] ?? "1") ?? 0);
  const isBack = more < 0;
  const verb = isBack ? frameOf(INTO.has(way) ? "adjust_stock.out" : "adjust_stock.in") : row.verb;
  const slots = { ...row.slots, n: String(Math.abs(more)) };
  return verb && more !== 0
    ? { ...row, verb, slots, text: plain(text), before: undefined }
    : undefined;
}

const COUNTED = /^adjust_stock\.(sold|used|broken|expired|sentback|out|found|brought|in)$/;
const INTO: ReadonlySet<string> = new Set(["found", "brought", "in"]);
const WAS = /^(?:(?:oh|no|sorry|wait) )*(?:it|that|there) (?:was|were|is|should be)\b|\bsorry\W*$/;

const isName = ({ kinds }: Fact): boolean => kinds.every((kind) => NAMES.has(kind));

/** The slots with each fact in the one that it is for; undefined where one has no place. */
export function placed(
  kinds: Intent["slots"],
  slots: Slots,
  facts: readonly Fact[],
  around: Around,
  asked?: string,
): Slots | undefined {
  const made: Record<string, string | undefined> = { ...slots };
  const taken = new Set<string>();
  for (const fact of facts) {
    const open = Object.keys(kinds).filter((slot) => {
      const kind = kinds[slot];
      return kind !== undefined && fact.kinds.includes(kind) && !taken.has(slot);
    });
    const slot =
      open.find((each) => each === asked) ??
      open.find((each) => each === fact.before) ??
      open.find((each) => each === kinds[each] && (each === "date" || each === "time")) ??
      open.findLast((each) => slots[each] !== undefined) ??
      open[0];
    const value = slot && valueOf(fact.said, slots[slot], around);
    const kind = slot && kinds[slot];
    const said = value && kind && isNamed(kind) ? nameIn(value, kind, around.names) : value;
    if (!slot || !said) return undefined;
    taken.add(slot);
    made[slot] = said;
  }
  return made;
}

/** A fact as its slot takes it: a day or a time that is counted from the one before is that day or time. */
function valueOf(said: string, before: string | undefined, { here, spoken }: Around) {
  if (shifts(said)) return shifted(said, before ?? spoken.of.date, here);
  const near = before && weekdayNear(said, before, here);
  if (near) return near;
  if (shiftsTime(said)) return later(said, before ?? spoken.of.time, here);
  // "make it half past" keeps the hour
  if (/past$/i.test(said)) return before && replaced(`at ${before}`, said.toLowerCase());
  if (/^(?:mine|myself|(?:just|only) me)$/i.test(said)) return "me";
  return isPart(said) && before ? `${before} ${said}` : said;
}

const A_DAY = new RegExp(`^(?:on |the |that )*(${WEEKDAY})$`, "i");

/** The weekday that is meant where a day was spoken of: the one of its week; undefined where that is past, or no weekday was said. */
export function weekdayNear(said: string, from: string, here: View["here"]): string | undefined {
  const [, name] = A_DAY.exec(said) ?? [];
  const day = here && name && dayIn(from, here);
  if (!day) return undefined;
  const near = addDays(day, weekdayAt(name) + 1 - weekdayOf(day));
  return near >= todayOf(here) ? near : undefined;
}

/** The day that is so far from another: "the week after", "the friday after". */
export function shifted(
  said: string,
  from: string | undefined,
  here: View["here"],
): string | undefined {
  const day = here && from && (dayIn(from, here) ?? pastOf(from, here)?.from);
  if (!day) return undefined;
  const way = /before|earlier/i.test(said) ? -1 : 1;
  const span = spanBeside(said, from, way, here);
  if (span) return span;
  const weekday = WEEKDAYS.findIndex((each) => plain(said).includes(each.slice(0, 3)));
  if (weekday >= 0)
    return addDays(day, way * (((way * (weekday + 1 - weekdayOf(day)) + 6) % 7) + 1));
  return addDays(day, way * Number(/\d/.exec(said)?.[0] ?? 1) * (/week/i.test(said) ? 7 : 1));
}

/** The week or the month beside one that was spoken of as a whole. */
function spanBeside(said: string, from: string, way: 1 | -1, here: Here): string | undefined {
  const of = hearPeriod(plain(from), todayOf(here)) ?? hearWhen(from, here)?.range;
  if (!of?.from || !of.to || of.from === of.to) return undefined;
  if (/month/i.test(said)) {
    const to =
      way < 0 ? addDays(of.from, -1) : addDays(addDays(of.from, 62).slice(0, 8) + "01", -1);
    return `${to.slice(0, 8)}01 to ${to}`;
  }
  const days = way * 7 * Number(/\d/.exec(said)?.[0] ?? 1);
  return /week/i.test(said)
    ? `${addDays(of.from, days)} to ${addDays(of.from, days + 6)}`
    : undefined;
}

/** The time that is so long before or after another: "an hour later". */
function later(said: string, from: string | undefined, here: View["here"]): string | undefined {
  const time = timeIn(from && `at ${from}`, here);
  const minutes = minutesOf(said);
  if (!time || !minutes) return undefined;
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const at = hour * 60 + minute + (/later/i.test(said) ? minutes : -minutes);
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}
