import type { Handler } from "hono";
import { html } from "hono/html";
import { contextForSalon, type AppEnv } from "#agent/context.ts";
import { answerTo, asDomainError } from "#agent/errors.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import { learnPayment, salonOfPayment } from "#tools/payments/stripe/learn.ts";
import { openPayment } from "#tools/payments/stripe/open.ts";
import { pageToPayOn } from "#tools/payments/stripe/page.ts";
import { paymentOfLink } from "#tools/payments/rows.ts";
import type { Payment } from "#tools/payments/schema.ts";
import { limitAddress } from "#agent/routes/desk/guests.ts";
import { plainPage } from "./plain-page.ts";

const RATE = { max: 60, windowMs: 60_000 };
/** Where somebody comes back to from Stripe's page: to their own booking only. */
const BACK = /^\/manage\/[\w-]{43}$/;

type Reply = Parameters<Handler<AppEnv>>[0];

/** Public: whoever holds a payment's link goes on to Stripe's page, or reads why there is none. */
export const payPage: Handler<AppEnv> = (c) =>
  forPayment(c, async (ctx, id) => {
    const payment = await openPayment(ctx, { paymentId: id });
    const page = payment.status === "open" ? await pageToPayOn(ctx, { id }) : null;
    return page ? c.redirect(page, 303) : c.html(stateOf(payment));
  });

/** Where Stripe sends them back: what became of it is read at Stripe, so that nobody waits for an event. */
export const paidPage: Handler<AppEnv> = (c) =>
  forPayment(c, async (ctx, id) => {
    const back = c.req.query("back") ?? "";
    const payment = await learnPayment(ctx, { id }).catch((error: unknown) => {
      // Stripe is silent: the booking's own page says how it stands
      if (BACK.test(back) && asDomainError(error)?.code === "unavailable") return null;
      throw error;
    });
    return payment === null || BACK.test(back) ? c.redirect(back, 303) : c.html(stateOf(payment));
  });

async function forPayment(
  c: Reply,
  work: (ctx: SalonCtx, id: string) => Promise<Response>,
): Promise<Response> {
  const { services } = c.var;
  try {
    await limitAddress(c, "pay", RATE);
    const id = paymentOfLink(services, c.req.param("token") ?? "");
    const salonId = id && (await salonOfPayment(services.tenancy.forPlatform(), id));
    if (!id || !salonId)
      return c.html(plain("No payment here", "This link leads to no payment."), 404);
    return await work(contextForSalon(services, salonId), id);
  } catch (error) {
    // the path holds the secret: the log gets it without
    const { status } = answerTo(error, services.log, "/pay");
    const lead = "The page to pay on cannot be opened right now. Try the link again in a minute.";
    return c.html(plain("Not now", lead), status);
  }
}

const WORDS: Record<Payment["status"], [string, string]> = {
  paid: ["Thank you", "This is paid."],
  open: ["Not paid yet", "Nothing was taken. The link that you were sent leads to the payment."],
  expired: ["Too late", "The time that this payment was for is no longer held. Nothing was taken."],
  cancelled: ["Nothing to pay", "The salon has taken this payment back. Nothing was taken."],
  failed: ["Nothing to pay here", "The salon is going to send another link."],
};

function stateOf({ status, purpose, refunded, refunding }: Payment) {
  const [title, lead] = WORDS[status];
  if (status !== "paid") return plain(title, lead);
  if (refunded + refunding > 0)
    return plain("It goes back", "This was paid, and goes back on the same card.");
  return plain(title, purpose === "card" ? "Your card is kept. Nothing was charged." : lead);
}

const plain = (title: string, lead: string) =>
  plainPage(
    title,
    html`<header>
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
    </header>`,
  );
