import { useQuery } from "@tanstack/react-query";
import { may } from "#tools/access/permissions-rules.ts";
import { getCostSettings, listPricedLines } from "#ui/api/pricing.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Card } from "#ui/components/card.tsx";
import { QueryView } from "#ui/components/query-view.tsx";
import { together } from "#ui/lib/read.ts";
import { PriceList } from "./prices-section-lines.tsx";
import { PriceFigures } from "./prices-section-figures.tsx";

/** What tubes and bottles cost, and the figures that prices are worked out with. Not for the reception. */
export function PricesSection() {
  const { data: session } = useQuery(sessionQuery);
  const role = session?.salon.role;
  const enabled = role !== undefined && may(role, "see_costs");
  const lines = useQuery({ ...listPricedLines, enabled });
  const settings = useQuery({ ...getCostSettings, enabled });
  if (!enabled) return null;
  return (
    <Card title="Product prices" id="prices">
      <QueryView
        query={together(lines, settings)}
        name="your prices"
        shape={["h-14 w-full", "h-14 w-full", "h-24 w-full"]}
      >
        {([priced, figures]) => (
          <div className="flex flex-col gap-7">
            <PriceList lines={priced} currency={figures.currency} />
            <PriceFigures
              key={`${figures.overheadPercent} ${figures.marginPercent}`}
              settings={figures}
              maySet={role === "owner" || role === "manager"}
            />
          </div>
        )}
      </QueryView>
    </Card>
  );
}
