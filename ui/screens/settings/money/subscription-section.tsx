import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { isRunningLow } from "#tools/subscription/rules.ts";
import type { SubscriptionStatus } from "#tools/subscription/schema.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import { ChargeWords } from "#ui/cards/billing/charge-words.tsx";
import { PaidPlans } from "#ui/cards/billing/paid-plans.tsx";
import { PlanNotice } from "#ui/cards/billing/plan-notice.tsx";
import { ProgressBar } from "#ui/components/page/progress-bar.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { shortDate } from "#ui/lib/format.ts";
import { PlanCard } from "./plan-card.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** What the salon pays for, what it has used of this month, and the plans it may change to. */
export function SubscriptionSection() {
  const query = useQuery(subscriptionStatus);
  return (
    <SettingsCard of="subscription">
      <QueryView
        query={query}
        name="your plan"
        shape={["h-12 w-full md:col-span-3", "h-72", "h-72", "h-72"]}
        layout="grid gap-3 md:grid-cols-3"
      >
        {(status) => (
          <div className="@container flex flex-col gap-5">
            <PlanNotice product="salon" />
            <Usage {...status} />
            <PaidPlans />
            <ul aria-label="Plans" className="grid gap-3 @3xl:grid-cols-3">
              {status.tiers.map((tier) => (
                <PlanCard key={tier.id} tier={tier} current={status.tier} />
              ))}
            </ul>
            <p className="max-w-[68ch] text-sm text-ink-2 empty:hidden">
              <ChargeWords
                charged="Salon Pro and Complete Studio are paid by card on a page of Stripe's, every month until you end them. Colorist Essential is not charged."
                free="No card payments are set up here: plans change at once, and nothing is charged."
              />
            </p>
          </div>
        )}
      </QueryView>
    </SettingsCard>
  );
}

function Usage({
  uploadLimit,
  uploadsUsed,
  uploadsRemaining,
  periodEndsAt,
  storageUsed,
}: SubscriptionStatus) {
  const low = isRunningLow(uploadsRemaining);
  const limited = uploadLimit !== -1;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <span className="font-display text-xl font-semibold">{uploadsUsed}</span>
          <span className="text-ink-2">
            {limited
              ? ` of ${uploadLimit} photo analyses used this month`
              : " photo analyses this month, without a limit"}
          </span>
        </p>
        <p className="text-sm text-ink-3">Starts again on {shortDate(periodEndsAt)}</p>
      </div>
      {limited && (
        <ProgressBar
          label="Photo analyses used this month"
          value={Math.min(uploadsUsed, uploadLimit)}
          max={uploadLimit}
          valueText={`${uploadsUsed} of ${uploadLimit} used`}
          tone={uploadsRemaining === 0 ? "bad" : low ? "warn" : "ink"}
        />
      )}
      <p className="text-sm text-ink-2">
        Photos take {storageUsed < 0.01 ? "less than 1" : Math.round(storageUsed * 100)}% of your
        plan’s room.
      </p>
      {low && (
        <p
          role="status"
          className="flex items-start gap-2.5 rounded-m bg-warn-soft px-4 py-3 text-sm text-warn"
        >
          <TriangleAlert size={18} aria-hidden="true" className="mt-px" />
          You're running low on uploads! Upgrade to continue using AI analysis.
        </p>
      )}
    </div>
  );
}
