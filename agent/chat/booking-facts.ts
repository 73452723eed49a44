import type { BookTime } from "#tools/booking/book-time.ts";
import type { FindTimes, FoundTimes } from "#tools/booking/find-times.ts";
import type { OfferedService, Why } from "#tools/booking/booking-tools.ts";
import type { PublicSalon } from "#tools/booking/public-salon.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import type { WallStart } from "#agent/models/builtin/booking/words.ts";
import type { BookingTurn } from "./booking-toolset.ts";
import type { At } from "./claims/figures.ts";
import { BODY } from "./claims/others.ts";
import { figuresSaid, type Ground, type Row } from "./claims/rows.ts";

/** What a reply may rest on: the public page of the salon, its menu, the turn, times that were offered before, and what was asked. */
export type BookingGround = {
  salon: PublicSalon;
  menu: readonly OfferedService[];
  turn: BookingTurn;
  offered: readonly WallStart[];
  asked: readonly string[];
  byText: boolean;
};

/** What the assistant may offer to do for a client. */
const ABLE = /^(?:book|list|write|done)$/;

/** All that may be said in a reply, one row for each thing that is known. */
export function groundOf(of: BookingGround, now: Date): Ground {
  const { salon, menu, turn, offered, asked } = of;
  const at: At = { timeZone: salon.timeZone, now };
  const row: MakeRow = (says, figures = [], names = [], by = "read") => ({
    by,
    names: names.map((name) => name.toLowerCase()),
    says: [says, ...names].join(" ").toLowerCase(),
    lacks: "",
    figures: figuresSaid(figures, at),
  });
  const people = `${salon.name} ${salon.stylist}`;
  const { cutoffHours, horizonDays, minNoticeMinutes } = salon;
  return {
    ...at,
    able: ABLE,
    own: figuresSaid(asked, at),
    isOfBody: BODY.test(asked.at(-1) ?? ""),
    sentences: new Set(
      [...turn.gave.map(({ value }) => value), ...turn.refused].flatMap(sentencesIn),
    ),
    rows: [
      row(people, [salon.address ?? "", `at ${salon.address ?? ""}`]),
      {
        ...row("", [`${horizonDays} days, ${minNoticeMinutes} minutes`]),
        names: ["book booked ahead notice"],
      },
      {
        ...row("", [`${cutoffHours} hours`]),
        names: ["cancel cancelled move moved change changes"],
      },
      ...salon.hours.map(({ date, open }) =>
        row(open ? "open hours" : "closed", [date, open?.from ?? "", open?.to ?? ""]),
      ),
      ...menu.map(({ name, price, priceRange, minutes, description }) =>
        row(
          description,
          [price, priceRange ?? "", `${minutes} minutes`, description],
          [name],
          "fact",
        ),
      ),
      ...offered.map((start) => row(`free ${people}`, [said(start)])),
      ...turn.gave.flatMap((call) => rowsOfCall(call, salon, row)),
      ...turn.refused.flatMap(({ name, input }) =>
        name === "book_time" ? [row("full", [(input as BookTime).start])] : [],
      ),
      ...visitRow(turn, people, row),
    ],
  };
}

type MakeRow = (
  says: string,
  figures?: readonly string[],
  names?: readonly string[],
  by?: Row["by"],
) => Row;
const said = ({ date, time }: WallStart) => `${date} ${time}`;

function visitRow({ booked }: BookingTurn, people: string, row: MakeRow): Row[] {
  if (!booked) return [];
  const { serviceType, appointmentDate, appointmentTime, clientName, status, notes } =
    booked.appointment;
  const stands = status === "confirmed" && !booked.payment;
  const says = [stands ? "booked confirmed" : "request", notes && "notes", clientName, people].join(
    " ",
  );
  const start = `${appointmentDate} ${appointmentTime}`;
  return [row(says, [start], serviceType ? [serviceType] : [], "act")];
}

/** The times that a call found free, and the days on which it found none. */
function rowsOfCall(
  { name, input, value }: BookingTurn["gave"][number],
  { stylist, name: salon }: PublicSalon,
  row: MakeRow,
): Row[] {
  const free = `free ${stylist} ${salon}`;
  if (name === "why_nothing") {
    const { days, next } = value as Why;
    return [
      ...days.flatMap((day) => (day.free ? [] : [row(`full ${stylist}`, [day.date])])),
      ...(next ? [row(free, [next.start])] : []),
    ];
  }
  if (name === "join_waitlist")
    return [row("waiting list", Object.values(value as object) as string[], [], "act")];
  if (name !== "find_times") return [];
  const { from, to, days = daysFrom(from, to), near } = input as FindTimes;
  const { offers, service, timeZone } = value as FoundTimes;
  const isExact = offers.some(({ start }) => wallOf(timeZone, Date.parse(start)).time === near);
  const isFull = offers.length === 0 || (near && !isExact);
  return [
    ...(isFull
      ? days.map((date) => row(`full ${stylist}`, [date, offers.length > 0 ? (near ?? "") : ""]))
      : []),
    ...offers.map(({ start }) => row(free, [start, `${offers.length} times`], [service.name])),
  ];
}

function daysFrom(from: string, to: string): string[] {
  const days = [from];
  for (let day = from; day < to && days.length < 31;) days.push((day = addDays(day, 1)));
  return days;
}

function sentencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) =>
    name === "sentence" && typeof held === "string" ? [held] : sentencesIn(held),
  );
}
