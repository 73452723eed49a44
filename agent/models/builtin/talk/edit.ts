import { findTool, type ToolName } from "#tools/registry.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Intent, SlotKind } from "#agent/models/builtin/sense/intent.ts";
import { isNamed, nameIn } from "#agent/models/builtin/sense/nameable.ts";
import type { View } from "#agent/models/builtin/view.ts";
import { tidy, type HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { replaced } from "#agent/models/builtin/verbs/mend.ts";
import { countIn } from "#agent/models/builtin/verbs/words.ts";
import type { Slots } from "#agent/models/builtin/verbs/verb.ts";
import { asksOfIt } from "./asks.ts";
import { isPart, NAMES, read, shifts, shiftsTime, type Fact, type Read } from "./facts.ts";
import { isOneMore, lastLineOf, withOneMore } from "./order-lines.ts";
import { paidIn } from "./paid.ts";
import { laterThan, shifted, weekdayNear } from "./shifted.ts";
import type { Spoken } from "./spoken.ts";

/** Where a turn is read: the salon's names and clock, and what was spoken of. */
export type Around = Pick<View, "names" | "here"> & {
  spoken: Spoken;
  /** The part of one message before these words. */
  part?: HeardVerb | undefined;
};

/** Asks or orders the same of something else. */
export const GOES_ON =
  /^(?:(?:ok|okay|and|oh) )*(?:and|what about|how about|same|ditto|also|or|then)\b|\b(?:too|as well|same)\b|\?\s*$/i;
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
  if (typed.split(" ").length > MOST_WORDS) return undefined;
  // how it was paid is no name of anybody
  const { rest, paid } = kinds["method"] === "name" ? paidIn(typed) : { rest: typed, paid: [] };
  const { facts, left } = read(rest, new Set(Object.values(kinds)), names);
  return { facts: [...facts, ...paid], left };
}

/** The last frame with the facts that a few words say anew: "and friday?", "same for Tom", "no, 3". */
export function edited(
  row: HeardVerb | undefined,
  text: string,
  around: Around,
): HeardVerb | undefined {
  const kinds = row?.verb.slots;
  if (!row || !kinds || row.aside || row.doubt) return undefined;
  const said = plain(text);
  const span = spanIn(row, text, around);
  if (span) return span;
  const { facts, left } = apart(row.verb, readIn(asStrong(text, row), kinds, around) ?? NOTHING);
  if (isOneMore(row, { facts, left }, said)) return withOneMore(row, said);
  const lastLine = left.length === 0 ? lastLineOf(row, facts) : undefined;
  if (lastLine) return lastLine;
  const turned = turnedTo(row, text, around);
  if (turned) return turned;
  const asks = asksOfIt(row.verb, left, said);
  if (facts.length === 0 ? !asks : left.length > 0 && !asks) return undefined;
  if (facts.length > 0 && !asks && facts.every(isName) && !isPlain(row, facts, said))
    return undefined;
  const slots = facts.length > 0 ? placed(kinds, row.slots, facts, around) : ofFirst(row, around);
  const isAnother =
    BESIDE.has(row.verb.tool) &&
    slots?.["client"] !== row.slots["client"] &&
    GOES_ON.test(said) &&
    !CORRECTS.test(said);
  return (
    slots && {
      ...row,
      slots: ofAnother(row, slots),
      text: asks ? said : textAfter(row, slots),
      before: undefined,
      ...(isAnother && { another: true as const }),
    }
  );
}

/** The same for somebody else stands beside what waits for its tap, and takes its place nowhere. */
const BESIDE: ReadonlySet<ToolName> = new Set(["book_client", "join_waitlist"]);

/** Whose it is was put right: the hour that it is on now was the other's. */
const ofAnother = ({ slots: before }: HeardVerb, slots: Slots): Slots =>
  before["at"] && slots["client"] !== before["client"] && slots["at"] === before["at"]
    ? { ...slots, at: undefined }
    : slots;

/** The same of somebody by name, where another frame tells or makes that. `beside`: words that may stand in it. */
function turnedTo(row: HeardVerb, text: string, around: Around): HeardVerb | undefined {
  const said = plain(text);
  const turn = TURNS[row.verb.id ?? ""];
  const verb = turn?.on.test(said) ? frameOf(turn.to) : undefined;
  if (!verb) return undefined;
  const { facts, left } = readIn(text, verb.slots, around) ?? NOTHING;
  if (!facts.some(isName) || !left.every((word) => turn?.beside?.test(word))) return undefined;
  const slots = placed(verb.slots, { period: row.slots["period"] }, facts, around);
  return slots && { ...row, verb, slots, text: said, before: undefined };
}

const CLOCKS = String.raw`\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?|noon|half \d{1,2}`;
const SPAN = new RegExp(
  String.raw`(?:from )?\b(${CLOCKS}) ?(?:to|till?|until|-|–) ?(${CLOCKS})(?![\d:])`,
  "i",
);

