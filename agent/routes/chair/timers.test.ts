import { beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import type { Timer } from "#tools/formulas/schema.ts";

let started: TestApp;
let maren: Salon;
let now = new Date("2026-03-02T10:00:00Z");

beforeAll(async () => {
  started = await startApp({ now: () => now });
  maren = await openSalon(started);
});

const start = async (label: string, minutes: number) => {
  const response = await maren.json("POST", "/api/timers", { label, minutes });
  return { status: response.status, timer: (await response.json()) as Timer };
};
const list = async () => (await (await maren.request("/api/timers")).json()) as Timer[];
const change = (id: string, body: object) => maren.json("PATCH", `/api/timers/${id}`, body);

it("runs timers that every device sees, the next to ring first, until an hour after they rang", async () => {
  const slow = await start("Roots", 35);
  const fast = await start("Ends", 10);
  expect(slow.status).toBe(201);
  expect(slow.timer.endsAt).toBe("2026-03-02T10:35:00.000Z");
  expect((await list()).map(({ label }) => label)).toEqual(["Ends", "Roots"]);
  expect(await (await change(fast.timer.id, { action: "add", minutes: 5 })).json()).toMatchObject({
    minutes: 15,
    endsAt: "2026-03-02T10:15:00.000Z",
  });
  now = new Date("2026-03-02T10:20:00Z");
  // it has rung, so five minutes more count from now
  expect(await (await change(fast.timer.id, { action: "add", minutes: 5 })).json()).toMatchObject({
    endsAt: "2026-03-02T10:25:00.000Z",
  });
  expect((await change(slow.timer.id, { action: "stop" })).status).toBe(200);
  expect((await list()).map(({ label }) => label)).toEqual(["Ends"]);
  now = new Date("2026-03-02T11:30:00Z");
  expect(await list()).toEqual([]);
});

it("stops once and refuses minutes afterwards", async () => {
  const { timer } = await start("Toner", 8);
  const first = await (await change(timer.id, { action: "stop" })).json();
  now = new Date(now.getTime() + 60_000);
  expect(await (await change(timer.id, { action: "stop" })).json()).toEqual(first);
  expect((await change(timer.id, { action: "add", minutes: 1 })).status).toBe(409);
});

it.each([
  [{ label: "", minutes: 5 }, "label"],
  [{ label: "Roots", minutes: 0 }, "minutes"],
  [{ label: "Roots", minutes: 500 }, "minutes"],
  [{ label: "Roots", minutes: 5, consultationId: "x" }, "consultationId"],
])("refuses %j", async (body, path) => {
  const refused = await maren.json("POST", "/api/timers", body);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ issues: [{ path }] });
});
