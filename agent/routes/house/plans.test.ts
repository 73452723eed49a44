import { eq, like } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { outbox } from "#db/schema/messages.ts";
import { planBilling, stripeEvents } from "#db/schema/payments.ts";
import { stylists } from "#db/schema/stylists.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeStripe } from "#tests/fakes/stripe.ts";
import { joaquin, maren as marensName, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { strike } from "#tests/round.ts";
import type { Billing, PlanBilling } from "#tools/billing/schema.ts";
import type { PlanProduct } from "#tools/payments/schema.ts";

type Stripe = Awaited<ReturnType<typeof fakeStripe>>;

let stripe: Stripe;
let here: TestApp;
let there: TestApp;
let free: TestApp;
let later = 0;
const now = () => new Date(Date.now() + later);

beforeAll(async () => {
  stripe = await fakeStripe({ now });
  [here, free] = await Promise.all([startApp({ env: stripe.env, now }), startApp({ now })]);
  there = await startApp({ env: stripe.env, now, databaseUrl: here.databaseUrl });
});
afterAll(async () => {
  await Promise.all([there?.close(), free?.close()]);
  await here?.close();
  await stripe?.close();
});
afterEach(() => {
  stripe.calm();
});

let people = 0;
const newSalon = () => openSalon(here, { ...marensName, email: `m${(people += 1)}@plans.example` });

const body = async <T>(answer: Promise<Response> | Response, status = 200): Promise<T> => {
  const response = await answer;
  const read = (await response.json()) as T;
  expect([response.status, read]).toEqual([status, read]);
  return read;
};
type Asked = { message: string; checkoutUrl?: string; subscription: { tier: string } };
const ask = (salon: Salon, tier: string) =>
  body<Asked>(salon.json("PUT", "/api/subscription/upgrade", { tier }));
const tierOf = async (salon: Salon) =>
  (await body<{ tier: string }>(salon.request("/api/subscription/status"))).tier;
const billing = (salon: Salon) => body<Billing>(salon.request("/api/billing"));
const billed = async (salon: Salon, product: PlanProduct = "salon") =>
  (await billing(salon)).plans.find((plan) => plan.product === product)!;
const rowOf = async (salon: Salon, product: PlanProduct = "salon") =>
  (await salon.ctx().db.select().from(planBilling).where(eq(planBilling.product, product)))[0]!;
const mailsOf = async (salon: Salon) =>
  (await salon.ctx().db.select().from(outbox).where(like(outbox.dedupeKey, "plan %"))).map(
    ({ subject }) => subject,
  );
const deliver = async (
  event: ReturnType<Stripe["event"]>,
  { app }: Pick<TestApp, "app"> = here,
): Promise<Response> =>
  app.request("/api/payments/stripe", {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": event.signature },
    body: event.body,
  });
/** The event of a session, a subscription or an invoice as it is now. */
const tell = async (type: string, id: unknown) =>
  expect((await deliver(stripe.event(type, stripe.get(id)))).status).toBe(200);
const posted = (path: string) =>
  stripe.requests.filter((asked) => asked.method === "POST" && asked.path === path).length;

/** A salon that pays for a plan. */
async function paying(plan = "pro", product: PlanProduct = "salon") {
  const salon = await newSalon();
  await subscribe(salon, product, plan);
  const { sessionId } = await rowOf(salon, product);
  stripe.pay(sessionId!);
  await tell("checkout.session.completed", sessionId);
  const { subscriptionId } = await rowOf(salon, product);
  return { salon, sessionId: sessionId!, subscriptionId: subscriptionId! };
}

function subscribe(salon: Salon, product: PlanProduct, tier: string) {
  const path = { salon: "subscription/upgrade", social: "social-media/subscribe" };
  if (product === "inventory") return salon.request("/api/inventory/subscribe", { method: "PUT" });
  return salon.json("PUT", `/api/${path[product]}`, { tier });
}

describe("an upgrade", () => {
  test("is paid for first, and has one effect of twenty events at once over two processes", async () => {
    const salon = await newSalon();
    const asked = await ask(salon, "pro");
    expect(asked).toMatchObject({
      message: "Pay on Stripe's page to move to Salon Pro.",
      subscription: { tier: "essential" },
    });
    const { sessionId } = await rowOf(salon);
    const session = stripe.get(sessionId);
    expect(asked.checkoutUrl).toBe(session["url"]);
    expect(session).toMatchObject({ mode: "subscription", amount_total: 4900, currency: "usd" });
    expect(session["customer_email"]).toBe(salon.email);
    expect(await billed(salon)).toMatchObject({
      status: "none",
      askedPlan: "pro",
      payUrl: asked.checkoutUrl,
    });
    stripe.pay(sessionId!);
    const event = stripe.event("checkout.session.completed", session);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => deliver(event, n % 2 ? here : there)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await tierOf(salon)).toBe("pro");
    expect(await billed(salon)).toMatchObject({ plan: "pro", status: "active", askedPlan: null });
    const kept = here.services.tenancy.forPlatform().select().from(stripeEvents);
    expect(await kept.where(eq(stripeEvents.id, event.id))).toHaveLength(1);
    // the same once more changes nothing, whatever else has happened since
    await putOnTier(salon, "complete");
    await deliver(event);
    await tell("customer.subscription.created", (await rowOf(salon)).subscriptionId);
    expect(await tierOf(salon)).toBe("complete");
  });

  test("opens one page, however many ask at once, also where an answer was lost", async () => {
    const salon = await newSalon();
    stripe.next("die after");
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(salon, "pro")));
    expect(new Set(answers.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
    const mine = stripe
      .all("checkout.session")
      .filter(({ metadata }) => (metadata as { salonId?: string }).salonId === salon.actor.salonId);
    expect(mine).toHaveLength(1);
    const other = await ask(salon, "complete");
    expect(other.checkoutUrl).not.toBe(answers[0]?.checkoutUrl);
    expect(mine[0]?.["status"]).toBe("expired");
    later += 25 * 3_600_000;
    const next = await ask(salon, "complete");
    expect(next.checkoutUrl).not.toBe(other.checkoutUrl);
  });

  test("is learned by whoever comes back, without any event", async () => {
    const salon = await newSalon();
    await ask(salon, "complete");
    expect((await billed(salon)).askedPlan).toBe("complete");
    stripe.pay((await rowOf(salon)).sessionId!);
    await Promise.all(Array.from({ length: 5 }, () => billing(salon)));
    expect(await billed(salon)).toMatchObject({ plan: "complete", status: "active" });
    expect(await tierOf(salon)).toBe("complete");
  });

  test("that was paid just before another plan is asked for changes that plan instead", async () => {
    const salon = await newSalon();
    await ask(salon, "pro");
    stripe.pay((await rowOf(salon)).sessionId!);
    expect(await ask(salon, "complete")).toMatchObject({
      message: "You are now on Complete Studio.",
      subscription: { tier: "complete" },
    });
    expect(stripe.get((await rowOf(salon)).subscriptionId)["items"]).toMatchObject({
      data: [{ price: { unit_amount: 9900 } }],
    });
  });

  test("of a page that came to its end changes nothing", async () => {
    const salon = await newSalon();
    await ask(salon, "pro");
    const { sessionId } = await rowOf(salon);
    later += 25 * 3_600_000;
    await here.services.cards.expireCheckout(sessionId!);
    await tell("checkout.session.expired", sessionId);
    expect(await billed(salon)).toMatchObject({ status: "none", askedPlan: null, payUrl: null });
    expect(await tierOf(salon)).toBe("essential");
  });

  test("leaves everything as it is while Stripe cannot be asked", async () => {
    const salon = await newSalon();
    stripe.next({ status: 500 }, { status: 500 }, { status: 500 });
    const refused = await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
    expect(refused.status).toBe(503);
    stripe.calm();
    await ask(salon, "pro");
    const { sessionId } = await rowOf(salon);
    const session = stripe.get(sessionId);
    stripe.things.delete(sessionId!);
    expect(await billed(salon)).toMatchObject({ askedPlan: "pro", payUrl: null });
    stripe.things.set(sessionId!, session);
    expect(await tierOf(salon)).toBe("essential");
  });
});

