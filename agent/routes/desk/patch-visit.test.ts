import { beforeAll, expect, test } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import type { Appointment, Booked } from "#tools/appointments/schema.ts";
import type { Availability, Slot } from "#tools/appointments/slot-schema.ts";
import type { BookingReply } from "#tools/booking/own/booking-chat-schema.ts";

/** A Monday morning in Berlin. */
const now = new Date("2027-02-01T07:00:00Z");
let here: TestApp;
let salon: Salon;

beforeAll(async () => {
  here = await startApp({
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    now: () => now,
  });
  salon = await openSalon(here, { email: "patch@falk-salon.example" });
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  await salon.json("PUT", "/api/booking-rules", { confirmation: "automatic" });
});

const anyone = (path: string, body: object) =>
  here.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", host: "localhost" },
    body: JSON.stringify({ stylistId: salon.actor.stylistId, ...body }),
  });
const free = async (serviceType: string, date: string) => {
  const query = new URLSearchParams({ serviceType, from: date, to: date });
  const path = `/api/availability?stylistId=${salon.actor.stylistId}&${query}`;
  return ((await (await here.app.request(path)).json()) as Availability).slots;
};
const who = (name: string) => ({ clientName: name, clientEmail: `${name}@example.com` });
const book = (name: string, slot: Slot | undefined, visit?: Slot) =>
  anyone("/api/appointments", {
    ...who(name),
    serviceType: "Gloss",
    slotToken: slot?.token,
    ...(visit && { patchTestToken: visit.token }),
  });
const ofClient = async (name: string) => {
  const all = (await (await salon.request("/api/appointments?limit=500")).json()) as Appointment[];
  return all
    .filter(({ clientName }) => clientName === name)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
};

test("a patch test is ten minutes of its own, which cost nothing", async () => {
  const [first] = await free("Patch test", "2027-02-02");
  expect(Date.parse(first!.end) - Date.parse(first!.start)).toBe(600_000);
});

test("colour and its patch test are booked together, and stand at once", async () => {
  const [colour] = await free("Gloss", "2027-02-08");
  const [visit] = await free("Patch test", "2027-02-04");
  const { appointment } = (await (await book("ada", colour, visit)).json()) as Booked;
  expect(appointment.status).toBe("confirmed");
  expect((await ofClient("ada")).map(({ serviceType, status }) => [serviceType, status])).toEqual([
    ["Patch test", "confirmed"],
    ["Gloss", "confirmed"],
  ]);
});

test("colour that is cancelled takes the visit for its test with it", async () => {
  const [colour] = await free("Gloss", "2027-02-15");
  const [visit] = await free("Patch test", "2027-02-11");
  const { appointment } = (await (await book("ida", colour, visit)).json()) as Booked;
  const cancelled = await salon.json("PATCH", `/api/appointments/${appointment.id}/status`, {
    status: "cancelled",
  });
  expect(await cancelled.json()).toMatchObject({
    status: "cancelled",
    testCancelled: { serviceType: "Patch test", status: "cancelled" },
  });
  expect((await ofClient("ida")).map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
});

test("a test that another visit waits for stays", async () => {
  const [colour] = await free("Gloss", "2027-02-17");
  const [visit] = await free("Patch test", "2027-02-12");
  await book("jo", colour, visit);
  await book("jo", (await free("Gloss", "2027-02-18"))[0]);
  const mine = await ofClient("jo");
  const { manageUrl } = (await (
    await book(
      "kim",
      (await free("Gloss", "2027-02-19"))[0],
      (await free("Patch test", "2027-02-15"))[0],
    )
  ).json()) as Booked;
  await salon.json("PATCH", `/api/appointments/${mine[1]?.id}/status`, { status: "cancelled" });
  expect((await ofClient("jo")).map(({ status }) => status)).toEqual([
    "confirmed",
    "cancelled",
    expect.stringMatching(/confirmed|pending/),
  ]);
  const path = new URL(manageUrl).pathname;
  const asks = await here.app.request(`${path}?cancel`);
  expect(await asks.text()).toContain("The visit for your patch test is cancelled with it.");
});

test.each([
  ["the day before", "2027-02-09", /earlier time/],
  ["long before", "2027-02-01", /later time/],
])("of a test %s neither is booked", async (_when, testOn, words) => {
  const colour = (await free("Gloss", "2027-02-10")).at(-1);
  const visit = (await free("Patch test", testOn)).at(-1);
  const refused = await book("bea", colour, visit);
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringMatching(words)]);
  expect(await ofClient("bea")).toEqual([]);
});

test("colour without a test waits for the salon, however soon it is", async () => {
  const [soon] = await free("Gloss", "2027-02-02");
  const booked = await book("cleo", soon);
  const { appointment } = (await booked.json()) as Booked;
  expect([booked.status, appointment.status]).toEqual([201, "pending"]);
});

test("a haircut tomorrow asks for nothing", async () => {
  const slot = (await free("Haircut", "2027-02-02")).at(-1);
  const booked = await anyone("/api/appointments", {
    ...who("dora"),
    serviceType: "Haircut",
    slotToken: slot?.token,
  });
  expect(booked.status).toBe(201);
});

test("the chat offers the test once colour is booked, and books it", async () => {
  const history: { role: "user" | "assistant"; content: string }[] = [];
  const say = async (message: string) => {
    const body = { message, conversationHistory: history };
    const reply = (await (await anyone("/api/chat/book", body)).json()) as BookingReply;
    history.push({ role: "user", content: message });
    history.push({ role: "assistant", content: reply.response });
    return reply;
  };
  await say("A gloss on 16 February at 10:00. I am Effi Lang, effi@example.com");
  const booked = (await ofClient("Effi Lang")).length > 0;
  if (!booked) await say("Yes");
  expect((await ofClient("Effi Lang")).map(({ serviceType }) => serviceType)).toEqual(["Gloss"]);
  const offered = await say("Do I need a patch test?");
  expect(offered.response).toContain("patch test");
  await say("Patch test on 12 February at 10:00 please");
  if ((await ofClient("Effi Lang")).length < 2) await say("Yes");
  expect((await ofClient("Effi Lang")).map(({ serviceType }) => serviceType)).toEqual([
    "Patch test",
    "Gloss",
  ]);
});
