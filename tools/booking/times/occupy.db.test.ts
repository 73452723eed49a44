import * as fc from "fast-check";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guestContextFor } from "#agent/context.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { runs, seed } from "#tests/runs.ts";
import { atomically } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { busySpans } from "#tools/pricing/services/service-rules.ts";
import { blockTime, unblockTime } from "./blocks.ts";
import { bookAppointment } from "#tools/booking/book/book.ts";
import { bookForClient } from "#tools/booking/book/book-for-client.ts";
import { holdSlot } from "./holds.ts";
import { moveAppointment } from "#tools/booking/book/move.ts";
import { occupy } from "./occupy.ts";
import { signSlot } from "./slot-token.ts";
import { setAppointmentStatus } from "#tools/booking/book/status.ts";

let present = new Date("2026-11-20T08:00:00Z");
let here: TestApp;
let maren: Salon;
let stylists: string[];
let sql: Sql;
/** Each run has a day of its own. */
let day = "2027-01-03";

beforeAll(async () => {
  here = await startApp({ now: () => present });
  maren = await openSalon(here);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const second = (await (
    await maren.json("POST", "/api/stylists", {
      name: "Ida Lund",
      email: "ida@falk-salon.example",
      bookingSlug: "ida-lund",
      specialties: ["gloss"],
    })
  ).json()) as { id: string };
  stylists = [maren.actor.stylistId, second.id];
  sql = postgres(here.databaseUrl, { max: 1 });
});
afterAll(() => sql.end());

/** Minutes of the day that hold a stylist. */
type Span = { from: number; to: number };
type Held = { stylist: number; spans: Span[] };
type Standing = Held & { id: string; segments: Segment[]; version: number };
/** What the book should hold, kept beside it. */
type Book = {
  day: string;
  appointments: Standing[];
  blocks: (Held & { id: string })[];
  holds: Held[];
};

const SHAPES: Segment[][] = [
  [{ kind: "apply", minutes: 60 }],
  [{ kind: "apply", minutes: 30 }],
  [
    { kind: "apply", minutes: 30 },
    { kind: "process", minutes: 35 },
    { kind: "finish", minutes: 25 },
  ],
];
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const spansAt = (segments: readonly Segment[], start: number): Span[] =>
  busySpans(segments).map(({ from, to }) => ({ from: start + from, to: start + to }));
const meets = (one: readonly Span[], other: readonly Span[]) =>
  one.some((a) => other.some((b) => a.from < b.to && b.from < a.to));
const isFree = (book: Book, { stylist, spans }: Held, but?: Standing) =>
  [...book.appointments, ...book.blocks, ...book.holds].every(
    (each) => each === but || each.stylist !== stylist || !meets(each.spans, spans),
  );
const stylistId = (stylist: number) => stylists[stylist] ?? "";
const guest = (stylist: number) =>
  guestContextFor(here.services, {
    salonId: maren.actor.salonId,
    stylistId: stylistId(stylist),
  });
/** What came of it; null when the book said no. */
const tried = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError && error.code === "conflict") return null;
    throw error;
  }
};

type Step = { act: string; stylist: number; start: number; shape: number; which: number };
let people = 0;

const acts: Record<string, (book: Book, step: Step) => Promise<void>> = {
  staff: async (book, { stylist, start, shape }) => {
    const segments = SHAPES[shape] ?? [];
    const held = { stylist, spans: spansAt(segments, start) };
    const made = await tried(
      bookForClient(maren.ctx(), {
        stylistId: stylistId(stylist),
        clientName: `Client ${(people += 1)}`,
        segments,
        appointmentDate: book.day,
        appointmentTime: clock(start),
        outsideHours: true,
      }),
    );
    expect(made !== null).toBe(isFree(book, held));
    if (made) book.appointments.push({ ...held, id: made.id, segments, version: 1 });
  },
  guest: async (book, { stylist, start }) => {
    const segments = SHAPES[0] ?? [];
    const held = { stylist, spans: spansAt(segments, start) };
    const free = isFree(book, held);
    const booked = await tried(
      bookAppointment(
        guest(stylist),
        {
          stylistId: stylistId(stylist),
          clientName: `Guest ${(people += 1)}`,
          clientEmail: `guest${people}@example.com`,
          appointmentDate: book.day,
          appointmentTime: clock(start),
        },
        "page",
      ),
    );
    // hours and gaps may keep a guest out of free time; nothing lets them into taken time
    if (!booked) return;
    expect(free).toBe(true);
    book.appointments.push({ ...held, id: booked.appointment.id, segments, version: 1 });
  },
  hold: async (book, { stylist, start }) => {
    const held = { stylist, spans: spansAt(SHAPES[0] ?? [], start) };
    const free = isFree(book, held);
    const startsAt = new Date(Date.parse(`${book.day}T00:00:00+01:00`) + start * 60_000);
    const words = { stylistId: stylistId(stylist), serviceId: null, serviceType: "", startsAt };
    const slotToken = signSlot(here.services, { ...words, holdId: null });
    if (!(await tried(holdSlot(guest(stylist), { slotToken }, `network ${(people += 1)}`)))) return;
    expect(free).toBe(true);
    book.holds.push(held);
  },
  block: async (book, { stylist, start, shape }) => {
    const spans = [{ from: start, to: start + 20 * (shape + 1) }];
    const made = await tried(
      blockTime(maren.ctx(), {
        stylistId: stylistId(stylist),
        date: book.day,
        from: clock(start),
        to: clock(spans[0]?.to ?? 0),
        reason: "",
      }),
    );
    expect(made !== null).toBe(isFree(book, { stylist, spans }));
    if (made) book.blocks.push({ stylist, spans, id: made.id });
  },
  unblock: async (book, { which }) => {
    const [block] = book.blocks.splice(which % (book.blocks.length || 1), 1);
    if (block) await unblockTime(maren.ctx(), { id: block.id });
  },
  move: async (book, { stylist, start, which }) => {
    const one = book.appointments[which % (book.appointments.length || 1)];
    if (!one) return;
    const held = { stylist, spans: spansAt(one.segments, start) };
    const moved = await tried(
      moveAppointment(maren.ctx(), {
        id: one.id,
        version: one.version,
        stylistId: stylistId(stylist),
        appointmentDate: book.day,
        appointmentTime: clock(start),
        outsideHours: true,
      }),
    );
    expect(moved !== null).toBe(isFree(book, held, one));
    if (moved) Object.assign(one, held, { version: moved.version });
  },
  ...Object.fromEntries(
    (["confirmed", "cancelled"] as const).map((status) => [
      status,
      async (book: Book, { which }: Step) => {
        const one = book.appointments[which % (book.appointments.length || 1)];
        if (!one) return;
        const { version } = await setAppointmentStatus(maren.ctx(), { id: one.id, status });
        one.version = version;
        if (status !== "confirmed") book.appointments.splice(book.appointments.indexOf(one), 1);
      },
    ]),
  ),
  // every day of the book is still to come
  completed: async (book, { which }) => {
    const one = book.appointments[which % (book.appointments.length || 1)];
    if (!one) return;
    const completing = setAppointmentStatus(maren.ctx(), { id: one.id, status: "completed" });
    await expect(completing).rejects.toMatchObject({ code: "invalid" });
  },
};

