import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import type { Booked, OwnAppointment } from "#tools/appointments/schema.ts";
import type { Availability } from "#tools/appointments/slot-schema.ts";

const NOW = new Date("2026-11-20T08:00:00Z");
const DAY = 86_400_000;
let present = NOW;
let here: TestApp;
let maren: Salon;
let token: string;
let own: OwnAppointment;
let guests = 0;

beforeAll(async () => {
  here = await startApp({ now: () => present, env: { TRUSTED_PROXIES: "127.0.0.1" } });
  maren = await openSalon(here);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
});

const anyone = async (method: string, path: string, body?: object) =>
  here.app.request(path, {
    method,
    headers: {
      "content-type": "application/json",
      host: "localhost",
      "x-forwarded-for": `10.2.0.${guests}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const answerOf = async <T>(response: Promise<Response>, status: number): Promise<T> => {
  const came = await response;
  const text = await came.text();
  expect([came.status, text]).toEqual([status, expect.anything()]);
  return JSON.parse(text) as T;
};
const dayOf = (booking: number) =>
  new Date(NOW.getTime() + (3 + 7 * booking) * DAY).toISOString().slice(0, 10);
const book = (more: object = {}) =>
  answerOf<Booked>(
    anyone("POST", "/api/appointments", {
      stylistId: maren.actor.stylistId,
      clientName: "Anna Berg",
      clientEmail: `a${guests}@example.com`,
      serviceType: "Haircut",
      appointmentDate: dayOf(guests),
      appointmentTime: "10:00",
      ...more,
    }),
    201,
  );

/** Each test has a booking and a week of its own. */
beforeEach(async () => {
  present = NOW;
  guests += 1;
  const booked = await book();
  token = booked.manageUrl.split("/").at(-1) ?? "";
  own = booked.appointment;
});

const read = (of = token) => anyone("GET", `/api/manage/${of}`);
const cancel = (body: object = {}) => anyone("POST", `/api/manage/${token}/cancel`, body);
const move = (body: object) => anyone("POST", `/api/manage/${token}/move`, body);
const to = (appointmentTime: string) => ({ appointmentDate: dayOf(guests), appointmentTime });

describe("whoever holds the link", () => {
  test("sees the booking and nothing that the salon keeps for itself, and reading changes nothing", async () => {
    const first = await read();
    expect(first.headers.get("cache-control")).toBe("no-store");
    const seen = await answerOf<OwnAppointment>(read(), 200);
    expect(await first.json()).toEqual(seen);
    expect(seen).toEqual(own);
    for (const kept of ["clientId", "needsPatchTest", "segments", "source", "salonId"]) {
      expect(seen).not.toHaveProperty(kept);
    }
    const until = Date.parse(seen.startsAt) - DAY;
    expect(seen.changeableUntil).toBe(new Date(until).toISOString());
  });

  test("cancels it: its time is free, and doing it again is no error", async () => {
    const gone = await answerOf<OwnAppointment>(cancel({ version: own.version }), 200);
    expect(gone).toMatchObject({ status: "cancelled", changeableUntil: null });
    await answerOf(cancel(), 200);
    await book({ clientEmail: "next@example.com" });
    const [row] = (await (
      await maren.request(`/api/appointments?status=cancelled&from=${dayOf(guests)}`)
    ).json()) as object[];
    expect(row).toMatchObject({ id: own.id, cancelledBy: "client" });
  });

  test("moves it by date and time, or by a slot or a hold of the page", async () => {
    expect(await answerOf(move(to("13:00")), 200)).toMatchObject({
      appointmentTime: "13:00",
      version: 2,
    });
    const query = `stylistId=${maren.actor.stylistId}&serviceType=Haircut&from=${dayOf(guests)}&to=${dayOf(guests)}`;
    const { slots } = await answerOf<Availability>(
      anyone("GET", `/api/availability?${query}`),
      200,
    );
    const hold = await answerOf<{ token: string }>(
      anyone("POST", "/api/holds", { slotToken: slots[0]?.token }),
      201,
    );
    const moved = await answerOf<OwnAppointment>(move({ slotToken: hold.token, version: 2 }), 200);
    expect(moved).toMatchObject({ startsAt: slots[0]?.start, version: 3 });
  });

  test("waits for the salon's yes again once it is moved", async () => {
    await maren.json("PATCH", `/api/appointments/${own.id}/status`, { status: "confirmed" });
    expect(await answerOf(move(to("13:00")), 200)).toMatchObject({ status: "pending" });
  });

  test("cannot move it onto somebody, out of hours or to no time, and hears no name", async () => {
    await book({ clientName: "Secret Person", appointmentTime: "13:00" });
    for (const [wanted, status] of [
      [to("13:30"), 409],
      [to("22:00"), 409],
      [{}, 400],
      [{ slotToken: "x" }, 400],
    ] as const) {
      const refused = await answerOf<object>(move(wanted), status);
      expect(JSON.stringify(refused)).not.toContain("Secret");
    }
    expect(await answerOf(read(), 200)).toEqual(own);
  });

  test.each([
    ["cancel", () => cancel()],
    ["move", () => move(to("15:00"))],
  ])("cannot %s it within a day of its start", async (_what, change) => {
    present = new Date(Date.parse(own.startsAt) - DAY + 1);
    expect(await answerOf(change(), 409)).toMatchObject({
      error: "Changes close 24 hours before. Please call the salon.",
    });
    present = new Date(Date.parse(own.startsAt) - DAY);
    await answerOf(change(), 200);
  });

  test("cannot change what the salon changed meanwhile, and is shown how it is", async () => {
    await maren.json("PATCH", `/api/appointments/${own.id}/status`, { status: "confirmed" });
    for (const change of [cancel({ version: 1 }), move({ ...to("15:00"), version: 1 })]) {
      const refused = await answerOf<{ appointment: object }>(change, 409);
      expect(refused.appointment).toMatchObject({ status: "confirmed", version: 2 });
      expect(refused.appointment).not.toHaveProperty("clientId");
    }
  });

  test("keeps it for more than a year, and then no more", async () => {
    present = new Date(NOW.getTime() + 399 * DAY);
    await answerOf(read(), 200);
    present = new Date(NOW.getTime() + 400 * DAY);
    await answerOf(read(), 404);
  });
});

test("a link that opens nothing looks the same, whatever the reason", async () => {
  const known = "A".repeat(43);
  const answers = await Promise.all(
    [known, "x", "..%2F..", "%00", own.id].map(async (of) => (await read(of)).text()),
  );
  expect(new Set(answers).size).toBe(1);
  present = new Date(NOW.getTime() + 401 * DAY);
  expect(await (await read()).text()).toBe(answers[0]);
});

test("guessing is slowed down", async () => {
  const all = await Promise.all(Array.from({ length: 140 }, () => read("A".repeat(43))));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([404, 429]));
});