describe("an event", () => {
  test("out of order leaves what is true: the end before the change, and both before the page", async () => {
    const salon = await newSalon();
    await ask(salon, "pro");
    const { sessionId } = await rowOf(salon);
    stripe.pay(sessionId!);
    const subscription = stripe.get(stripe.get(sessionId)["subscription"]);
    const early = stripe.event("customer.subscription.updated", subscription);
    await tell("customer.subscription.created", subscription.id);
    expect(await tierOf(salon)).toBe("pro");
    subscription["status"] = "canceled";
    await tell("customer.subscription.deleted", subscription.id);
    await deliver(early, there);
    await tell("checkout.session.completed", sessionId);
    expect(await tierOf(salon)).toBe("essential");
    expect(await billed(salon)).toMatchObject({ plan: "pro", status: "ended" });
    expect(await mailsOf(salon)).toEqual(["Salon Pro has ended"]);
    // what is over stays so, and a new subscription is not ended by a late word of the old one
    const again = await ask(salon, "complete");
    expect(again.checkoutUrl).toBeDefined();
    const next = (await rowOf(salon)).sessionId!;
    expect(stripe.get(next)["customer"]).toBe(subscription["customer"]);
    stripe.pay(next);
    await tell("checkout.session.completed", next);
    await tell("customer.subscription.deleted", subscription.id);
    expect(await tierOf(salon)).toBe("complete");
  });

  test("that is forged, or names another salon or another plan than what is paid, has no effect", async () => {
    const [salon, neighbour] = [await newSalon(), await openSalon(here, joaquin)];
    await ask(salon, "pro");
    await ask(neighbour, "pro");
    const { sessionId } = await rowOf(salon);
    stripe.pay(sessionId!);
    const subscription = stripe.get(stripe.get(sessionId)["subscription"]);
    const forged = stripe.event("checkout.session.completed", stripe.get(sessionId), {
      secret: "whsec_of_somebody_else",
    });
    expect((await deliver(forged)).status).toBe(403);
    const own = subscription["metadata"] as object;
    subscription["metadata"] = { ...own, salonId: neighbour.actor.salonId };
    await tell("customer.subscription.created", subscription.id);
    await tell("checkout.session.completed", sessionId);
    expect([await tierOf(salon), await tierOf(neighbour)]).toEqual(["essential", "essential"]);
    expect(await rowOf(neighbour)).toMatchObject({ askedPlan: "pro", subscriptionId: null });
  });

  test("of a plan that names more than is paid gives what was paid for", async () => {
    const { salon, subscriptionId } = await paying("pro");
    const subscription = stripe.get(subscriptionId);
    subscription["metadata"] = { ...(subscription["metadata"] as object), plan: "complete" };
    await tell("customer.subscription.updated", subscriptionId);
    expect(await tierOf(salon)).toBe("pro");
  });
});

