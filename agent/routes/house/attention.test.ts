import { eq } from "drizzle-orm";
import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import { clientTests } from "#db/schema/clients.ts";
import { consultations } from "#db/schema/consultations.ts";
import { deletions } from "#db/schema/house.ts";
import { inventorySubscriptions, items, suppliers } from "#db/schema/inventory.ts";
import { outbox, smsConversations } from "#db/schema/messages.ts";
import { supplierOrders } from "#db/schema/orders.ts";
import { outcomes } from "#db/schema/outcomes.ts";
import { payments } from "#db/schema/payments.ts";
import { socialPosts } from "#db/schema/social.ts";
import { stylists } from "#db/schema/stylists.ts";
import { subscriptions } from "#db/schema/subscription.ts";
import { createClient } from "#tools/clients/clients.ts";
import { newId } from "#tools/core/id.ts";
import type { Attention, AttentionKind } from "#tools/reports/attention-schema.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { plainConsultation, rolledOutcome, seededDie, stockShelf } from "#tests/report-rows.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date("2026-11-20T12:00:00Z");
const from = (ms: number) => new Date(NOW.getTime() + ms);

let app: TestApp;
let maren: Salon;
let neighbour: Salon;
let ines: Colleague;
let desk: Colleague;
let clientId: string;

beforeAll(async () => {
  app = await startApp({ now: () => NOW });
  maren = await openSalon(app);
  neighbour = await openSalon(app, joaquin);
  for (const salon of [maren, neighbour]) await putOnTier(salon, "complete");
  ines = await joinTeam(app, maren, { name: "Ines", email: "ines@x.example", role: "stylist" });
  desk = await joinTeam(app, maren, { name: "Desk", email: "desk@x.example", role: "reception" });
  for (const salon of [maren, neighbour])
    await salon.ctx().db.update(stylists).set({ licenseNumber: "B 123" });
  clientId = (await createClient(maren.ctx(), { name: "Dana Whitfield" })).id;
}, 60_000);

/** Nothing waits in a salon that has only its people; money and logs are not the app's to delete. */
beforeEach(async () => {
  const sql = postgres(app.databaseUrl, { max: 1, onnotice: () => {} });
  await sql`truncate outcomes, payments, social_posts, outbox, sms_conversations, consultations, appointments, occupancies,
    client_tests, deletions, supplier_orders, items, suppliers, inventory_subscriptions cascade`;
  await sql.end();
  await maren.ctx().db.update(stylists).set({ licenseExpiresOn: null });
  await putOnTier(maren, "complete");
});

type Asker = Pick<Salon, "request">;

async function waiting(who: Asker = maren): Promise<Attention[]> {
  const response = await who.request("/api/attention");
  expect(response.status).toBe(200);
  return (await response.json()) as Attention[];
}

const one = async (kind: AttentionKind, who: Asker = maren) =>
  (await waiting(who)).find((each) => each.kind === kind);

const salonId = () => maren.actor.salonId;

async function book(more: Partial<typeof appointments.$inferInsert> = {}) {
  const { db } = maren.ctx();
  const [startsAt, endsAt] = [more.startsAt ?? from(DAY), more.endsAt ?? from(DAY + HOUR)];
  const stylistId = more.stylistId ?? maren.actor.stylistId;
  const stands = !more.status || more.status === "pending" || more.status === "confirmed";
  const times = { salonId: salonId(), stylistId, startsAt, endsAt, createdAt: NOW };
  const occupancyId = newId();
  if (stands)
    await db.insert(occupancies).values({
      ...times,
      id: occupancyId,
      kind: "appointment",
      busy: [[startsAt.getTime(), endsAt.getTime()]],
    });
  const id = newId();
  await db.insert(appointments).values({
    ...times,
    id,
    clientId,
    clientName: "Dana Whitfield",
    serviceType: "Gloss",
    segments: [],
    status: "confirmed",
    source: "staff",
    updatedAt: NOW,
    ...more,
    occupancyId: stands ? occupancyId : null,
  });
  return id;
}

it("is calm in a salon where nothing waits", async () => {
  expect(await waiting()).toEqual([]);
  expect(await waiting(ines)).toEqual([]);
  expect(await waiting(desk)).toEqual([]);
});

