import type { FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { WEEKDAY } from "#agent/models/builtin/hear/calendar-names.ts";
import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { pointsBack } from "#agent/models/builtin/verbs/match.ts";
import { read } from "./facts.ts";

/** Facts by their kind. */
export type Told = Readonly<Partial<Record<SlotKind, string>>>;

/** What the thread spoke of last, by kind: in words and in what came back; and the things that the newest answer listed, in their order. */
export type Spoken = {
  of: Told;
  listed: readonly Told[];
  /** Whether "he" or "she" is a client or a colleague. */
  person?: "client" | "stylist" | undefined;
  /** The colleague who was spoken of right before the last one: then "hers" may be of either. */
  other?: string | undefined;
};

export const NOTHING_SPOKEN: Spoken = { of: {}, listed: [] };

/** Kinds of which one is spoken of at a time, so that what is said next may leave it out. */
const KEPT: readonly SlotKind[] = [
  "client",
  "service",
  "item",
  "supplier",
  "stylist",
  "date",
  "time",
  "formula",
  "post",
  "line",
];

/** What is spoken of after a turn: its words, the facts that its frame took, and what came back. */
export function spokenAfter(
  before: Spoken,
  turn: { text: string; said: string; row: HeardVerb | undefined; results: readonly Result[] },
  names: Lexicon,
): Spoken {
  const { row } = turn;
  const kinds = row?.verb.slots ?? {};
  const slots = Object.entries(row?.slots ?? {}).flatMap(([slot, said]) => {
    const kind = kinds[slot];
    // a period is what was spoken of as a day, and a shade may be a tube
    const as = kind === "period" ? "date" : kind === "shade" ? "item" : kind;
    return as &&
      KEPT.includes(as) &&
      !pointsBack(said) &&
      !(as === "stylist" && SELF.test(said ?? ""))
      ? [[as, said] as const]
      : [];
  });
  const listed = turn.results.flatMap(({ tool, status, value }) =>
    status === "ok" ? [toldBy(tool, value, turn.said)] : [],
  );
  const single = listed.flatMap((all) => (all.length === 1 ? all : saidOf(all, turn.said)));
  const newest = listed.findLast((all) => all.length > 0);
  const own: Told = Object.assign(
    {},
    ...(row && !row.aside ? [] : [dayIn(turn.text)]),
    ...NAMED.map((kind) => namedIn(turn.text, kind, names)),
    Object.fromEntries(slots),
    ...single,
  );
  return {
    of: { ...before.of, ...own },
    other: otherAfter(before, own),
    person: own.client ? "client" : own.stylist && !kinds["client"] ? "stylist" : before.person,
    listed: newest ?? (turn.results.some(hidesList) ? [] : before.listed),
  };
}

/** "Him" is never whoever speaks. */
const SELF = /^(?:me|myself|mine|i)$/i;

function otherAfter({ of, person, other }: Spoken, own: Told): string | undefined {
  if (own.client) return undefined;
  const isSame =
    own.stylist?.split(" ")[0]?.toLowerCase() === of.stylist?.split(" ")[0]?.toLowerCase();
  return !own.stylist || isSame ? other : person === "stylist" ? of.stylist : undefined;
}

/** Whether an answer takes the place of what was listed before, also where it lists nothing; a day without room does not. */
const hidesList = ({ tool }: Result): boolean => tool in LISTS && tool !== "find_free_times";

/** The one of several visits that the answer told of. */
function saidOf(all: readonly Told[], said: string): readonly Told[] {
  const told = all.filter(
    ({ date, time }) => date && time && said.includes(`${spokenDate(date)} at ${spokenTime(time)}`),
  );
  return told.length === 1 ? told : [];
}

/** What is spoken of also where words that name it come to nothing. */
const NAMED: readonly SlotKind[] = ["client", "item", "stylist"];

/** The one day that stands in words which came to nothing. */
const dayIn = (text: string): Told => {
  const [day, another] = read(text, new Set(["date"]), undefined).facts;
  return day && !another ? { date: day.said } : {};
};

/** The one client or thing of the salon's own whose name stands in the words. */
export function namedIn(text: string, kind: SlotKind, names: Lexicon): Told {
  const { facts } = read(text, new Set([kind]), names);
  const [one, another] = facts.filter(({ said }) =>
    bareOf(said)
      .toLowerCase()
      .split(/[\s-]/)
      .every((word) => names.get(word)?.has(kind)),
  );
  return one && !another ? { [kind]: bareOf(one.said) } : {};
}

/** "Kit's" is Kit. */
const bareOf = (said: string): string => said.replace(/['’]s$/, "");

const HE_OR_SHE = /\b(?:(he|she)(?:['’]?s)?|(him)|(his|her|hers))\b/i;

const CHANGES =
  /^(?:(?:ok|and|now|then|so|please|can you|right) )*(?:put|raise|lower|drop|make|set|change|bump|up|take|knock)\b/i;

/** Words with the name of the colleague who was spoken of last in the place of "he" or "her": of clients a record knows. */
export function calledByName(text: string, { person, other, of: { stylist } }: Spoken): string {
  const [name] = stylist?.split(" ") ?? [];
  if (person !== "stylist" || !name) return text;
  const found = HE_OR_SHE.exec(text);
  if (!found) return text;
  const [said, subject, , whose] = found;
  // of two who were spoken of, either may be meant: what is to be changed is asked for
  if (whose && other && CHANGES.test(text)) return text;
  const isWhose = whose && /^\s\w/.test(text.slice(found.index + said.length));
  const now = subject && /s$/i.test(said.replace(/^(?:he|she)$/i, "")) ? `${name} is` : name;
  return text.replace(HE_OR_SHE, isWhose ? `${name}'s` : now);
}

type Named = { name: string };

const ofVisit = (visit: Appointment | null | undefined): Told[] =>
  visit
    ? [
        {
          client: visit.clientName,
          service: visit.serviceType,
          date: visit.appointmentDate,
          time: visit.appointmentTime,
        },
      ]
    : [];

/** The visits that stand, or those that were called off where only such were asked for. */
function standing(all: readonly Appointment[]): readonly Appointment[] {
  const open = all.filter(({ status }) => status !== "cancelled");
  return open.length > 0 ? open : all;
}

/** What a tool's answer lists, by the tool. */
const LISTS: Readonly<Record<string, (value: never) => Told[]>> = {
  find_free_times: ({ times, others = [], stylistName }: FreeTimes) => [
    ...times.map(({ date, time }) => ({ date, time, stylist: stylistName })),
    ...others.flatMap((of) =>
      of.times.map(({ date, time }) => ({ date, time, stylist: of.stylistName })),
    ),
  ],
  list_appointments: ({ appointments }: { appointments: Appointment[] }) =>
    standing(appointments)
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
      .flatMap(ofVisit),
  next_appointment: ({ next }: { next: Appointment | null }) => ofVisit(next),
  book_client: ofVisit,
  move_appointment: ofVisit,
  set_appointment_status: ofVisit,
  list_stock: ({ items }: { items: (Named & { supplierName?: string | null })[] }) =>
    items.map(({ name, supplierName }) => ({ item: name, supplier: supplierName ?? undefined })),
  list_suppliers: ({ suppliers }: { suppliers: Named[] }) =>
    suppliers.map(({ name }) => ({ supplier: name })),
  // what is on its way is spoken of before what was only written down
  find_orders: ({ orders }: { orders: { supplierName: string; status: string }[] }) => {
    const one = orders.find(({ status }) => status !== "draft") ?? orders[0];
    return one ? [{ supplier: one.supplierName }] : [];
  },
  order_item: ({ supplierName }: { supplierName: string }) => [{ supplier: supplierName }],
  find_formulas: ({ items }: { items: Named[] }) => items.map(({ name }) => ({ formula: name })),
  find_clients: ({ items }: { items: Named[] }) => items.map(({ name }) => ({ client: name })),
  get_client: ({ client }: { client: Named }) => [{ client: client.name }],
  email_order: ({ order }: { order: { supplierName: string } }) => [
    { supplier: order.supplierName },
  ],
  show_figures: ({ leading, stylistId }: { leading: Named[]; stylistId: string | null }) =>
    stylistId ? [] : leading.map(({ name }) => ({ stylist: name })),
  save_client: ({ name }: Named) => [{ client: name }],
  get_consultation: ({ consultation }: { consultation: { clientName: string } }) => [
    { client: consultation.clientName },
  ],
  list_waitlist: ({ entries }: { entries: { clientName: string; serviceType: string }[] }) =>
    entries.map(({ clientName, serviceType }) => ({ client: clientName, service: serviceType })),
};

const listedBy = (tool: string, value: unknown): Told[] =>
  LISTS[tool]?.(value as never).map((told) => defined(told)) ?? [];

/** The same; who made how much only where it was told in that order. */
const toldBy = (tool: string, value: unknown, said: string): Told[] => {
  const all = listedBy(tool, value);
  return tool === "show_figures" && !said.startsWith(`${all[0]?.stylist}:`) ? [] : all;
};

const defined = (told: Told): Told =>
  Object.fromEntries(Object.entries(told).filter(([, said]) => said)) as Told;

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];
const PLACE = new RegExp(
  String.raw`\b(?:(${PLACES.join("|")}|1st|2nd|3rd|4th|5th)|(last|latest)|(earliest|soonest))(?: (?:one|slot|appointment|visit|client|item)\b|(?= (?:for|at|on|to|in|${WEEKDAY})\b|[,.!?]|$))`,
  "i",
);
/** "No 3" of a list. */
const NUMBERED = /\b(?:no|nr|number)\.? ?(\d)\b|#(\d)\b/i;

/** Words without the place that they point at. */
export const withoutPlace = (text: string): string =>
  text.replace(NUMBERED, " ").replace(PLACE, " ");

/** The one of what was listed that words point at by its place, among those that hold the day that was said. */
export function pickedIn(text: string, listed: readonly Told[], day?: string): Told | undefined {
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
