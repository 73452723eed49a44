import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { dayIn, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import { offeredIn } from "#agent/models/builtin/verbs/open-questions.ts";
import { isAsk, isSay, type Verb } from "#agent/models/builtin/verbs/verb.ts";
import type { FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import type { Choices } from "#tools/chats/schema.ts";
import type { Told } from "#agent/models/builtin/verbs/step.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import type { Turn } from "./thread.ts";

const ASKS =
  /^(?:(?:and|so|ok|oh|wait|but|hm+) )*(?:does|do|did|is|are|will|would|has|have|can|any|what|whats|what's|who|whos|how|where|when)\b|\?\s*$/;
const MOST_WORDS = 10;
/** Whether it gets in anybody's way. */
const CLASHES =
  /\b(?:clash\w*|conflict\w*|overlap\w*|double[- ]?book\w*|in the way|(?:bump|run)s? into|(?:that|it|she|he|they) fits?|fits? in|any(?:one|body)(?: else)? (?:then|there|else|already|at that time)|(?:that|it|slot|time) (?:free|clear|taken))\b/;
const LUNCH = /\b(?:lunch|break|eat)\b/;
const NOW =
  /^(?:(?:and|so|ok|oh|wait|but|sorry|hang on) )*(?:what(?:'s|s| is| was)?|how(?:'s|s)? much|when(?:'s|s)?|where(?:'s|s)?) (?:(?:is|was|are|it|she|he|that|they|on|at|in|for|costs?|the (?:price|time|figure)) ?)*(?:now|at the moment|currently|before|right now|today|atm|as it stands)?[?.! ]*$/;
const STANDS = /\b(?:now|at the moment|currently|before|atm|as it stands)\b/;

/** A visit as a card or a call holds it: when, how long, and whose it is. */
type Held = { id?: string; date: string; time: string; stylistId?: string; minutes: number };

/** What is asked of the visit, the price or the thing that a card holds which waits, or that was just done. */
export function askedOfCard(
  text: string,
  { row, cards = [], results }: Turn,
  told: Told,
): HeardVerb | undefined {
  const said = plain(text);
  if (said.split(" ").length > MOST_WORDS || !ASKS.test(said)) return undefined;
  const card = cards.at(-1);
  const [offer, another] = row?.aside ? offeredIn(results) : [];
  const counted = ofThose(said, card?.row ?? row, another ? undefined : offer);
  if (counted) return counted;
  const call =
    card?.call ?? results.findLast(({ status, tool }) => status === "ok" && HOLDS.has(tool));
  if (!call) return undefined;
  const look = card && NOW.test(said) && STANDS.test(said) ? LOOKS[call.tool] : undefined;
  const verb = look && frameOf(look);
  if (verb && card?.row)
    return { verb, slots: ownOf(verb.slots, card.row.slots), text: said, doubt: undefined };
  const asks = LUNCH.test(said) ? "lunch" : CLASHES.test(said) ? "clash" : undefined;
  const held = asks && heldIn(call, told);
  return asks && held ? dayRow(asks, held, said) : undefined;
}

const THOSE = /\b(?:those|them|these|they|both)\b/;
const OF_STOCK = /\b(?:threshold|low|suppliers?|costs?|price|left|in stock|expir\w*)\b/;
const SHADE = /\b\d{1,2}\/\d{1,3}\b/g;

/** What is asked of several things that were counted, or that were offered to be: the offer stands once more below it. */
function ofThose(
  said: string,
  row: HeardVerb | undefined,
  offer: Choices["options"][number] | undefined,
): HeardVerb | undefined {
  const verb = frameOf("list_stock");
  const list = offer ? offer.says : row?.verb.tool === "count_stock" ? row.slots["list"] : "";
  const shades = list?.match(SHADE) ?? [];
  if (!verb || shades.length === 0 || !THOSE.test(said) || !OF_STOCK.test(said)) return undefined;
  const slots = { item: shades.join(", ") };
  if (!offer) return { verb, slots, text: said, doubt: undefined };
  const report: Verb["report"] = (value, of, about) => {
    const told = verb.report?.(value, of, about) ?? "";
    const text = typeof told === "string" ? told : told.text;
    return { text: `${text} This is not done yet.`, next: [offer] };
  };
  return { verb: { ...verb, report }, slots, text: said, doubt: undefined };
}

const HOLDS: ReadonlySet<string> = new Set(["book_client", "move_appointment"]);

/** How that stands which a card is there to change, by its tool. */
const LOOKS: Readonly<Record<string, string>> = {
  set_price: "list_services",
  change_item: "list_stock",
  adjust_stock: "list_stock",
  count_stock: "list_stock",
  order_item: "list_stock",
  save_client: "get_client.know",
  set_hours: "get_hours",
  move_appointment: "list_appointments.client",
  set_appointment_status: "list_appointments.client",
};

const ownOf = (kinds: object, slots: HeardVerb["slots"]): HeardVerb["slots"] =>
  Object.fromEntries(Object.entries(slots).filter(([slot]) => slot in kinds));

function heldIn({ tool, input, value, status }: Result, told: Told): Held | undefined {
  if (!HOLDS.has(tool)) return undefined;
  const of = (status === "ok" ? value : input) as Partial<Appointment>;
  const known = told.earlier
    .flatMap((each) => (each.value as { appointments?: Appointment[] } | null)?.appointments ?? [])
    .findLast(({ id }) => id === of.id);
  const { appointmentDate: date, appointmentTime: time } = of;
  const stylistId = of.stylistId ?? known?.stylistId ?? told.view.here?.stylistId;
  const minutes = lengthOf(known) ?? lengthOf(of) ?? Number(told.spoken.of.minutes ?? DEFAULT);
  return date && time
    ? { date, time, minutes, ...(of.id && { id: of.id }), ...(stylistId && { stylistId }) }
    : undefined;
}
const DEFAULT = 60;

const lengthOf = (of: Partial<Appointment> | undefined): number | undefined =>
  of?.startsAt && of.endsAt
    ? Math.round((Date.parse(of.endsAt) - Date.parse(of.startsAt)) / 60_000)
    : undefined;

/** A look at the day of a visit that is not in the book yet, told with it. */
const dayRow = (asks: "lunch" | "clash", held: Held, text: string): HeardVerb => ({
  verb: {
    tool: "list_appointments",
    input: () => ({ from: held.date, to: held.date }),
    report: (value) => {
      const all = (value as { appointments: Appointment[] }).appointments;
      const theirs = all.filter(
        ({ stylistId, status, id }) =>
          stylistId === held.stylistId && status !== "cancelled" && id !== held.id,
      );
      const name = all.find(({ stylistId }) => stylistId === held.stylistId)?.stylistName;
      return asks === "lunch"
        ? lunchIn(theirs, held.date, { name, own: spanOf(held) })
        : clashIn(theirs, held, name);
    },
  },
  slots: {},
  text,
  doubt: undefined,
});

type Span = { from: number; to: number };
const atOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};
const clock = (at: number): string =>
  spokenTime(`${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`);
const spanOf = ({ time, minutes }: Held): Span => ({ from: atOf(time), to: atOf(time) + minutes });
const spanIn = (of: Appointment): Span => {
  const from = atOf(of.appointmentTime);
  return { from, to: from + (lengthOf(of) ?? DEFAULT) };
};
const saidSpan = ({ from, to }: Span): string => `from ${clock(from)} to ${clock(to)}`;

function clashIn(theirs: readonly Appointment[], held: Held, name = "the stylist"): string {
  const own = spanOf(held);
  const hits = theirs.filter((of) => spanIn(of).from < own.to && spanIn(of).to > own.from);
  const when = `on ${spokenDate(held.date)} ${saidSpan(own)}`;
  if (hits.length === 0) return `It clashes with nobody: ${name} has nobody else ${when}.`;
  const told = hits.map((of) => `${of.clientName}, ${of.serviceType}, ${saidSpan(spanIn(of))}`);
  return `It clashes with ${listed(told)}: this one is ${when}.`;
}

/** When people eat, and how long they need for it at least. */
const NOON: Span = { from: 11 * 60, to: 15 * 60 };
const LEAST = 30;

function lunchIn(
  theirs: readonly Appointment[],
  date: string,
  { name = "the stylist", own }: { name?: string | undefined; own?: Span },
): string {
  const taken = [...theirs.map(spanIn), ...(own ? [own] : [])].toSorted((a, b) => a.from - b.from);
  const free: Span[] = [];
  let at = NOON.from;
  for (const { from, to } of [...taken, { from: NOON.to, to: NOON.to }]) {
    if (Math.min(from, NOON.to) - at >= LEAST) free.push({ from: at, to: Math.min(from, NOON.to) });
    at = Math.max(at, to);
  }
  const day = `on ${spokenDate(date)}${own ? ", with this visit in it" : ""}`;
  return free.length === 0
    ? `There is no room for lunch: between 11 and 3 ${name} has no ${LEAST} minutes free ${day}.`
    : `There is room for lunch: ${name} is free ${listed(free.map(saidSpan))} ${day}.`;
}

/** Room to eat in is told gap by gap, since no visit is wanted; why there is none the book tells. */
export function asLunch(row: HeardVerb, { view: { here } }: Told): HeardVerb {
  const { verb, slots, text } = row;
  const { date: said, service } = slots;
  const date = here && (said ? dayIn(said, here) : todayOf(here));
  if (verb.id !== "find_free_times" || !LUNCH.test(text) || service || !date) return row;
  const input: Verb["input"] = (of, about) => {
    const made = verb.input?.(of, about) ?? {};
    return isAsk(made) || isSay(made) ? made : { ...made, from: date, to: date, minutes: LEAST };
  };
  const report: Verb["report"] = (value, of, about) => {
    const { fitting, stylistName } = value as FreeTimes;
    if (fitting === 0) return verb.report?.(value, of, about);
    const { appointments } = about.first as { appointments: Appointment[] };
    const theirs = appointments.filter(
      (each) => each.stylistName === stylistName && each.status !== "cancelled",
    );
    return lunchIn(theirs, date, { name: stylistName });
  };
  const first: Verb["first"] = {
    tool: "list_appointments",
    input: () => ({ from: date, to: date }),
  };
  return { ...row, verb: { ...verb, first, input, report } };
}
