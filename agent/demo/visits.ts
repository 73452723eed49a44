import { bookForClient } from "#tools/booking/book/book-for-client.ts";
import { bookSeries } from "#tools/booking/book/series.ts";
import { closeVisit } from "#tools/closing/close.ts";
import { setAppointmentStatus } from "#tools/booking/book/status.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { lineCalled, type PlannedSeries, type PlannedVisit } from "./book-plan.ts";
import type { Happening } from "./furnish.ts";
import type { World } from "./world.ts";

const MINUTE = 60_000;

/** All that happens to a visit, or to several that are booked as one: made, kept, called off or missed. */
export const visitEvents = (world: World, visit: PlannedVisit | PlannedSeries): Happening[] =>
  "times" in visit ? seriesEvents(world, visit) : eventsOf(world, visit);

function eventsOf(world: World, visit: PlannedVisit): Happening[] {
  const { client, who, service, day, time, fate } = visit;
  const startsAt = world.at(day, time);
  const name = `${client ?? "Somebody who walked in"}'s ${service}`;
  let id = "";
  const book: Happening = {
    at: bookedAt(world, visit, startsAt),
    what: `Booking ${name}`,
    happens: async () => {
      ({ id } = await bookForClient(world.as(book.at, who), wanted(world, visit)));
    },
  };
  const calledOff = (at: Date, cancelledBy: "client" | "salon" | "no_show") => ({
    at,
    what: `Calling off ${name}`,
    happens: () =>
      setAppointmentStatus(world.as(at, who), { id, status: "cancelled", cancelledBy }),
  });
  if (fate === "booked") return [book];
  if (fate === "came") return [book, closing(world, visit, startsAt, () => id)];
  if (fate === "no_show")
    return [book, calledOff(new Date(startsAt.getTime() + 25 * MINUTE), "no_show")];
  const by = fate === "cancelled_by_client" ? "client" : "salon";
  const half = (startsAt.getTime() + book.at.getTime()) / 2;
  return [book, calledOff(new Date(half), by)];
}

/** Most pay at the terminal and leave a tip. */
const PAYS = [
  { method: "terminal", tip: 20 },
  { method: "cash", tip: 0 },
  { method: "terminal", tip: 18 },
  { method: "terminal", tip: 0 },
  { method: "cash", tip: 15 },
  { method: "voucher", tip: 0 },
] as const;

/** A visit is closed when its last minute is over, and paid. */
function closing(
  world: World,
  visit: Pick<PlannedVisit, "who" | "service">,
  startsAt: Date,
  idOf: () => string,
): Happening {
  const at = endOf(visit, startsAt);
  const { price } = lineCalled(visit.service);
  const { method, tip } = PAYS[Math.floor(at.getTime() / (15 * MINUTE)) % PAYS.length] ?? PAYS[0];
  return {
    at,
    what: `Closing ${visit.service}`,
    happens: () =>
      closeVisit(world.as(at, visit.who), {
        appointmentId: idOf(),
        paid: [{ method, tip: Math.round((price * tip) / 100) * 100 }],
      }),
  };
}

/** When the last minute of a visit is over. */
function endOf({ service }: Pick<PlannedVisit, "service">, startsAt: Date): Date {
  const minutes = lineCalled(service).segments.reduce((sum, each) => sum + each.minutes, 0);
  return new Date(startsAt.getTime() + minutes * MINUTE);
}

/** When it was written into the book: never before there was one. */
function bookedAt(world: World, { client, day, lead, time }: PlannedVisit, startsAt: Date): Date {
  if (!client) return new Date(startsAt.getTime() - 12 * MINUTE);
  const asked = Math.min(day - lead, -1);
  const at = world.at(Math.max(asked, -91), time);
  return at < startsAt ? at : world.at(day - 1, time);
}

function wanted(world: World, { client, who, service, day, time }: PlannedVisit) {
  const member = world.team.get(who);
  if (!member) throw new Error(`${who} does not work here.`);
  const clientId = client ? world.clients.get(client) : undefined;
  return {
    stylistId: member.actor.stylistId,
    ...(clientId ? { clientId } : { clientName: "Walk-in" }),
    serviceId: member.menu.get(service)?.id ?? null,
    appointmentDate: addDays(world.today, day),
    appointmentTime: time,
    outsideHours: false,
  };
}

function seriesEvents(world: World, series: PlannedSeries): Happening[] {
  const { client, who, day, time, lead, everyWeeks, times } = series;
  const ids: string[] = [];
  const at = world.at(day - lead, "11:00");
  const book: Happening = {
    at,
    what: `Booking ${client}'s series`,
    happens: async () => {
      const { appointments } = await bookSeries(world.as(at, who), {
        first: wanted(world, series),
        everyWeeks,
        times,
        skipTaken: false,
      });
      ids.push(...appointments.map(({ id }) => id));
    },
  };
  const kept = Array.from({ length: times }, (_, n) =>
    closing(world, series, world.at(day + n * everyWeeks * 7, time), () => ids[n] ?? ""),
  );
  return [book, ...kept];
}
