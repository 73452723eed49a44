import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { appointments } from "#db/schema/appointments.ts";
import { inventorySubscriptions } from "#db/schema/inventory.ts";
import { outbox } from "#db/schema/messages.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeStripe } from "#tests/fakes/stripe.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { chances } from "#tests/runs.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { ClosedVisit, Closing } from "#tools/closing/schema.ts";
import type { DayClose, DayMoney } from "#tools/payments/bill/day-schema.ts";
import type { LedgerEntry, Payment, VisitMoney } from "#tools/payments/schema.ts";
import type { RevenueReport } from "#tools/reports/schema.ts";

/** Days from a Monday on in Berlin; every test has one of its own, at three in the afternoon. */
const FIRST = Date.parse("2026-11-23T14:00:00Z");
const DAY = 86_400_000;
const EIGHT_HOURS = 8 * 3_600_000;
let at = FIRST;
const now = () => new Date(at);

const logged: string[] = [];
let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let sia: Colleague;
let desk: Colleague;

beforeAll(async () => {
  stripe = await fakeStripe({ now });
  const note = (_fields: object, message: string) => void logged.push(message);
  const log = { debug: () => {}, info: () => {}, warn: note, error: note };
  here = await startApp({ env: stripe.env, now, log });
  maren = await openSalon(here);
  neighbour = await openSalon(here, joaquin);
  for (const salon of [maren, neighbour]) await putOnTier(salon, "complete");
  sia = await joinTeam(here, maren, { name: "Sia", email: "sia@x.example" });
  desk = await joinTeam(here, maren, { name: "Desk", email: "desk@x.example", role: "reception" });
});
afterAll(async () => {
  await here.close();
  await stripe.close();
});
beforeEach(() => {
  at += DAY;
});

const today = () => new Date(at).toISOString().slice(0, 10);
const json = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T;

async function visit({
  price = 24_500,
  time = "10:00",
  stylistId = maren.actor.stylistId,
  date = today(),
}: { price?: number | null; time?: string; stylistId?: string; date?: string } = {}) {
  const afternoon = at;
  at -= EIGHT_HOURS;
  const response = await maren.json("POST", "/api/appointments/for-client", {
    stylistId,
    clientName: "Nora Whitfield",
    clientEmail: "nora@whitfield.example",
    serviceType: "Haircut",
    durationMinutes: 60,
    appointmentDate: date,
    appointmentTime: time,
    outsideHours: true,
  });
  at = afternoon;
  expect(response.status).toBe(201);
  const { id } = await json<Appointment>(response);
  await maren.ctx().db.update(appointments).set({ price }).where(eq(appointments.id, id));
  return id;
}

const close = (
  id: string,
  body: object = {},
  by: Pick<Salon, "json"> = maren,
  headers: Record<string, string> = {},
) => by.json("POST", `/api/appointments/${id}/close`, body, headers);
const closed = async (id: string, body: object = {}) => {
  const response = await close(id, body);
  expect([response.status, response.ok ? "" : await response.clone().text()]).toEqual([201, ""]);
  return json<ClosedVisit>(response);
};
const refusal = async (response: Response) =>
  [response.status, (await json<{ error: string }>(response)).error] as const;
const money = (id: string) => json<VisitMoney>(maren.request(`/api/appointments/${id}/money`));
const ledger = () =>
  json<LedgerEntry[]>(maren.request(`/api/payments/ledger?from=${today()}&to=${today()}`));
const sumOfLedger = async () => (await ledger()).reduce((sum, { amount }) => sum + amount, 0);
const day = () => json<DayMoney>(maren.request(`/api/payments/days?day=${today()}`));
const reopen = (id: string) => maren.json("POST", `/api/appointments/${id}/reopen`, {});

