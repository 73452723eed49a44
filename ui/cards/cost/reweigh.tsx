import { useQuery } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { useState } from "react";
import { bowlGrams } from "#tools/formulas/rules.ts";
import { costOfBowl } from "#tools/pricing/cost/cost-rules.ts";
import { listBowls } from "#ui/api/desk/inventory-bowls.ts";
import { listReweighs } from "#ui/api/desk/pricing.ts";
import type { CardBowl } from "#ui/cards/formula-card/card-bowls.ts";
import { useHasInventory, useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { ReweighDialog } from "./reweigh-dialog.tsx";
import { useCosts } from "./use-costs.ts";
import { wasteWords } from "./waste-words.ts";

/** After the service: what was left in the bowl, and what that cost. Nothing for a bowl that is no formula's own. */
export function Reweigh({
  scaled: { bowl, formula },
  consultationId,
  className,
}: {
  scaled: CardBowl;
  consultationId: string;
  className?: string;
}) {
  const costs = useCosts();
  const known = costs.state === "known";
  const own = formula !== null && formula.bowl?.order === bowl?.order;
  const { data: weighed } = useQuery({ ...listReweighs(consultationId), enabled: known && own });
  const { mayStock } = useStockActs();
  const stocked = useHasInventory() && mayStock && known && own;
  const bowls = useQuery({ ...listBowls(consultationId), enabled: stocked });
  const [weighing, setWeighing] = useState(false);
  if (!known || !own || !bowl || !weighed || bowls.isLoading) return null;
  const last = weighed.find(({ formulaId }) => formulaId === formula.id);
  const mixed = bowls.data?.find(
    ({ formulaId, undoneAt }) => formulaId === formula.id && !undoneAt,
  );
  // a bowl that was mixed since is the one on the scale
  const again = last && !(mixed && mixed.createdAt > last.createdAt);
  const { currency } = costs.settings;
  return (
    <>
      <Button {...(className && { className })} icon={Scale} onClick={() => setWeighing(true)}>
        {last ? "Weigh again" : "Weigh what is left"}
      </Button>
      {last && (
        <p className="order-last w-full border-t border-line-soft pt-2 text-sm text-ink-2">
          {wasteWords(last, currency)}
        </p>
      )}
      {weighing && (
        <ReweighDialog
          formulaId={formula.id}
          mixed={again ? last.mixedGrams : (mixed?.grams ?? bowlGrams(bowl))}
          cost={costOfBowl(bowl, costs.prices)}
          currency={currency}
          onClose={() => setWeighing(false)}
        />
      )}
    </>
  );
}
