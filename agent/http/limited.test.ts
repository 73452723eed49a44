import { beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import { rateLimit } from "#db/schema/auth.ts";
import { RATES } from "./limited.ts";

let started: TestApp;
let salon: Salon;
let neighbour: Salon;
let now = new Date("2026-03-02T10:00:00Z");
beforeAll(async () => {
  started = await startApp({ now: () => now });
  salon = await openSalon(started);
  neighbour = await openSalon(started, joaquin);
});

const ask = (by: Salon) => by.json("POST", "/api/colour/mix", { colour_g: 60, ratio: "1:1" });

it("lets a salon ask the engine 600 times a minute, and the neighbour all the while", async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(Array.from({ length: 31 }, () => ask(salon)));
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(600);
  const refused = await ask(salon);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: "rate_limited" });
  const id = crypto.randomUUID();
  for (const engine of [
    salon.request(`/api/consultations/${id}/why`),
    salon.json("POST", `/api/consultations/${id}/formulas/check`, { bowls: [handBowl] }),
    salon.json("POST", "/api/colour/rescue", { text: "toner going violet" }),
  ])
    expect((await engine).status).toBe(429);
  expect((await ask(neighbour)).status).toBe(200);
  now = new Date(now.getTime() + 60_000);
  expect((await ask(salon)).status).toBe(200);
});

it("lets a salon have 60 whole sheets a minute, read or written", async () => {
  const id = crypto.randomUUID();
  const mapping = { columns: [{ column: 0, field: "formula" }], headerRow: 0 };
  const check = () => salon.json("PUT", `/api/formulas/imports/${id}/mapping`, mapping);
  const answers = await Promise.all(Array.from({ length: 60 }, check));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await check()).status).toBe(429);
  expect((await salon.request("/api/formulas/library/export")).status).toBe(429);
  expect((await neighbour.request("/api/formulas/library/export")).status).toBe(200);
});

const readDearly = ["/api/reports", "/api/exports"];

// whole sheets are asked above, and `/mcp` takes tokens alone: agent/mcp/mcp.test.ts
it.each(Object.entries(RATES).filter(([kind]) => !/ |^\/mcp$/.test(kind)))(
  "ends %s of a salon at its rate, and goes on for the neighbour",
  async (kind, { max }) => {
    const method = readDearly.includes(kind) ? "GET" : "POST";
    const asked = (by: Salon) => by.request(`${kind}/x`, { method });
    const key = `${kind} ${salon.actor.salonId}`;
    const full = { key, count: max, startedAt: now };
    await salon
      .ctx()
      .db.insert(rateLimit)
      .values(full)
      .onConflictDoUpdate({ target: rateLimit.key, set: full });
    expect((await asked(salon)).status).toBe(429);
    expect((await asked(neighbour)).status).not.toBe(429);
    now = new Date(now.getTime() + 60_000);
    expect((await asked(salon)).status).not.toBe(429);
  },
);
