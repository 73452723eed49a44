import { displayName } from "#tools/values/name-rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate } from "#tools/values/spoken-rules.ts";
import type { FoundConsultations } from "#tools/consultations/assistant-schema.ts";
import type { SuppliersFound } from "#tools/inventory/act-schema.ts";
import type { StockFound } from "#tools/inventory/called-schema.ts";
import type { Menu } from "#tools/pricing/service-schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { meant, pointsBack } from "./match.ts";
import type { About, Finder, Found, Input, Slots } from "./verb.ts";

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

export const service: Finder = {
  tool: "list_services",
  slot: "service",
  what: "service",
  with: ({ stylist }) => ({ stylist }),
  among: (value) => (value as Menu).services.map((of) => ({ id: of.id, name: of.name, of })),
  empty: "There is no service on your menu yet.",
};

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
  among: (value) => itemsIn(value),
  empty: "There is nothing in your stock yet.",
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
  with: (slots, { here }) => around(slots, here),
  among: (value, { client = "" }, { here }) => {
    const all = (value as { appointments: Appointment[] }).appointments.filter(
      ({ status }) => status !== "cancelled",
    );
    const today = here && todayOf(here);
    const first = client.toLowerCase().split(" ")[0] ?? "";
    const now = all.filter(
      ({ appointmentDate, clientName }) =>
        appointmentDate === today && clientName.toLowerCase().includes(first),
    );
    return (client && now.length > 0 ? now : all).map((of) => ({
      id: of.id,
      name: `${of.clientName}, ${of.serviceType}, ${spokenDate(of.appointmentDate)}`,
      whose: of.clientId,
      of,
    }));
  },
  empty: "There is no visit in the book around these days.",
};

function around({ when }: Slots, here: Here | undefined): Input {
  if (!here) return {};
  const day = dayIn(when, here);
  const today = todayOf(here);
  return day
    ? { from: day, to: day }
    : { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_ON) };
}

/** A consultation of a client by name; where none was said, that of the thread. */
export const consultation: Finder = {
  tool: "find_consultations",
  slot: "client",
  what: "consultation",
  with: ({ client }) => ({ q: client }),
  among: (value, { client }, { made, here }) => {
    const items = (value as FoundConsultations).items.map((of) => ({
      id: of.id,
      name: `${displayName(of.clientName)}, ${dayOf(of.createdAt, here)}`,
      of,
    }));
    // the newest of theirs is the one that is meant
    return client || !made ? items.slice(0, 1) : items;
  },
  bare: "first",
  empty: "There is no such consultation.",
};

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
