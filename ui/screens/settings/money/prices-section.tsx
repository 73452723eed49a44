import { useQuery } from "@tanstack/react-query";
import { getCostSettings, listPricedLines } from "#ui/api/desk/pricing.ts";
import { useRole } from "#ui/cards/client/use-role.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { together } from "#ui/lib/http/read.ts";
import { PriceList } from "./prices-section-lines.tsx";
import { PriceFigures } from "./prices-section-figures.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** What tubes and bottles cost, and the figures that prices are worked out with. Not for the reception. */
export function PricesSection() {
  const { leads } = useRole();
  const lines = useQuery(listPricedLines);
  const settings = useQuery(getCostSettings);
  return (
    <SettingsCard of="prices">
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
              maySet={leads}
            />
          </div>
        )}
      </QueryView>
    </SettingsCard>
  );
}
