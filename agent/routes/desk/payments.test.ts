import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { appointments, waitlistEntries } from "#db/schema/appointments.ts";
import { ledgerEntries, payments, refunds, stripeEvents } from "#db/schema/payments.ts";
import { contextForSalon } from "#agent/context.ts";
import { auditOf } from "#tests/audit.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeStripe } from "#tests/fakes/stripe.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { strike } from "#tests/round.ts";
import { atomically } from "#tools/core/context.ts";
import { settle } from "#tools/booking/book/status.ts";
import { lockAppointment } from "#tools/appointments/lock.ts";
import { exportLedger, listLedger } from "#tools/payments/ledger.ts";
import { refundPayment } from "#tools/payments/stripe/refunds.ts";
import { layBookingPayment } from "#tools/payments/stripe/lay.ts";
import { openPayment } from "#tools/payments/stripe/open.ts";
import { settleMoney } from "#tools/payments/bill/settle-visit.ts";
import type { Payment, VisitMoney } from "#tools/payments/schema.ts";
import { releaseUnpaid } from "#tools/booking/book/unpaid.ts";

type Stripe = Awaited<ReturnType<typeof fakeStripe>>;

let stripe: Stripe;
let here: TestApp;
let there: TestApp;
let maren: Salon;
let neighbour: Salon;
let later = 0;
const now = () => new Date(Date.now() + later);
/** Every visit has a day of its own, so that none is in another's way. */
let day = 0;

beforeAll(async () => {
  stripe = await fakeStripe({ now });
  here = await startApp({ env: stripe.env, now });
  there = await startApp({ env: stripe.env, now, databaseUrl: here.databaseUrl });
  [maren, neighbour] = [await openSalon(here), await openSalon(here, joaquin)];
  for (const salon of [maren, neighbour]) await putOnTier(salon, "complete");
});
afterAll(async () => {
  await there?.close();
  await here?.close();
  await stripe?.close();
});
afterEach(() => {
  stripe.calm();
  stripe.refuse(null);
  stripe.pendRefunds(false);
});

const dateOf = (n: number) =>
  new Date(Date.UTC(2091, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);

async function visit(salon: Salon, { price = 19_500, on = (day += 1) } = {}) {
  const response = await salon.json("POST", "/api/appointments/for-client", {
    stylistId: salon.actor.stylistId,
    clientName: "Anna Berg",
    clientEmail: "anna@berg.example",
    appointmentDate: dateOf(on),
    appointmentTime: "10:00",
    outsideHours: true,
  });
  const { id } = (await response.json()) as { id: string };
  expect(response.status).toBe(201);
  await salon.ctx().db.update(appointments).set({ price }).where(eq(appointments.id, id));
  return { id, on };
}

async function booked(salon: Salon, asked: { purpose?: "deposit" | "card"; amount?: number } = {}) {
  const { purpose = "deposit", amount = purpose === "card" ? 0 : 4000 } = asked;
  const { id, on } = await visit(salon);
  const laid = await atomically(salon.ctx(), (ctx) =>
    layBookingPayment(ctx, { appointmentId: id, purpose, amount, currency: "USD", clientId: null }),
  );
  return { id, on, ...laid };
}

/** A booking whose page is open, and that page. */
async function open(salon: Salon, asked: { purpose?: "deposit" | "card"; amount?: number } = {}) {
  const laid = await booked(salon, asked);
  await openPayment(salon.ctx(), { paymentId: laid.paymentId });
  return { ...laid, session: await sessionOf(salon, laid.paymentId) };
}

const rowOf = async (salon: Salon, id: string) =>
  (await salon.ctx().db.select().from(payments).where(eq(payments.id, id)))[0]!;
const sessionOf = async (salon: Salon, id: string) => (await rowOf(salon, id)).sessionId!;
const visitOf = async (salon: Salon, id: string) =>
  (await salon.ctx().db.select().from(appointments).where(eq(appointments.id, id)))[0]!;
const linesOf = async (salon: Salon, id: string) =>
  (
    await salon
      .ctx()
      .db.select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.paymentId, id))
      .orderBy(asc(ledgerEntries.line))
  ).map(({ kind, amount }) => [kind, amount]);

