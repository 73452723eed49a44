import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "#tests/app.ts";
import type { Salon } from "#tests/fixtures.ts";
import { runs } from "#tests/runs.ts";
import { addStylist } from "#tests/salons/team.ts";
import { openWholeSalon } from "#tests/salons/whole-salon.ts";
import type { Appointment, Booked, TimeBlock } from "#tools/appointments/schema.ts";
import type { Availability, Hold } from "#tools/appointments/slot-schema.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { addDays, instantOf, wallOf } from "#tools/values/zone-rules.ts";
import {
  clock,
  freeForGuest,
  freeForSalon,
  freeToBlock,
  gridOf,
  minuteOf,
  openBook,
  SHAPES,
  type Book,
  type Kept,
  type Place,
  type Shape,
} from "./booking-oracle.ts";
import { walk, type Dice } from "./steps.ts";

/* Two stylists, three days, guests and staff over HTTP, against a book of minutes (booking-oracle.ts). */

const ROUNDS = runs(6, 110);
const STEPS = 30;
const ZONE = "Europe/Berlin";
const STEP_MINUTES = [15, 20, 30, 60] as const;
const BUFFERS = [0, 10, 15, 40] as const;
const HOLD_MS = 10 * 60_000;

let present = new Date("2026-01-04T07:00:00Z");
let here: TestApp;
let maren: Salon;
let stylists: string[];
let services: { stylist: number; shape: Shape; id: string }[];
let guests = 0;

beforeAll(async () => {
  const env = { TRUSTED_PROXIES: "127.0.0.1" };
  ({ here, maren } = await openWholeSalon({ now: () => present, env }));
  const second = await addStylist(maren, { name: "Ida Lund", email: "ida@falk-salon.example" });
  stylists = [maren.actor.stylistId, second];
  services = await Promise.all(
    [0, 1].flatMap((stylist) =>
      SHAPES.map(async (shape) => {
        const { name, segments, onlineInProcessing } = shape;
        const made = await salon<Service>(201, "POST", "/api/services", {
          stylistId: stylists[stylist],
          name,
          category: "Other",
          basePrice: "80",
          duration: shape.minutes,
          segments,
          onlineInProcessing,
          needsPatchTest: false,
        });
        return { stylist, shape, id: made.id };
      }),
    ),
  );
});

