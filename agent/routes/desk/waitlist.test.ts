import { beforeAll, beforeEach, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { strike } from "#tests/round.ts";
import type { Mail } from "#tools/core/context.ts";
import type { WaitlistEntry } from "#tools/booking/waitlist/schema.ts";

let app: TestApp;
let salon: Salon;
let stylistId: string;
const sent: Mail[] = [];
const sunday = new Date("2026-11-22T07:00:00Z");
let now = sunday;

beforeAll(async () => {
  const mail = { delivers: true, send: async (each: Mail) => void sent.push(each) };
  app = await startApp({ now: () => now, mail });
  salon = await openSalon(app);
  stylistId = salon.actor.stylistId;
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  const hour = { from: "10:00", to: "11:00", breaks: [] };
  const week = [null, hour, null, null, null, null, null]; // an hour on Tuesdays
  const saved = await salon.json("PUT", `/api/stylists/${stylistId}/hours`, { week });
  expect(saved.status).toBe(200);
});
beforeEach(() => {
  now = sunday;
  sent.length = 0;
});

const post = (path: string, body: unknown) =>
  app.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const book = async (clientName: string, date: string) => {
  const response = await post("/api/appointments", {
    stylistId,
    clientName,
    clientEmail: `${clientName.toLowerCase()}@x.example`,
    appointmentDate: date,
    appointmentTime: "10:00",
  });
  const { appointment } = (await response.json()) as { appointment: { id: string } };
  return { status: response.status, id: appointment?.id };
};
const wait = async (clientName: string, from: string, more: object = {}) => {
  const response = await post("/api/waitlist/join", {
    stylistId,
    clientName,
    clientEmail: `${clientName.toLowerCase()}@x.example`,
    from,
    to: from,
    ...more,
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
};
const list = async () => (await (await salon.request("/api/waitlist")).json()) as WaitlistEntry[];
const entry = async (id: string) => (await list()).find((each) => each.id === id);
const cancel = (id: string | undefined) =>
  salon.json("PATCH", `/api/appointments/${id}/status`, { status: "cancelled" });
const linkIn = (mail: Mail | undefined) => /\/offer\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
const answer = (link: string, given: "take" | "leave") =>
  app.app.request(link, {
    method: "POST",
    // as a browser posts a form of a page that sends no referrer
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "null",
      "sec-fetch-site": "same-origin",
    },
    body: `answer=${given}`,
  });

test("who waits longest is offered a time once it is free, and takes it by its link", async () => {
  const taken = await book("Ina", "2026-11-24");
  const first = await wait("Mara", "2026-11-24");
  const second = await wait("Nele", "2026-11-24");
  await strike(app);
  expect((await list()).map(({ status }) => status)).toEqual(["waiting", "waiting"]);
  await cancel(taken.id);
  sent.length = 0;
  // by the job that the cancelling left behind: no round has to come
  await workOff(app);
  expect(await entry(first)).toMatchObject({
    status: "offered",
    offeredStart: "2026-11-24T09:00:00.000Z",
    offerEndsAt: "2026-11-22T09:00:00.000Z",
  });
  expect((await entry(second))?.status).toBe("waiting");
  const offers = sent.filter(({ text }) => text.includes("/offer/"));
  expect(offers.map(({ to }) => to)).toEqual(["mara@x.example"]);
  // the time is held: nobody else can book it
  expect((await book("Olga", "2026-11-24")).status).toBe(409);
  const link = linkIn(offers[0]);
  const opened = await app.app.request(link);
  expect(opened.headers.get("referrer-policy")).toBe("no-referrer");
  expect(opened.headers.get("cache-control")).toBe("no-store");
  const page = await opened.text();
  expect(page).toContain("Tuesday, November 24 at 10:00 AM");
  const taking = await answer(link, "take");
  expect(taking.status).toBe(303);
  expect(taking.headers.get("location")).toMatch(/^\/manage\//);
  const booked = (await (await salon.request("/api/appointments?status=pending")).json()) as {
    clientName: string;
  }[];
  expect(booked.map(({ clientName }) => clientName)).toEqual(["Mara"]);
  expect((await answer(link, "take")).status).toBe(404);
  expect((await app.app.request(link)).status).toBe(404);
});

test("an offer that nobody takes goes to the next, and one that is left too", async () => {
  const taken = await book("Ina", "2026-12-01");
  const slow = await wait("Rosa", "2026-12-01");
  const leaves = await wait("Svea", "2026-12-01");
  const last = await wait("Tilda", "2026-12-01");
  await cancel(taken.id);
  await strike(app);
  expect((await entry(slow))?.status).toBe("offered");
  now = new Date(sunday.getTime() + 2 * 3_600_000);
  sent.length = 0;
  await strike(app);
  expect((await entry(slow))?.status).toBe("expired");
  expect((await entry(leaves))?.status).toBe("offered");
  const left = await answer(linkIn(sent.find(({ to }) => to === "svea@x.example")), "leave");
  expect(left.status).toBe(200);
  expect((await entry(last))?.status).toBe("offered");
  await salon.request(`/api/waitlist/${last}`, { method: "DELETE" });
  expect((await book("Uta", "2026-12-01")).status).toBe(201);
});

test.each([
  "a moved visit",
  "a block taken away",
  "longer hours",
  "an open day",
  "an offer let go",
])("%s leaves a time that is offered at once", async (what) => {
  const days: Record<string, string> = {
    "a moved visit": "2026-12-22",
    "a block taken away": "2026-12-29",
    "longer hours": "2027-01-05",
    "an open day": "2027-01-12",
    "an offer let go": "2027-01-19",
  };
  const date = days[what] ?? "";
  const hour = { from: "10:00", to: "11:00", breaks: [] };
  const week = [null, hour, null, null, null, null, null];
  const setHours = (wanted: unknown) =>
    salon.json("PUT", `/api/stylists/${stylistId}/hours`, { week: wanted });
  let free: () => Promise<Response>;
  if (what === "a moved visit") {
    const { id } = await book("Ina", date);
    const to = { appointmentDate: "2027-02-02", appointmentTime: "10:00", version: 1 };
    free = () => salon.json("PATCH", `/api/appointments/${id}`, to);
  } else if (what === "a block taken away") {
    const block = { stylistId, date, from: "10:00", to: "11:00", reason: "dentist" };
    const { id } = await (await salon.json("POST", "/api/time-blocks", block)).json();
    free = () => salon.request(`/api/time-blocks/${id}`, { method: "DELETE" });
  } else if (what === "longer hours") {
    await setHours([hour, null, null, null, null, null, null]);
    free = () => setHours(week);
  } else if (what === "an open day") {
    const closed = { stylistId, from: date, to: date, hours: null, reason: "" };
    const { id } = await (await salon.json("POST", "/api/hours-exceptions", closed)).json();
    free = () => salon.request(`/api/hours-exceptions/${id}`, { method: "DELETE" });
  } else {
    const before = await wait("Berta", date);
    await strike(app);
    expect((await entry(before))?.status).toBe("offered");
    free = () => salon.request(`/api/waitlist/${before}`, { method: "DELETE" });
  }
  const id = await wait("Zoe", date);
  await strike(app);
  expect((await entry(id))?.status).toBe("waiting");
  expect((await free()).status).toBeLessThan(300);
  await workOff(app, { queues: ["waitlist"] });
  expect((await entry(id))?.status).toBe("offered");
  await salon.request(`/api/waitlist/${id}`, { method: "DELETE" });
});

test("an offer made at night is held until two hours after quiet hours end", async () => {
  now = new Date("2026-11-22T22:00:00Z"); // eleven in the evening in Berlin
  const id = await wait("Wanda", "2027-01-26");
  await strike(app);
  expect(await entry(id)).toMatchObject({
    status: "offered",
    offerEndsAt: "2026-11-23T09:00:00.000Z",
  });
  await salon.request(`/api/waitlist/${id}`, { method: "DELETE" });
});

test("hours of the day that do not suit are not offered", async () => {
  const id = await wait("Vera", "2026-12-08", { earliest: "12:00" });
  await strike(app);
  expect((await entry(id))?.status).toBe("waiting");
  const refused = await salon.json("POST", `/api/waitlist/${id}/offer`, {});
  expect(refused.status).toBe(409);
});

test("several processes at once make one offer of one time", async () => {
  const ids = [await wait("Wilma", "2026-12-15"), await wait("Xenia", "2026-12-15")];
  await Promise.all(Array.from({ length: 6 }, () => strike(app)));
  const states = await Promise.all(ids.map(async (id) => (await entry(id))?.status));
  expect(new Set(states)).toEqual(new Set(["offered", "waiting"]));
  expect(sent.filter(({ subject }) => subject.includes("A time is free"))).toHaveLength(1);
});

test("nobody waits for more than three things, for days that are over, or on another's list", async () => {
  for (const day of ["2026-12-16", "2026-12-17", "2026-12-18"]) await wait("Yara", day);
  const body = {
    stylistId,
    clientName: "Yara",
    clientEmail: "yara@x.example",
    from: "2026-12-19",
    to: "2026-12-19",
  };
  expect((await post("/api/waitlist/join", body)).status).toBe(409);
  const over = { ...body, clientEmail: "z@x.example", from: "2026-11-01", to: "2026-11-02" };
  expect((await post("/api/waitlist/join", over)).status).toBe(400);
  expect(
    (await post("/api/waitlist/join", { ...body, stylistId: crypto.randomUUID() })).status,
  ).toBe(404);
  expect((await app.app.request("/api/waitlist")).status).toBe(401);
});