type Event = ReturnType<Stripe["event"]>;
const deliver = async (
  { app }: Pick<TestApp, "app">,
  { body, signature }: Pick<Event, "body" | "signature">,
): Promise<Response> =>
  app.request("/api/payments/stripe", {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body,
  });

/** What is true of every payment at any time: its lines sum to what came less what went. */
async function expectSums(salon: Salon) {
  for (const row of await salon.ctx().db.select().from(payments)) {
    const given = await salon.ctx().db.select().from(refunds).where(eq(refunds.paymentId, row.id));
    const back = given
      .filter(({ status }) => status === "done")
      .reduce((sum, { amount }) => sum + amount, 0);
    const sum = (await linesOf(salon, row.id))
      .filter(([kind]) => !String(kind).startsWith("dispute"))
      .reduce((all, [, amount]) => all + Number(amount), 0);
    expect(sum).toBe(row.status === "paid" ? row.amount - back : 0);
  }
}

async function paid(salon: Salon, asked: { purpose?: "deposit" | "card"; amount?: number } = {}) {
  const it = await open(salon, asked);
  stripe.pay(it.session);
  await deliver(here, stripe.event("checkout.session.completed", stripe.get(it.session)));
  return { ...it, intentId: (await rowOf(salon, it.paymentId)).intentId! };
}

const get = async <T>(salon: Salon, path: string) =>
  (await (await salon.request(path)).json()) as T;
const mailsOf = async (salon: Salon, appointmentId: string) => {
  const all = await get<{ subject: string; appointmentId: string }[]>(
    salon,
    "/api/outbox?kind=payment&limit=500",
  );
  return all.filter((mail) => mail.appointmentId === appointmentId).map(({ subject }) => subject);
};