describe("bookings to confirm", () => {
  it("are named with their day, and not those that wait for payment or are over", async () => {
    await book({ status: "pending", startsAt: from(21 * HOUR), endsAt: from(22 * HOUR) });
    await book({
      status: "pending",
      payBy: from(HOUR),
      startsAt: from(2 * DAY),
      endsAt: from(2 * DAY + HOUR),
    });
    await book({ status: "pending", startsAt: from(-DAY), endsAt: from(-DAY + HOUR) });
    expect(await one("unconfirmed")).toEqual({
      kind: "unconfirmed",
      count: 1,
      sentence: "Dana Whitfield waits for you to confirm tomorrow at 10:00 AM.",
      link: `/appointments?view=day&date=2026-11-21&stylist=${maren.actor.stylistId}`,
      urgent: false,
    });
    await book({ status: "pending", startsAt: from(5 * DAY), endsAt: from(5 * DAY + HOUR) });
    expect(await one("unconfirmed")).toMatchObject({
      count: 2,
      sentence: "2 bookings wait for you to confirm them, the first tomorrow at 10:00 AM.",
    });
  });

  it("are told to a stylist for their own book alone, and to the reception for all", async () => {
    await book({ status: "pending" });
    expect(await one("unconfirmed", ines)).toBeUndefined();
    expect(await one("unconfirmed", desk)).toMatchObject({ count: 1 });
    await book({ status: "pending", stylistId: ines.stylistId });
    expect(await one("unconfirmed", ines)).toMatchObject({ count: 1 });
  });

  it("are nobody's below pro", async () => {
    await book({ status: "pending" });
    await putOnTier(maren, "essential");
    expect(await one("unconfirmed")).toBeUndefined();
  });
});

describe("patch tests", () => {
  const test = (days: number, result: "passed" | "pending" | "failed") => ({
    id: newId(),
    salonId: salonId(),
    clientId,
    stylistId: maren.actor.stylistId,
    kind: "patch" as const,
    doneAt: from(days * DAY),
    result,
    createdAt: NOW,
    updatedAt: NOW,
  });

  it("are missed for the visits of 72 hours that need one", async () => {
    await book({ needsPatchTest: true, startsAt: from(71 * HOUR), endsAt: from(72 * HOUR) });
    await book({ needsPatchTest: true, startsAt: from(73 * HOUR), endsAt: from(74 * HOUR) });
    await book();
    expect(await one("patch_test")).toEqual({
      kind: "patch_test",
      count: 1,
      sentence: "Dana Whitfield comes Nov 23 at 12:00 PM and has no valid patch test.",
      link: `/clients/${clientId}`,
      urgent: true,
    });
  });

  it.each([
    [-3, "passed", false],
    [-1, "pending", true],
    [-10, "failed", true],
    [-400, "passed", true],
  ] as const)("put on %d days ago and %s: missed is %s", async (days, result, missed) => {
    await book({ needsPatchTest: true, startsAt: from(30 * HOUR), endsAt: from(31 * HOUR) });
    await maren.ctx().db.insert(clientTests).values(test(days, result));
    expect((await one("patch_test")) !== undefined).toBe(missed);
  });
});

it("texts that wait for a person", async () => {
  const talk = (phone: string, needsYou: boolean) => ({
    id: newId(),
    salonId: salonId(),
    phone,
    needsYou,
    lastAt: NOW,
    createdAt: NOW,
  });
  await maren
    .ctx()
    .db.insert(smsConversations)
    .values([
      talk("+491700000001", true),
      talk("+491700000002", false),
      talk("+491700000003", true),
    ]);
  expect(await one("texts", desk)).toMatchObject({
    count: 2,
    sentence: "2 people wait for an answer by text.",
    link: "/messages?show=needs-you",
  });
});

it("messages of the last two weeks that did not arrive, for the owner", async () => {
  const message = (status: "failed" | "undelivered" | "sent", days: number) => ({
    id: newId(),
    salonId: salonId(),
    channel: "mail" as const,
    recipient: "dana@x.example",
    body: "Hello",
    status,
    createdAt: from(-days * DAY),
  });
  const { db } = maren.ctx();
  await db.insert(outbox).values([message("failed", 1), message("failed", 20), message("sent", 1)]);
  expect(await one("messages")).toMatchObject({ count: 1, link: "/outbox?status=failed" });
  await db.insert(outbox).values(message("undelivered", 2));
  expect(await one("messages")).toMatchObject({ count: 2, link: "/outbox" });
  for (const other of [ines, desk]) expect(await one("messages", other)).toBeUndefined();
});

