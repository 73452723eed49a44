import type { PlanProduct } from "#tools/payments/schema.ts";

declare module "#tools/core/context.ts" {
  interface Ports {
    /** The way to take cards: for verbs outside transactions, and for jobs. */
    cards: Cards;
  }
}

/** Whose it is, kept at Stripe with everything that is made there. */
export type Reference = {
  salonId: string;
  paymentId?: string | undefined;
  product?: PlanProduct | undefined;
  plan?: string | undefined;
};

/** A page of Stripe's on which somebody pays. */
export type Checkout = { sessionId: string; url: string; expiresAt: Date };

/** How such a page stands, read from Stripe and not from an event. */
export type CheckoutState = {
  sessionId: string;
  status: "open" | "complete" | "expired";
  url: string | null;
  /** The money is there; of a page that keeps a card, the card. */
  paid: boolean;
  intentId: string | null;
  customerId: string | null;
  methodId: string | null;
  card: { brand: string; last4: string } | null;
  /** Minor units that were really taken. */
  amount: number;
  currency: string;
  subscriptionId: string | null;
  reference: Reference;
};

/** How a charge stands. The ledger knows it by its intent: of each, one charge at most succeeds. */
export type IntentState = {
  intentId: string;
  status: "paid" | "open" | "failed" | "cancelled";
  /** Minor units that were really taken. */
  amount: number;
  currency: string;
  card: { brand: string; last4: string } | null;
  error: string | null;
  reference: Reference;
};

/** How a refund stands. `key` is what it was asked for by, null for one that was given at Stripe itself. */
export type RefundState = {
  refundId: string;
  intentId: string | null;
  key: string | null;
  status: "pending" | "done" | "failed";
  amount: number;
  currency: string;
  error: string | null;
};

/** How a dispute stands. The money is gone while it is `open` or `lost`; a mere `inquiry` has taken none. */
export type DisputeState = {
  disputeId: string;
  intentId: string | null;
  status: "inquiry" | "open" | "won" | "lost";
  amount: number;
  currency: string;
};

/** How a plan of the product is paid for. `status` is Stripe's own word. */
export type SubscriptionState = {
  subscriptionId: string;
  customerId: string;
  status: string;
  /** Minor units a month. */
  amount: number;
  currency: string;
  endsAtPeriodEnd: boolean;
  renewsAt: Date | null;
  /** Where the newest invoice can be paid; null where nothing of it is open. */
  payUrl: string | null;
  reference: Reference;
};

/** An event that Stripe has signed: what it is about. Its own words are not gone by; the object is read again. */
export type CardEvent = {
  id: string;
  type: string;
  /** The Checkout session, intent, refund, dispute or subscription that it tells of. */
  objectId: string;
  /** The intent behind a charge, refund or dispute, where there is one. */
  intentId: string | null;
};

type Page = {
  reference: Reference;
  email: string | null;
  successUrl: string;
  cancelUrl: string;
  /** The same key makes the same page, however often it is asked for. */
  key: string;
};

/**
 * The way to take cards. No card number ever comes near it: clients type theirs on pages of Stripe's. Everything throws
 * `DomainError` unavailable when Stripe cannot be reached or refuses what it should not.
 */
export type Cards = {
  readonly available: boolean;
  openPayment(
    page: Page & {
      amount: number;
      currency: string;
      description: string;
      expiresAt: Date;
      /** Keep the card for a later charge. */
      keepCard: boolean;
    },
  ): Promise<Checkout>;
  /** A page that takes nothing and keeps a card. */
  openSetup(page: Page & { description: string; expiresAt: Date }): Promise<Checkout>;
  openSubscription(
    page: Page & { name: string; amount: number; currency: string; customerId: string | null },
  ): Promise<Checkout>;
  readCheckout(sessionId: string): Promise<CheckoutState>;
  /** Closes a page; one that is complete already stays so, and the answer says it. */
  expireCheckout(sessionId: string): Promise<CheckoutState>;
  /** Charges a kept card while the client is not there. A refusal of the bank's is an answer: `failed`, with its reason. */
  chargeCard(charge: {
    reference: Reference;
    customerId: string;
    methodId: string;
    amount: number;
    currency: string;
    description: string;
    key: string;
  }): Promise<IntentState>;
  readIntent(intentId: string): Promise<IntentState>;
  /** Gives money back once for each key, also where an earlier answer was lost. @throws conflict with Stripe's reason where it never will */
  refund(refund: {
    intentId: string;
    amount: number;
    currency: string;
    key: string;
  }): Promise<RefundState>;
  /** Everything that went back, or was to, of a charge. */
  readRefunds(intentId: string): Promise<RefundState[]>;
  readDispute(disputeId: string): Promise<DisputeState>;
  readSubscription(subscriptionId: string): Promise<SubscriptionState>;
  changeSubscription(change: {
    subscriptionId: string;
    reference: Reference;
    name: string;
    amount: number;
    currency: string;
    key: string;
  }): Promise<SubscriptionState>;
  /** Ends a plan with its paid month, or takes that back. */
  endSubscription(end: {
    subscriptionId: string;
    atPeriodEnd: boolean;
  }): Promise<SubscriptionState>;
  /** @returns the event; null for what Stripe has not signed, or more than five minutes ago */
  readEvent(body: string, signature: string, now: Date): Promise<CardEvent | null>;
};