describe("the same event", () => {
  test("twenty times at once over two processes has one effect", async () => {
    const { id, paymentId, session } = await open(maren);
    stripe.pay(session);
    const event = stripe.event("checkout.session.completed", stripe.get(session));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => deliver(n % 2 ? here : there, event)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await linesOf(maren, paymentId)).toEqual([["charge", 4000]]);
    expect(await visitOf(maren, id)).toMatchObject({ payBy: null, status: "confirmed" });
    const kept = await here.services.tenancy
      .forPlatform()
      .select()
      .from(stripeEvents)
      .where(eq(stripeEvents.id, event.id));
    expect(kept).toHaveLength(1);
    const other = stripe.event(
      "payment_intent.succeeded",
      stripe.get((await rowOf(maren, paymentId)).intentId),
    );
    await deliver(here, other);
    expect(await linesOf(maren, paymentId)).toEqual([["charge", 4000]]);
  });

  test("of a refund before its charge, and of an end after it was paid, leaves what is true", async () => {
    const { id, paymentId, session } = await open(maren);
    const before = structuredClone(stripe.get(session));
    stripe.pay(session);
    const intentId = String(stripe.get(session)["payment_intent"]);
    const back = stripe.refundThere(intentId, 1500);
    await deliver(here, stripe.event("refund.created", back));
    expect(await linesOf(maren, paymentId)).toEqual([
      ["charge", 4000],
      ["refund", -1500],
    ]);
    await deliver(there, stripe.event("checkout.session.completed", stripe.get(session)));
    await deliver(here, stripe.event("checkout.session.expired", { ...before, status: "expired" }));
    await deliver(
      here,
      stripe.event("charge.refunded", stripe.get(stripe.get(intentId)["latest_charge"])),
    );
    await workOff(here);
    expect(await linesOf(maren, paymentId)).toHaveLength(2);
    expect(await visitOf(maren, id)).toMatchObject({ status: "confirmed", payBy: null });
    expect(await rowOf(maren, paymentId)).toMatchObject({ status: "paid" });
  });

  test("that is forged, altered, too old, too new, unsigned, or signed with another secret is refused", async () => {
    const { paymentId, session } = await open(maren);
    stripe.pay(session);
    const thing = stripe.get(session);
    const good = stripe.event("checkout.session.completed", thing);
    const minutes = (n: number) => new Date(now().getTime() + n * 60_000);
    const bad = [
      { body: good.body, signature: "" },
      { body: good.body, signature: "t=1,v1=00" },
      { body: good.body.replace("completed", "expired"), signature: good.signature },
      { body: `${good.body} `, signature: good.signature },
      stripe.event("checkout.session.completed", thing, { at: minutes(-6) }),
      stripe.event("checkout.session.completed", thing, { at: minutes(6) }),
      stripe.event("checkout.session.completed", thing, { secret: "whsec_of_somebody_else" }),
      { body: good.body, signature: good.signature.replace("v1", "v0") },
    ];
    const answers = await Promise.all(bad.map((event) => deliver(here, event)));
    expect(answers.map(({ status }) => status)).toEqual(bad.map(() => 403));
    expect(await rowOf(maren, paymentId)).toMatchObject({ status: "open" });
    expect((await deliver(here, good)).status).toBe(200);
    expect(await rowOf(maren, paymentId)).toMatchObject({ status: "paid" });
  });

  test("that names another salon, or nobody's payment, has no effect", async () => {
    const { paymentId, session } = await open(maren);
    const theirs = await open(neighbour);
    stripe.pay(session);
    const thing = stripe.get(session);
    thing["metadata"] = { salonId: neighbour.actor.salonId, paymentId: theirs.paymentId };
    await deliver(here, stripe.event("checkout.session.completed", thing));
    const intent = stripe.get(thing["payment_intent"]);
    await deliver(here, stripe.event("payment_intent.succeeded", { ...intent, id: intent.id }));
    expect(await rowOf(maren, paymentId)).toMatchObject({ status: "open" });
    expect(await rowOf(neighbour, theirs.paymentId)).toMatchObject({ status: "open" });
    const nobody = { id: "cs_test_nobody", object: "checkout.session" };
    expect((await deliver(here, stripe.event("checkout.session.completed", nobody))).status).toBe(
      200,
    );
    expect(
      (await deliver(here, stripe.event("customer.created", { id: "cus_1", object: "customer" })))
        .status,
    ).toBe(200);
  });

  test("is heard again when Stripe could not be asked, and nothing of it is kept until then", async () => {
    const { paymentId, session } = await open(maren);
    stripe.pay(session);
    const event = stripe.event("checkout.session.completed", stripe.get(session));
    const thing = stripe.get(session);
    stripe.things.delete(session);
    expect((await deliver(here, event)).status).toBe(503);
    stripe.things.set(session, thing);
    expect((await deliver(here, event)).status).toBe(200);
    expect(await rowOf(maren, paymentId)).toMatchObject({ status: "paid" });
  });

  test("of another amount or currency is no payment, and says so", async () => {
    for (const taken of [{ amount: 40 }, { currency: "eur" }]) {
      const { id, paymentId, session } = await open(maren);
      stripe.pay(session, taken);
      await deliver(here, stripe.event("checkout.session.completed", stripe.get(session)));
      const row = await rowOf(maren, paymentId);
      expect(row.status).toBe("open");
      expect(row.error).toMatch(/asked for was 4000 USD/);
      expect((await visitOf(maren, id)).payBy).not.toBeNull();
      expect(await linesOf(maren, paymentId)).toEqual([]);
    }
  });
});

