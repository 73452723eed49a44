import ICAL from "ical.js";
import { beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";

let app: TestApp;
let salon: Salon;
const now = new Date("2026-11-22T07:00:00Z");

beforeAll(async () => {
  app = await startApp({ now: () => now });
  salon = await openSalon(app);
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
});

const book = async (clientName: string, time: string, notes = "") => {
  const response = await app.app.request("/api/appointments", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      stylistId: salon.actor.stylistId,
      clientName,
      clientEmail: "ana@reyes.example",
      serviceType: "Gloss",
      appointmentDate: "2026-11-24",
      appointmentTime: time,
      notes,
    }),
  });
  return ((await response.json()) as { appointment: { id: string; version: number } }).appointment;
};

const open = async () =>
  (
    (await (await salon.request("/api/calendar-feed", { method: "POST" })).json()) as {
      url: string;
    }
  ).url;
const read = (url: string) => app.app.request(new URL(url).pathname);
const eventsOf = async (url: string) => {
  const text = await (await read(url)).text();
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
};

test("a feed holds the appointments, keeps their names and raises their sequence", async () => {
  const nasty = "BEGIN:VALARM\r\nEND:VEVENT; DROP, \\n";
  const { id } = await book("Ana Reyes", "10:00", nasty);
  const url = await open();
  const response = await read(url);
  expect(response.headers.get("content-type")).toContain("text/calendar");
  const [event, ...others] = await eventsOf(url);
  expect(others).toEqual([]);
  expect(event?.uid).toBe(`${id}@undertone`);
  expect(event?.summary).toContain("Ana Reyes");
  expect(event?.startDate.toJSDate().toISOString()).toBe("2026-11-24T09:00:00.000Z");
  expect(event?.component.getFirstPropertyValue("status")).toBe("TENTATIVE");
  expect(event?.component.getAllSubcomponents("valarm")).toEqual([]);
  const before = Number(event?.sequence);
  await salon.json("PATCH", `/api/appointments/${id}/status`, { status: "cancelled" });
  const [cancelled] = await eventsOf(url);
  expect(cancelled?.uid).toBe(event?.uid);
  expect(cancelled?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(Number(cancelled?.sequence)).toBeGreaterThan(before);
});

test("a new address ends the one before, and closing ends it altogether", async () => {
  const first = await open();
  const second = await open();
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  expect(await (await salon.request("/api/calendar-feed")).json()).toMatchObject({ open: true });
  await salon.request("/api/calendar-feed", { method: "DELETE" });
  expect((await read(second)).status).toBe(404);
  expect(await (await salon.request("/api/calendar-feed")).json()).toEqual({
    open: false,
    since: null,
  });
});

test("a feed holds nothing of another salon, and guesses open nothing", async () => {
  const other = await openSalon(app, joaquin);
  await other.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  const theirs = (await (await other.request("/api/calendar-feed", { method: "POST" })).json()) as {
    url: string;
  };
  expect(await eventsOf(theirs.url)).toEqual([]);
  for (const token of ["x", "a".repeat(43), "..%2f..%2fetc"])
    expect((await app.app.request(`/api/calendar/${token}.ics`)).status).toBe(404);
});
