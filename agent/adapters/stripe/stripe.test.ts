import { afterAll, beforeAll, expect, test } from "vitest";
import { fakeStripe } from "#tests/fakes/stripe.ts";
import { createCards } from "./stripe.ts";
import { fromStripe, toStripe } from "./stripe-money.ts";

let stripe: Awaited<ReturnType<typeof fakeStripe>>;
beforeAll(async () => {
  stripe = await fakeStripe();
});
afterAll(() => stripe.close());

const page = {
  reference: { salonId: "a salon", paymentId: "a payment" },
  email: "anna@berg.example",
  successUrl: "https://salon.example/pay/x/done",
  cancelUrl: "https://salon.example/pay/x",
};
const inAnHour = () => new Date(Date.now() + 3_600_000);
const asked = { amount: 4000, currency: "EUR", description: "Deposit", keepCard: true };

test.each([
  [1500, "USD", 1500],
  [1500, "JPY", 1500],
  [1500, "ISK", 150_000],
  [1500, "UGX", 150_000],
  [12_340, "KWD", 12_340],
])("%i %s are %i at Stripe, and back", (amount, currency, units) => {
  expect(toStripe(amount, currency)).toBe(units);
  expect(fromStripe(units, currency.toLowerCase())).toBe(amount);
});

test("a fraction that Stripe has no unit for is not charged", () => {
  expect(() => toStripe(1234, "CLF")).toThrow("cannot be charged");
});

test("without a key nothing is charged, and nothing is believed", async () => {
  const cards = createCards({ ...stripe.env, STRIPE_SECRET_KEY: undefined });
  expect(cards.available).toBe(false);
  await expect(cards.readCheckout("cs_1")).rejects.toMatchObject({ code: "unavailable" });
  const { body, signature } = stripe.event("x", { id: "cs_1", object: "checkout.session" });
  expect(await cards.readEvent(body, signature, new Date())).toBeNull();
  const unheard = createCards({ ...stripe.env, STRIPE_WEBHOOK_SECRET: undefined });
  expect(await unheard.readEvent(body, signature, new Date())).toBeNull();
  expect(await createCards(stripe.env).readEvent(body, signature, new Date())).toMatchObject({
    objectId: "cs_1",
  });
});

test("a page that was paid says by which card and how much, and that the card is kept", async () => {
  const cards = createCards(stripe.env);
  const { sessionId, url } = await cards.openPayment({
    ...page,
    ...asked,
    key: "k1",
    expiresAt: inAnHour(),
  });
  expect(url).toContain(sessionId);
  expect(await cards.readCheckout(sessionId)).toMatchObject({
    status: "open",
    paid: false,
    amount: 0,
  });
  stripe.pay(sessionId);
  const state = await cards.expireCheckout(sessionId);
  expect(state).toMatchObject({
    status: "complete",
    paid: true,
    amount: 4000,
    currency: "EUR",
    card: { brand: "visa", last4: "4242" },
    reference: { salonId: "a salon", paymentId: "a payment" },
  });
  expect([state.customerId, state.methodId, state.intentId]).not.toContain(null);
});

test("a plan is subscribed to, changed and ended with its month", async () => {
  const cards = createCards(stripe.env);
  const reference = { salonId: "a salon", product: "salon" as const, plan: "pro" };
  const plan = { name: "Pro", amount: 4900, currency: "USD" };
  const { sessionId } = await cards.openSubscription({
    ...page,
    reference,
    ...plan,
    customerId: null,
    key: "k2",
  });
  stripe.pay(sessionId);
  const { subscriptionId, customerId } = await cards.readCheckout(sessionId);
  expect(await cards.readSubscription(subscriptionId!)).toMatchObject({
    customerId,
    status: "active",
    reference,
    endsAtPeriodEnd: false,
  });
  const changed = {
    subscriptionId: subscriptionId!,
    reference: { ...reference, plan: "complete" },
    ...plan,
    key: "k3",
  };
  expect((await cards.changeSubscription(changed)).reference.plan).toBe("complete");
  const ended = await cards.endSubscription({ subscriptionId: subscriptionId!, atPeriodEnd: true });
  expect([ended.endsAtPeriodEnd, ended.renewsAt instanceof Date]).toEqual([true, true]);
});

test.each([
  ["is silent", [{ slow: 2000 }, { slow: 2000 }], "cannot be reached"],
  ["breaks off", ["die before", "die before", "die before"], "cannot be reached"],
  ["is busy", [{ status: 429, type: "rate_limit_error" }], "busy"],
  ["does not know the key", [{ status: 401 }], "does not know this installation"],
] as const)("when Stripe %s, a sentence says so", async (_, faults, words) => {
  const cards = createCards(stripe.env, 150);
  stripe.next(...faults);
  const opened = cards.openPayment({
    ...page,
    ...asked,
    key: crypto.randomUUID(),
    expiresAt: inAnHour(),
  });
  await expect(opened).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining(words),
  });
  stripe.calm();
});