/** Another span of the day, with what else is said: "no make it 1 to 2". */
function spanIn(row: HeardVerb, text: string, around: Around): HeardVerb | undefined {
  const kinds = row.verb.slots;
  const [whole, from, to] = SPAN.exec(text) ?? [];
  if (!kinds || kinds["from"] !== "time" || kinds["to"] !== "time" || !whole) return undefined;
  const { facts, left } = readIn(text.replace(whole, " "), kinds, around) ?? NOTHING;
  const slots =
    left.length === 0 ? placed(kinds, { ...row.slots, from, to }, facts, around) : undefined;
  return slots && { ...row, slots, text: textAfter(row, slots), before: undefined };
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
  if (GOES_ON.test(said) || CORRECTS.test(said) || THEN.test(said)) return true;
  const kinds = verb.slots ?? {};
  const isLook = findTool(verb.tool)?.effect === "read";
  const open = Object.keys(kinds).filter((slot) =>
    isLook
      ? slots[slot] !== undefined
      : slots[slot] === undefined && OPEN.has(kinds[slot] ?? "text"),
  );
  return facts.every(({ kinds: are }) => open.some((slot) => are.includes(kinds[slot] ?? "text")));
}

/** "Theo then" takes the place of whoever was said. */
const THEN = /\w (?:then|instead)\W*$/;
/** What an order may leave open, and words alone may add to it. */
const OPEN: ReadonlySet<SlotKind> = new Set(["stylist", "service"]);

const AND = /^(?:and|also|plus)\b/;
const ABOUT = /^(?:and |so |ok )*(?:what|how) about\b/;
const DID =
  /^(?:did|do|does|done|take|took|taken|make|made|bring|brought|earn|earned|sell|sold|turn|over|much|was|is|whats|what's)$/;

/** Which frame a few words of somebody else are for, by the one before them: after something was written on a record another is looked at, and written on none. */
const TURNS: Readonly<Record<string, { to: string; on: RegExp; beside?: RegExp }>> = {
  "save_client.allergy": { to: "get_client.allergies", on: ABOUT },
  "save_client.phone": { to: "get_client.phone", on: ABOUT },
  "save_client.email": { to: "get_client.email", on: ABOUT },
  "save_client.birthday": { to: "get_client.birthday", on: ABOUT },
  "save_client.note": { to: "get_client.know", on: ABOUT },
  "save_client.must_know": { to: "get_client.know", on: ABOUT },
  "find_clients.allergies": { to: "get_client.allergies", on: GOES_ON },
  "find_clients.must_know": { to: "get_client.know", on: GOES_ON },
  "find_clients.tests": { to: "get_client.patch", on: GOES_ON },
  "find_clients.awaiting": { to: "get_client.patch", on: GOES_ON },
  "add_minutes.to": { to: "start_timer", on: AND },
  payments_taken: { to: "show_figures.revenue", on: GOES_ON, beside: DID },
  "show_figures.revenue": { to: "show_figures.revenue", on: GOES_ON, beside: DID },
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

const ASKS =
  /^(?:(?:and|so|ok|then) )*(?:what|what's|whats|who|when|where|how|which|does|do|did|is|are|has|have)\b(?! about)/;

/** The change of what the last frame made: "make it 3" after a booking moves it. */
export function amended(
  row: HeardVerb | undefined,
  text: string,
  around: Around,
): HeardVerb | undefined {
  // what is asked changes nothing
  const id = row && !ASKS.test(plain(text)) && AMENDS.get(row.verb.tool);
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
      // "at 2" is when it shall be, and not when it is now
      open.find((each) => each === fact.before && each !== "at") ??
      open.find((each) => each === kinds[each] && (each === "date" || each === "time")) ??
      open.findLast((each) => slots[each] !== undefined) ??
      open[0];
    const bare = isName(fact) ? fact.said.replace(/['’]s?$/, "") : fact.said;
    const value = slot && valueOf(bare, slots[slot], around);
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
  // another shade is of the same line
  if (before && SHADE.test(said) && SHADE_IN.test(before) && before !== said)
    return before.replace(SHADE_IN, said);
  const near = before && weekdayNear(said, before, here);
  if (near) return near;
  if (shiftsTime(said)) return laterThan(said, before ?? spoken.of.time, here, spoken.of.minutes);
  // "make it half past" keeps the hour
  if (/past$/i.test(said)) return before && replaced(`at ${before}`, said.toLowerCase());
  if (/^(?:mine|myself|(?:just|only) me)$/i.test(said)) return "me";
  return isPart(said) && before ? `${before} ${said}` : said;
}

const SHADE = /^\d{1,2}\/\d{1,3}$/;
const SHADE_IN = /\b\d{1,2}\/\d{1,3}\b/;