describe("a month that was not paid", () => {
  test("keeps the plan, says so once, and ends it when Stripe gives up", async () => {
    const { salon, subscriptionId } = await paying("complete");
    const invoice = stripe.lapse(subscriptionId);
    const failed = stripe.event("invoice.payment_failed", invoice);
    await Promise.all([deliver(failed), deliver(failed, there)]);
    await tell("customer.subscription.updated", subscriptionId);
    expect(await tierOf(salon)).toBe("complete");
    expect(await billed(salon)).toMatchObject({
      plan: "complete",
      status: "past_due",
      payUrl: invoice["hosted_invoice_url"],
    });
    expect(await mailsOf(salon)).toEqual(["Complete Studio could not be paid"]);
    const change = await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
    expect(change.status).toBe(409);
    stripe.get(subscriptionId)["status"] = "unpaid";
    await tell("customer.subscription.updated", subscriptionId);
    expect(await tierOf(salon)).toBe("essential");
    expect(await mailsOf(salon)).toContain("Complete Studio has ended unpaid");
    // paid after all
    stripe.get(subscriptionId)["status"] = "active";
    expect(await billed(salon)).toMatchObject({ status: "active", payUrl: null });
    expect(await tierOf(salon)).toBe("complete");
  });

  test("is noticed without an event when the month is over", async () => {
    const { salon, subscriptionId } = await paying("pro");
    later += 31 * 86_400_000;
    stripe.get(subscriptionId)["status"] = "canceled";
    await strike(here);
    expect(await tierOf(salon)).toBe("essential");
  });
});

