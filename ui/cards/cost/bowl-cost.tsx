import { Coins } from "lucide-react";
import { useState } from "react";
import { costOfBowl, money, rounded } from "#tools/pricing/cost/cost-rules.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { Button } from "#ui/components/button.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { CostLines } from "./cost-lines.tsx";
import { PricesDialog } from "./prices-dialog.tsx";
import { useCosts } from "./use-costs.ts";

/** What the bowl costs as it is to be mixed now, with how that comes about; asks for the prices where one is missing. */
export function BowlCost({ bowl }: { bowl: Bowl }) {
  const costs = useCosts();
  const [pricing, setPricing] = useState(false);
  if (costs.state === "hidden") return null;
  if (costs.state === "loading") return <Skeleton className="my-3 h-5 w-36" />;
  if (costs.state === "failed")
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        The cost could not be read.
        <Button kind="ghost" onClick={costs.retry}>
          Try again
        </Button>
      </p>
    );
  const { currency } = costs.settings;
  const cost = rounded(costOfBowl(bowl, costs.prices));
  const unpriced = cost.lines.filter(({ perGram }) => perGram === null);
  return (
    <>
      {cost.cost === null ? (
        <div className="flex flex-wrap items-center">
          <Button
            kind="ghost"
            className="-ml-3.5 pr-1.5"
            icon={Coins}
            onClick={() => setPricing(true)}
          >
            Add prices
          </Button>
          <p className="min-w-0 text-sm text-ink-3">
            {unpriced.length === cost.lines.length
              ? "to see what this bowl costs"
              : `No price yet for ${unpriced.map(({ name }) => name).join(", ")}`}
          </p>
        </div>
      ) : (
        <Fold
          summary={
            <span>
              Product cost{" "}
              <span
                aria-live="polite"
                className="ml-1 font-mono font-semibold text-ink tabular-nums"
              >
                {money(cost.cost, currency)}
              </span>
            </span>
          }
        >
          <CostLines cost={cost} currency={currency} />
          <Button kind="ghost" className="-ml-3.5" onClick={() => setPricing(true)}>
            Change prices
          </Button>
        </Fold>
      )}
      {pricing && (
        <PricesDialog
          lines={[pricedLineOf(bowl)]}
          prices={costs.prices}
          currency={currency}
          onClose={() => setPricing(false)}
        />
      )}
    </>
  );
}

/** The line of a bowl as the dialog asks for its prices. */
const pricedLineOf = ({ brandId, lineId, brandName, lineName, developer }: Bowl) => ({
  line: `${brandId}/${lineId}`,
  name: `${brandName} ${lineName}`,
  developer: developer?.name ?? null,
});
