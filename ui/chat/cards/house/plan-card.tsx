import { Link } from "react-router";
import type { SubscriptionStatus } from "#tools/subscription/schema.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { Card } from "#ui/components/page/card.tsx";
import { ProgressBar } from "#ui/components/page/progress-bar.tsx";
import { shortDate } from "#ui/lib/format.ts";

/** The salon's plan and what is left of this month. */
export function PlanCard({ value }: { value: SubscriptionStatus }) {
  const { tier, tiers, uploadLimit, uploadsUsed, periodEndsAt } = value;
  const limited = uploadLimit !== -1;
  return (
    <Card title={tiers.find(({ id }) => id === tier)?.name ?? tier}>
      <p className="text-ink-2">
        {limited
          ? `${uploadsUsed} of ${uploadLimit} photo analyses used`
          : `${uploadsUsed} photo analyses used, without a limit`}
        , until {shortDate(periodEndsAt)}.
      </p>
      {limited && (
        <ProgressBar
          label="Photo analyses used"
          value={(uploadsUsed / uploadLimit) * 100}
          className="mt-3"
        />
      )}
      <Link to="/settings" className={buttonLook("secondary", false, "mt-4")}>
        View all plans
      </Link>
    </Card>
  );
}