describe("a page to pay on", () => {
  test("is one, however many open it at once, also where an answer was lost", async () => {
    const { paymentId } = await booked(maren);
    stripe.next("die after");
    const pages = await Promise.all(
      Array.from({ length: 6 }, () => openPayment(maren.ctx(), { paymentId })),
    );
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
    const made = stripe
      .all("checkout.session")
      .filter(({ metadata }) => (metadata as { paymentId?: string }).paymentId === paymentId);
    expect(made).toHaveLength(1);
    const link = new URL(pages[0]!.url!).pathname;
    const led = await here.app.request(link);
    expect([led.status, led.headers.get("location")]).toEqual([303, made[0]!["url"]]);
    expect((await here.app.request("/pay/nonsense")).status).toBe(404);
  });

  test("tells whoever comes back from it what is true, without any event", async () => {
    const { paymentId, session } = await open(maren);
    const link = new URL(String(stripe.get(session)["success_url"])).pathname;
    expect(await (await here.app.request(link)).text()).toContain("Not paid yet");
    stripe.pay(session);
    expect(await (await here.app.request(link)).text()).toContain("This is paid.");
    expect(await rowOf(maren, paymentId)).toMatchObject({ status: "paid", cardLast4: "4242" });
  });
});

describe("a booking whose payment never comes", () => {
  test("gives its time back after Stripe has closed the page, and another can have it", async () => {
    const { id, on, paymentId, session } = await open(maren);
    // it came of an offer to somebody who waited
    const wish = await maren.json("POST", "/api/waitlist", {
      stylistId: maren.actor.stylistId,
      clientName: "Ana Reyes",
      clientEmail: "ana@x.example",
      from: dateOf(on),
      to: dateOf(on),
    });
    const waited = ((await wish.json()) as { id: string }).id;
    const { db } = maren.ctx();
    const entry = eq(waitlistEntries.id, waited);
    await db.update(waitlistEntries).set({ status: "booked", appointmentId: id }).where(entry);
    await strike(here);
    expect((await visitOf(maren, id)).status).not.toBe("cancelled");
    later += 32 * 60_000;
    await strike(here);
    expect(await visitOf(maren, id)).toMatchObject({
      status: "cancelled",
      cancelledBy: "unpaid",
      occupancyId: null,
    });
    expect(await rowOf(maren, paymentId)).toMatchObject({ status: "expired", url: null });
    expect(stripe.get(session)["status"]).toBe("expired");
    expect(await mailsOf(maren, id)).toContainEqual(expect.stringContaining("was given free"));
    expect(await db.select().from(waitlistEntries).where(entry)).toMatchObject([
      { status: "expired" },
    ]);
    await visit(maren, { on });
  });

  test("stays when it is paid at the very moment of being released, ten times over", async () => {
    const { id, paymentId, session } = await open(maren);
    later += 32 * 60_000;
    // Stripe's clock has not struck yet
    stripe.get(session)["expires_at"] = Math.floor(now().getTime() / 1000) + 60;
    const salon = contextForSalon(here.services, maren.actor.salonId);
    stripe.pay(session);
    const event = stripe.event("checkout.session.completed", stripe.get(session));
    await Promise.all([
      ...Array.from({ length: 5 }, () => releaseUnpaid(salon, { id })),
      ...Array.from({ length: 5 }, () => deliver(there, event)),
    ]);
    expect(await visitOf(maren, id)).toMatchObject({ status: "confirmed", payBy: null });
    expect(await linesOf(maren, paymentId)).toEqual([["charge", 4000]]);
    expect(
      await maren.ctx().db.select().from(refunds).where(eq(refunds.paymentId, paymentId)),
    ).toEqual([]);
  });

  test("gets its money back where it comes all the same", async () => {
    const { id, paymentId, session } = await open(maren);
    await atomically(maren.ctx(), async (ctx) => {
      await settle(ctx, await lockAppointment(ctx, id), {
        status: "cancelled",
        cancelledBy: "unpaid",
      });
      await ctx.db.update(payments).set({ status: "expired" }).where(eq(payments.id, paymentId));
    });
    stripe.pay(session);
    await deliver(here, stripe.event("checkout.session.completed", stripe.get(session)));
    await workOff(here);
    expect(await linesOf(maren, paymentId)).toEqual([
      ["charge", 4000],
      ["refund", -4000],
    ]);
    expect(await mailsOf(maren, id)).toContainEqual(expect.stringContaining("goes back"));
  });

  test("is held for as long as Stripe cannot be asked", async () => {
    const { id, session } = await open(maren);
    later += 32 * 60_000;
    const thing = stripe.get(session);
    stripe.things.delete(session);
    const salon = contextForSalon(here.services, maren.actor.salonId);
    await expect(releaseUnpaid(salon, { id })).rejects.toMatchObject({ code: "unavailable" });
    expect((await visitOf(maren, id)).status).not.toBe("cancelled");
    stripe.things.set(session, thing);
    await releaseUnpaid(salon, { id });
    expect((await visitOf(maren, id)).cancelledBy).toBe("unpaid");
  });
});

