import { beforeAll, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { appointments } from "#db/schema/appointments.ts";
import type { Attention } from "#tools/reports/attention-schema.ts";
import type { RevenueReport } from "#tools/reports/schema.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, given, replyOf, wordsOf } from "#tests/chat.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { rolledVisit, seededDie } from "#tests/report-rows.ts";

// a Wednesday
const NOW = new Date("2026-11-18T12:00:00Z");

let app: TestApp;
let maren: Salon;

beforeAll(async () => {
  app = await startApp({
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    now: () => NOW,
  });
  maren = await openSalon(app);
  await putOnTier(maren, "complete");
  const die = seededDie(7);
  const whole = {
    salonId: maren.actor.salonId,
    stylists: [maren.actor.stylistId],
    clients: [],
    services: [{ id: null, name: "Balayage" }],
    from: Date.parse("2026-10-01T00:00:00Z"),
    to: NOW.getTime(),
  };
  const visits = Array.from({ length: 40 }, () => ({ ...rolledVisit(die, whole), clientId: null }));
  await maren.ctx().db.insert(appointments).values(visits);
});

const get = async <T>(path: string) => (await (await maren.request(path)).json()) as T;

it("tells the revenue of last month as the report has it, and opens on that report", async () => {
  const reply = await chatOf(maren).ask("what was our revenue last month?");
  const found = given(reply, "show_figures");
  const report = await get<RevenueReport>("/api/reports/revenue?from=2026-10-01&to=2026-10-31");
  expect(found.range).toEqual({ from: "2026-10-01", to: "2026-10-31" });
  const lineOf = (label: string) => found.lines.find((line) => line.label === label);
  const [revenue, visits] = [lineOf("Work done"), lineOf("Completed visits")];
  expect(Number(revenue?.value.replaceAll(/[^\d.]/g, ""))).toBe(report.total / 100);
  expect(visits?.value).toBe(`${report.visits}`);
  expect(report.visits).toBeGreaterThan(5);
  expect(wordsOf(reply)).toContain(revenue?.value);
});

it("tells what waits as the dashboard has it", async () => {
  const waiting = await get<Attention[]>("/api/attention");
  const reply = await chatOf(maren).ask("what needs my attention?");
  expect(given(reply, "what_waits").waiting).toEqual(waiting);
  expect(wordsOf(reply)).toContain(waiting[0]?.sentence ?? "Nothing waits for you.");
});

it("says who changed a price, and by which way", async () => {
  const created = await maren.json("POST", "/api/services", {
    stylistId: maren.actor.stylistId,
    name: "Balayage",
    category: "Color Services",
    description: "",
    basePrice: "$180",
    duration: 150,
  });
  expect(created.status).toBe(201);
  const changing = chatOf(maren);
  const asked = await changing.ask("put balayage at 195");
  await replyOf(await changing.decide(cardOf(asked).id), asked);
  const reply = await chatOf(maren).ask("who changed the price of balayage?");
  const [line] = given(reply, "who_did").entries;
  expect(line).toMatchObject({ by: "Maren Falk", via: "assistant", action: "price.changed" });
  expect(wordsOf(reply)).toContain("Maren Falk");
});

it("begins no move in the chat, asks for no password, and says where it begins", async () => {
  const reply = await chatOf(maren).ask("import my clients from Square");
  expect(given(reply, "list_migrations").migrations).toEqual([]);
  expect(wordsOf(reply)).toMatch(/Data Migration screen/);
  expect(await get(`/api/migration/status/${maren.actor.stylistId}`)).toEqual([]);
});
