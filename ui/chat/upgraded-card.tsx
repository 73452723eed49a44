import type { Upgraded } from "#tools/subscription/schema.ts";
import { PayLink } from "#ui/cards/billing/pay-link.tsx";
import { Card } from "#ui/components/card.tsx";

/** The way to pay for a plan that was asked for; nothing where it has changed already. */
export function UpgradedCard({ value: { message, checkoutUrl } }: { value: Upgraded }) {
  if (!checkoutUrl) return null;
  return (
    <Card>
      <p className="text-ink-2">{message} Nothing changes until then.</p>
      <PayLink url={checkoutUrl} className="mt-4" />
    </Card>
  );
}