describe("money that goes back", () => {
  test("is never more than was paid, of twenty at once, and goes once where answers are lost", async () => {
    const { paymentId } = await paid(maren);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        maren.json("POST", `/api/payments/${paymentId}/refund`, { amount: 900, reason: "Unhappy" }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(
      (await auditOf(maren, "payment.refunded")).filter(({ subjectId }) => subjectId === paymentId),
    ).toMatchObject(
      Array.from({ length: 4 }, () => ({ via: "screen", words: "gave back $9 of a payment" })),
    );
    stripe.next("die after", { status: 500 }, { status: 429, type: "rate_limit_error" });
    await workOff(here);
    await workOff(here, { retries: true });
    await workOff(here, { retries: true });
    expect(await linesOf(maren, paymentId)).toEqual([
      ["charge", 4000],
      ...Array.from({ length: 4 }, () => ["refund", -900]),
    ]);
    const { intentId } = await rowOf(maren, paymentId);
    const made = stripe.all("refund").filter((refund) => refund["payment_intent"] === intentId);
    expect(made).toHaveLength(4);
    const [shown] = (await get<Payment[]>(maren, "/api/payments?limit=500")).filter(
      ({ id }) => id === paymentId,
    );
    expect(shown).toMatchObject({ refunded: 3600, refunding: 0, card: "visa ···· 4242" });
    expect(
      (
        await maren.json("POST", `/api/payments/${paymentId}/refund`, {
          amount: 401,
          reason: "More",
        })
      ).status,
    ).toBe(409);
  });

  test("that the bank does not take is there again, with a line that says so", async () => {
    const { paymentId, intentId } = await paid(maren);
    await maren.json("POST", `/api/payments/${paymentId}/refund`, { reason: "Unhappy" });
    await workOff(here);
    const back = stripe.all("refund").find((refund) => refund["payment_intent"] === intentId)!;
    Object.assign(back, { status: "failed", failure_reason: "expired_or_canceled_card" });
    const event = stripe.event("refund.failed", back);
    await Promise.all([deliver(here, event), deliver(there, event)]);
    expect(await linesOf(maren, paymentId)).toEqual([
      ["charge", 4000],
      ["refund", -4000],
      ["refund_failed", 4000],
    ]);
    const [owner] = await get<{ subject: string }[]>(maren, "/api/outbox?kind=payment&limit=1");
    expect(owner?.subject).toContain("did not arrive");
    const again = await maren.json("POST", `/api/payments/${paymentId}/refund`, {
      reason: "Again",
    });
    expect(again.status).toBe(200);
  });

  test("that waits for the bank is entered when it has gone", async () => {
    const { paymentId, intentId } = await paid(maren);
    stripe.pendRefunds(true);
    await maren.json("POST", `/api/payments/${paymentId}/refund`, { amount: 1000, reason: "Part" });
    await workOff(here);
    expect(await linesOf(maren, paymentId)).toEqual([["charge", 4000]]);
    const back = stripe.all("refund").find((refund) => refund["payment_intent"] === intentId)!;
    back["status"] = "succeeded";
    await deliver(here, stripe.event("refund.updated", back));
    expect(await linesOf(maren, paymentId)).toEqual([
      ["charge", 4000],
      ["refund", -1000],
    ]);
  });

  test.each([
    ["client", true, 4000],
    ["client", false, 0],
    ["salon", false, 4000],
    ["no_show", false, 0],
  ] as const)("when the %s cancels (in time: %s) is %i", async (cancelledBy, inTime, goesBack) => {
    const { id, paymentId } = await paid(maren);
    const cancel = () =>
      atomically(maren.ctx(), async (ctx) => {
        const appointment = await lockAppointment(ctx, id);
        if (appointment.status !== "cancelled")
          await settle(ctx, appointment, { status: "cancelled", cancelledBy });
        return settleMoney(ctx, { appointment, cancelledBy, inTime });
      });
    expect(await cancel()).toEqual({ currency: "USD", goesBack, kept: 4000 - goesBack });
    await cancel();
    await workOff(here);
    const sum = (await linesOf(maren, paymentId)).reduce(
      (all, [, amount]) => all + Number(amount),
      0,
    );
    expect(sum).toBe(4000 - goesBack);
  });
});

describe("a link", () => {
  const ask = (id: string, more: object = {}) =>
    maren.json("POST", "/api/payments", { appointmentId: id, purpose: "balance", ...more });

  test("is for what is left, stays the same, and is replaced for another amount", async () => {
    const { id } = await paid(maren);
    const first = (await (await ask(id)).json()) as Payment & { sent: string[] };
    expect(first).toMatchObject({ amount: 15_500, status: "open", sent: ["mail"] });
    const same = (await (await ask(id)).json()) as Payment;
    expect([same.id, same.url]).toEqual([first.id, first.url]);
    const other = (await (await ask(id, { amount: 9000, send: false })).json()) as Payment;
    expect(other.id).not.toBe(first.id);
    await workOff(here);
    const before = await sessionOf(maren, first.id);
    expect(stripe.get(before)["status"]).toBe("expired");
    stripe.pay(await sessionOf(maren, other.id));
    await strike(here);
    await here.app.request(`${new URL(other.url!).pathname}/done`);
    const money = await get<VisitMoney>(maren, `/api/appointments/${id}/money`);
    expect(money).toMatchObject({ price: 19_500, paid: 13_000, due: 6500, available: true });
  });

  test("asked for four times at once with other sums is made, and one of them is out", async () => {
    for (let again = 0; again < 4; again += 1) {
      const { id } = await visit(maren);
      const sums = [4000, 5000, 6000, 7000];
      const came = await Promise.all(sums.map((amount) => ask(id, { amount, send: false })));
      expect(came.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const money = await get<VisitMoney>(maren, `/api/appointments/${id}/money`);
      expect(money.payments.filter(({ status }) => status === "open")).toHaveLength(1);
    }
  });

  test("lives on when Stripe's page has come to its end", async () => {
    const { id } = await visit(maren);
    const link = (await (await ask(id)).json()) as Payment;
    const before = await sessionOf(maren, link.id);
    later += 25 * 3_600_000;
    await strike(here);
    const led = await here.app.request(new URL(link.url!).pathname);
    expect(led.status).toBe(303);
    const after = await sessionOf(maren, link.id);
    expect(after).not.toBe(before);
    stripe.pay(after);
    await deliver(here, stripe.event("checkout.session.completed", stripe.get(after)));
    expect(await rowOf(maren, link.id)).toMatchObject({ status: "paid" });
  });

  test("that is taken back cannot be paid; one that was paid until then is paid", async () => {
    const [a, b] = [await visit(maren), await visit(maren)];
    const [one, two] = [
      (await (await ask(a.id)).json()) as Payment,
      (await (await ask(b.id)).json()) as Payment,
    ];
    expect((await maren.json("POST", `/api/payments/${one.id}/cancel`, {})).status).toBe(200);
    expect(stripe.get(await sessionOf(maren, one.id))["status"]).toBe("expired");
    stripe.pay(await sessionOf(maren, two.id));
    expect((await maren.json("POST", `/api/payments/${two.id}/cancel`, {})).status).toBe(409);
    expect(await rowOf(maren, two.id)).toMatchObject({ status: "paid" });
  });

  test("for the whole is not made while a deposit is waited for, and later takes its place", async () => {
    const { id, paymentId, session } = await open(maren);
    const refused = await ask(id);
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      409,
      expect.stringContaining("waits for what was asked for at booking"),
    ]);
    // made before it had to wait for anything; by hand it stands without
    await maren.ctx().db.update(appointments).set({ payBy: null }).where(eq(appointments.id, id));
    const link = (await (await ask(id, { send: false })).json()) as Payment;
    expect(link).toMatchObject({ amount: 19_500, purpose: "balance" });
    expect(await rowOf(maren, paymentId)).toMatchObject({ status: "cancelled" });
    // both pages are used before Stripe has closed the first
    stripe.pay(session);
    stripe.pay(await sessionOf(maren, link.id));
    for (const paidOn of [session, await sessionOf(maren, link.id)])
      await deliver(here, stripe.event("checkout.session.completed", stripe.get(paidOn)));
    await workOff(here);
    const money = await get<VisitMoney>(maren, `/api/appointments/${id}/money`);
    expect(money).toMatchObject({ paid: 19_500, due: 0 });
  });

  test("needs something to pay", async () => {
    const { id } = await visit(maren);
    expect((await ask(id, { amount: 20 })).status).toBe(400);
    await maren.ctx().db.update(appointments).set({ price: null }).where(eq(appointments.id, id));
    expect((await ask(id)).status).toBe(400);
    expect((await ask(crypto.randomUUID())).status).toBe(404);
    const foreign = await visit(neighbour);
    expect((await ask(foreign.id)).status).toBe(404);
  });
});