describe("closing a visit", () => {
  test("completes it, bills it, takes cash with a tip, books the next and mails the receipt", async () => {
    const id = await visit();
    const draft = await json<Closing>(maren.request(`/api/appointments/${id}/closing`));
    expect(draft.times).toHaveLength(3);
    const [first] = draft.times;
    const {
      appointment,
      money: paid,
      rebooked,
      sent,
    } = await closed(id, {
      paid: [{ method: "cash", tip: 3000 }],
      rebookAt: `${first?.date} ${first?.time}`,
      receipt: ["mail", "sms"],
    });
    expect(appointment.status).toBe("completed");
    expect(paid).toMatchObject({ price: 24_500, paid: 24_500, tips: 3000, due: 0 });
    expect(paid.bill).toMatchObject({ total: 24_500, rebookedId: rebooked?.id });
    expect(rebooked).toMatchObject({
      status: "confirmed",
      clientName: "Nora Whitfield",
      appointmentDate: first?.date,
      appointmentTime: first?.time,
    });
    expect(sent).toEqual(["mail"]);
    expect(await sumOfLedger()).toBe(27_500);
    const mails = await maren.ctx().db.select().from(outbox).where(eq(outbox.appointmentId, id));
    const receipt = mails.find(({ subject }) => subject?.startsWith("Your receipt"));
    expect(receipt?.body).toContain("$275, $30 of it as a tip");
  });

  test("is told on the record of its client: what came, and what is owed", async () => {
    const made = await maren.json("POST", "/api/clients", { name: "Ida Roth" });
    const { id: clientId } = await json<{ id: string }>(made);
    const ofClient = (by: Pick<Salon, "request"> = maren) =>
      by.request(`/api/clients/${clientId}/money`);
    const id = await visit();
    await maren.ctx().db.update(appointments).set({ clientId }).where(eq(appointments.id, id));
    expect(await json(ofClient())).toMatchObject({ taken: 0, owed: 0, open: [] });
    await closed(id, { paid: [{ method: "cash", amount: 20_000, tip: 1000 }] });
    expect(await json(ofClient())).toMatchObject({
      taken: 21_000,
      owed: 4500,
      open: [{ appointmentId: id, due: 4500 }],
    });
    // a colleague is told of their own visits alone, and a neighbour of nothing
    expect(await json(ofClient(sia))).toMatchObject({ taken: 0, owed: 0 });
    expect((await ofClient(neighbour)).status).toBe(404);
  });

  test("offers and books a time in so many weeks when only those are said", async () => {
    const id = await visit({ time: "11:00" });
    const { rebooked } = await closed(id, { rebookWeeks: 6 });
    const away = (Date.parse(rebooked!.appointmentDate) - Date.parse(today())) / DAY;
    expect(away).toBeGreaterThanOrEqual(38);
    expect(away).toBeLessThanOrEqual(52);
    expect(rebooked!.appointmentTime).toBe("11:00");
  });

  test("adds extras by time, grams and amount and what was sold, takes off a discount, and splits", async () => {
    await maren.json("PUT", "/api/rates", { currency: "USD", hourlyRate: 8000, productRate: 4000 });
    const id = await visit();
    const { money: paid } = await closed(id, {
      extras: [
        { label: "Extra time", minutes: 30 },
        { label: "Extra colour", grams: 25 },
        { label: "Bond builder", amount: 2000 },
      ],
      products: [{ label: "Shampoo", amount: 3000, units: 2 }],
      discount: 1500,
      discountReason: "Late",
      paid: [
        { method: "terminal", amount: 20_000, tip: 1000 },
        { method: "voucher", amount: 5000 },
        { method: "cash" },
      ],
    });
    expect(paid.bill?.lines.map(({ label, detail, amount }) => [label, detail, amount])).toEqual([
      ["Haircut", "", 24_500],
      ["Extra time", "30 min at $80 an hour", 4000],
      ["Extra colour", "25 g at $40 for 100 g", 1000],
      ["Bond builder", "", 2000],
      ["Shampoo", "2 of them", 3000],
    ]);
    expect(paid).toMatchObject({ price: 33_000, paid: 33_000, tips: 1000, due: 0 });
    const ways = paid.payments.map(({ method, amount, tip }) => [method, amount, tip]);
    expect(ways.toSorted(([one], [other]) => `${one}`.localeCompare(`${other}`))).toEqual([
      ["cash", 8000, 0],
      ["terminal", 21_000, 1000],
      ["voucher", 5000, 0],
    ]);
    expect((await day()).cash).toBe(8000);
  });

  test("takes a deposit off, and puts the tax on top or finds it in the price, as the salon says", async () => {
    await maren.json("PUT", "/api/payments/settings", { taxPercent: 8.875, taxIncluded: false });
    const id = await visit();
    await maren.json("POST", "/api/payments/by-hand", {
      appointmentId: id,
      method: "bank",
      amount: 4000,
    });
    const { money: paid } = await closed(id, { paid: [{ method: "cash" }] });
    expect(paid.bill).toMatchObject({ tax: 2174, total: 26_674 });
    expect(paid.payments.map(({ amount }) => amount).toSorted((a, b) => b - a)).toEqual([
      22_674, 4000,
    ]);
    await maren.json("PUT", "/api/payments/settings", { taxPercent: 20, taxIncluded: true });
    const other = await closed(await visit({ price: 12_000, time: "13:00" }));
    expect(other.money.bill).toMatchObject({ tax: 2000, total: 12_000 });
    await maren.json("PUT", "/api/payments/settings", { taxPercent: 0 });
  });

  test("leaves due what did not come, and takes it later or asks for it by a link", async () => {
    const id = await visit();
    expect((await closed(id, { paid: [{ method: "cash", amount: 20_000 }] })).money.due).toBe(4500);
    const later = { appointmentId: id, method: "terminal" };
    const more = await maren.json("POST", "/api/payments/by-hand", { ...later, amount: 4501 });
    expect(await refusal(more)).toEqual([400, "$45 is left to pay: what is more is a tip."]);
    expect((await maren.json("POST", "/api/payments/by-hand", later)).status).toBe(201);
    expect((await money(id)).due).toBe(0);
    const linked = await closed(await visit({ time: "13:00" }), { link: true });
    const [open] = linked.money.payments;
    expect(open).toMatchObject({ method: "stripe", status: "open", amount: 24_500 });
    expect(open?.url).toContain("/pay/");
  });

  test.each([
    [
      "more than is due",
      { paid: [{ method: "cash", amount: 24_501 }] },
      400,
      "$245 is left to pay",
    ],
    ["a discount above the price", { discount: 24_501 }, 400, "The discount is more"],
    ["a way that is none", { paid: [{ method: "stripe" }] }, 400, ""],
    ["an extra without a sum", { extras: [{ label: "x" }] }, 400, "Say an amount"],
    [
      "a product of nobody",
      { products: [{ label: "x", amount: 1, itemId: crypto.randomUUID() }] },
      404,
      "Item not found",
    ],
    ["a taken next time", { rebookAt: "2026-11-01 10:00" }, 409, "That time is over"],
    ["a stale version", { version: 99 }, 409, "Somebody has changed"],
  ])("refuses %s and leaves nothing", async (_, body, status, sentence) => {
    const id = await visit();
    const [code, said] = await refusal(await close(id, body));
    expect([code, said]).toEqual([status, expect.stringContaining(sentence)]);
    expect(await money(id)).toMatchObject({ bill: null, payments: [] });
    expect(await ledger()).toEqual([]);
  });

  test("wants a price where none was agreed", async () => {
    const id = await visit({ price: null });
    expect((await refusal(await close(id)))[1]).toContain("say what it came to");
    expect((await closed(id, { price: 9000, paid: [{ method: "cash" }] })).money.paid).toBe(9000);
  });

  test("bills what was completed already, once", async () => {
    const id = await visit();
    const complete = () =>
      maren.json("PATCH", `/api/appointments/${id}/status`, { status: "completed" });
    await complete();
    expect((await json<Appointment>(reopen(id))).status).toBe("confirmed");
    expect((await reopen(id)).status).toBe(409);
    await complete();
    await closed(id, { paid: [{ method: "cash" }] });
    expect(await refusal(await close(id))).toEqual([409, "This visit is closed already."]);
  });

  test("is refused before the visit has begun, and completing it is too", async () => {
    const id = await visit({ date: new Date(at + DAY).toISOString().slice(0, 10), time: "18:00" });
    const doors = [
      await close(id),
      await maren.json("PATCH", `/api/appointments/${id}/status`, { status: "completed" }),
    ];
    for (const door of doors) {
      const [status, said] = await refusal(door);
      expect(status).toBe(400);
      expect(said).toContain("Nora Whitfield has not been here yet");
    }
  });

  test("is done once however often at the same moment, and once for a key", async () => {
    const id = await visit();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => close(id, { paid: [{ method: "cash" }], rebookWeeks: 3 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
    expect(await sumOfLedger()).toBe(24_500);
    const other = await visit({ time: "13:00" });
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const [first, second] = [
      await close(other, { paid: [{ method: "cash" }] }, maren, key),
      await close(other, { paid: [{ method: "cash" }] }, maren, key),
    ];
    expect(await second.json()).toEqual(await first.json());
    expect(await sumOfLedger()).toBe(49_000);
  });

  test("is for whose visit it is and for the desk, and for nobody else's salon", async () => {
    const id = await visit();
    expect((await close(id, {}, sia)).status).toBe(403);
    expect((await close(id, {}, neighbour)).status).toBe(404);
    expect((await close(crypto.randomUUID())).status).toBe(404);
    const own = await visit({ time: "10:00", stylistId: sia.stylistId });
    expect((await close(own, { paid: [{ method: "cash" }] }, sia)).status).toBe(201);
    expect((await close(id, { paid: [{ method: "cash" }] }, desk)).status).toBe(201);
    expect((await neighbour.json("POST", `/api/appointments/${id}/reopen`, {})).status).toBe(404);
  });
});

describe("opening it again", () => {
  test("takes back money, stock and the next visit, and lets it be closed anew", async () => {
    const { salonId } = maren.actor;
    await maren
      .ctx()
      .db.insert(inventorySubscriptions)
      .values({ salonId, isActive: true, activatedAt: now() });
    const item = await json<{ id: string }>(
      maren.json("POST", "/api/inventory/items", {
        name: "Shampoo",
        category: "supplies",
        unit: "piece",
        currentQuantity: 5,
      }),
    );
    const stock = async () =>
      (await json<{ id: string; currentQuantity: number }[]>(maren.request("/api/inventory/items")))
        .filter((each) => each.id === item.id)
        .map(({ currentQuantity }) => currentQuantity)[0];
    const id = await visit();
    const { rebooked } = await closed(id, {
      paid: [{ method: "cash" }],
      products: [{ label: "Shampoo", amount: 1500, units: 2, itemId: item.id }],
      rebookWeeks: 6,
    });
    expect(await stock()).toBe(3);
    const back = await reopen(id);
    expect([back.status, (await json<Appointment>(back)).status]).toEqual([200, "confirmed"]);
    expect(await stock()).toBe(5);
    expect(await money(id)).toMatchObject({ bill: null, paid: 0, due: 24_500 });
    expect(await sumOfLedger()).toBe(0);
    const [next] = (
      await json<Appointment[]>(maren.request("/api/appointments?status=cancelled"))
    ).filter((each) => each.id === rebooked?.id);
    expect(next?.cancelledBy).toBe("salon");
    expect((await reopen(id)).status).toBe(409);
    await closed(id, { paid: [{ method: "terminal" }] });
    expect(await sumOfLedger()).toBe(24_500);
  });

  test("is refused on another day, once some went back, and by the book alone", async () => {
    const id = await visit();
    const { money: paid, appointment } = await closed(id, { paid: [{ method: "cash" }] });
    const alone = {
      visits: [{ id, version: appointment.version, status: "confirmed", onlineInGaps: false }],
    };
    const { putVisitsBack } = await import("#tools/booking/book/put-back.ts");
    await expect(putVisitsBack(maren.ctx(), alone as never)).rejects.toThrow("open it again");
    const refund = { amount: 1000, reason: "Cut short" };
    await maren.json("POST", `/api/payments/${paid.payments[0]!.id}/refund`, refund);
    expect((await refusal(await reopen(id)))[0]).toBe(409);
    expect(await money(id)).toMatchObject({ paid: 23_500, due: 0 });
    expect(await sumOfLedger()).toBe(23_500);
    const other = await visit({ time: "13:00" });
    await closed(other, { paid: [{ method: "cash" }] });
    at += DAY;
    expect((await refusal(await reopen(other)))[1]).toContain("on another day");
  });
});

test("closings, openings, payments and counts at once take no lock against each other's order", async () => {
  const ids: string[] = [];
  for (const time of ["08:00", "09:30", "11:00"]) ids.push(await visit({ time }));
  const chance = chances();
  const one = <T>(of: readonly T[]) => of[Math.floor(chance() * of.length)] as T;
  const verbs = [
    () => close(one(ids), { paid: [{ method: "cash", amount: 1000 }], rebookWeeks: 6 }),
    () => reopen(one(ids)),
    () =>
      maren.json("POST", "/api/payments/by-hand", {
        appointmentId: one(ids),
        method: "bank",
        amount: 500,
      }),
    async () => {
      const all = (await money(one(ids))).payments;
      const path = `/api/payments/${one(all)?.id ?? crypto.randomUUID()}`;
      return one([
        () => maren.json("POST", `${path}/void`, {}),
        () => maren.json("POST", `${path}/refund`, { reason: "Sorry" }),
      ])();
    },
    () => maren.json("POST", "/api/payments/days", { counted: 0 }),
    () => maren.request(`/api/payments/days?day=${today()}`, { method: "DELETE" }),
  ];
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => one(verbs)()));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
  expect(logged.filter((message) => message.includes("collided"))).toEqual([]);
  await maren.request(`/api/payments/days?day=${today()}`, { method: "DELETE" });
  const kept = (await Promise.all(ids.map(money))).flatMap(({ payments }) =>
    payments.flatMap(({ status, amount, refunded }) =>
      status === "paid" ? [amount - refunded] : [],
    ),
  );
  expect(await sumOfLedger()).toBe(kept.reduce((sum, each) => sum + each, 0));
});