const step = fc.record({
  act: fc.constantFrom("staff", "staff", ...Object.keys(acts)),
  stylist: fc.nat({ max: 1 }),
  start: fc.integer({ min: 36, max: 70 }).map((quarter) => quarter * 15),
  shape: fc.nat({ max: 2 }),
  which: fc.nat({ max: 20 }),
});

/** A new day, on which holds of the last one are over. */
function nextDay(): Book {
  present = new Date(present.getTime() + 11 * 60_000);
  day = addDays(day, 1);
  return { day, appointments: [], blocks: [], holds: [] };
}

/** What must be so of all that is kept, whatever was done. */
async function broken() {
  const [counted] = await sql`
    select
      (select count(*)::int from occupancies a join occupancies b
        on a.stylist_id = b.stylist_id and a.id < b.id and a.busy && b.busy) as overlaps,
      (select count(*)::int from appointments
        where (status in ('pending', 'confirmed')) <> (occupancy_id is not null)) as astray,
      (select count(*)::int from occupancies o where kind = 'appointment'
        and not exists (select from appointments a where a.occupancy_id = o.id)) as ownerless`;
  return counted;
}
const WHOLE = { overlaps: 0, astray: 0, ownerless: 0 };

test("whatever is booked, held, blocked, moved and settled, the book is as an oracle of intervals says", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 24 }), async (steps) => {
      const book = nextDay();
      for (const each of steps) await acts[each.act]?.(book, each);
      expect(await broken()).toEqual(WHOLE);
      const [kept] = await sql`
        select count(*)::int as standing from appointments where occupancy_id is not null
          and (starts_at at time zone 'Europe/Berlin')::date = ${book.day}`;
      expect(kept).toEqual({ standing: book.appointments.length });
    }),
    { numRuns: runs(8, 300), seed, endOnFailure: true },
  );
}, 600_000);

test("the same all at once leaves no two on each other, and nothing without its time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const book = nextDay();
      // some to move and settle; what the oracle says of the others is over before it is asked
      for (const start of [600, 700, 800]) {
        await acts["staff"]?.(book, { act: "staff", stylist: 0, start, shape: 0, which: 0 });
      }
      const done = await Promise.allSettled(
        steps.map(async (each) =>
          acts[each.act]?.({ ...book, appointments: [...book.appointments] }, each),
        ),
      );
      for (const each of done) {
        const failed: unknown = each.status === "rejected" && each.reason;
        if (failed instanceof DomainError || (failed as Error).name === "AssertionError") continue;
        expect(failed).toBe(false);
      }
      expect(await broken()).toEqual(WHOLE);
    }),
    { numRuns: runs(4, 150), seed, endOnFailure: true },
  );
}, 600_000);

test("the constraint alone keeps two off each other, and what it refuses ends no transaction", async () => {
  const { day: free } = nextDay();
  const taken = await atomically(maren.ctx(), async (ctx) => {
    const wanted = {
      salonId: maren.actor.salonId,
      stylistId: stylistId(0),
      kind: "block" as const,
      startsAt: new Date(`${free}T10:00:00Z`),
      segments: SHAPES[0] ?? [],
      onlineInGaps: false,
    };
    const one = await occupy(ctx, wanted);
    const other = await occupy(ctx, wanted);
    const after = new Date(`${free}T11:00:00Z`);
    return [one, other, await occupy(ctx, { ...wanted, startsAt: after })];
  });
  expect(taken.map((each) => each !== null)).toEqual([true, false, true]);
});