it("posts that a platform did not take, for those who write them", async () => {
  const post = (status: "failed" | "partly" | "published") => ({
    id: newId(),
    salonId: salonId(),
    stylistId: maren.actor.stylistId,
    postType: "promo" as const,
    caption: "Hello",
    platforms: ["instagram" as const],
    hashtags: [],
    aiGenerated: false,
    status,
    createdAt: NOW,
    updatedAt: NOW,
  });
  const { db } = maren.ctx();
  await db.insert(socialPosts).values([post("failed"), post("published")]);
  expect(await one("posts", ines)).toMatchObject({
    count: 1,
    sentence: "A post could not be published.",
    link: "/social-media?tab=calendar&status=failed",
  });
  expect(await one("posts", desk)).toBeUndefined();
  await db.insert(socialPosts).values(post("partly"));
  expect(await one("posts")).toMatchObject({ count: 2, link: "/social-media?tab=calendar" });
});

it("visits that are over and whose link nobody paid by", async () => {
  const { db } = maren.ctx();
  const over = { startsAt: from(-3 * DAY), endsAt: from(-3 * DAY + HOUR) };
  const visit = await book({ ...over, status: "completed" });
  const payment = (
    appointmentId: string,
    status: "open" | "expired" | "paid",
    days: number,
    purpose: "balance" | "deposit" = "balance",
  ) => ({
    id: newId(),
    salonId: salonId(),
    purpose,
    status,
    amount: 100,
    currency: "USD",
    appointmentId,
    createdAt: from(-days * DAY),
    updatedAt: NOW,
  });
  // one that was sent a moment ago may still be paid, and a deposit is none
  await db
    .insert(payments)
    .values([payment(visit, "open", 0), payment(visit, "expired", 2, "deposit")]);
  expect(await one("balances")).toBeUndefined();
  await db.insert(payments).values([payment(visit, "expired", 2), payment(visit, "open", 2)]);
  expect(await one("balances")).toMatchObject({ count: 1, link: "/payments" });
  expect(await one("balances", ines)).toBeUndefined();
  await db.insert(payments).values(payment(visit, "paid", 1));
  expect(await one("balances")).toBeUndefined();
});

describe("on the shelf", () => {
  beforeEach(async () => {
    const on = { salonId: salonId(), isActive: true, activatedAt: NOW };
    await maren.ctx().db.insert(inventorySubscriptions).values(on);
  });

  it("orders that are overdue or came in part", async () => {
    const { db } = maren.ctx();
    const supplierId = newId();
    await db
      .insert(suppliers)
      .values({ id: supplierId, salonId: salonId(), name: "S", createdAt: NOW });
    const order = (status: "submitted" | "partly_received", expectedOn: string) => ({
      id: newId(),
      salonId: salonId(),
      supplierId,
      stylistId: maren.actor.stylistId,
      status,
      expectedOn,
      createdAt: NOW,
    });
    const late = order("submitted", "2026-11-19");
    await db.insert(supplierOrders).values([late, order("submitted", "2026-11-20")]);
    expect(await one("orders", desk)).toMatchObject({
      count: 1,
      sentence: "An order is overdue.",
      link: `/inventory?order=${late.id}`,
    });
    await db.insert(supplierOrders).values(order("partly_received", "2026-12-20"));
    expect(await one("orders")).toMatchObject({
      count: 2,
      sentence: "An order is overdue, an order has come in part.",
      link: "/inventory?tab=orders",
    });
    expect(await one("orders", ines)).toBeUndefined();
    await db.delete(inventorySubscriptions);
    expect(await one("orders")).toBeUndefined();
  });

  it("what expires within 30 days and is there", async () => {
    const { db } = maren.ctx();
    const [soon = "", later = "", gone = ""] = await stockShelf(maren, ["Soon", "Later", "Gone"]);
    const set = (id: string, expiresOn: string, stock = 1) =>
      db.update(items).set({ expiresOn, stock }).where(eq(items.id, id));
    await set(soon, "2026-12-20");
    await set(later, "2026-12-21");
    await set(gone, "2026-11-01", 0);
    expect(await one("expiring")).toMatchObject({
      count: 1,
      sentence: "Soon expires on Dec 20.",
      link: "/inventory?tab=inventory&only=expiring",
    });
    await set(gone, "2026-11-01");
    expect(await one("expiring")).toMatchObject({ count: 2 });
  });
});