describe("a plan that is paid", () => {
  test("is changed at Stripe, up and down, without another page", async () => {
    const { salon, subscriptionId } = await paying("pro");
    const pages = posted("/v1/checkout/sessions");
    const up = await Promise.all(Array.from({ length: 4 }, () => ask(salon, "complete")));
    for (const answer of up) {
      expect(answer.checkoutUrl).toBeUndefined();
      expect(answer.subscription.tier).toBe("complete");
    }
    expect((await ask(salon, "pro")).message).toBe("You are now on Salon Pro.");
    expect((await ask(salon, "pro")).message).toBe("You are already on Salon Pro.");
    expect(posted("/v1/checkout/sessions")).toBe(pages);
    expect(stripe.get(subscriptionId)["metadata"]).toMatchObject({ plan: "pro" });
    await tell("customer.subscription.updated", subscriptionId);
    expect(await tierOf(salon)).toBe("pro");
  });

  test("ends with its month and can go on until then", async () => {
    const { salon, subscriptionId } = await paying("pro");
    const ending = await ask(salon, "essential");
    expect(ending.message).toMatch(/^Salon Pro ends on \w+ \d+, 20\d\d\. Until then/);
    expect(ending.subscription.tier).toBe("pro");
    expect((await billed(salon)).status).toBe("ending");
    const on = await body<Billing>(salon.json("POST", "/api/billing/salon/resume", {}));
    expect(on.plans[0]?.status).toBe("active");
    expect((await salon.json("POST", "/api/billing/salon/resume", {})).status).toBe(409);
    const again = await body<Billing>(salon.json("POST", "/api/billing/salon/end", {}));
    expect(again.plans[0]).toMatchObject({ status: "ending", plan: "pro" });
    expect(await ask(salon, "pro")).toMatchObject({ message: "Salon Pro goes on." });
    await ask(salon, "essential");
    stripe.get(subscriptionId)["status"] = "canceled";
    await tell("customer.subscription.deleted", subscriptionId);
    expect(await tierOf(salon)).toBe("essential");
  });

  test.each([
    ["social", "full-management", { tier: "full-management" }, { tier: null }],
    ["inventory", "inventory", { isActive: true }, { isActive: false }],
  ] as const)(
    "of %s begins when it is paid and is off when it ends",
    async (product, plan, on, off) => {
      const path = product === "social" ? "/api/social-media" : "/api/inventory";
      const salon = await newSalon();
      const asked = await body<{ message: string }>(subscribe(salon, product, plan));
      const name = product === "social" ? "Full Management" : "Inventory";
      expect(asked).toMatchObject({
        ...off,
        message: `Pay on Stripe's page to start ${name}.`,
        checkoutUrl: (await billed(salon, product)).payUrl,
      });
      stripe.pay((await rowOf(salon, product)).sessionId!);
      await billing(salon);
      expect(await body(salon.request(`${path}/subscription`))).toMatchObject(on);
      const { subscriptionId } = await rowOf(salon, product);
      await body(salon.json("POST", `/api/billing/${product}/end`, {}));
      stripe.get(subscriptionId)["status"] = "canceled";
      await tell("customer.subscription.deleted", subscriptionId);
      expect(await body(salon.request(`${path}/subscription`))).toMatchObject(off);
      expect(await mailsOf(salon)).toEqual([`${name} has ended`]);
    },
  );
});

test("only owner and manager ask for, end or resume plans, and see where to pay", async () => {
  const salon = await newSalon();
  await ask(salon, "pro");
  const us = salon.ctx().db;
  await us.update(stylists).set({ role: "stylist" });
  const refused = await Promise.all([
    subscribe(salon, "salon", "complete"),
    subscribe(salon, "social", "full-management"),
    subscribe(salon, "inventory", "inventory"),
    salon.json("POST", "/api/billing/salon/end", {}),
    salon.json("POST", "/api/billing/social/resume", {}),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  expect(await billed(salon)).toMatchObject({ askedPlan: "pro", payUrl: null });
  await us.update(stylists).set({ role: "owner" });
  expect((await salon.json("POST", "/api/billing/cuts/end", {})).status).toBe(400);
});

test("without Stripe's key plans change at once, end at once, and nothing is charged", async () => {
  const salon = await openSalon(free);
  expect(await ask(salon, "complete")).toMatchObject({
    message: "You are now on Complete Studio.",
    subscription: { tier: "complete" },
  });
  await subscribe(salon, "inventory", "inventory");
  expect(await body(subscribe(salon, "social", "content-creation"))).toMatchObject({
    tier: "content-creation",
  });
  const none = await billing(salon);
  expect(none.charged).toBe(false);
  expect(none.plans.map(({ status }: PlanBilling) => status)).toEqual(["none", "none", "none"]);
  await salon.json("POST", "/api/billing/inventory/end", {});
  expect((await salon.json("POST", "/api/social-media/posts", {})).status).toBe(201);
  await salon.json("POST", "/api/billing/social/end", {});
  expect(await body(salon.request("/api/inventory/subscription"))).toEqual({ isActive: false });
  expect(await body(salon.request("/api/social-media/subscription"))).toMatchObject({ tier: null });
  expect((await salon.json("POST", "/api/billing/salon/resume", {})).status).toBe(409);
  // taken again in the same month, it begins with what was made in it
  expect(await body(subscribe(salon, "social", "content-creation"))).toMatchObject({
    postsGenerated: 1,
    postsRemaining: 29,
  });
});
