import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { MOST_POPULAR, SOCIAL_PLANS } from "#tools/social/data.ts";
import type { SocialPlan, SocialTier } from "#tools/social/schema.ts";
import { refusalOf } from "#tools/access/permissions-rules.ts";
import { subscribeSocial } from "#ui/api/desk/social.ts";
import { ChargeWords } from "#ui/cards/billing/charge-words.tsx";
import { PlanNotice } from "#ui/cards/billing/plan-notice.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { useMay } from "./use-may.ts";

/** The plans for posts, with the way to each. */
export function PlanChooser({
  current = null,
  onChosen,
}: {
  current?: SocialTier | null;
  onChosen?: () => void;
}) {
  const may = useMay();
  const subscribe = useMutation(subscribeSocial);
  const chosen = subscribe.isPending ? subscribe.variables.tier : null;
  return (
    <div className="@container flex flex-col gap-5">
      <PlanNotice product="social" />
      <ul aria-label="Plans" className="grid gap-4 @2xl:grid-cols-2">
        {SOCIAL_PLANS.map((plan) => (
          <Plan key={plan.id} plan={plan} current={plan.id === current}>
            {may("manage_plans") && (
              <Button
                kind={plan.id === MOST_POPULAR ? "primary" : "secondary"}
                big
                className="w-full"
                disabled={plan.id === current || chosen !== null}
                pending={chosen === plan.id}
                onClick={() =>
                  subscribe.mutate(
                    { tier: plan.id },
                    { onSuccess: ({ checkoutUrl }) => !checkoutUrl && onChosen?.() },
                  )
                }
              >
                {plan.id === current
                  ? "Current plan"
                  : `${current ? "Change to" : "Choose"} ${plan.name}`}
              </Button>
            )}
          </Plan>
        ))}
      </ul>
      <p className="max-w-[68ch] text-sm text-ink-2">
        {may("manage_plans") ? (
          <ChargeWords
            charged="Paid by card on a page of Stripe's, every month until you end it in Settings. The plan begins when it is paid; posts count by calendar month."
            free="The plan starts at once and counts by calendar month. No card payments are set up here, so nothing is charged."
          />
        ) : (
          refusalOf("manage_plans")
        )}
      </p>
    </div>
  );
}

function Plan({
  plan: { id, name, price, features },
  current,
  children,
}: {
  plan: SocialPlan;
  current: boolean;
  children: React.ReactNode;
}) {
  return (
    <li
      aria-label={name}
      className={cx(
        "flex min-w-0 flex-col gap-5 rounded-card border bg-surface p-[22px] shadow-edge max-md:p-4",
        id === MOST_POPULAR ? "border-ink" : "border-line-soft",
      )}
    >
      <div>
        <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">{name}</h2>
          {current ? (
            <Badge tone="ok">Current plan</Badge>
          ) : (
            id === MOST_POPULAR && <Badge tone="cool">Most Popular</Badge>
          )}
        </div>
        <p className="mt-2 text-ink-2">
          <span className="font-mono text-xl font-semibold text-ink">${price}</span>/month
        </p>
      </div>
      <ul className="flex flex-1 flex-col gap-2.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check size={17} aria-hidden="true" className="mt-0.5 text-ok" />
            {feature}
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
}
