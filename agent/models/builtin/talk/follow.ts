import { findTool } from "#tools/registry.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import type { Framed } from "#agent/models/builtin/frames/frame.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { offering } from "#agent/models/builtin/verbs/offered.ts";
import { placed, readIn, type Around } from "./edit.ts";
import { pointedAt, type Pointed } from "./refer.ts";
import type { Thing, ThingKind } from "./things.ts";

/** What words want of something that they only point at. */
type Want = "change" | "drop" | "more" | "less" | "send" | "up" | "down";

/** The frame for what is wanted of a thing, by what it is: its slots say which of the thing's facts it takes and what it needs besides. */
const FRAMES: Readonly<Partial<Record<ThingKind, Readonly<Partial<Record<Want, string>>>>>> = {
  visit: { change: "move_appointment", drop: "set_appointment_status.cancel" },
  timer: {
    change: "add_minutes.to",
    more: "add_minutes",
    less: "add_minutes.less",
    drop: "stop_timer",
  },
  entry: { drop: "leave_waitlist" },
  post: { change: "change_post.move", drop: "delete_post", send: "publish_post" },
  order: { drop: "cancel_order", send: "email_order" },
  line: { change: "change_order.quantity", drop: "change_order.drop" },
  price: { change: "set_price", up: "set_price.up", down: "set_price.down" },
};

export const LEAD = String.raw`^(?:(?:ok|okay|and|so|then|now|right|no|nah|oh|actually|wait|sorry|please|can you|could you|just|but|well|hm+|also)[,.! ]+)*`;
const begins = (verbs: string) => new RegExp(String.raw`${LEAD}(?:${verbs})\b`);

/** How each want begins; the first that fits is meant. */
const WANTS: readonly (readonly [Want, RegExp])[] = [
  [
    "drop",
    new RegExp(
      String.raw`${LEAD}(?:take|knock|leave) .+ (?:off|out)(?: (?:it|that|there|the list|the order|the draft))?[.! ]*$`,
    ),
  ],
  ["drop", begins("cancel|scrap|bin|ditch|kill|scratch|drop|lose|delete|remove|stop|end|clear")],
  [
    "up",
    new RegExp(
      String.raw`${LEAD}(?:(?:put|raise|bump|take|bring) .*\bup(?: by)? (?!to\b)|(?:raise|bump) .*\bby )[$€£]?\d`,
    ),
  ],
  [
    "down",
    new RegExp(
      String.raw`${LEAD}(?:(?:put|lower|bump|take|bring|knock|drop) .*\b(?:down|off)(?: by)? (?!to\b)|(?:lower|drop) .*\bby )[$€£]?\d`,
    ),
  ],
  ["more", begins("add|another|give|plus")],
  [
    "more",
    /(?:^|[ ,])(?:add|another|give (?:it|her|him|them|that)|plus) (?:another )?\d{1,2}(?: ?m(?:in(?:ute)?s?)?)?(?: more)?[.! ]*$|^\d{1,2}(?: ?m(?:in(?:ute)?s?)?)? more[.! ]*$/,
  ],
  ["less", begins("take|knock")],
  [
    "change",
    begins(
      "make|move|push|bring|put|shift|change|set|get|take|bump|swap|raise|lower|(?:can|could) (?:she|he|they|we|i|you|the|that|it)|schedule|have",
    ),
  ],
  ["send", begins("send|email|mail|place|submit|publish|post|fire|get")],
];

/** Words beside the facts of a want that tell nothing more. */
const BESIDE =
  /^(?:move|push|bring|shift|get|take|bump|come|came|do|back|forward|forwards|earlier|later|into|over|round|around|visit|appointment|appt|booking|timer|post|order|draft|half|of|match|out|off|down|away|more|another|add|give|less|kill|bin|cancel|scrap|ditch|scratch|drop|lose|delete|remove|stop|end|clear|send|email|mail|place|submit|publish|schedule|raise|lower|knock|list|now|then|waitlist|wait|leave)$/;
/** A length goes later or earlier also where it stands behind: "back half an hour". */
const WAY = /\b(back|forward|forwards) (?:by )?(?=\d|an? |half|one )/;
/** In more words there is more than what is wanted. */
const MOST_WORDS = 14;

/** The slots that a thing is known by, and what it says of those that are to change. */
export function knownBy({ slots: kinds }: Framed, thing: Thing, whole: boolean) {
  const hasNow = kinds["from"] === "date" && kinds["at"] === "time";
  const slots: Record<string, string | undefined> = {};
  for (const [slot, kind] of Object.entries(kinds)) {
    if (NEW.has(kind) && !(hasNow && (slot === "from" || slot === "at"))) continue;
    // with whom a visit is may be put at somebody else's
    if (thing.is === "visit" && kind !== "client" && !NEW.has(kind)) continue;
    slots[slot] = kind === "supplier" ? (thing.text ?? thing.supplier) : thing[kind];
  }
  if (!hasNow && thing.is === "visit") Object.assign(slots, { date: thing.date, time: thing.time });
  // of several visits each is known by all that tells it from the others
  if (!whole || thing.is !== "visit") return slots;
  return { client: nameOf(thing) };
}

/** What may be said anew of a thing. */
const NEW: ReadonlySet<SlotKind> = new Set(["date", "time", "minutes", "sum", "number", "percent"]);

/** Kinds of which a frame may take several: the slot that is called so is the new one. */
const WHEN: ReadonlySet<SlotKind> = new Set(["date", "time"]);

/** A visit as its list names it. */
export const nameOf = ({ client = "", service = "", date = "", time = "" }: Thing): string =>
  `${client}, ${service}, ${spokenDate(date)} at ${spokenTime(time)}`;

