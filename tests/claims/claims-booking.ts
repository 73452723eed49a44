import type { BookingGround } from "#agent/chat/booking-results.ts";
import { newTurn, type BookingTurn } from "#agent/chat/booking-toolset.ts";
import { WEEKDAYS } from "#agent/models/builtin/hear/calendar-names.ts";
import { addDays, wallOf, weekdayOf } from "#tools/values/zone-rules.ts";
import type { ClaimsEntry } from "./claims-table.ts";

type Menu = BookingGround["menu"];

const factIn = (facts: string, pattern: RegExp) => pattern.exec(facts)?.[1] ?? "";
const salonOf = ({ facts }: ClaimsEntry) => factIn(facts, /Salon: ([^.]+)/);

/** What a booking reply of a table rests on, as the product's tools would have given it. What one entry says of a salon holds in all. */
export function bookingOf(entry: ClaimsEntry, entries: readonly ClaimsEntry[]): BookingGround {
  const { facts, results, said_by_person: content } = entry;
  const ofSalon = entries.filter((each) => salonOf(each) === salonOf(entry));
  const all = ofSalon.flatMap((each) => each.results);
  const given = (tool: string, from = results) =>
    from.find((one) => one.tool === tool && one.ok)?.value;
  const timeZone =
    all.flatMap(({ value }) => (value as { timeZone?: string } | null)?.timeZone ?? [])[0] ?? "UTC";
  const { date: today } = wallOf(timeZone, Date.parse(entry.now));
  const stylist = factIn(facts, /Stylist: ([^.]+)/);
  const found = given("find_times") as { offers: { start: string }[] } | undefined;
  const why = whyIn(given("why_nothing"), timeZone);
  return {
    salon: {
      ...salonIn(facts, today, timeZone),
      ...(given("get_salon", all) as object | undefined),
      timeZone,
    },
    menu: menuIn(facts, given("get_services", all) as Menu | undefined),
    turn: {
      ...newTurn(),
      gave: results.flatMap(({ tool: name, ok, value }) =>
        ok
          ? [
              {
                name,
                input: { from: today, to: addDays(today, 6) },
                value: name === "why_nothing" ? why : { ...(value as object), timeZone },
              },
            ]
          : [],
      ),
      refused: results.flatMap(({ tool: name, ok, value }) =>
        ok ? [] : [{ name, input: {}, ...(value as { sentence: string }) }],
      ),
      slots: (found?.offers ?? (why?.next ? [why.next] : [])).map(({ start }) => ({
        start,
        end: start,
        token: "",
      })),
      booked: bookedIn(given("book_time"), { stylistName: stylist, timeZone, now: entry.now }),
    },
    turns: [{ role: "user", content }],
    byText: false,
  };
}

/** The number of a day of the week: 1 of Monday, 0 where it is none. */
const dayAt = (day: string) => WEEKDAYS.findIndex((name) => name === day.toLowerCase()) + 1;

function salonIn(facts: string, today: string, timeZone: string): BookingGround["salon"] {
  const [, first = "", last = "", from = "", to = ""] =
    /Open (\w+) to (\w+) from ([\d:]+) to ([\d:]+)/.exec(facts) ?? [];
  const open = { from: from.padStart(5, "0"), to: to.padStart(5, "0") };
  return {
    name: factIn(facts, /Salon: ([^.]+)/),
    stylist: factIn(facts, /Stylist: ([^.]+)/),
    specialties: [],
    bio: null,
    address: factIn(facts, /Address: ([^.]+)/) || null,
    timeZone,
    today,
    hours: Array.from({ length: 14 }, (_, index) => {
      const date = addDays(today, index);
      const weekday = weekdayOf(date);
      const isOpen = weekday >= dayAt(first) && weekday <= dayAt(last);
      return { date, weekday, open: isOpen ? open : null };
    }),
    cutoffHours: Number(factIn(facts, /up to (\d+) hours before/)),
    horizonDays: Number(factIn(facts, /up to (\d+) days ahead/)),
    minNoticeMinutes: 120,
    standsAtOnce: false,
    patchTestForColour: facts.includes("patch test"),
  };
}

/** The menu as a tool gave it or as the facts have it; a deposit is one of colour services. */
function menuIn(facts: string, given: Menu | undefined): Menu {
  const told = [
    ...facts.matchAll(/Menu: (.+?) ((?:from )?[^\d\s]*\d[\d .]*(?: ?\p{L}+)?), (\d+) minutes/gu),
  ].map(([, name = "", price = "", minutes]) => ({
    id: name,
    name,
    category: "",
    description: "",
    price,
    priceRange: null,
    minutes: Number(minutes),
    segments: [],
    needsPatchTest: false,
    dueAtBooking: "",
  }));
  const deposit = factIn(facts, / an? (\S*\d\S*) deposit/);
  return (given ?? told).map((line) => ({
    ...line,
    segments: line.segments.map((part) =>
      part.kind === ("wait" as string) ? { ...part, kind: "process" } : part,
    ),
    dueAtBooking: deposit && line.category === "Colour" ? `deposit of ${deposit}` : "",
  }));
}

/** Days on which nothing is free, as the product's tool gives them, also where a table writes them shorter. */
function whyIn(value: unknown, timeZone: string) {
  if (value === undefined) return undefined;
  const { days, next } = value as {
    days: { date: string; reason: string; sentence?: string }[];
    next: string | { start: string } | null;
  };
  return {
    timeZone,
    next: typeof next === "string" ? { start: next } : next,
    days: days.map(({ date, reason, sentence }) => ({
      date,
      free: 0,
      sentence: sentence ?? (reason === "closed" ? "It is closed." : "Every time is taken."),
    })),
  };
}

/** A visit likewise. */
function bookedIn(
  value: unknown,
  { stylistName, timeZone, now }: { stylistName: string; timeZone: string; now: string },
): BookingTurn["booked"] {
  if (value === undefined) return undefined;
  const { appointment, payment } = value as {
    appointment: Record<string, string>;
    payment: { amount: string; state: string } | null;
  };
  const { start = "", service = "", client = "" } = appointment;
  const { date, time } = wallOf(timeZone, Date.parse(start || (appointment["startsAt"] ?? "")));
  const isDue = payment?.state === "due";
  return {
    payment: isDue
      ? {
          purpose: "deposit",
          amount: Number(payment.amount.replaceAll(/\D/g, "")) * 100,
          currency: payment.amount.startsWith("€") ? "EUR" : "USD",
          payBy: new Date(Date.parse(now) + 3_600_000).toISOString(),
        }
      : null,
    appointment: {
      appointmentDate: date,
      appointmentTime: time,
      serviceType: service,
      stylistName,
      clientName: client,
      ...appointment,
      timeZone,
    },
  } as unknown as BookingTurn["booked"];
}
