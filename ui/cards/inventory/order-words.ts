import { mailSentence } from "#tools/inventory/orders/order-rules.ts";
import type { Order, OrderStatus } from "#tools/inventory/orders/order-schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import type { BadgeTone } from "#ui/components/badge.tsx";
import { capital, shortMoment } from "#ui/lib/format.ts";

const TONES: Partial<Record<OrderStatus, BadgeTone>> = {
  submitted: "cool",
  partly_received: "warn",
  received: "ok",
};

/** A status as its badge says it: capitalised, with a look of its own where it has one. */
export function orderStatus(status: string): { label: string; tone: BadgeTone } {
  const words = status.replaceAll("_", " ");
  return {
    label: capital(words),
    tone: TONES[status as OrderStatus] ?? "neutral",
  };
}

/** Spec: when the supplier has a contact e-mail and the status is empty, draft or submitted. */
export function mayEmail({
  supplierEmail,
  status,
}: {
  supplierEmail: string | null;
  status: string | null | undefined;
}): boolean {
  return Boolean(supplierEmail) && (!status || status === "draft" || status === "submitted");
}

/** What all of it costs; "" where no price is known, or not for these eyes. */
export function totalWords({ total, totalIsPartial }: Order, currency: string): string {
  if (total === null) return "";
  const sum = money(total, currency);
  return totalIsPartial ? `${sum} and what has no price yet` : sum;
}

/** How the order's mail stands, as a sentence; "" before it was e-mailed. */
export function mailWords({ mail }: Pick<Order, "mail">): string {
  if (!mail) return "";
  const { status, recipient, error, sentAt } = mail;
  switch (status) {
    case "queued":
    case "sending":
      return `On its way to ${recipient}.`;
    case "sent":
    case "delivered":
      return `Emailed to ${recipient}${sentAt ? `, ${shortMoment(sentAt)}` : ""}.`;
    case "not_sent":
      return mailSentence(mail);
    case "cancelled":
      return "The mail was held back before it went.";
    default:
      return `Not emailed: ${error ?? "the mail server refused it."}`;
  }
}

/** Whether the order's mail did not go and will not by itself. */
export function mailFailed({ mail }: Pick<Order, "mail">): boolean {
  return (
    mail !== null &&
    ["failed", "undelivered", "refused", "not_sent", "cancelled"].includes(mail.status)
  );
}
