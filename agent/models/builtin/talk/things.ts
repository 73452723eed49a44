import type { Appointment } from "#tools/appointments/schema.ts";
import type { FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import type { WaitlistEntry } from "#tools/booking/waitlist/schema.ts";
import type { Timer } from "#tools/formulas/schema.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";
import type { Menu } from "#tools/pricing/services/service-schema.ts";
import type { Post } from "#tools/social/schema.ts";
import { findTool } from "#tools/registry.ts";
import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import type { Result } from "#agent/models/builtin/view.ts";

/** Facts by their kind. */
export type Told = Readonly<Partial<Record<SlotKind, string>>>;

/** What a thing is: it says which frames can do something with it. */
export type ThingKind =
  | "visit"
  | "wish"
  | "free"
  | "client"
  | "stylist"
  | "item"
  | "supplier"
  | "order"
  | "line"
  | "formula"
  | "entry"
  | "timer"
  | "post"
  | "price";

/** A thing of the salon that a call told of or that a card holds, with its facts as the slots of frames take them. A `wish` is a booking whose card nobody has tapped. */
export type Thing = Told & { is: ThingKind; id?: string | undefined };

type Named = { name: string };

const lengthOf = ({ startsAt, endsAt }: Partial<Appointment>): string | undefined =>
  startsAt && endsAt
    ? String(Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000))
    : undefined;

const visit = (of: Partial<Appointment> | null | undefined): Thing[] =>
  of?.clientName && of.appointmentDate
    ? [
        {
          is: "visit",
          id: of.id,
          client: of.clientName,
          service: of.serviceType,
          date: of.appointmentDate,
          time: of.appointmentTime,
          stylist: of.stylistName ?? undefined,
          minutes: lengthOf(of),
        },
      ]
    : [];

/** The visits that stand, or those that were called off where only such were asked for. */
function standing(all: readonly Appointment[]): readonly Appointment[] {
  const open = all.filter(({ status }) => status !== "cancelled");
  return open.length > 0 ? open : all;
}

const clientOf = (name: string): Thing[] => [{ is: "client", client: name }];

const entry = (of: WaitlistEntry): Thing => ({
  is: "entry",
  id: of.id,
  client: of.clientName,
  service: of.serviceType,
  period: of.from === of.to ? of.from : `${of.from} to ${of.to}`,
  time: of.earliest ?? undefined,
});

const timer = ({ id, label, clientName, stoppedAt }: Timer): Thing[] =>
  stoppedAt
    ? []
    : [
        {
          is: "timer",
          id,
          client: clientName ?? undefined,
          text: clientName ? undefined : label,
        },
      ];

/** An order with its lines; `text` is how its list names it. */
const order = ({ id, number, supplierName, items = [] }: Partial<Order>): Thing[] => {
  const of = { supplier: supplierName, text: number && `${supplierName} ${number}` };
  return [
    ...items.map(({ itemId, name }): Thing => ({
      is: "line",
      id: `${id} ${itemId}`,
      item: name,
      ...of,
    })),
    { is: "order", id, ...of },
  ];
};

const post = ({ id, caption, scheduledFor, platform = [] }: Partial<Post>): Thing[] =>
  caption === undefined
    ? []
    : [
        {
          is: "post",
          id,
          post: caption.split("\n")[0] ?? "",
          date: scheduledFor ?? undefined,
          word: platform
            .map((each) => (each === "instagram" ? "Instagram" : "Facebook"))
            .join(" and "),
        },
      ];

const OVER: ReadonlySet<string> = new Set(["received", "cancelled"]);

type Priced = { id: string; name: string; basePrice: string | null; basePriceMinor: number | null };
const price = ({ id, name, basePriceMinor }: Priced, stylist: string | undefined): Thing => ({
  is: "price",
  id,
  service: name,
  stylist,
  sum: basePriceMinor === null ? undefined : String(basePriceMinor / 100),
});

/** The prices that the answer told of: of all of a menu nobody spoke. */
function prices(
  { services, stylistName, others = [] }: Menu,
  said: string,
  input: unknown,
): Thing[] {
  const { stylist, everywhere } = input as { stylist?: string; everywhere?: string };
  const own = services.filter(({ name }) => said.includes(`${name}: `));
  if (!everywhere) return own.map((each) => price(each, stylist && stylistName));
  const [first] = services.filter(({ name }) => name.toLowerCase() === everywhere.toLowerCase());
  return [
    ...(first ? [price(first, undefined)] : []),
    ...others.map((each) => price(each.service, each.stylistName)),
  ];
}

