import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import type { Message } from "#tools/messages/schema.ts";
import { wholeText } from "#tests/outbox.ts";
import type {
  Appointment,
  Booked,
  CalendarView,
  SuggestedBooking,
  TimeBlock,
} from "#tools/appointments/schema.ts";
import type { Availability, Slot } from "#tools/appointments/slot-schema.ts";

type Refusal = { code: string; error: string; issues?: { path: string }[]; alternatives?: Slot[] };

/** A Friday morning in Berlin, in winter time. */
const NOW = new Date("2026-11-20T08:00:00Z");
let present = NOW;
let here: TestApp;
let maren: Salon;
let neighbour: Salon;

beforeAll(async () => {
  // each test comes from an address of its own, as clients do
  here = await startApp({ now: () => present, env: { TRUSTED_PROXIES: "127.0.0.1" } });
  [maren, neighbour] = [await openSalon(here), await openSalon(here, joaquin)];
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
});

/** Every test has a day of its own, so that none is in another's way: Mondays to Saturdays from 30 November on. */
let day = "2026-11-29";
beforeEach(() => {
  present = NOW;
  do {
    day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  } while (new Date(day).getUTCDay() === 0);
});

let guests = 0;
const address = () => `10.1.${day.slice(5, 7)}.${day.slice(8)}`;
const words = (more: object = {}) => ({
  stylistId: maren.actor.stylistId,
  clientName: "Anna Berg",
  clientEmail: `anna${(guests += 1)}@example.com`,
  serviceType: "Haircut",
  appointmentDate: day,
  appointmentTime: "10:00",
  ...more,
});

