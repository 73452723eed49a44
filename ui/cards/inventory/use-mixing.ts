import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { MixedBowl } from "#tools/inventory/items/movement-schema.ts";
import { bowlGrams } from "#tools/formulas/rules.ts";
import { finaliseBowl, listBowls, undoBowl } from "#ui/api/desk/inventory-bowls.ts";
import type { CardBowl } from "#ui/cards/formula-card/card-bowls.ts";
import { toast } from "#ui/lib/toast.ts";
import { costWords, drawnWords, missingWords } from "./bowl-drawn-words.ts";
import { useHasInventory, useStockActs } from "./use-inventory.ts";

/**
 * Takes a bowl, as it is shown, out of the stock, once for a tap; a toast says what was taken and what was not there, and
 * takes it back. Undefined without inventory, or for a bowl that is no formula's own.
 */
export function useMixing({ bowl, formula }: CardBowl, consultationId: string) {
  const own = formula !== null && !formula.withheld && formula.bowl?.order === bowl?.order;
  const { mayStock, currency } = useStockActs();
  const shown = useHasInventory() && mayStock && own && bowl !== null;
  const { data: bowls } = useQuery({ ...listBowls(consultationId), enabled: shown });
  const taking = useMutation(undoBowl);
  const mixing = useMutation(finaliseBowl);
  const key = useRef(crypto.randomUUID());
  if (!shown || !bowls) return undefined;
  const totalGrams = Math.round(bowlGrams(bowl) * 10) / 10;
  const undo = (id: string) => taking.mutate({ id });
  const say = (mixed: MixedBowl) => {
    key.current = crypto.randomUUID();
    const taken = drawnWords(mixed);
    const cost = costWords(mixed, currency);
    toast({
      title: `Mixed: ${mixed.name}`,
      description: [taken && `${taken} taken out.`, missingWords(mixed), cost && `Cost ${cost}.`]
        .filter(Boolean)
        .join(" "),
      act: { label: "Undo", run: () => undo(mixed.id) },
    });
  };
  return {
    /** The bowl of this formula that was mixed last. */
    last: bowls.find(({ formulaId, undoneAt }) => formulaId === formula.id && !undoneAt),
    pending: mixing.isPending,
    mix: () => {
      const asked = { formulaId: formula.id, totalGrams, key: `${key.current}-${totalGrams}` };
      // said also where the card has gone meanwhile
      void mixing.mutateAsync(asked).then(say, () => {});
    },
    undoing: taking.isPending,
    undo,
  };
}
