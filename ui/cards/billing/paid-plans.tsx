import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { offerOf, planName } from "#tools/billing/offer-rules.ts";
import type { PlanBilling } from "#tools/billing/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { endPlan, getBilling, resumePlan } from "#ui/api/house/billing.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
import { shortDate } from "#ui/lib/format.ts";

const RUNNING = new Set<PlanBilling["status"]>(["active", "ending", "past_due"]);

/** What the salon pays every month, until when, and the way to end it or let it go on. Nothing where nothing is paid. */
export function PaidPlans() {
  const { data: billing } = useQuery(getBilling);
  const { data: session } = useQuery(sessionQuery);
  const role = session?.salon.role;
  const paid = billing?.plans.filter(({ status }) => RUNNING.has(status)) ?? [];
  if (paid.length === 0) return null;
  return (
    <ul aria-label="Paid plans" className="flex flex-col divide-y divide-line-soft">
      {paid.map((plan) => (
        <PaidPlan
          key={plan.product}
          plan={plan}
          mayChange={role !== undefined && may(role, "manage_plans")}
        />
      ))}
    </ul>
  );
}

function PaidPlan({ plan, mayChange }: { plan: PlanBilling; mayChange: boolean }) {
  const [asks, setAsks] = useState(false);
  const end = useMutation(endPlan);
  const resume = useMutation(resumePlan);
  const name = planName(plan.product, plan.plan);
  const isEnding = plan.status === "ending";
  return (
    <li aria-label={name} className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-2">{wordsOf(plan)}</p>
      </div>
      {mayChange &&
        (isEnding ? (
          <Button pending={resume.isPending} onClick={() => resume.mutate(plan.product)}>
            Keep {name}
          </Button>
        ) : (
          <Button kind="ghost" onClick={() => setAsks(true)}>
            End {name}
          </Button>
        ))}
      {asks && (
        <ConfirmDialog
          title={`End ${name}?`}
          act={`End ${name}`}
          pending={end.isPending}
          onConfirm={() => end.mutate(plan.product, { onSettled: () => setAsks(false) })}
          onClose={() => setAsks(false)}
        >
          {untilOf(plan)} {AFTER[plan.product]} Nothing that you entered is lost.
        </ConfirmDialog>
      )}
    </li>
  );
}

const AFTER = {
  salon: "After that the salon is on Colorist Essential.",
  social: "After that Social Media is closed.",
  inventory: "After that Inventory is closed.",
} as const;

const untilOf = ({ renewsAt }: PlanBilling) =>
  renewsAt
    ? `It stays until ${shortDate(renewsAt)} and is not charged again.`
    : "It stays until its paid month is over and is not charged again.";

function wordsOf({ product, plan, status, renewsAt }: PlanBilling): string {
  const offer = offerOf(product, plan);
  const price = offer ? `${priceText(offer.amount, "USD")} a month` : "Paid every month";
  if (status === "past_due") return `${price}. The last payment failed.`;
  if (!renewsAt) return price;
  const day = shortDate(renewsAt);
  return status === "ending" ? `Ends on ${day}, not charged again` : `${price}, renews on ${day}`;
}