/** Each guest comes from a network of their own. */
const asGuest = (method: string, path: string, body?: object) =>
  here.app.request(path, {
    method,
    headers: {
      "content-type": "application/json",
      host: "localhost",
      "x-forwarded-for": `198.18.${(guests >> 8) & 255}.${(guests += 1) & 255}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
async function answered<T>(wanted: number, response: Response): Promise<T> {
  const text = await response.text();
  expect({ status: response.status, ...(response.status !== wanted && { text }) }).toEqual({
    status: wanted,
  });
  return (text === "" ? null : JSON.parse(text)) as T;
}
const salon = async <T>(wanted: number, method: string, path: string, body: object) =>
  answered<T>(wanted, await maren.json(method, path, body));

type Round = { book: Book; dice: Dice; say: (step: string) => void };
type Step = (round: Round) => Promise<void>;

const places = ({ dice, book }: Round): Place => ({
  stylist: dice.whole(0, 1),
  day: dice.whole(0, book.days.length - 1),
});
const named = ({ stylist, day }: Place, { days }: Book) =>
  `${["Maren", "Ida"][stylist]} ${days[day]}`;
const kept = ({ book, dice }: Round): Kept | undefined => dice.pick(book.visits);
const serviceOf = (stylist: number, shape: Shape) =>
  services.find((each) => each.stylist === stylist && each.shape === shape)!.id;
const wall = (instant: string) => wallOf(ZONE, Date.parse(instant));
/** Nobody has been to what is still to come, so that it cannot be completed. */
const hasBegun = ({ days }: Book, { day, start }: Kept) =>
  (instantOf(ZONE, days[day] ?? "", clock(start)) ?? Infinity) <= present.getTime();

/** What the page shows of a place, which must be what the book of minutes has free, each with its token. */
async function shown({ book }: Round, place: Place, shape: Shape) {
  const date = book.days[place.day]!;
  const query = new URLSearchParams({
    stylistId: stylists[place.stylist]!,
    serviceId: serviceOf(place.stylist, shape),
    from: date,
    to: date,
  });
  const { slots } = await answered<Availability>(
    200,
    await asGuest("GET", `/api/availability?${query}`),
  );
  const free = gridOf(book, place).filter((start) => freeForGuest(book, place, shape, start));
  expect(slots.map(({ start }) => wall(start).time)).toEqual(free.map(clock));
  return slots;
}

const contact = () => ({
  clientName: `Guest ${guests}`,
  clientEmail: `guest${guests}@x.example`,
});
function enter(
  book: Book,
  { appointment, manageUrl }: Booked,
  place: Place,
  shape: Shape,
  start: number,
) {
  const { id, version } = appointment;
  book.visits.push({ ...place, shape, start, id, version, link: new URL(manageUrl).pathname });
}

const steps: Record<string, Step> = {
  /** Whatever is shown can be booked. */
  "a guest takes a time that is shown": async (round) => {
    const { book, dice, say } = round;
    const [place, shape] = [places(round), dice.pick(SHAPES)];
    const slots = await shown(round, place, shape);
    if (slots.length === 0) return say(`nothing is free, ${named(place, book)}`);
    const slot = dice.pick(slots);
    const { date, time } = wall(slot.start);
    const byToken = dice.happens(0.5);
    say(`a guest books ${shape.name}, ${named(place, book)} ${time}${byToken ? " by token" : ""}`);
    const body = {
      ...contact(),
      stylistId: stylists[place.stylist],
      serviceId: serviceOf(place.stylist, shape),
      ...(byToken ? { slotToken: slot.token } : { appointmentDate: date, appointmentTime: time }),
    };
    const booked = await answered<Booked>(201, await asGuest("POST", "/api/appointments", body));
    expect(booked.appointment).toMatchObject({ appointmentDate: date, appointmentTime: time });
    enter(book, booked, place, shape, minuteOf(time));
  },
  "a guest asks for any time": async (round) => {
    const { book, dice, say } = round;
    const [place, shape, start] = [places(round), dice.pick(SHAPES), dice.whole(90, 220) * 5];
    const free = freeForGuest(book, place, shape, start);
    say(`a guest asks for ${shape.name}, ${named(place, book)} ${clock(start)}: ${free}`);
    const body = {
      ...contact(),
      stylistId: stylists[place.stylist],
      serviceId: serviceOf(place.stylist, shape),
      appointmentDate: book.days[place.day],
      appointmentTime: clock(start),
    };
    const response = await asGuest("POST", "/api/appointments", body);
    const booked = await answered<Booked>(free ? 201 : 409, response);
    if (free) enter(book, booked, place, shape, start);
  },
  "the salon books somebody in": async (round) => {
    const { book, dice, say } = round;
    const [place, shape, start] = [places(round), dice.pick(SHAPES), dice.whole(30, 76) * 15];
    const outsideHours = dice.happens(0.3);
    const free = freeForSalon(book, place, shape, start, { outsideHours });
    const where = `${named(place, book)} ${clock(start)}${outsideHours ? " at any hour" : ""}`;
    say(`the salon books ${shape.name}, ${where}: ${free}`);
    const body = {
      clientName: `Client ${(guests += 1)}`,
      stylistId: stylists[place.stylist],
      serviceId: serviceOf(place.stylist, shape),
      appointmentDate: book.days[place.day],
      appointmentTime: clock(start),
      outsideHours,
    };
    const path = "/api/appointments/for-client";
    const made = await salon<Appointment>(free ? 201 : 409, "POST", path, body);
    if (free) book.visits.push({ ...place, shape, start, id: made.id, version: made.version });
  },
  "the salon moves a visit": async (round) => {
    const { book, dice, say } = round;
    const visit = kept(round);
    if (!visit) return;
    const [place, start] = [places(round), dice.whole(30, 76) * 15];
    const outsideHours = dice.happens(0.3);
    const free = freeForSalon(book, place, visit.shape, start, { outsideHours, but: visit });
    const where = `${named(place, book)} ${clock(start)}${outsideHours ? " at any hour" : ""}`;
    say(`the salon moves ${named(visit, book)} ${clock(visit.start)} to ${where}: ${free}`);
    const body = {
      version: visit.version,
      stylistId: stylists[place.stylist],
      appointmentDate: book.days[place.day],
      appointmentTime: clock(start),
      outsideHours,
    };
    const path = `/api/appointments/${visit.id}`;
    const moved = await salon<Appointment>(free ? 200 : 409, "PATCH", path, body);
    if (free) Object.assign(visit, place, { start, version: moved.version });
  },
  "a client moves their own": async (round) => {
    const { book, dice, say } = round;
    const visit = kept(round);
    if (!visit?.link) return;
    const [day, start] = [dice.whole(0, book.days.length - 1), dice.whole(30, 76) * 15];
    const place = { stylist: visit.stylist, day };
    const free = freeForGuest(book, place, visit.shape, start, visit);
    const where = `${named(place, book)} ${clock(start)}`;
    say(`a client moves ${named(visit, book)} ${clock(visit.start)} to ${where}: ${free}`);
    const body = { appointmentDate: book.days[day], appointmentTime: clock(start) };
    const response = await asGuest("POST", `/api${visit.link}/move`, body);
    const moved = await answered<Appointment>(free ? 200 : 409, response);
    if (free) Object.assign(visit, place, { start, version: moved.version });
  },
  "a client cancels": async (round) => {
    const visit = kept(round);
    if (!visit?.link) return;
    round.say(`a client cancels ${named(visit, round.book)} ${clock(visit.start)}`);
    await answered(200, await asGuest("POST", `/api${visit.link}/cancel`, {}));
    leave(round.book, visit);
  },
  "the salon says how a visit stands": async (round) => {
    const { book, dice, say } = round;
    const visit = kept(round);
    if (!visit) return;
    const status = dice.pick(["confirmed", "completed", "cancelled"] as const);
    say(`${named(visit, book)} ${clock(visit.start)} is ${status}`);
    const path = `/api/appointments/${visit.id}/status`;
    if (status === "completed" && !hasBegun(book, visit)) {
      await salon(400, "PATCH", path, { status });
      return;
    }
    const { version } = await salon<Appointment>(200, "PATCH", path, { status });
    if (status === "confirmed") visit.version = version;
    else leave(book, visit);
  },
  "a page keeps a time": async (round) => {
    const { book, dice, say } = round;
    const [place, shape] = [places(round), dice.pick(SHAPES)];
    const slots = await shown(round, place, shape);
    if (slots.length === 0) return;
    const slot = dice.pick(slots);
    const start = minuteOf(wall(slot.start).time);
    say(`a page holds ${shape.name}, ${named(place, book)} ${clock(start)}`);
    const response = await asGuest("POST", "/api/holds", { slotToken: slot.token });
    const { token } = await answered<Hold>(201, response);
    book.holds.push({ ...place, shape, start, token, until: present.getTime() + HOLD_MS });
  },
  "a page books what it keeps, or lets it go": async (round) => {
    const { book, dice, say } = round;
    const hold = dice.pick(book.holds);
    if (!hold) return;
    book.holds.splice(book.holds.indexOf(hold), 1);
    const books = dice.happens(0.6);
    say(`a page ${books ? "books" : "lets go"} ${named(hold, book)} ${clock(hold.start)}`);
    if (!books) {
      await answered(204, await asGuest("POST", "/api/holds/release", { slotToken: hold.token }));
      return;
    }
    const free = freeForGuest(book, hold, hold.shape, hold.start);
    const stylistId = stylists[hold.stylist];
    const body = { ...contact(), stylistId, slotToken: hold.token };
    const response = await asGuest("POST", "/api/appointments", body);
    // hours or buffers that changed meanwhile may have closed the time; the hold then stays
    const booked = await answered<Booked>(free ? 201 : 409, response);
    if (free) enter(book, booked, hold, hold.shape, hold.start);
    else book.holds.push(hold);
  },
  "time is blocked": async (round) => {
    const { book, dice, say } = round;
    const [place, from] = [places(round), dice.whole(30, 76) * 15];
    const to = from + dice.whole(1, 6) * 20;
    const free = freeToBlock(book, place, from, to);
    say(`block ${named(place, book)} ${clock(from)}–${clock(to)}: ${free}`);
    const body = {
      stylistId: stylists[place.stylist],
      date: book.days[place.day],
      from: clock(from),
      to: clock(to),
    };
    const made = await salon<TimeBlock>(free ? 201 : 409, "POST", "/api/time-blocks", body);
    if (free) book.blocks.push({ ...place, from, to, id: made.id });
  },
  "a block is given back": async ({ book, dice, say }) => {
    const block = dice.pick(book.blocks);
    if (!block) return;
    say(`give back ${named(block, book)} ${clock(block.from)}`);
    await answered(200, await maren.request(`/api/time-blocks/${block.id}`, { method: "DELETE" }));
    book.blocks.splice(book.blocks.indexOf(block), 1);
  },
  "hours change": (round) => setHours(round, round.dice.whole(0, 1)),
  "rules change": (round) => setRules(round),
  "time goes by": async ({ book, dice, say }) => {
    const minutes = dice.whole(1, 12);
    say(`${minutes} minutes go by`);
    present = new Date(present.getTime() + minutes * 60_000);
    book.holds = book.holds.filter(({ until }) => until > present.getTime());
  },
};

function leave(book: Book, visit: Kept) {
  book.visits.splice(book.visits.indexOf(visit), 1);
}

async function setHours(
  { book, dice, say }: Pick<Round, "book" | "dice" | "say">,
  stylist: number,
) {
  const [from, to] = [dice.whole(16, 22) * 30, dice.whole(32, 40) * 30];
  const rest = dice.happens(0.5) ? { from: 12 * 60, to: 12 * 60 + dice.whole(2, 6) * 10 } : null;
  const text = rest ? `, break to ${clock(rest.to)}` : "";
  say(`hours of ${["Maren", "Ida"][stylist]}: ${clock(from)}–${clock(to)}${text}`);
  const breaks = rest ? [{ from: clock(rest.from), to: clock(rest.to) }] : [];
  const day = { from: clock(from), to: clock(to), breaks };
  const week = Array.from({ length: 7 }, () => day);
  await salon(200, "PUT", `/api/stylists/${stylists[stylist]}/hours`, { week });
  book.hours[stylist] = { from, to, rest };
}

async function setRules({ book, dice, say }: Pick<Round, "book" | "dice" | "say">) {
  const rules = { stepMinutes: dice.pick(STEP_MINUTES), bufferMinutes: dice.pick(BUFFERS) };
  say(`rules: ${JSON.stringify(rules)}`);
  await salon(200, "PUT", "/api/booking-rules", rules);
  Object.assign(book, rules);
}

/** Every visit that stands is in the list as it was booked, and no other. */
async function expectList(book: Book) {
  const query = `from=${book.days[0]}&to=${book.days.at(-1)}&limit=200`;
  const response = await maren.request(`/api/appointments?${query}`);
  const listed = await answered<Appointment[]>(200, response);
  const standing = listed.filter(({ status }) => ["pending", "confirmed"].includes(status));
  const asListed = ({ id, stylistId, appointmentDate, appointmentTime }: Appointment) =>
    [id, stylistId, appointmentDate, appointmentTime].join(" ");
  const asKept = ({ id, stylist, day, start }: Kept) =>
    [id, stylists[stylist], book.days[day], clock(start)].join(" ");
  expect(standing.map(asListed).toSorted()).toEqual(book.visits.map(asKept).toSorted());
}

it(
  "whatever is booked, kept, moved and blocked, what is shown is what is free, and what is free can be booked",
  { timeout: 3_600_000 },
  async () => {
    await walk(ROUNDS, async (dice, say) => {
      // the last round's days are over, its holds with them
      present = new Date(present.getTime() + 7 * 86_400_000);
      const today = wallOf(ZONE, present.getTime()).date;
      const book = openBook([2, 3, 4].map((ahead) => addDays(today, ahead)));
      const round = { book, dice, say };
      await setRules(round);
      for (const stylist of [0, 1]) await setHours(round, stylist);
      for (let n = 0; n < STEPS; n += 1) await dice.pick(Object.values(steps))(round);
      await expectList(book);
    });
  },
);
