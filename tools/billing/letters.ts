import { tellOwner } from "#tools/payments/stripe/owner-letter.ts";
import { planName } from "./offer-rules.ts";
import type { PlanState } from "./plan-state.ts";
import type { MoneyCtx } from "#tools/payments/rows.ts";

/** What the owner is told of a plan: a month was not paid, and it ended with a paid month or for want of payment. */
type Turn = "past due" | "ended" | "lapsed";

/** Tells the salon's owner what became of a plan, once for each turn of it. Within the transaction that notes it. */
export async function tellPlan(ctx: MoneyCtx, state: PlanState, turn: Turn): Promise<void> {
  const { product, plan, subscriptionId, renewsAt } = state;
  const name = planName(product, plan);
  const after =
    product === "salon"
      ? "Your salon is on Colorist Essential from now on."
      : "Its screen is closed from now on.";
  const kept = "Everything that you entered stays, and is there again when you come back.";
  const words = {
    "past due": {
      subject: `${name} could not be paid`,
      paragraphs: [
        `The card for ${name} was refused. You keep the plan while Stripe tries again.`,
        "Settings shows where this month can be paid, also by another card.",
      ],
    },
    ended: { subject: `${name} has ended`, paragraphs: [`${name} has ended. ${after}`, kept] },
    lapsed: {
      subject: `${name} has ended unpaid`,
      paragraphs: [`${name} was not paid and has ended. ${after}`, kept],
    },
  }[turn];
  await tellOwner(ctx, {
    ...words,
    cause: `plan ${subscriptionId} ${turn} ${renewsAt?.toISOString() ?? ""}`,
    button: { label: "Open settings", path: "/settings" },
  });
}
