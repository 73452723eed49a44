import type Stripe from "stripe";
import type {
  CardEvent,
  CheckoutState,
  DisputeState,
  IntentState,
  Reference,
  RefundState,
  SubscriptionState,
} from "#tools/payments/stripe/cards.ts";
import { PlanProduct } from "#tools/payments/schema.ts";
import { fromStripe } from "./stripe-money.ts";

/** Stripe gives an id, or with `expand` the whole. */
type Linked = string | { id: string } | null | undefined;
const idOf = (linked: Linked): string | null =>
  typeof linked === "string" ? linked : (linked?.id ?? null);
const whole = <T extends { id: string }>(linked: string | T | null | undefined): T | null =>
  linked && typeof linked === "object" ? linked : null;
const code = (currency: string | null) => (currency ?? "").toUpperCase();

/** What goes along with everything that is made at Stripe. */
export function metadataOf(reference: Reference): Record<string, string> {
  const { salonId, paymentId, product, plan } = reference;
  return {
    salonId,
    ...(paymentId && { paymentId }),
    ...(product && { product }),
    ...(plan && { plan }),
  };
}

function referenceOf(metadata: Stripe.Metadata | null): Reference {
  const { salonId = "", paymentId, product, plan } = metadata ?? {};
  return { salonId, paymentId, plan, product: PlanProduct.safeParse(product).data };
}

/** A Checkout session, read with its intents. */
export function checkoutOf(session: Stripe.Checkout.Session): CheckoutState {
  const intent = whole<Stripe.PaymentIntent>(session.payment_intent);
  const setup = whole<Stripe.SetupIntent>(session.setup_intent);
  const keptBySetup = whole<Stripe.PaymentMethod>(setup?.payment_method);
  const isSetup = session.mode === "setup";
  const currency = code(intent?.currency ?? session.currency);
  return {
    sessionId: session.id,
    status: checkoutStatus(session.status),
    url: session.url,
    paid: isSetup ? setup?.status === "succeeded" : session.payment_status === "paid",
    intentId: idOf(session.payment_intent),
    customerId: idOf(session.customer),
    methodId: idOf(isSetup ? setup?.payment_method : intent?.payment_method),
    card: isSetup ? printed(keptBySetup?.card) : cardOf(intent),
    amount: intent ? fromStripe(intent.amount_received, currency) : 0,
    currency,
    subscriptionId: idOf(session.subscription),
    reference: referenceOf(session.metadata),
  };
}

const checkoutStatus = (status: string | null): CheckoutState["status"] =>
  status === "complete" || status === "expired" ? status : "open";

/** An intent, read with its latest charge. */
export function intentOf(intent: Stripe.PaymentIntent): IntentState {
  const currency = code(intent.currency);
  return {
    intentId: intent.id,
    status: intentStatus(intent),
    amount: fromStripe(intent.amount_received, currency),
    currency,
    card: cardOf(intent),
    error: intent.last_payment_error?.message ?? null,
    reference: referenceOf(intent.metadata),
  };
}

function intentStatus({ status, last_payment_error }: Stripe.PaymentIntent): IntentState["status"] {
  if (status === "succeeded") return "paid";
  if (status === "canceled") return "cancelled";
  // the bank wants the client to be there, or has refused
  if (status === "requires_action" || last_payment_error) return "failed";
  return "open";
}

function cardOf(intent: Stripe.PaymentIntent | null) {
  const charge = whole<Stripe.Charge>(intent?.latest_charge);
  return printed(charge?.payment_method_details?.card);
}

function printed(card: { brand: string | null; last4: string | null } | null | undefined) {
  return card?.last4 ? { brand: card.brand ?? "card", last4: card.last4 } : null;
}

const REFUNDS: Record<string, RefundState["status"]> = {
  pending: "pending",
  requires_action: "pending",
  succeeded: "done",
  failed: "failed",
  canceled: "failed",
};

/** A refund by Stripe's words. */
export function refundOf(refund: Stripe.Refund): RefundState {
  const currency = code(refund.currency);
  return {
    refundId: refund.id,
    intentId: idOf(refund.payment_intent),
    key: refund.metadata?.["key"] ?? null,
    status: REFUNDS[refund.status ?? ""] ?? "pending",
    amount: fromStripe(refund.amount, currency),
    currency,
    error: refund.failure_reason?.replaceAll("_", " ") ?? null,
  };
}

/** A dispute by Stripe's words. */
export function disputeOf(dispute: Stripe.Dispute): DisputeState {
  const currency = code(dispute.currency);
  return {
    disputeId: dispute.id,
    intentId: idOf(dispute.payment_intent),
    status: disputeStatus(dispute.status),
    amount: fromStripe(dispute.amount, currency),
    currency,
  };
}

function disputeStatus(status: string): DisputeState["status"] {
  if (status === "won" || status === "lost") return status;
  return status.startsWith("warning") || status === "prevented" ? "inquiry" : "open";
}

/** A subscription, read with its newest invoice. */
export function subscriptionOf(subscription: Stripe.Subscription): SubscriptionState {
  const item = subscription.items.data[0];
  const ends = item?.current_period_end;
  const currency = code(item?.price.currency ?? "");
  const invoice = whole<Stripe.Invoice>(subscription.latest_invoice);
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    status: subscription.status,
    amount: fromStripe(item?.price.unit_amount ?? 0, currency),
    currency,
    endsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    renewsAt: ends === undefined ? null : new Date(ends * 1000),
    payUrl: invoice?.status === "open" ? (invoice.hosted_invoice_url ?? null) : null,
    reference: referenceOf(subscription.metadata),
  };
}

/** What an event is about; of its own words nothing but that. */
export function eventOf({ id, type, data }: Stripe.Event): CardEvent {
  const told = data.object as {
    id?: string;
    object?: string;
    payment_intent?: Linked;
    parent?: { subscription_details?: { subscription?: Linked } | null } | null;
  };
  const ofInvoice = told.object === "invoice";
  const subscription = idOf(told.parent?.subscription_details?.subscription);
  return {
    id,
    type,
    objectId: (ofInvoice ? subscription : told.id) ?? "",
    intentId: told.object === "payment_intent" ? (told.id ?? null) : idOf(told.payment_intent),
  };
}
