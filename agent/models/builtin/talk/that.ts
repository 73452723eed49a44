import { findTool } from "#tools/registry.ts";
import { spokenDate } from "#tools/values/spoken-rules.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { offering } from "#agent/models/builtin/verbs/offered.ts";
import type { Told } from "#agent/models/builtin/verbs/step.ts";
import { namedIn } from "./spoken.ts";
import { textAfter } from "./edit.ts";
import { LEAD } from "./follow.ts";
import type { Turn } from "./thread.ts";

const MAKE_IT_THAT = new RegExp(
  String.raw`${LEAD}(?:make|put|set|charge|do|have|use) (?:(?:it|her|him|that|this|them) )?(?:(?:at|to|for|as) )?(?:that|the same|so)(?: (?:price|time|day|then|instead|please|pls|one))*[.! ]*$`,
);
/** Kinds of which what was told last may be taken. */
const TAKEN: readonly SlotKind[] = ["sum", "time", "date"];

/** What it is now, and by how much it changes. */
const NOT_SAID_SO: ReadonlySet<string> = new Set(["from", "at", "by", "tip"]);

/** An order that has come to nothing yet, with what was just told in the place of what it said: "ok make it that". */
export function withThat(
  act: HeardVerb | undefined,
  text: string,
  { row }: Turn,
  { spoken: { listed, things } }: Told,
): HeardVerb | undefined {
  const kinds = act?.verb.slots;
  const isTold = row && findTool(row.verb.tool)?.effect === "read";
  if (!act || !kinds || !isTold || !MAKE_IT_THAT.test(plain(text))) return undefined;
  for (const kind of TAKEN) {
    const slot = Object.keys(kinds).find((each) => kinds[each] === kind && !NOT_SAID_SO.has(each));
    const told = [...listed, ...things.toReversed()].find((thing) => thing[kind])?.[kind];
    if (slot && told && told !== act.slots[slot]) return put(act, slot, told);
  }
  return undefined;
}

const put = (act: HeardVerb, slot: string, told: string): HeardVerb => {
  const slots = { ...act.slots, [slot]: told };
  return { ...act, slots, text: textAfter(act, slots), before: undefined };
};

const AGAIN = new RegExp(
  String.raw`${LEAD}(?:repeat|redo|do|make|mix|book) (?:that|it|this|the same|her usual|same)(?: (?:thing|one|formula|colou?r))?(?: again)?(?: for)? ?(?<when>today|tomorrow|now|next time|(?:on )?\w+day)?[.! ]*$`,
);

/** "Repeat that for today" after what somebody had: the color or the visit is asked. */
export function repeated(
  text: string,
  before: HeardVerb | undefined,
  { said, spoken: { of, listed } }: Told,
): HeardVerb | undefined {
  const found = AGAIN.exec(plain(text));
  const { client } = of;
  // the one of several that was told of
  const told = listed.findLast(
    ({ is, date }) => is === "visit" && date !== undefined && said.includes(spokenDate(date)),
  );
  const { service } = told ?? of;
  const isPast =
    before?.verb.id === "list_appointments.past" || before?.verb.id === "get_client.last";
  if (!found || !isPast || !client || !frameOf("book_client")) return undefined;
  const when = found.groups?.["when"] ?? "today";
  return offering(
    "Do you mean the color or the visit?",
    [
      `What did we use on ${client} last time?`,
      `Book ${client} for ${service ?? "the same"} ${when === "now" ? "today" : when}`,
    ],
    plain(text),
  );
}

const THERE =
  /\b(?:moved?|shift(?:ed)?|put|swap(?:ped)?|bring|brought|changed?|pushed?)\b.*\bthere\b(?! (?:is|are|was|were)\b)/;

/** A visit that somebody has goes to the time of the booking that waits: "she wants her partial moved there instead". */
export function movedThere(
  text: string,
  { results }: Turn,
  { spoken: { of, things }, view: { names } }: Told,
): HeardVerb | undefined {
  const verb = frameOf("move_appointment");
  const waits = results.findLast(({ tool, status }) => tool === "book_client" && status === "left");
  const said = plain(text);
  const wish = things.findLast(({ is }) => is === "wish");
  if (!verb || !waits || !wish || !THERE.test(said)) return undefined;
  const client = namedIn(text, "client", names).client ?? of.client;
  const { date, time, stylist = of.stylist } = wish;
  const slots = { client, date, time, stylist };
  // the time is for that visit now, and no booking is wanted there
  return { verb, slots, text: said, doubt: undefined, turnedDown: waits };
}