describe("a day", () => {
  test("is closed with its cash counted and the difference named, and nothing by hand comes after", async () => {
    const before = await day();
    const id = await visit();
    const { money: paid } = await closed(id, { paid: [{ method: "cash", tip: 500 }] });
    const open = await visit({ time: "13:00" });
    expect(await day()).toMatchObject({ cash: 25_000, unclosed: 1, closed: null });
    const counted = before.float + 24_500;
    const first = await desk.json("POST", "/api/payments/days", { counted, note: "Till" });
    expect(first.status).toBe(201);
    expect(await json<DayClose>(first)).toMatchObject({ difference: -500, cash: 25_000 });
    expect((await maren.json("POST", "/api/payments/days", { counted })).status).toBe(409);
    const refused = await Promise.all([
      close(open, { paid: [{ method: "cash" }] }),
      reopen(id),
      maren.json("POST", `/api/payments/${paid.payments[0]!.id}/refund`, { reason: "Sorry" }),
      maren.json("POST", `/api/payments/${paid.payments[0]!.id}/void`, {}),
    ]);
    for (const each of refused) expect((await refusal(each))[1]).toContain("Today is closed");
    expect((await sia.json("POST", "/api/payments/days", { counted })).status).toBe(403);
    const again = await maren.request(`/api/payments/days?day=${today()}`, { method: "DELETE" });
    expect((await json<DayMoney>(again)).closed).toBeNull();
    await closed(open, { paid: [{ method: "cash" }] });
    const tomorrow = new Date(at + DAY).toISOString().slice(0, 10);
    const ahead = await maren.json("POST", "/api/payments/days", { day: tomorrow, counted });
    expect(ahead.status).toBe(400);
  });

  test("knows a payment that was written down wrongly as taken back", async () => {
    const id = await visit();
    await closed(id);
    const by = { appointmentId: id, method: "cash", amount: 1000, tip: 200 };
    const { id: paymentId } = await json<Payment>(maren.json("POST", "/api/payments/by-hand", by));
    expect((await day()).rows).toEqual([{ method: "cash", taken: 1200, back: 0, tips: 200 }]);
    expect((await maren.json("POST", `/api/payments/${paymentId}/void`, {})).status).toBe(200);
    expect((await day()).rows).toEqual([{ method: "cash", taken: 0, back: 0, tips: 0 }]);
    expect((await maren.json("POST", `/api/payments/${paymentId}/void`, {})).status).toBe(409);
    expect((await money(id)).due).toBe(24_500);
  });
});

test("the report says what was taken beside what was done", async () => {
  const id = await visit();
  await closed(id, { price: 30_000, paid: [{ method: "cash", amount: 10_000, tip: 1000 }] });
  const report = await json<RevenueReport>(
    maren.request(`/api/reports/revenue?from=${today()}&to=${today()}`),
  );
  expect(report).toMatchObject({ total: 30_000, received: 11_000, tips: 1000, refunded: 0 });
  expect(report.ways).toEqual([{ method: "cash", amount: 11_000 }]);
});