/** The things of an answer, by its tool, in the order in which it tells them. */
const LISTS: Readonly<Record<string, (value: never, said: string, input: unknown) => Thing[]>> = {
  find_free_times: ({ times, others = [], stylistName }: FreeTimes) => [
    ...times.map(({ date, time }): Thing => ({ is: "free", date, time, stylist: stylistName })),
    ...others.flatMap((of) =>
      of.times.map(({ date, time }): Thing => ({
        is: "free",
        date,
        time,
        stylist: of.stylistName,
      })),
    ),
  ],
  list_appointments: ({ appointments }: { appointments: Appointment[] }) =>
    standing(appointments)
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
      .flatMap(visit),
  next_appointment: ({ next }: { next: Appointment | null }) => visit(next),
  book_client: visit,
  move_appointment: visit,
  set_appointment_status: visit,
  list_stock: ({ items }: { items: (Named & { id: string; supplierName?: string | null })[] }) =>
    items.map(({ id, name, supplierName }) => ({
      is: "item",
      id,
      item: name,
      supplier: supplierName ?? undefined,
    })),
  list_suppliers: ({ suppliers }: { suppliers: Named[] }) =>
    suppliers.map(({ name }) => ({ is: "supplier", supplier: name })),
  // what was told of one is of that one; what is over is spoken of only where it was told
  find_orders: ({ orders }: { orders: Order[] }, said) => {
    const told = orders.filter(({ number }) => said.includes(`#${number}`));
    const open = orders.filter(({ status }) => !OVER.has(status));
    return (told.length > 0 ? told : open).flatMap(order);
  },
  order_item: (of: Order) => order(of),
  change_order: (of: Order) => order(of),
  email_order: ({ order: of }: { order: Order }) => order(of),
  find_formulas: ({ items }: { items: Named[] }) =>
    items.map(({ name }) => ({ is: "formula", formula: name })),
  find_clients: ({ items }: { items: Named[] }) => items.flatMap(({ name }) => clientOf(name)),
  get_client: ({ client }: { client: Named }) => clientOf(client.name),
  save_client: ({ name }: Named) => clientOf(name),
  get_consultation: ({ consultation }: { consultation: { clientName: string } }) =>
    clientOf(consultation.clientName),
  // who made how much, only where it was told in that order
  show_figures: ({ leading, stylistId }: { leading: Named[]; stylistId: string | null }, said) =>
    stylistId || !said.startsWith(`${leading[0]?.name}:`)
      ? []
      : leading.map(({ name }) => ({ is: "stylist", stylist: name })),
  list_waitlist: ({ entries }: { entries: WaitlistEntry[] }) => entries.map(entry),
  start_timer: timer,
  add_minutes: timer,
  list_timers: (all: Timer[]) => all.flatMap(timer),
  create_post: post,
  change_post: post,
  list_services: prices,
};

/** The booking that a card holds which nobody has tapped, or that could not be. */
const wanted = ({ tool, status, input }: Result): Thing[] =>
  tool === "book_client" && status !== "failed"
    ? visit(input as Partial<Appointment>).map((of) => ({ ...of, is: "wish" as const }))
    : [];

/** What a call told of, in its order. */
export const thingsOf = (result: Result, said: string): Thing[] => {
  const { tool, status, value, input } = result;
  if (status !== "ok") return wanted(result);
  return LISTS[tool]?.(value as never, said, input).map((thing) => defined(thing)) ?? [];
};

const defined = (thing: Thing): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([, said]) => said)) as Thing;

/** Whether an answer takes the place of what was listed before, also where it lists nothing; a day without room does not. */
export const hidesList = ({ tool }: Result): boolean =>
  tool in LISTS && tool !== "find_free_times" && findTool(tool)?.effect === "read";

/** The facts of a thing that go on into what is said next. */
export const factsOf = ({ is, id: _id, word: _word, text: _text, sum: _sum, ...of }: Thing): Told =>
  // when a post goes out is no day of the book
  is === "post"
    ? { post: of.post }
    : is === "entry"
      ? { client: of.client, service: of.service }
      : of;

const keyOf = ({ client, date, time, item, supplier, stylist }: Thing): string =>
  [client, date, time, item, supplier, stylist].join();

/** Whether two tell of one thing. */
export const sameAs = (one: Thing | undefined) => (other: Thing) =>
  one !== undefined &&
  other.is === one.is &&
  (one.id && other.id ? one.id === other.id : keyOf(one) === keyOf(other));

/** The list after one thing of its kind was made or changed: it takes its place there, or comes behind. */
export function listedAfter(listed: readonly Thing[], one: Thing): readonly Thing[] {
  if (!listed.every(({ is }) => is === one.is)) return [one];
  const at = listed.findIndex(sameAs(one));
  return at < 0 ? [...listed, one] : listed.with(at, { ...listed[at], ...one });
}

/** How many things a thread keeps in mind. */
const MOST = 24;

/** What was spoken of, the newest last and each once. */
export const spokenLast = (before: readonly Thing[], now: readonly Thing[]): readonly Thing[] =>
  [...before.filter((each) => !now.some(sameAs(each))), ...now].slice(-MOST);
