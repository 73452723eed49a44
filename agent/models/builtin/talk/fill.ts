import { findTool } from "#tools/registry.ts";
import type { Intent, SlotKind } from "#agent/models/builtin/sense/intent.ts";
import { dayIn } from "#agent/models/builtin/verbs/finders.ts";
import { tidy, type HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { pointsBack } from "#agent/models/builtin/verbs/match.ts";
import { stepOf, type Told as Thread } from "#agent/models/builtin/verbs/step.ts";
import type { Slots } from "#agent/models/builtin/verbs/verb.ts";
import { placed, type Around } from "./edit.ts";
import { isIdle, read, shifts } from "./facts.ts";
import { pickedIn } from "./refer.ts";
import { laterThan, shifted, weekdayNear } from "./shifted.ts";
import type { Told } from "./things.ts";

/** Kinds that go on from what was spoken of where words point back at it. */
const CARRIED: ReadonlySet<SlotKind> = new Set(["client", "service", "item", "formula", "post"]);
const POINTS_BACK =
  /\bhow (?:much|long)\b|\bhow many(?: (?:left|now|there|in|are|is|have|do|we|got|of))*\W*$|\bany(?: (?:left|more|in|of))*\W*$|\bthe (?:price|cost)\b|\b(?:it|that|this|her|him|them|she|he|they|then|those|these|same|one|hers|his)\b|^(?:ok|okay|and|so|then|right|yes|yeah)\b/i;
const DAYS: ReadonlySet<SlotKind> = new Set(["date", "period"]);
const SAME_TIME = /\bsame (?:time|hour)\b/i;
const THEN = /\b(?:in|her|him|them|it|me|slot) then\b(?! at\b)|\b(?:at|for) (?:that|then)\b/i;
/** The place in the book that was just spoken of, with whomever it is. */
const THAT_SLOT =
  /\b(?:that|this|the same|her|his|their) (?:old )?(?:slot|gap|space|spot|place)\b|\b(?:in|into|with) (?:the|that) (?:free |empty |open )?(?:slot|gap|space|spot)\b|\bin (?:her|his|their) place\b|\b(?:put|go|goes|in|it|her|him|them|that) there\b/i;
/** Behind or before a visit that was spoken of: its day, and with whom it is. */
const BESIDE_IT =
  /\b((?:straight|right|directly|immediately|just) (?:after|before|behind)(?:wards)?(?: (?:her|him|them|that|it))?|back to back)(?=\W*$|[,.!?]| (?:with|for|please|pls|too|then|and)\b)/i;
const THAT_DAY =
  /\bsame day\b|\bthat (?:day|morning|afternoon|arvo|evening|night)\b|\b(?:booked|in|on|got|left|doing|open|free|working|coming|due|her|him|them|it|me|slot|at|for) then\b|\bdoes (?:that|it) (?:affect|hit|move)\b/i;
const WITH_THEM = /\b(?:with|for|over to) (?:him|her|them)\b/i;

/** A new order with what it leaves out and what it only points at, where that was spoken of: "book her in at the first one". */
export function filledFrom(row: HeardVerb, said: string, around: Around): HeardVerb {
  const { slots: kinds } = row.verb;
  if (!kinds) return row;
  const { of, listed } = around.spoken;
  const meantBy = renamed(row, around);
  if (meantBy !== row) return filledFrom(meantBy, said, around);
  // of a move the first day is the one that it is on now
  const day = Object.keys(kinds).find((slot) => kinds[slot] === "date");
  const picked = pickedIn(said, listed, day && dayIn(row.slots[day], around.here));
  const slots: Record<string, string | undefined> = { ...row.slots };
  for (const [slot, kind] of Object.entries(kinds)) {
    const heard = isMeant(slots[slot], kind, around) ? slots[slot] : undefined;
    const own = heard !== undefined && kind === "date" ? withShift(heard, said) : heard;
    const isFirst = Object.keys(kinds).find((each) => kinds[each] === kind) === slot;
    slots[slot] =
      (DAYS.has(kind) ? thatDay(slots[slot], of.date) : undefined) ??
      (isFirst && picked ? pickedFor(kind, own, picked, of) : undefined) ??
      (own !== undefined && shifts(own) ? shifted(own, of.date, around.here) : undefined) ??
      (own && of.date && DAYS.has(kind) && said.includes(`that ${own}`)
        ? weekdayNear(own, of.date, around.here)
        : undefined) ??
      (isFirst || SAME_TIME.test(own ?? "")
        ? carried(kind, own, said, around, picked)
        : undefined) ??
      (isFirst && own === undefined && DAYS.has(kind) && goesOn(row, said, around)
        ? of.date
        : undefined) ??
      (isFirst && own === undefined ? ofPart(row, kind, around) : undefined) ??
      own;
  }
  return { ...row, slots: withDay(kinds, slots, said, around) };
}

/** Kinds that the parts of one message share. */
const SHARED: ReadonlySet<SlotKind> = new Set(["client", "stylist", "date", "period"]);

/** What the part before said of a kind, where a look in one message leaves it out. */
function ofPart({ verb }: HeardVerb, kind: SlotKind, { part, spoken }: Around) {
  if (!part || !SHARED.has(kind) || findTool(verb.tool)?.effect !== "read") return undefined;
  const alike = DAYS.has(kind) ? DAYS : new Set([kind]);
  const slot = Object.keys(part.verb.slots ?? {}).find(
    (each) => part.slots[each] && alike.has(part.verb.slots?.[each] ?? "text"),
  );
  // whoever is named in full is meant by it
  return slot && (kind === "client" ? (spoken.of.client ?? part.slots[slot]) : part.slots[slot]);
}

/** A day with the way that it lies from the one that was spoken of: "the saturday before". */
function withShift(own: string, said: string): string {
  const at = said.toLowerCase().lastIndexOf(own.toLowerCase());
  const [way = ""] = at < 0 ? [] : (AWAY.exec(said.slice(at + own.length)) ?? []);
  return way && shifts(`${own}${said.slice(at + own.length)}`) ? `${own}${way}` : own;
}

/** "The saturday before", and not "saturday before noon". */
const AWAY =
  /^ (?:earlier|later|(?:before|after)(?=\W*$|[,.?!]| (?:at|for|from|with|and|then|instead|pls|please)\b))/i;

const POINTS_AT_DAY =
  /^(?:(?:on|for|in|at|by) )?(?:(?:that|the same|same) (day|morning|afternoon|arvo|evening|night|time)|then|there)$/i;

/** The day that was spoken of, where words only point at it: "that morning" is the morning of it. */
function thatDay(said: string | undefined, of: string | undefined): string | undefined {
  const found = said && of ? POINTS_AT_DAY.exec(said.trim()) : null;
  if (!found) return undefined;
  const [, part] = found;
  return part && !/^(?:day|time)$/i.test(part) ? `${of} ${part}` : of;
}

const ALSO = /^(?:and|also|plus)\b(?! (?:next|then|after))/i;
const MOST_ALSO = 4;

/** Whether a look is of the days that the last one was of: "and tips", "who does he have". */
function goesOn({ verb, slots }: HeardVerb, said: string, { spoken }: Around): boolean {
  if (findTool(verb.tool)?.effect !== "read") return false;
  if (Object.keys(slots).some((slot) => slots[slot] && DAYS.has(verb.slots?.[slot] ?? "text")))
    return false;
  const [name] = spoken.of.stylist?.split(" ") ?? [];
  const ofThem =
    spoken.person === "stylist" && name && said.toLowerCase().includes(name.toLowerCase());
  return Boolean(ofThem) || (ALSO.test(said) && said.split(" ").length <= MOST_ALSO);
}

/** How thumbs say "book" right before a name. */
const PUTS =
  /^(?:bung|pop|stick|shove|squeeze|slot|pencil|fit|chuck|put|get|whack|sling)(?: (?=\S)|$)/i;

/** A row whose client is none: a verb that was taken into the name, or a colleague, who is with whom it is where that is open. */
function renamed(row: HeardVerb, { names }: Around): HeardVerb {
  const said = row.slots["client"];
  if (!said) return row;
  const bare = said.replace(PUTS, "");
  if (bare !== said) return { ...row, slots: { ...row.slots, client: bare || undefined } };
  const words = said.toLowerCase().split(/[\s']+/);
  const isColleague = words.every(
    (word) => names.get(word)?.has("stylist") && !names.get(word)?.has("client"),
  );
  const slots = row.verb.slots ?? {};
  return isColleague && slots["stylist"] && !row.slots["stylist"]
    ? { ...row, slots: { ...row.slots, client: undefined, stylist: said } }
    : row;
}

/** Whether a slot holds what it is for: a place in a list is no name, and a client is no colleague. */
function isMeant(said: string | undefined, kind: SlotKind, { names, spoken }: Around): boolean {
  if (said === undefined) return false;
  if ((CARRIED.has(kind) || kind === "name") && !pointsBack(said) && isIdle(said)) return false;
  if ((kind === "client" || kind === "name" || kind === "stylist") && !/\p{L}/u.test(said))
    return false;
  if (spoken.listed.length > 0 && pickedIn(said, spoken.listed)) return false;
  if (kind !== "stylist") return true;
  const known = said
    .toLowerCase()
    .split(/[\s']/)
    .map((word) => names.get(word));
  return !known.some((kinds) => kinds?.has("client")) || known.some((kinds) => kinds?.has(kind));
}

/** What the thing that was pointed at by its place says of a kind; of a time that is free also with whom. */
function pickedFor(kind: SlotKind, own: string | undefined, picked: Told, of: Told) {
  if (kind === "stylist" && picked.client === undefined) return own ?? picked.stylist ?? of.stylist;
  // how long one of them is says nothing of by how much it is to change
  return kind !== "minutes" && (kind === "date" || pointsBack(own)) ? picked[kind] : undefined;
}

/** What was spoken of, where words leave it out and point back at it. */
function carried(
  kind: SlotKind,
  own: string | undefined,
  said: string,
  { spoken, here }: Around,
  picked: Told | undefined,
) {
  const of = { ...spoken.of, ...picked };
  if (CARRIED.has(kind) && pointsBack(own) && (own !== undefined || POINTS_BACK.test(said)))
    return of[kind];
  if (own !== undefined && !/\bsame\b/i.test(own)) return undefined;
  const beside = BESIDE_IT.exec(said)?.[1];
  if (kind === "time" && beside) return laterThan(beside, of.time, here, of.minutes);
  const isSlot =
    (THAT_SLOT.test(said) || beside !== undefined) &&
    of.date !== undefined &&
    of.time !== undefined;
  if (kind === "stylist" && (isSlot || WITH_THEM.test(said))) return of.stylist;
  if (kind === "time" && (isSlot || SAME_TIME.test(said) || THEN.test(said))) return of.time;
  const isDay = kind === "date" || kind === "period";
  return isDay && (isSlot || THAT_DAY.test(said)) ? of.date : undefined;
}

/** The slots with the one day that was said and stands in none of them. */
function withDay(kinds: Intent["slots"], slots: Slots, said: string, around: Around): Slots {
  const open = Object.keys(kinds).filter((slot) => DAYS.has(kinds[slot] ?? "text"));
  if (open.length === 0 || open.some((slot) => slots[slot])) return slots;
  const [day, another] = read(tidy(said), DAYS, around.names).facts;
  return (day && !another && placed(kinds, slots, [day], around)) || slots;
}

/** A row whose question the thread has answered already: nothing is asked that was said before. */
export function completed(row: HeardVerb, told: Thread): HeardVerb {
  const step = stepOf(row, told);
  if (step.kind !== "ask") return row;
  const { slot } = step.ask;
  const kind = row.verb.slots?.[slot];
  const said = kind && CARRIED.has(kind) ? told.spoken.of[kind] : undefined;
  if (!said || !pointsBack(row.slots[slot])) return row;
  const filled = { ...row, slots: { ...row.slots, [slot]: said } };
  return stepOf(filled, told).kind === "say" ? row : completed(filled, told);
}
