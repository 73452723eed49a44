import type { Upgraded } from "#tools/billing/schema.ts";
import { PayLink } from "#ui/cards/billing/pay-link.tsx";
import { Card } from "#ui/components/page/card.tsx";

/** The way to pay for a plan that was asked for; nothing where it has changed already. */
export const UpgradedCard = ({ value }: { value: Upgraded }) => <AskedPlanCard value={value} />;

/** The same for a plan beside the salon's own; its answer has words and a link only where it is charged. */
export function AskedPlanCard({
  value: { message = "", checkoutUrl },
}: {
  value: { message?: string | undefined; checkoutUrl?: string | undefined };
}) {
  if (!checkoutUrl) return null;
  return (
    <Card>
      <p className="text-ink-2">{message} Nothing changes until then.</p>
      <PayLink url={checkoutUrl} className="mt-4" />
    </Card>
  );
}