describe("a kept card", () => {
  async function missed() {
    const kept = await paid(maren, { purpose: "card" });
    const response = await maren.json("PATCH", `/api/appointments/${kept.id}/status`, {
      status: "cancelled",
      cancelledBy: "client",
    });
    expect(response.status).toBe(200);
    return kept;
  }

  test("is charged once with the fee, of five at the same moment", async () => {
    const { id, paymentId } = await missed();
    expect(await rowOf(maren, paymentId)).toMatchObject({
      status: "paid",
      cardBrand: "visa",
      intentId: null,
    });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        maren.json("POST", `/api/payments/${paymentId}/charge`, { amount: 9750 }),
      ),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { payments: all, paid: sum } = await get<VisitMoney>(
      maren,
      `/api/appointments/${id}/money`,
    );
    expect(all.filter(({ purpose }) => purpose === "no_show")).toMatchObject([
      { status: "paid", amount: 9750 },
    ]);
    expect(sum).toBe(9750);
    const charges = stripe.requests.filter(
      ({ method, path }) => method === "POST" && path === "/v1/payment_intents",
    );
    const mine = stripe.all("payment_intent").filter((intent) => intent["amount"] === 9750);
    expect(charges.length).toBeGreaterThan(0);
    expect(mine).toHaveLength(1);
    const [fee] = all.filter(({ purpose }) => purpose === "no_show");
    expect(
      (await auditOf(maren, "payment.charged")).filter(({ subjectId }) => subjectId === fee?.id),
    ).toMatchObject([{ words: "had a kept card charged with $97.50 for a missed visit" }]);
  });

  test("that the bank refuses is followed by a link, and the answer says so", async () => {
    const { paymentId } = await missed();
    stripe.refuse({
      code: "authentication_required",
      message: "This card requires authentication.",
    });
    const response = await maren.json("POST", `/api/payments/${paymentId}/charge`, {
      amount: 5000,
    });
    expect(await response.json()).toMatchObject({
      charged: false,
      sentence:
        "The card was not charged: This card requires authentication. A link went to the client by mail instead.",
      payment: { status: "open", amount: 5000, purpose: "no_show" },
    });
  });

  test("is charged with no more than is left of the price", async () => {
    const { id, paymentId } = await paid(maren);
    const cancelled = { status: "cancelled", cancelledBy: "client" };
    await maren.json("PATCH", `/api/appointments/${id}/status`, cancelled);
    const { due } = await get<VisitMoney>(maren, `/api/appointments/${id}/money`);
    const charge = (amount: number) =>
      maren.json("POST", `/api/payments/${paymentId}/charge`, { amount });
    expect((await charge(due! + 1)).status).toBe(400);
    expect((await charge(due!)).status).toBe(200);
  });

  test("is not charged before the visit was missed, nor where none was left", async () => {
    const { paymentId } = await paid(maren, { purpose: "card" });
    expect(
      (await maren.json("POST", `/api/payments/${paymentId}/charge`, { amount: 5000 })).status,
    ).toBe(409);
    const { paymentId: other } = await booked(maren, { purpose: "card" });
    expect(
      (await maren.json("POST", `/api/payments/${other}/charge`, { amount: 5000 })).status,
    ).toBe(409);
  });
});

