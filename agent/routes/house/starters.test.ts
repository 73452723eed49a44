import { beforeAll, expect, it } from "vitest";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import { consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import { inventorySubscriptions, items } from "#db/schema/inventory.ts";
import { createClient } from "#tools/clients/clients.ts";
import { newId } from "#tools/core/id.ts";
import type { Starter } from "#tools/reports/starters-schema.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { plainConsultation, stockShelf } from "#tests/report-rows.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in Berlin. */
const NOW = new Date("2026-11-20T11:00:00Z");
const from = (ms: number) => new Date(NOW.getTime() + ms);

let app: TestApp;
let maren: Salon;
let neighbour: Salon;
let desk: Colleague;

beforeAll(async () => {
  app = await startApp({ now: () => NOW });
  maren = await openSalon(app);
  neighbour = await openSalon(app, joaquin);
  await putOnTier(maren, "complete");
  desk = await joinTeam(app, maren, { name: "Desk", email: "desk@x.example", role: "reception" });
}, 60_000);

async function begin(who: Pick<Salon, "request"> = maren): Promise<Starter[]> {
  const response = await who.request("/api/starters");
  expect(response.status).toBe(200);
  return (await response.json()) as Starter[];
}

async function book(clientId: string, clientName: string, startsAt: Date, service = "Gloss") {
  const { db } = maren.ctx();
  const { salonId, stylistId } = maren.actor;
  const endsAt = new Date(startsAt.getTime() + HOUR);
  const occupancyId = newId();
  const times = { salonId, stylistId, startsAt, endsAt, createdAt: NOW };
  await db.insert(occupancies).values({
    ...times,
    id: occupancyId,
    kind: "appointment",
    busy: [[startsAt.getTime(), endsAt.getTime()]],
  });
  await db.insert(appointments).values({
    ...times,
    id: newId(),
    clientId,
    clientName,
    serviceType: service,
    segments: [],
    status: "confirmed",
    source: "staff",
    updatedAt: NOW,
    occupancyId,
  });
}

it("offers three plain beginnings in a new salon", async () => {
  const first = await begin(neighbour);
  expect(first.map(({ label }) => label)).toEqual([
    "Make a formula",
    "Correct a color",
    "What can you do?",
  ]);
  expect(await begin()).toEqual(first);
});

it("offers the day's own work: visits with what was mixed last, then stock and outcomes, six at most", async () => {
  const { db } = maren.ctx();
  const { salonId } = maren.actor;
  const maria = await createClient(maren.ctx(), { name: "Maria Kowalski" });
  const dana = await createClient(maren.ctx(), { name: "Dana Whitfield" });
  const { stylistId } = maren.actor;
  const consultationId = newId();
  await db.insert(consultations).values({
    ...plainConsultation(salonId, stylistId, from(-5 * DAY)),
    id: consultationId,
    clientId: maria.id,
    clientName: "Maria Kowalski",
  });
  const [bowl] = consultationResult(BRASSY).steps;
  await db.insert(formulas).values({
    id: newId(),
    salonId,
    consultationId,
    role: "base",
    source: "engine",
    name: "Gloss",
    color: "#a0764a",
    ingredients: [],
    processingTime: "20 minutes",
    developerRatio: "1:2",
    instructions: [],
    bowl,
    findings: [],
    withheld: false,
    createdAt: from(-5 * DAY),
  });
  // over already, tomorrow's, and two that are still to come
  await book(dana.id, "Dana Whitfield", from(-3 * HOUR));
  await book(dana.id, "Dana Whitfield", from(DAY));
  await book(maria.id, "Maria Kowalski", from(2.5 * HOUR));
  await book(dana.id, "Dana Whitfield", from(4 * HOUR), "Balayage");
  await db.insert(inventorySubscriptions).values({ salonId, isActive: true, activatedAt: NOW });
  await stockShelf(maren, ["Color Touch 7/1"]);
  await db.update(items).set({ stock: 0 });
  const shades = bowl!.shades.map(({ code }) => code).join(" + ");
  expect(await begin()).toEqual([
    {
      at: "14:30",
      label: "Gloss, Maria Kowalski",
      says: "Show me the last formula of Maria Kowalski",
      why: `Last time ${shades}`,
    },
    {
      at: "16:00",
      label: "Balayage, Dana Whitfield",
      says: "Make a formula for Dana Whitfield",
      why: "No formula on record yet",
    },
    { label: "Reorder what is low", says: "Reorder what is low", why: "Color Touch 7/1" },
    {
      label: "How did the color of Maria Kowalski come out?",
      says: "Record the outcome for Maria Kowalski",
      why: "No outcome on record yet",
    },
  ]);
});

it("tells the desk no formulas and no outcomes, and a plan no book that it does not include", async () => {
  const atTheDesk = await begin(desk);
  expect(atTheDesk.map(({ label }) => label)).toEqual(["Reorder what is low"]);
  await putOnTier(maren, "essential");
  expect((await begin()).map(({ label }) => label)).not.toContain("14:30, Gloss, Maria Kowalski");
  expect(await begin(neighbour)).toHaveLength(3);
});
