import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, Lock } from "lucide-react";
import { includes } from "#tools/subscription/rules.ts";
import type { Tier, TierDefinition } from "#tools/subscription/schema.ts";
import { getBilling } from "#ui/api/house/billing.ts";
import { upgradeSubscription } from "#ui/api/house/subscription.ts";
import { PayLink } from "#ui/cards/billing/pay-link.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { cx } from "#ui/lib/cx.ts";

/** One plan: price, what it includes and what it does not, and the way to it. */
export function PlanCard({ tier, current }: { tier: TierDefinition; current: Tier }) {
  const change = useMutation(upgradeSubscription);
  const isCurrent = tier.id === current;
  const { data: billing } = useQuery(getBilling);
  const asked = billing?.plans.find(({ product }) => product === "salon");
  const payUrl = asked?.askedPlan === tier.id ? asked.payUrl : null;
  const isLower = includes(current, tier.id);
  return (
    <li
      aria-label={tier.name}
      className={cx(
        "relative flex min-w-0 flex-col gap-4 rounded-[18px] border p-4",
        isCurrent ? "border-ink" : "border-line-soft",
      )}
    >
      <div>
        <h3 className="text-md">{tier.name}</h3>
        {isCurrent && (
          <Badge tone="ok" className="absolute -top-3 right-3.5">
            Current Plan
          </Badge>
        )}
        <p className="mt-1 text-ink-2">
          <span className="font-mono text-xl font-semibold text-ink">${tier.price}</span> a month
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {tier.monthlyUploadLimit === -1
            ? "Photo analyses without a limit"
            : `${tier.monthlyUploadLimit} photo analyses a month`}
        </p>
        <p className="mt-1 text-sm text-ink-2">{tier.storageMb / 1000} GB of photos</p>
      </div>
      <ul className="grid flex-1 content-start gap-x-4 gap-y-2 text-sm @lg:@max-3xl:grid-cols-2">
        {tier.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check size={16} aria-hidden="true" className="mt-0.5 text-ok" />
            {feature}
          </li>
        ))}
        {tier.locked.map((feature) => (
          <li key={feature} className="flex items-start gap-2 text-ink-3">
            <Lock size={16} aria-hidden="true" className="mt-0.5" />
            <span>
              <span className="sr-only">Not included: </span>
              {feature}
            </span>
          </li>
        ))}
      </ul>
      <Button
        kind={isLower ? "ghost" : payUrl ? "secondary" : "primary"}
        disabled={isCurrent}
        pending={change.isPending}
        onClick={() => change.mutate(tier.id)}
        className="w-full @lg:@max-3xl:w-auto @lg:@max-3xl:self-start"
        aria-label={isCurrent ? undefined : `${isLower ? "Downgrade" : "Upgrade"} to ${tier.name}`}
      >
        {isCurrent ? "Current Plan" : isLower ? "Downgrade" : `Upgrade to ${tier.name}`}
      </Button>
      {payUrl && <PayLink url={payUrl} />}
    </li>
  );
}
