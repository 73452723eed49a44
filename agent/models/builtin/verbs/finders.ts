import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate } from "#tools/values/spoken-rules.ts";
import type { SuppliersFound } from "#tools/inventory/act-schema.ts";
import type { StockFound } from "#tools/inventory/called-schema.ts";
import type { Menu } from "#tools/pricing/services/service-schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { meant, pointsBack } from "./match.ts";
import type { About, Finder, Found, Input, Slots } from "./verb.ts";
import { bareName, named } from "./words.ts";

/** The salon's day. */
export const todayOf = ({ timeZone, now }: Here): string => wallOf(timeZone, now.getTime()).date;

/** The day that was spoken of, on the salon's calendar. */
export function dayIn(said: string | undefined, here: Here | undefined): string | undefined {
  const when = said && here ? hearWhen(said, here) : undefined;
  return when?.date ?? when?.days?.[0] ?? when?.range?.from;
}

/** The time of day that was spoken of. */
export const timeIn = (said: string | undefined, here: Here | undefined): string | undefined =>
  said && here ? hearWhen(said, { ...here, bare: true })?.time : undefined;

/** A colleague who was named; nobody where it is whoever speaks. */
export const notMe = (said: string | undefined): string | undefined =>
  said && /^(?:me|myself|mine|my own|i)$/i.test(said) ? undefined : said;

export const service: Finder = {
  tool: "list_services",
  slot: "service",
  what: "service",
  with: ({ stylist }) => ({ stylist: notMe(stylist) }),
  among: (value) => (value as Menu).services.map((of) => ({ id: of.id, name: of.name, of })),
  empty: "There is no service on your menu yet.",
};

/** Without the s of many: "foils" finds foil sheets. */
export const singular = (said: string | undefined) =>
  said?.replaceAll(/(?<=[a-z]{3})s(?=\s|$)/gi, "");

/** What stands in the stock, as it was listed. */
export const itemsIn = (value: unknown): Found[] =>
  (value as StockFound).items.map((of) => ({
    id: of.id,
    name: of.name,
    of,
    also: `${of.brand ?? ""} ${of.productCode ?? ""} ${of.unit} ${of.category ?? ""}`,
  }));

export const item: Finder = {
  tool: "list_stock",
  slot: "item",
  what: "item in stock",
  // a stock is longer than the list that a look at it gives
  with: ({ item: said }, { spoken }) =>
    pointsBack(said)
      ? spoken.of.item
        ? { search: spoken.of.item }
        : {}
      : { search: singular(bareName(said)) },
  among: (value) => itemsIn(value),
  empty: ({ item: said }) =>
    pointsBack(said)
      ? "There is nothing in your stock yet."
      : `There is nothing in your stock that is called “${said}”.`,
};

export const supplier: Finder = {
  tool: "list_suppliers",
  slot: "supplier",
  what: "supplier",
  among: (value) =>
    (value as SuppliersFound).suppliers.map((of) => ({ id: of.id, name: of.name, of })),
  empty: "There is no supplier yet.",
};

const DAYS_BACK = 30;
const DAYS_ON = 60;

/** A visit of somebody by name: today's where there is one, else those around today. */
export const visit: Finder = {
  tool: "list_appointments",
  slot: "client",
  what: "visit",
  with: (slots, { here }) => ({ ...around(slots, here), ...whose(slots) }),
  among: (value, { client = "" }, { here, text }) => {
    const all = (value as { appointments: Appointment[] }).appointments.filter(
      ({ status }) => status !== "cancelled",
    );
    const today = here && todayOf(here);
    const first = client.toLowerCase().split(" ")[0] ?? "";
    const now = all.filter(
      ({ appointmentDate, clientName }) =>
        appointmentDate === today && clientName.toLowerCase().includes(first),
    );
    return (client && now.length > 0 ? now : told(all, text, here)).map((of) => ({
      id: of.id,
      name: `${of.clientName}, ${of.serviceType}, ${spokenDate(of.appointmentDate)}`,
      whose: of.clientId,
      of,
    }));
  },
  empty: ({ client: said }) =>
    pointsBack(said)
      ? "There is no visit in the book around these days."
      : `There is no visit of ${named(said)} in the book around these days.`,
};

/** Those whose day or work the words tell, where some are. */
function told(all: Appointment[], text: string, here: Here | undefined): Appointment[] {
  const nth = text.replace(/\bninth\b/, "9th").replace(/\btenth\b/, "10th");
  const day = dayIn(nth, here);
  const own = all.filter(({ appointmentDate }) => appointmentDate === day);
  const then = own.length > 0 ? own : all;
  const ofWork = then.filter(({ serviceType }) =>
    serviceType
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.length > 2 && text.includes(word)),
  );
  return ofWork.length > 0 ? ofWork : then;
}

/** Of whom they are, where a name was said: a book is longer than the list that a look at it gives. */
function whose({ client }: Slots): Input {
  const [first] = pointsBack(client) ? [] : (client ?? "").split(/[\s,-]/);
  return first ? { clientName: named(first.replace(/(?<=.{3})['’]?s$/, "")) } : {};
}

function around({ when }: Slots, here: Here | undefined): Input {
  if (!here) return {};
  const day = dayIn(when, here);
  const today = todayOf(here);
  return day
    ? { from: day, to: day }
    : { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_ON) };
}

/** What a tool answers that there is only one of: settings, rates. */
export const settings = (tool: Finder["tool"], slot: string): Finder => ({
  tool,
  slot,
  what: "setting",
  among: (value) => [{ id: slot, name: slot, of: value }],
  bare: "first",
});

/** The same, where what goes by no such name is nothing to choose among: then `empty` is said. */
export const orNone = (finder: Finder, empty: string): Finder => ({
  ...finder,
  empty,
  among: (value, slots, about) => {
    const all = finder.among(value, slots, about);
    const said = slots[finder.slot];
    if (pointsBack(said)) return all;
    const match = meant(said ?? "", all);
    return "near" in match ? match.near : all;
  },
});

/** What was found for a gap, as its list gave it. */
export const foundOf = ({ found }: About, slot: string): unknown => found[slot]?.of;