it("consultations of which nobody told what came, each stylist's own", async () => {
  const { db } = maren.ctx();
  const of = (stylistId: string, days: number) =>
    plainConsultation(salonId(), stylistId, from(-days * DAY));
  const mine = of(maren.actor.stylistId, 4);
  const corrected = of(maren.actor.stylistId, 5);
  const hers = of(ines.stylistId, 6);
  const others = [
    { ...of(maren.actor.stylistId, 6), error: "Nothing may be mixed." },
    of(maren.actor.stylistId, 2),
    of(maren.actor.stylistId, 40),
    { ...of(maren.actor.stylistId, 1), parentConsultationId: corrected.id ?? null },
  ];
  await db.insert(consultations).values([mine, corrected, hers, ...others]);
  expect(await one("outcomes", ines)).toEqual({
    kind: "outcomes",
    count: 1,
    sentence: "Nobody has said yet how the color of Dana Whitfield came out.",
    link: `/history/${hers.id}`,
    urgent: false,
  });
  expect(await one("outcomes")).toMatchObject({ count: 2, link: "/history" });
  expect(await one("outcomes", desk)).toBeUndefined();
  const told = rolledOutcome(seededDie(1), hers, ines.stylistId);
  await db.insert(outcomes).values(told);
  expect(await one("outcomes", ines)).toBeUndefined();
});

describe("licenses and accounts", () => {
  const set = (id: string, values: Partial<typeof stylists.$inferInsert>) =>
    maren.ctx().db.update(stylists).set(values).where(eq(stylists.id, id));

  it("that run out are told to whose they are, and to who leads", async () => {
    await set(ines.stylistId, { licenseExpiresOn: "2026-12-20" });
    expect(await one("verification", ines)).toMatchObject({
      sentence: "Your license runs out on Dec 20.",
      link: "/settings#profile",
    });
    expect(await one("verification")).toMatchObject({
      sentence: "The license of Ines runs out on Dec 20.",
      link: "/stylists",
    });
    expect(await one("verification", desk)).toBeUndefined();
    await set(ines.stylistId, { licenseExpiresOn: "2026-12-21" });
    expect(await one("verification")).toBeUndefined();
  });

  it("that lack the number to be checked by", async () => {
    await set(ines.stylistId, { licenseNumber: null });
    expect(await one("verification", ines)).toMatchObject({ count: 1, link: "/settings#profile" });
    expect(await one("verification")).toBeUndefined();
    await set(ines.stylistId, { licenseNumber: "B 123" });
  });
});

it("a salon that is to be deleted, first of all and to everybody", async () => {
  await maren
    .ctx()
    .db.insert(deletions)
    .values({
      salonId: salonId(),
      stylistId: maren.actor.stylistId,
      createdAt: NOW,
      dueAt: from(7 * DAY),
    });
  await book({ needsPatchTest: true });
  for (const who of [maren, ines, desk]) {
    const [first] = await waiting(who);
    expect(first).toMatchObject({
      kind: "deletion",
      sentence: "This salon and everything in it will be deleted Nov 27 at 1:00 PM.",
      urgent: true,
    });
  }
});

it.each([
  [7, undefined],
  [8, "2 of 10 photo analyses are left for November."],
  [10, "All 10 photo analyses of November are used."],
])("with %d analyses used it says %s", async (uploadsUsed, sentence) => {
  await putOnTier(maren, "essential");
  await maren.ctx().db.update(subscriptions).set({ uploadsUsed });
  expect((await one("quota"))?.sentence).toBe(sentence);
  expect(await one("quota", desk)).toBeUndefined();
  await maren.ctx().db.update(subscriptions).set({ uploadsUsed: 0 });
});