test("a dispute takes the money and brings it back when it is won, each once", async () => {
  const { paymentId, intentId } = await paid(maren);
  const dispute = stripe.dispute(intentId);
  const created = stripe.event("charge.dispute.created", dispute);
  await Promise.all([deliver(here, created), deliver(there, created)]);
  expect(await linesOf(maren, paymentId)).toEqual([
    ["charge", 4000],
    ["dispute", -4000],
  ]);
  dispute["status"] = "won";
  await deliver(here, stripe.event("charge.dispute.closed", dispute));
  await deliver(there, stripe.event("charge.dispute.funds_reinstated", dispute));
  expect((await linesOf(maren, paymentId)).at(-1)).toEqual(["dispute_won", 4000]);
  expect(await linesOf(maren, paymentId)).toHaveLength(3);
});

test("the ledger lists, sums and exports what came and went, to owner and manager alone", async () => {
  const summary = await get<{
    rows: { net: number }[];
    payers: { clientName: string; net: number }[];
  }>(maren, "/api/payments/summary");
  // each by name, and never more than came
  expect(summary.payers.length).toBeGreaterThan(0);
  expect(summary.payers.every(({ clientName }) => clientName.length > 0)).toBe(true);
  const all = await maren.ctx().db.select().from(ledgerEntries);
  const net = all.reduce((sum, { amount }) => sum + amount, 0);
  expect(summary.rows.reduce((sum, row) => sum + row.net, 0)).toBe(net);
  const lines = await get<unknown[]>(maren, "/api/payments/ledger?limit=500");
  expect(lines).toHaveLength(all.length);
  const csv = await (await maren.request("/api/payments/ledger.csv")).text();
  expect(csv.trim().split("\r\n")).toHaveLength(all.length + 1);
  expect(await get(neighbour, "/api/payments/ledger")).toEqual([]);
  const reception = { ...maren.ctx(), actor: { ...maren.actor, role: "reception" as const } };
  await expect(listLedger(reception, {})).rejects.toMatchObject({ code: "forbidden" });
  await expect(exportLedger(reception, {})).rejects.toMatchObject({ code: "forbidden" });
  const [any] = await maren.ctx().db.select().from(payments).limit(1);
  const asked = { id: any!.id, reason: "Please" };
  await expect(refundPayment(reception, asked)).rejects.toMatchObject({ code: "forbidden" });
  await expectSums(maren);
});

test("how money is taken is for owner and manager to say", async () => {
  expect(await get(maren, "/api/payments/settings")).toEqual({
    available: true,
    refundInTime: true,
    payWithinMinutes: 30,
    taxPercent: 0,
    taxIncluded: true,
  });
  const put = await maren.json("PUT", "/api/payments/settings", { payWithinMinutes: 1440 });
  expect(await put.json()).toMatchObject({ payWithinMinutes: 1440 });
  expect((await maren.json("PUT", "/api/payments/settings", { payWithinMinutes: 29 })).status).toBe(
    400,
  );
  await open(maren);
});
