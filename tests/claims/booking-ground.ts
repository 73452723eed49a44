import type { BookingGround } from "#agent/chat/booking-results.ts";
import { newTurn, type BookingTurn } from "#agent/chat/booking-toolset.ts";
import { addDays, weekdayOf } from "#tools/values/zone-rules.ts";

/** What a turn's tools gave: nothing, the menu, free times, none, a visit, one to be agreed to, a refusal, a place on the list. */
export type Situation =
  | "nothing"
  | "menu"
  | "found"
  | "none"
  | "booked"
  | "asked"
  | "refused"
  | "listed"
  | "salon"
  | "form";

/** Wednesday, November 25, 2026 in Berlin. */
export const NOW = new Date("2026-11-25T09:00:00Z");

const TODAY = "2026-11-25";
const FRIDAY = { start: "2026-11-27T13:30:00.000Z", end: "2026-11-27T14:15:00.000Z", token: "" };
const SATURDAY = { start: "2026-11-28T09:00:00.000Z", end: "2026-11-28T09:45:00.000Z", token: "" };
const gloss = service("Gloss", "$60", 45);
const balayage = { ...service("Balayage", "from $180", 180), needsPatchTest: true };

const salon: BookingGround["salon"] = {
  name: "Falk Colour",
  stylist: "Maren Falk",
  specialties: ["Balayage"],
  bio: null,
  address: "12 Linden Row",
  timeZone: "Europe/Berlin",
  today: TODAY,
  hours: Array.from({ length: 14 }, (_, index) => {
    const date = addDays(TODAY, index);
    const weekday = weekdayOf(date);
    const isOpen = weekday > 1 && weekday < 7;
    return { date, weekday, open: isOpen ? { from: "09:00", to: "18:00" } : null };
  }),
  cutoffHours: 24,
  horizonDays: 60,
  minNoticeMinutes: 120,
  standsAtOnce: false,
  patchTestForColour: true,
};

/** What a reply may rest on in a situation, in a salon with a menu of three. */
export function groundOf(situation: Situation): BookingGround {
  return {
    salon,
    menu: [gloss, service("Women's Cut", "$75", 60), balayage],
    turn: { ...newTurn(), ...TURNS[situation] },
    turns: [{ role: "user", content: "I'm Anna. Friday or Saturday?" }],
    byText: false,
  };
}

const found = { service: gloss, timeZone: salon.timeZone, fitting: 2, offers: [FRIDAY, SATURDAY] };
const next = {
  date: "2026-11-27",
  free: 0,
  reason: "fully_booked",
  sentence: "Every time is taken.",
};

const TURNS: Record<Situation, Partial<BookingTurn>> = {
  nothing: {},
  menu: {},
  salon: {},
  form: { handOver: true },
  found: { gave: [{ name: "find_times", input: {}, value: found }], slots: [FRIDAY, SATURDAY] },
  none: {
    gave: [
      { name: "why_nothing", input: {}, value: { days: [next], next: SATURDAY, nextWhen: null } },
    ],
    slots: [SATURDAY],
  },
  booked: { booked: visit("Gloss", "2026-11-27", "14:30", "confirmed") },
  asked: { booked: visit("Balayage", "2026-11-28", "10:00", "pending") },
  refused: {
    refused: [
      { name: "book_time", input: { start: FRIDAY.start }, sentence: "That time is not free." },
    ],
  },
  listed: {
    gave: [{ name: "join_waitlist", input: {}, value: { from: "2026-11-27", to: "2026-12-04" } }],
  },
};

function service(name: string, price: string, minutes: number): BookingGround["menu"][number] {
  const rest = {
    category: "Colour",
    description: "",
    priceRange: null,
    segments: [],
    dueAtBooking: "",
  };
  return { id: name, name, price, minutes, needsPatchTest: false, ...rest };
}

function visit(
  serviceType: string,
  appointmentDate: string,
  appointmentTime: string,
  status: "confirmed" | "pending",
): NonNullable<BookingTurn["booked"]> {
  return {
    appointment: {
      id: "1",
      stylistId: "2",
      stylistName: salon.stylist,
      clientName: "Ada Lind",
      clientEmail: "ada@lind.example",
      clientPhone: null,
      serviceId: serviceType,
      serviceType,
      appointmentDate,
      appointmentTime,
      startsAt: `${appointmentDate}T09:00:00.000Z`,
      endsAt: `${appointmentDate}T10:00:00.000Z`,
      notes: "",
      status,
      payBy: null,
      version: 1,
      createdAt: NOW.toISOString(),
      payUrl: null,
      timeZone: salon.timeZone,
      salonName: salon.name,
      changeableUntil: null,
    },
    manageUrl: "http://localhost/manage/1",
    payment: null,
  };
}
