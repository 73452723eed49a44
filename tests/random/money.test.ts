import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestApp } from "#tests/app.ts";
import type { fakeStripe } from "#tests/fakes/stripe.ts";
import type { Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { strike } from "#tests/round.ts";
import { runs } from "#tests/runs.ts";
import { addPaidService, openPaidSalon } from "#tests/salons/whole-salon.ts";
import type { Booked } from "#tools/appointments/schema.ts";
import type { LedgerEntry, LedgerSummary, VisitMoney } from "#tools/payments/schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { walk, type Dice } from "./steps.ts";

/*
 * Visits with deposits, kept cards and links, against a Stripe that answers badly, tells twice and in no order. What Stripe
 * has at the end is what the ledger says; nobody pays more than their visit costs, and no more goes back than came.
 */

const ROUNDS = runs(3, 150);
const STEPS = 30;
const VISITS = 3;
const PRICE = 20_000;

let present = new Date("2026-01-05T08:00:00Z");
let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let here: TestApp;
let maren: Salon;
let services: string[];
let guests = 0;

beforeAll(async () => {
  ({ stripe, here, maren } = await openPaidSalon({ now: () => present, horizonDays: 365 }));
  const { stylistId } = maren.actor;
  const day = { from: "08:00", to: "20:00", breaks: [] };
  const week = Array.from({ length: 7 }, () => day);
  await maren.json("PUT", `/api/stylists/${stylistId}/hours`, { week });
  services = await Promise.all(
    [
      { payAtBooking: "deposit", depositPercent: 20 },
      { payAtBooking: "card" },
      { payAtBooking: "none" },
    ].map((asks, n) =>
      addPaidService(maren, `Gloss ${n}`, {
        ...asks,
        basePrice: String(PRICE / 100),
        noShowPercent: 50,
      }),
    ),
  );
});
afterAll(async () => {
  await here?.close();
  await stripe?.close();
});

type Event = ReturnType<typeof stripe.event>;
type Visit = { id: string; link: string; name: string };
type Round = {
  dice: Dice;
  say: (step: string) => void;
  visits: Visit[];
  /** Told by Stripe so far, some of it not yet to the app; it may come again. */
  untold: (() => Event)[];
  told: (() => Event)[];
  /** Stripe gives money back by itself, and banks take none back: nobody can tell beforehand what is left. */
  rough: boolean;
};

const guest = (method: string, path: string, body?: object) =>
  here.app.request(path, {
    method,
    headers: {
      "content-type": "application/json",
      host: "localhost",
      "x-forwarded-for": `198.18.${(guests >> 8) & 255}.${(guests += 1) & 255}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
/** What a person of the salon asks for, which may be refused, but with words. */
async function salon({ say }: Round, method: string, path: string, body: object) {
  const response = await maren.json(method, path, body);
  say(`  ${method} ${path} ${JSON.stringify(body)}: ${response.status}`);
  expect([200, 201, 400, 409, 503], `${path} ${response.status}`).toContain(response.status);
}
const read = async <T>(path: string) => (await (await maren.request(path)).json()) as T;
const moneyOf = ({ id }: Visit) => read<VisitMoney>(`/api/appointments/${id}/money`);

async function deliver(make: () => Event) {
  const { body, signature } = make();
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  const sent = await here.app.request("/api/payments/stripe", { method: "POST", headers, body });
  expect([200, 503]).toContain(sent.status);
  return sent.ok;
}
/** Stripe signs anew each time that it tells; the number stays. */
const eventOf = (type: string, thing: Parameters<typeof stripe.event>[1]) => {
  const { id } = stripe.event(type, thing);
  return () => stripe.event(type, thing, { id, at: present });
};

async function bookOne({ dice, say, visits }: Round) {
  const [n, name] = [dice.whole(0, 2), `visit ${visits.length + 1}`];
  const today = wallOf("Europe/Berlin", present.getTime()).date;
  say(`${name} is booked, ${["with a deposit", "with a card", "without either"][n]}`);
  const made = await guest("POST", "/api/appointments", {
    stylistId: maren.actor.stylistId,
    clientName: "Anna Berg",
    clientEmail: `anna${guests}@x.example`,
    serviceId: services[n],
    appointmentDate: addDays(today, 1 + Math.floor(visits.length / 2)),
    appointmentTime: `${10 + 2 * visits.length}:00`,
  });
  expect(made.status, await made.clone().text()).toBe(201);
  const { appointment, manageUrl } = (await made.json()) as Booked;
  visits.push({ id: appointment.id, link: new URL(manageUrl).pathname, name });
}

const steps: Record<string, (round: Round, visit: Visit) => unknown> = {
  "opens what is asked of": async ({ dice }, visit) => {
    const { payments } = await moneyOf(visit);
    const open = dice.pick(payments.filter(({ url }) => url));
    if (open?.url) await guest("GET", new URL(open.url).pathname);
  },
  "pays for": payPage,
  "pays again for": payPage,
  "hears of events, sees": tellOne,
  "hears again, sees": tellOne,
  "hears once more, sees": async ({ dice, told }) => {
    const event = dice.pick(told);
    if (event) await deliver(event);
  },
  "asks for the balance of": async (round, { id }) => {
    const { dice } = round;
    const { due } = await moneyOf({ id, link: "", name: "" });
    const part = due !== null && dice.happens(0.4) ? dice.whole(1, Math.max(1, due)) : undefined;
    await salon(round, "POST", "/api/payments", {
      appointmentId: id,
      purpose: dice.happens(0.7) ? "balance" : "no_show",
      ...(part !== undefined && { amount: part }),
    });
  },
  "takes a link back of": async (round, visit) => {
    const { dice } = round;
    const payment = dice.pick((await moneyOf(visit)).payments);
    if (payment) await salon(round, "POST", `/api/payments/${payment.id}/cancel`, {});
  },
  "gives money back of": async (round, visit) => {
    const { dice } = round;
    const payment = dice.pick((await moneyOf(visit)).payments);
    if (!payment) return;
    const amount = dice.happens(0.5) ? { amount: dice.whole(1, 15_000) } : {};
    await salon(round, "POST", `/api/payments/${payment.id}/refund`, {
      ...amount,
      reason: "Unhappy",
    });
  },
  "charges the card of": async (round, visit) => {
    const { dice } = round;
    const payment = dice.pick((await moneyOf(visit)).payments);
    if (!payment) return;
    const amount = dice.happens(0.5) ? { amount: dice.whole(1000, PRICE + 2000) } : {};
    await salon(round, "POST", `/api/payments/${payment.id}/charge`, amount);
  },
  "(salon) changes": async (round, { id }) => {
    const { dice } = round;
    const said = dice.pick(["confirmed", "completed", "salon", "client", "no_show"] as const);
    const cancels = said !== "confirmed" && said !== "completed";
    await salon(
      round,
      "PATCH",
      `/api/appointments/${id}/status`,
      cancels ? { status: "cancelled", cancelledBy: said } : { status: said },
    );
  },
  "(client) cancels": (_round, { link }) => guest("POST", `/api${link}/cancel`, {}),
  "(Stripe) gives back of": async (round) => {
    const { dice, untold } = round;
    const intent = dice.pick(stripe.all("payment_intent"));
    const left = intent ? Number(intent["amount_received"]) - wentBack(intent.id) : 0;
    if (!round.rough || !intent || left <= 0) return;
    const back = stripe.refundThere(intent.id, dice.whole(1, left));
    untold.push(eventOf("refund.created", back));
  },
  "(bank) changes its mind beside": async (round) => {
    const { dice, untold } = round;
    stripe.pendRefunds(dice.happens(0.4));
    const refuses = dice.happens(0.3);
    stripe.refuse(refuses ? { code: "card_declined", message: "The card was declined." } : null);
    untold.push(...settleRefunds(round));
  },
  "(Stripe) fails next beside": async ({ dice }) => {
    stripe.next(dice.pick(["die before", "die after", { status: 500 }] as const));
  },
  "(clock) strikes, sees": async ({ dice }) => {
    present = new Date(present.getTime() + dice.pick([1, 10, 35, 600]) * 60_000);
    await strike(here);
  },
  "(worker) works, sees": () => workOff(here),
};

/** The client uses a page that is open at Stripe, whatever became of it here. */
async function payPage({ dice, untold }: Round, { id }: Visit) {
  const ours = new Set((await moneyOf({ id, link: "", name: "" })).payments.map((one) => one.id));
  const page = dice.pick(
    stripe
      .all("checkout.session")
      .filter(({ status }) => status === "open")
      .filter(({ metadata }) => ours.has((metadata as { paymentId: string }).paymentId))
      .filter(({ expires_at }) => Number(expires_at) > present.getTime() / 1000),
  );
  if (!page) return;
  stripe.pay(page.id);
  untold.push(eventOf("checkout.session.completed", page));
  const intent = page["payment_intent"];
  if (intent) untold.push(eventOf("payment_intent.succeeded", stripe.get(intent)));
}

async function tellOne({ dice, untold, told }: Round) {
  const event = dice.pick(untold);
  if (!event || !(await deliver(event))) return;
  untold.splice(untold.indexOf(event), 1);
  told.push(event);
}

/** Refunds that waited for the bank go through, or do not. */
const settleRefunds = ({ dice, rough }: Round) =>
  stripe
    .all("refund")
    .filter(({ status }) => status === "pending")
    .map((refund) => {
      const takes = !rough || dice.happens(0.7);
      Object.assign(refund, { status: takes ? "succeeded" : "failed" });
      return eventOf(takes ? "refund.updated" : "refund.failed", refund);
    });

const wentBack = (intentId: string) =>
  stripe
    .all("refund")
    .filter(({ payment_intent, status }) => payment_intent === intentId && status !== "failed")
    .reduce((sum, { amount }) => sum + Number(amount), 0);

/** What is so at any time. */
async function expectBounds({ visits, rough }: Round) {
  for (const visit of visits) {
    const { paid, payments } = await moneyOf(visit);
    if (!rough) expect(paid, `${visit.name}: more than it costs`).toBeLessThanOrEqual(PRICE);
    for (const { amount, refunded, refunding } of payments)
      expect(refunded + (rough ? 0 : refunding)).toBeLessThanOrEqual(amount);
  }
}

/** Everything was told, worked off and is over: what Stripe has is what the ledger says. */
async function expectLedger(round: Round) {
  const { untold, visits } = round;
  stripe.calm();
  stripe.refuse(null);
  stripe.pendRefunds(false);
  for (let again = 0; again < 3; again += 1) {
    present = new Date(present.getTime() + 25 * 3_600_000);
    await strike(here);
    await workOff(here, { retries: true });
    untold.push(...settleRefunds(round));
    for (const event of untold.splice(0)) expect(await deliver(event)).toBe(true);
  }
  const atStripe = stripe
    .all("payment_intent")
    .map(({ id, amount_received }) => Number(amount_received) - wentBack(id));
  const net = atStripe.reduce((all, one) => all + one, 0);
  const lines = await read<LedgerEntry[]>("/api/payments/ledger?limit=500");
  const { rows } = await read<LedgerSummary>("/api/payments/summary");
  expect({
    ledger: lines.reduce((sum, { amount }) => sum + amount, 0),
    summary: rows.reduce((sum, row) => sum + row.net, 0),
    least: Math.min(0, ...atStripe),
  }).toEqual({ ledger: net, summary: net, least: 0 });
  await expectBounds(round);
  for (const visit of visits) expect((await moneyOf(visit)).payBy).toBeNull();
}

it(
  "what Stripe has is what the ledger says, whatever is asked for, paid, told and given back",
  { timeout: 3_600_000 },
  async () => {
    await walk(ROUNDS, async (dice, say) => {
      const round: Round = {
        dice,
        say,
        visits: [],
        untold: [],
        told: [],
        rough: dice.happens(0.4),
      };
      present = new Date(present.getTime() + 3 * 86_400_000);
      for (let n = 0; n < VISITS; n += 1) await bookOne(round);
      for (let n = 0; n < STEPS; n += 1) {
        const [visit, name] = [dice.pick(round.visits), dice.pick(Object.keys(steps))];
        say(`${name} ${visit.name}`);
        await steps[name]!(round, visit);
        await expectBounds(round);
      }
      say("all is told and worked off");
      await expectLedger(round);
    });
  },
);