/** What words say anew, in the slots of a frame; undefined where there is more in them. */
function saidAnew(
  frame: Framed,
  want: Want,
  { rest, by }: Pointed,
  thing: Thing,
  around: Around,
): HeardVerb["slots"] | undefined {
  const kinds = Object.fromEntries(
    Object.entries(frame.slots).filter(
      ([slot, kind]) => NEW.has(kind) && (slot === kind || !WHEN.has(kind)),
    ),
  );
  const shifted = WAY.test(rest) ? `${rest} ${/\bback\b/.test(rest) ? "later" : "earlier"}` : rest;
  const { facts, left } = readIn(shifted, kinds, around) ?? { facts: [], left: [rest] };
  if (left.some((word) => !BESIDE.test(word))) return undefined;
  if (want === "drop" || want === "send")
    return facts.length === 0 && by !== "nothing" ? {} : undefined;
  const match = kinds["price"] && MATCH.test(rest) ? otherSum(thing, around) : undefined;
  if (match) return { price: match };
  if (facts.length === 0) return undefined;
  const { date, time } = thing;
  return placed(kinds, kinds["date"] ? { date, time } : {}, facts, around);
}

const MATCH = /\b(?:match(?:es)?|the same)\b/;

/** What the other one of the list costs. */
const otherSum = (thing: Thing, { spoken: { listed } }: Around): string | undefined =>
  listed.find((each) => each.is === "price" && each.stylist !== thing.stylist)?.sum;

/** Words that order something of what the thread spoke of, in which the thing is only pointed at. */
export function followed(
  typed: string,
  around: Around,
  /** The tool of the card that waits: what is said of it puts it right. */
  waits: string | undefined,
): { row: HeardVerb; more: readonly string[] } | undefined {
  const text = plain(typed);
  if (text.split(" ").length > MOST_WORDS) return undefined;
  for (const [want, sign] of WANTS) {
    if (!sign.test(text)) continue;
    const rest = want === "more" ? (sign.exec(text)?.[0] ?? text) : text;
    const frame = ({ is }: Thing) => frameOf(FRAMES[is]?.[want] ?? "");
    const pointed = pointedAt(rest, around.spoken, (thing) => frame(thing) !== undefined);
    const made = ordered(text, want, pointed, frame, around);
    if (made && made.row.verb.tool !== waits) return made;
  }
  return undefined;
}

function ordered(
  text: string,
  want: Want,
  pointed: Pointed,
  frame: (thing: Thing) => Framed | undefined,
  around: Around,
): { row: HeardVerb; more: readonly string[] } | undefined {
  const { things, several = [], by } = pointed;
  const [first, ...others] = things.length > 0 ? things : several;
  const verb = first && frame(first);
  // whoever is left out of something keeps their visit
  if (!first || !verb || (first.is === "visit" && LEAVES.test(text))) return undefined;
  const rowOf = (thing: Thing): HeardVerb | undefined => {
    const anew = saidAnew(verb, want, pointed, thing, around);
    const whole = others.length > 0;
    return (
      anew && {
        verb,
        slots: {
          ...knownBy(verb, thing, whole),
          ...(whole ? withoutTime(anew, pointed.rest) : anew),
        },
        text,
        doubt: undefined,
      }
    );
  };
  const row = rowOf(first);
  if (!row) return undefined;
  if (things.length === 0)
    return {
      row: whichOf(
        verb,
        several.flatMap((each) => rowOf(each) ?? []),
        text,
      ),
      more: [],
    };
  if (others.length === 0) return { row: { ...row, points: first }, more: [] };
  const name = (thing: Thing) =>
    thing.is === "visit" ? nameOf(thing) : (thing.client ?? thing.text ?? "");
  return by === "all" ? { row: { ...row, each: "client" }, more: others.map(name) } : undefined;
}

const LEAVES = /\bleave\b/;

/** Of several each keeps its own hour, unless one was said. */
const withoutTime = (slots: HeardVerb["slots"], rest: string): HeardVerb["slots"] =>
  /\bat \d|\d ?(?:am|pm)\b|\d[:.]\d\d|later|earlier/.test(rest)
    ? slots
    : { ...slots, time: undefined };

/** Which of several is meant, each as an order of its own. */
const whichOf = (frame: Framed, rows: readonly HeardVerb[], text: string): HeardVerb =>
  offering(
    "Which one do you mean?",
    rows.slice(0, MOST_OFFERED).flatMap(({ slots }) => sentenceOf(frame, slots) ?? []),
    text,
  );
const MOST_OFFERED = 8;

const IT = "(?:it|that|this|her|him|them|that one|one|the last (?:one|thing))";
const END = String.raw`(?: (?:now|then|please|again|after all|too))*[.!? ]*$`;
const BACK = new RegExp(
  String.raw`${LEAD}(?:wrong (?:one|person|day)[,.! ]+)?(?:(?:put|set|move|change|switch) ${IT} back(?: (?:in|on|to)?(?: ?(?:where|how|as|what|when|like) \S.*)?)?|un(?:do|block|cancel|book|close|move) ${IT})${END}`,
);
const SCRAPS = new RegExp(`${LEAD}(?:scrap|bin|ditch|scratch) ${IT}${END}`);

/** What was done last, taken back: plainly, or scrapped right after it was done and with no other card open. */
export function takenBack(
  typed: string,
  done: HeardVerb | undefined,
  isNewest: boolean,
): HeardVerb | undefined {
  const text = plain(typed);
  const verb = frameOf("undo_last");
  const undoes = done && findTool(done.verb.tool)?.undo !== undefined;
  return verb && undoes && (BACK.test(text) || (isNewest && SCRAPS.test(text)))
    ? { verb, slots: {}, text, doubt: undefined }
    : undefined;
}