/** A request without a session. */
const anyone = async (method: string, path: string, body?: object, headers: object = {}) =>
  here.app.request(path, {
    method,
    headers: {
      "content-type": "application/json",
      host: "localhost",
      "x-forwarded-for": address(),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const book = (more: object = {}, headers: object = {}) =>
  anyone("POST", "/api/appointments", words(more), headers);
const answerOf = async <T>(response: Promise<Response> | Response, status: number): Promise<T> => {
  const came = await response;
  const text = await came.text();
  expect([came.status, text]).toEqual([status, expect.anything()]);
  return JSON.parse(text) as T;
};
const booked = (more: object = {}) => answerOf<Booked>(book(more), 201);
const setStatus = (id: string, change: object) =>
  maren.json("PATCH", `/api/appointments/${id}/status`, change);
const move = (id: string, change: object) =>
  maren.json("PATCH", `/api/appointments/${id}`, { appointmentDate: day, version: 1, ...change });
const forClient = (more: object = {}) =>
  maren.json("POST", "/api/appointments/for-client", {
    stylistId: maren.actor.stylistId,
    clientName: "Clara Winter",
    serviceType: "Haircut",
    appointmentDate: day,
    appointmentTime: "10:00",
    ...more,
  });
const calendar = () =>
  answerOf<CalendarView>(maren.request(`/api/calendar-view?from=${day}&to=${day}`), 200);
const listed = async (query = "") =>
  answerOf<Appointment[]>(maren.request(`/api/appointments?${query}`), 200);

describe("a client books on the page", () => {
  test("at a date and time of the salon's clock; the time waits for the salon's yes, and is taken", async () => {
    const { appointment, manageUrl } = await booked({ clientPhone: "0151 2345678", notes: "Hi" });
    expect(appointment).toMatchObject({
      clientName: "Anna Berg",
      serviceType: "Haircut",
      stylistName: "Maren Falk",
      appointmentDate: day,
      appointmentTime: "10:00",
      startsAt: `${day}T09:00:00.000Z`,
      endsAt: `${day}T10:00:00.000Z`,
      timeZone: "Europe/Berlin",
      status: "pending",
      notes: "Hi",
    });
    expect(manageUrl).toMatch(/^http:\/\/localhost\/manage\/[\w-]{43}$/);
    for (const kept of ["clientId", "salonId", "needsPatchTest", "segments", "source"]) {
      expect(appointment).not.toHaveProperty(kept);
    }
    const [row] = await listed();
    expect(row).toMatchObject({ id: appointment.id, source: "page", status: "pending" });
    expect(row?.clientId).toEqual(expect.any(String));
  });

  test("by a slot's token, which books what it was offered for", async () => {
    const query = `stylistId=${maren.actor.stylistId}&serviceType=Haircut&from=${day}&to=${day}`;
    const { slots } = await answerOf<Availability>(
      anyone("GET", `/api/availability?${query}`),
      200,
    );
    const slot = slots[3]!;
    const chosen = { slotToken: slot.token, appointmentDate: null, appointmentTime: null };
    const { appointment } = await booked(chosen);
    expect([appointment.startsAt, appointment.endsAt]).toEqual([slot.start, slot.end]);
    const again = await answerOf<Refusal>(book(chosen), 409);
    expect(again).toMatchObject({ code: "conflict", error: "That time has just been taken." });
  });

  test("by a hold, which nobody else can book meanwhile", async () => {
    const query = `stylistId=${maren.actor.stylistId}&serviceType=Haircut&from=${day}&to=${day}`;
    const { slots } = await answerOf<Availability>(
      anyone("GET", `/api/availability?${query}`),
      200,
    );
    const hold = await answerOf<{ token: string }>(
      anyone("POST", "/api/holds", { slotToken: slots[0]!.token }),
      201,
    );
    await answerOf(book({ appointmentTime: "09:00" }), 409);
    expect((await calendar()).holds).toHaveLength(1);
    const byHold = { slotToken: hold.token, appointmentDate: null, appointmentTime: null };
    // also when it is over, as long as nobody else came
    present = new Date(present.getTime() + 11 * 60_000);
    await booked(byHold);
    expect(await calendar()).toMatchObject({
      holds: [],
      appointments: [{ appointmentTime: "09:00" }],
    });
    await answerOf(book(byHold), 409);
  });

  test("a hold that is over keeps nobody out", async () => {
    const query = `stylistId=${maren.actor.stylistId}&serviceType=Haircut&from=${day}&to=${day}`;
    const { slots } = await answerOf<Availability>(
      anyone("GET", `/api/availability?${query}`),
      200,
    );
    await answerOf(anyone("POST", "/api/holds", { slotToken: slots[0]!.token }), 201);
    present = new Date(present.getTime() + 11 * 60_000);
    await booked({ appointmentTime: "09:00" });
  });

  test("one who comes second hears the next free times and nothing of the first", async () => {
    await booked({ clientName: "Secret Person" });
    const refusal = await answerOf<Refusal>(book({ appointmentTime: "10:30" }), 409);
    expect(JSON.stringify(refusal)).not.toMatch(/Secret|anna/);
    expect(refusal.alternatives).toHaveLength(3);
    const [first] = refusal.alternatives!;
    await booked({ slotToken: first!.token, appointmentDate: null, appointmentTime: null });
  });

  test.each([
    ["no name", { clientName: "" }, ["clientName"]],
    ["a name of blanks", { clientName: "  " }, ["clientName"]],
    ["no e-mail", { clientEmail: undefined }, ["clientEmail"]],
    ["two e-mails", { clientEmail: "a@b.example, c@d.example" }, ["clientEmail"]],
    [
      "an e-mail with a line break",
      { clientEmail: "a@b.example\nBcc: c@d.example" },
      ["clientEmail"],
    ],
    [
      "neither date nor time",
      { appointmentDate: null, appointmentTime: null },
      ["appointmentDate", "appointmentTime"],
    ],
    ["no time", { appointmentTime: undefined }, ["appointmentTime"]],
    ["a day that is none", { appointmentDate: "2027-02-30" }, ["appointmentDate"]],
    ["a time that is none", { appointmentTime: "25:00" }, ["appointmentTime"]],
    [
      "an hour that the clocks skip",
      { appointmentDate: "2027-03-28", appointmentTime: "02:30" },
      ["appointmentTime"],
    ],
    ["a bell in the name", { clientName: "Anna\u0007" }, ["clientName"]],
    ["an escape in the notes", { notes: "a\u001b[31m" }, ["notes"]],
    ["a token of nobody's", { slotToken: "abc" }, ["slotToken"]],
  ])("%s is refused by the name of the field", async (_what, wrong, fields) => {
    const refusal = await answerOf<Refusal>(book(wrong), 400);
    expect(refusal.code).toBe("invalid");
    expect(refusal.issues?.map(({ path }) => path)).toEqual(fields);
  });

  test("says in the spec's words what is missing", async () => {
    const { error } = await answerOf<Refusal>(book({ appointmentDate: null }), 400);
    expect(error).toBe("Please fill in all required fields.");
  });

  test.each([
    ["in the night", { appointmentTime: "03:00" }],
    ["on a Sunday", { appointmentDate: "2026-12-06" }],
    ["in the past", { appointmentDate: "2026-11-19" }],
    ["within the notice", { appointmentDate: "2026-11-20", appointmentTime: "10:00" }],
    ["a year ahead", { appointmentDate: "2027-11-26" }],
    ["so late that it would end after closing", { appointmentTime: "17:30" }],
  ])("%s there is nothing to book", async (_what, when) => {
    expect((await answerOf<Refusal>(book(when), 409)).code).toBe("conflict");
  });

  test("what processes leaves the stylist free for whoever the salon books in between", async () => {
    await booked({ serviceType: "Root touch-up", appointmentTime: "09:00" });
    // 30 minutes of application, 35 of processing
    await answerOf(book({ appointmentTime: "09:30" }), 409);
    await answerOf(
      forClient({ appointmentTime: "09:30", serviceType: "Fringe", durationMinutes: 35 }),
      201,
    );
    await answerOf(
      forClient({ appointmentTime: "09:30", serviceType: "Fringe", durationMinutes: 5 }),
      409,
    );
  });

  test("the same key books once, whoever sends it again", async () => {
    const input = words();
    const send = (body: object) =>
      anyone("POST", "/api/appointments", body, { "Idempotency-Key": `once-${day}` });
    const [one, two] = await Promise.all([send(input), send(input)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    const first = (await one.json()) as Booked;
    expect(await two.json()).toEqual(first);
    expect((await calendar()).appointments).toHaveLength(1);
    await answerOf(send({ ...input, clientName: "Bo" }), 409);
  });

  test("is told by mail what was booked and how to change it", async () => {
    const { manageUrl } = await booked({ clientEmail: `mail-${day}@example.com` });
    const outbox = await answerOf<Message[]>(maren.request("/api/outbox"), 200);
    const mail = outbox.find(({ recipient }) => recipient === `mail-${day}@example.com`);
    expect(mail?.subject).toContain("Maren Falk's salon");
    for (const word of ["10:00", "Europe/Berlin", "Haircut", "Maren Falk", day.slice(0, 4)]) {
      expect(mail?.body).toContain(word);
    }
    // nothing can deliver it here, so whoever reads the outbox must be able to hand it on
    expect(mail && (await wholeText(maren, mail))).toContain(manageUrl);
  });

  test("a client who was here before is the same client, and the answer does not show it", async () => {
    const email = `back-${day}@example.com`;
    const first = await booked({ clientEmail: email });
    const second = await booked({ clientEmail: email, appointmentTime: "12:00" });
    expect(Object.keys(second.appointment)).toEqual(Object.keys(first.appointment));
    const rows = (await listed(`from=${day}&to=${day}`)).map(({ clientId }) => clientId);
    expect(new Set(rows).size).toBe(1);
  });

  test("colour waits for a patch test, for whoever reacted to one too", async () => {
    const email = `colour-${day}@example.com`;
    const colour = { clientEmail: email, serviceType: "Gloss" };
    await booked(colour);
    const [row] = await listed(`from=${day}&to=${day}`);
    expect(row?.needsPatchTest).toBe(true);
    await maren.json("POST", `/api/clients/${row?.clientId}/tests`, {
      kind: "patch",
      result: "failed",
    });
    await booked({ ...colour, appointmentTime: "14:00" });
    const rows = await listed(`from=${day}&to=${day}`);
    expect(rows.map(({ needsPatchTest, status }) => [needsPatchTest, status])).toEqual([
      [true, "pending"],
      [true, "pending"],
    ]);
  });

  test("ten bookings to come are enough for one address or number", async () => {
    const contact = { clientEmail: `much-${day}@example.com` };
    for (const hour of ["09", "10", "11", "12", "13", "14", "15", "16", "17"]) {
      await booked({ ...contact, appointmentTime: `${hour}:00` });
    }
    const next = new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10);
    await booked({ ...contact, appointmentDate: next, appointmentTime: "16:00" });
    const refusal = await answerOf<Refusal>(
      book({ ...contact, appointmentDate: next, appointmentTime: "17:00" }),
      429,
    );
    expect(refusal.code).toBe("rate_limited");
    // and what was refused left nothing
    await booked({ appointmentDate: next, appointmentTime: "17:00" });
  });

  test("a salon whose plan has no scheduling takes none", async () => {
    const refusal = await answerOf<Refusal>(book({ stylistId: neighbour.actor.stylistId }), 402);
    expect(refusal).toMatchObject({ code: "tier_required", requiredTier: "pro" });
  });

  test("nobody's stylist is not found", async () => {
    await answerOf(book({ stylistId: crypto.randomUUID() }), 404);
  });
});

describe("a status", () => {
  const steps = ["pending", "confirmed", "completed", "cancelled"] as const;
  const allowed = [
    "pending>confirmed",
    "pending>completed",
    "pending>cancelled",
    "confirmed>completed",
    "confirmed>cancelled",
  ];
  test.each(steps.flatMap((from) => steps.map((to) => [from, to] as const)))(
    "%s to %s",
    async (from, to) => {
      const { appointment } = await booked();
      // what is completed has begun
      if (from === "completed" || to === "completed") present = new Date(appointment.startsAt);
      if (from !== "pending") await answerOf(setStatus(appointment.id, { status: from }), 200);
      const ok = from === to || allowed.includes(`${from}>${to}`);
      const after = await answerOf<Appointment>(
        setStatus(appointment.id, { status: to }),
        ok ? 200 : 409,
      );
      if (!ok) return;
      expect(after.status).toBe(to);
      expect(after.version).toBe(1 + Number(from !== "pending") + Number(from !== to));
      expect(after.cancelledBy).toBe(to === "cancelled" ? "salon" : null);
      // what is over gives its time back
      const free = to === "completed" || to === "cancelled";
      present = NOW;
      await answerOf(book(), free ? 201 : 409);
    },
  );

  test("of what somebody changed meanwhile is refused, with what it is now", async () => {
    const { appointment } = await booked();
    await answerOf(setStatus(appointment.id, { status: "confirmed", version: 1 }), 200);
    const refusal = await answerOf<{ appointment: Appointment }>(
      setStatus(appointment.id, { status: "cancelled", version: 1 }),
      409,
    );
    expect(refusal.appointment).toMatchObject({ status: "confirmed", version: 2 });
  });

  test("no-show is for what has begun", async () => {
    const { appointment } = await booked();
    const missed = { status: "cancelled", cancelledBy: "no_show" };
    await answerOf(setStatus(appointment.id, missed), 400);
    present = new Date(`${day}T09:20:00Z`);
    expect(await answerOf(setStatus(appointment.id, missed), 200)).toMatchObject(missed);
  });

  test("two at once: one of them is told", async () => {
    const { appointment } = await booked();
    const change = (status: string) => setStatus(appointment.id, { status, version: 1 });
    const both = await Promise.all([change("confirmed"), change("cancelled")]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe("an appointment is moved", () => {
  test("to another time and length; its old time is free, its new one taken", async () => {
    const { appointment } = await booked({
      serviceType: "Root touch-up",
      appointmentTime: "09:00",
    });
    const moved = await answerOf<Appointment>(
      move(appointment.id, { appointmentTime: "13:00", durationMinutes: 120 }),
      200,
    );
    expect(moved).toMatchObject({
      appointmentTime: "13:00",
      endsAt: `${day}T14:00:00.000Z`,
      version: 2,
      segments: [
        { kind: "apply", minutes: 30 },
        { kind: "process", minutes: 35 },
        { kind: "finish", minutes: 55 },
      ],
    });
    await booked({ appointmentTime: "09:00" });
    await answerOf(book({ appointmentTime: "14:00" }), 409);
  });

  test("never onto another, whose name the salon is told", async () => {
    await booked({ clientName: "Dora Stone" });
    const { appointment } = await booked({ appointmentTime: "12:00" });
    const { error } = await answerOf<Refusal>(
      move(appointment.id, { appointmentTime: "10:30" }),
      409,
    );
    expect(error).toBe("Maren Falk has Dora Stone from 10:00 AM to 11:00 AM.");
    expect((await calendar()).appointments.map((each) => each.appointmentTime)).toEqual([
      "10:00",
      "12:00",
    ]);
  });

  test("onto part of its own time", async () => {
    const { appointment } = await booked();
    await answerOf(move(appointment.id, { appointmentTime: "10:30" }), 200);
  });

  test("outside the hours only when that is said", async () => {
    const { appointment } = await booked();
    await answerOf(move(appointment.id, { appointmentTime: "20:00" }), 409);
    await answerOf(move(appointment.id, { appointmentTime: "20:00", outsideHours: true }), 200);
  });

  test("not from a version that is old, and not when it is over", async () => {
    const { appointment } = await booked();
    await answerOf(move(appointment.id, { appointmentTime: "11:00" }), 200);
    const stale = await answerOf<{ appointment: Appointment }>(
      move(appointment.id, { appointmentTime: "12:00" }),
      409,
    );
    expect(stale.appointment).toMatchObject({ appointmentTime: "11:00", version: 2 });
    await answerOf(setStatus(appointment.id, { status: "cancelled" }), 200);
    await answerOf(move(appointment.id, { appointmentTime: "12:00", version: 3 }), 409);
  });

  test("not shorter than its processing allows", async () => {
    const { appointment } = await booked({ serviceType: "Root touch-up" });
    const short = { appointmentTime: "10:00", durationMinutes: 30 };
    const refusal = await answerOf<Refusal>(move(appointment.id, short), 400);
    expect(refusal.issues).toMatchObject([{ path: "durationMinutes" }]);
  });
});

describe("the salon books somebody in", () => {
  test("by name alone, and it stands at once", async () => {
    const made = await answerOf<Appointment>(forClient(), 201);
    expect(made).toMatchObject({ status: "confirmed", source: "staff", clientEmail: null });
  });

  test("within the notice and outside the hours when it says so, never on top of another", async () => {
    const late = { appointmentTime: "21:00" };
    await answerOf(forClient(late), 409);
    await answerOf(forClient({ ...late, outsideHours: true }), 201);
    const { error } = await answerOf<Refusal>(forClient({ ...late, outsideHours: true }), 409);
    expect(error).toBe("Maren Falk has Clara Winter from 9:00 PM to 10:00 PM.");
  });

  test("a known client with the address of their record", async () => {
    const client = await answerOf<{ id: string }>(
      maren.json("POST", "/api/clients", { name: "Edda Klar", email: "edda@example.com" }),
      201,
    );
    const made = await answerOf<Appointment>(
      forClient({ clientName: null, clientId: client.id }),
      201,
    );
    expect(made).toMatchObject({
      clientId: client.id,
      clientName: "Edda Klar",
      clientEmail: "edda@example.com",
    });
    expect(await listed(`clientId=${client.id}`)).toMatchObject([{ id: made.id }]);
  });

  test("somebody must be named", async () => {
    const refusal = await answerOf<Refusal>(forClient({ clientName: null }), 400);
    expect(refusal.issues).toMatchObject([{ path: "clientName" }]);
  });

  test("without a plan for it, it is told which has it", async () => {
    const input = {
      stylistId: neighbour.actor.stylistId,
      clientName: "X",
      appointmentDate: day,
      appointmentTime: "10:00",
    };
    const refused = neighbour.json("POST", "/api/appointments/for-client", input);
    expect(await answerOf(refused, 402)).toMatchObject({ requiredTier: "pro" });
    await answerOf(neighbour.request("/api/appointments"), 402);
    await answerOf(neighbour.request(`/api/calendar-view?from=${day}&to=${day}`), 402);
  });
});

describe("the calendar", () => {
  test("shows appointments, blocked time and the hours without breaks of each day", async () => {
    await booked();
    const block = await answerOf<TimeBlock>(
      maren.json("POST", "/api/time-blocks", {
        stylistId: maren.actor.stylistId,
        date: day,
        from: "13:00",
        to: "14:00",
        reason: "Stock-taking",
      }),
      201,
    );
    expect(await calendar()).toMatchObject({
      timeZone: "Europe/Berlin",
      appointments: [{ appointmentTime: "10:00" }],
      blocks: [{ id: block.id, startsAt: `${day}T12:00:00.000Z`, reason: "Stock-taking" }],
      working: [{ startsAt: `${day}T08:00:00.000Z`, endsAt: `${day}T17:00:00.000Z` }],
    });
    await answerOf(book({ appointmentTime: "13:00" }), 409);
    await answerOf(maren.request(`/api/time-blocks/${block.id}`, { method: "DELETE" }), 200);
    await booked({ appointmentTime: "13:00" });
  });

  test("what lies on an appointment cannot be blocked", async () => {
    await booked({ clientName: "Frida Moor" });
    const refused = maren.json("POST", "/api/time-blocks", {
      stylistId: maren.actor.stylistId,
      date: day,
      from: "10:30",
      to: "12:00",
    });
    expect((await answerOf<Refusal>(refused, 409)).error).toContain("Frida Moor");
  });

  test.each([
    ["two months and more", "2026-12-01", "2027-02-01"],
    ["an end before its beginning", "2026-12-02", "2026-12-01"],
  ])("refuses %s", async (_what, from, to) => {
    await answerOf(maren.request(`/api/calendar-view?from=${from}&to=${to}`), 400);
  });
});

describe("the list", () => {
  test("shows the newest booking first, by stylist, status and days, page by page", async () => {
    const first = await booked({ appointmentTime: "15:00" });
    present = new Date(present.getTime() + 1000);
    const second = await booked({ appointmentTime: "09:00" });
    const filter = `from=${day}&to=${day}&stylistId=${maren.actor.stylistId}`;
    expect((await listed(filter)).map(({ id }) => id)).toEqual([
      second.appointment.id,
      first.appointment.id,
    ]);
    await setStatus(first.appointment.id, { status: "cancelled" });
    expect(await listed(`${filter}&status=cancelled`)).toMatchObject([
      { id: first.appointment.id },
    ]);
    expect(await listed(`${filter}&clientName=nna%20b`)).toHaveLength(2);
    expect(await listed(`${filter}&clientName=%25`)).toEqual([]);
    const page = await maren.request(`/api/appointments?${filter}&limit=1`);
    expect(page.headers.get("x-total-count")).toBe("2");
    const next = /<([^>]+)>/.exec(page.headers.get("link") ?? "")?.[1];
    expect(await answerOf(maren.request(next ?? ""), 200)).toMatchObject([
      { id: first.appointment.id },
    ]);
  });
});

describe("the list by day", () => {
  test("shows what comes soonest first, and apart what is over and what was cancelled, page by page", async () => {
    const late = await booked({ appointmentTime: "15:00" });
    const off = await booked({ appointmentTime: "12:00" });
    const early = await booked({ appointmentTime: "09:00" });
    await setStatus(off.appointment.id, { status: "cancelled" });
    const ids = [early.appointment.id, late.appointment.id];
    const days = `from=${day}&to=${day}`;
    const shown = async (when: string) =>
      (await listed(`${days}&when=${when}`)).map(({ id }) => id);
    expect(await shown("coming")).toEqual(ids);
    expect(await shown("over")).toEqual([]);
    expect(await shown("cancelled")).toEqual([off.appointment.id]);
    const page = await maren.request(`/api/appointments?${days}&when=coming&limit=1`);
    const next = /<([^>]+)>/.exec(page.headers.get("link") ?? "")?.[1];
    expect(await answerOf(maren.request(next ?? ""), 200)).toMatchObject([{ id: ids[1] }]);
    // to be completed it is in sight all day, and over the next
    present = new Date(`${day}T22:00:00Z`);
    expect(await shown("coming")).toEqual(ids);
    present = new Date(`${day}T23:30:00Z`);
    expect(await shown("over")).toEqual(ids.toReversed());
  });
});

test("finds the times of a day at which something fits beside what is booked", async () => {
  await booked({ appointmentTime: "09:00" });
  const asked = `from=${day}&minutes=60&stylistId=${maren.actor.stylistId}`;
  const { times } = await answerOf<{ times: { date: string; time: string }[] }>(
    maren.request(`/api/appointments/free-times?${asked}`),
    200,
  );
  expect(times.length).toBeGreaterThan(0);
  expect(times.map(({ time }) => time)).not.toContain("09:00");
  expect(new Set(times.map(({ date }) => date))).toEqual(new Set([day]));
});

describe("a booking that is suggested", () => {
  const suggested = async (query: string) =>
    answerOf<SuggestedBooking | null>(maren.request(`/api/appointments/suggested?${query}`), 200);

  test("begins at the next free time of a day, for an hour while nothing is known", async () => {
    const first = await suggested(`from=${day}`);
    expect(first).toMatchObject({
      stylistId: maren.actor.stylistId,
      serviceId: null,
      serviceType: "",
      durationMinutes: 60,
      appointmentDate: day,
    });
    await answerOf(forClient({ appointmentTime: first?.appointmentTime }), 201);
    const second = await suggested(`from=${day}`);
    expect(
      `${second?.appointmentDate} ${second?.appointmentTime}`.localeCompare(
        `${day} ${first?.appointmentTime}`,
      ),
    ).toBe(1);
  });

  test("is for what the client had last", async () => {
    const client = await answerOf<{ id: string }>(
      maren.json("POST", "/api/clients", { name: "Ines Falk" }),
      201,
    );
    const had = { clientName: null, clientId: client.id, serviceType: "Fringe trim" };
    await answerOf(forClient({ ...had, durationMinutes: 25 }), 201);
    // what is still to come they have not had
    expect(await suggested(`clientId=${client.id}`)).toMatchObject({ serviceType: "" });
    present = new Date(`${day}T20:00:00Z`);
    expect(await suggested(`clientId=${client.id}`)).toMatchObject({
      stylistId: maren.actor.stylistId,
      serviceType: "Fringe trim",
      durationMinutes: 25,
    });
  });

  test("needs a plan that has scheduling", async () => {
    await answerOf(neighbour.request("/api/appointments/suggested"), 402);
  });
});

describe("chairs", () => {
  test("one chair seats one at a time, also where the stylist is free", async () => {
    await answerOf(maren.json("POST", "/api/chairs", { name: "Window" }), 201);
    const made = await answerOf<Appointment>(
      forClient({ serviceType: "Root touch-up", appointmentTime: "09:00" }),
      201,
    );
    expect(made.chairName).toBe("Window");
    // while it processes the stylist is free, the chair is not
    const between = { appointmentTime: "09:30", serviceType: "Fringe", durationMinutes: 30 };
    await answerOf(forClient(between), 409);
    await maren.json("POST", "/api/chairs", { name: "Door" });
    expect(await answerOf(forClient(between), 201)).toMatchObject({ chairName: "Door" });
    const moved = move(made.id, { appointmentTime: "12:00" });
    expect(await answerOf(moved, 200)).toMatchObject({ chairName: "Window" });
  });
});

test("one who comes second hears the next free times, also where the first took the last place of the day", async () => {
  const last = { appointmentDate: "2026-11-25" };
  await maren.json("PUT", "/api/booking-rules", { dailyCap: 1 });
  await booked(last);
  const refusal = await answerOf<Refusal>(book(last), 409);
  await maren.json("PUT", "/api/booking-rules", { dailyCap: null });
  expect(refusal.alternatives).toHaveLength(3);
  for (const { start } of refusal.alternatives!)
    expect(start.slice(0, 10)).not.toBe(last.appointmentDate);
});
