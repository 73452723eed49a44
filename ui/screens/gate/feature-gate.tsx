import { Check, Lock } from "lucide-react";
import type { TierDefinition } from "#tools/subscription/schema.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";

/** A screen that the salon's tier does not include: which tier does, what it costs and what else it brings. */
export function FeatureGate({ tier, feature }: { tier: TierDefinition; feature: string }) {
  return (
    <Page className="md:max-w-[720px]">
      <span className="grid size-12 place-items-center rounded-full bg-cool-soft text-cool">
        <Lock size={22} aria-hidden="true" />
      </span>
      <PageHeader
        title={`Upgrade to ${tier.name} to Unlock ${feature}`}
        lead={`${feature} needs a ${tier.name} subscription or higher.`}
      />
      <Card aria-label={`What ${tier.name} includes`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line-soft pb-4">
          <h2 className="text-xl">{tier.name}</h2>
          <p className="text-ink-2">
            <span className="font-mono text-xl font-semibold text-ink">${tier.price}</span> a month
          </p>
        </div>
        <ul className="flex flex-col gap-3 pt-4">
          {tier.features.map((name) => (
            <li key={name} className="flex items-center gap-3">
              <Check size={18} aria-hidden="true" className="text-ok" />
              {name}
            </li>
          ))}
        </ul>
      </Card>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/settings" kind="primary" big>
          Upgrade to {tier.name}
        </ButtonLink>
        <ButtonLink to="/settings" big>
          View All Plans
        </ButtonLink>
      </div>
    </Page>
  );
}
