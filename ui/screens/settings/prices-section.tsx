import { useQuery } from "@tanstack/react-query";
import { COST_ROLES } from "#tools/pricing/cost-rules.ts";
import { getCostSettings, listPricedLines } from "#ui/api/pricing.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Card } from "#ui/components/card.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { PriceList } from "./prices-section-lines.tsx";
import { PriceFigures } from "./prices-section-figures.tsx";

/** What tubes and bottles cost, and the figures that prices are worked out with. Not for the reception. */
export function PricesSection() {
  const { data: session } = useQuery(sessionQuery);
  const role = session?.salon.role;
  const enabled = role !== undefined && COST_ROLES.includes(role);
  const lines = useQuery({ ...listPricedLines, enabled });
  const settings = useQuery({ ...getCostSettings, enabled });
  if (!enabled) return null;
  const error = lines.error ?? settings.error;
  const retry = () => {
    void lines.refetch();
    void settings.refetch();
  };
  return (
    <Card title="Product prices" id="prices">
      {error ? (
        <ErrorState
          title="Your prices could not be read"
          onRetry={retry}
          retrying={lines.isFetching || settings.isFetching}
          className="border-0 bg-transparent p-0 shadow-none"
        >
          {sentenceOf(error)}
        </ErrorState>
      ) : lines.data && settings.data ? (
        <div className="flex flex-col gap-7">
          <PriceList lines={lines.data} currency={settings.data.currency} />
          <PriceFigures
            key={`${settings.data.overheadPercent} ${settings.data.marginPercent}`}
            settings={settings.data}
            maySet={role === "owner" || role === "manager"}
          />
        </div>
      ) : (
        <div role="status" aria-label="Loading prices" className="flex flex-col gap-3">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Card>
  );
}
