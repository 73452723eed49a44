import { useMutation, useQuery } from "@tanstack/react-query";
import { Beaker } from "lucide-react";
import { useRef, useState } from "react";
import type { MixedBowl } from "#tools/inventory/items/movement-schema.ts";
import { bowlGrams } from "#tools/formulas/rules.ts";
import { finaliseBowl, listBowls, undoBowl } from "#ui/api/desk/inventory-bowls.ts";
import type { CardBowl } from "#ui/cards/formula-card/card-bowls.ts";
import { Button } from "#ui/components/button.tsx";
import { toast } from "#ui/lib/toast.ts";
import { costWords, drawnWords, missingWords, mixedWords, overWords } from "./bowl-drawn-words.ts";
import { useHasInventory, useStockActs } from "./use-inventory.ts";

/** A slip of the thumb is taken back the same day; later it is a matter of the stock. */
const UNDONE_WITHIN = 24 * 3_600_000;

/**
 * "I mixed it": the bowl, as it is shown, is taken out of the stock with one tap. It says what was taken and what was not
 * there, and can be undone. Nothing without inventory, or for a bowl that is no formula's own.
 */
export function MixBowl({
  scaled: { bowl, formula },
  planned,
  consultationId,
  className,
}: {
  scaled: CardBowl;
  /** The grams of the formula as it was made. */
  planned: number;
  consultationId: string;
  className?: string;
}) {
  const own = formula !== null && !formula.withheld && formula.bowl?.order === bowl?.order;
  const { mayStock, currency } = useStockActs();
  const shown = useHasInventory() && mayStock && own && bowl !== null;
  const { data: bowls } = useQuery({ ...listBowls(consultationId), enabled: shown });
  const undo = useMutation(undoBowl);
  const mix = useMutation(finaliseBowl);
  const key = useRef(crypto.randomUUID());
  const [opened] = useState(() => Date.now());
  if (!shown || !bowls) return null;
  const last = bowls.find(({ formulaId, undoneAt }) => formulaId === formula.id && !undoneAt);
  const totalGrams = Math.round(bowlGrams(bowl) * 10) / 10;
  const say = (mixed: MixedBowl) => {
    key.current = crypto.randomUUID();
    const taken = drawnWords(mixed);
    toast({
      title: `Mixed: ${mixed.name}`,
      description: [
        taken ? `${taken} taken out.` : "",
        missingWords(mixed),
        costWords(mixed, currency) && `Cost ${costWords(mixed, currency)}.`,
      ]
        .filter(Boolean)
        .join(" "),
      act: { label: "Undo", run: () => undo.mutate({ id: mixed.id }) },
    });
  };
  const missing = last ? missingWords(last) : "";
  return (
    <>
      <Button
        {...(className && { className })}
        icon={Beaker}
        pending={mix.isPending}
        onClick={() =>
          mix.mutate(
            { formulaId: formula.id, totalGrams, key: `${key.current}-${totalGrams}` },
            { onSuccess: say },
          )
        }
      >
        {last ? "Mix again" : "I mixed it"}
      </Button>
      {last && (
        <div className="order-last w-full border-t border-line-soft pt-2 text-sm">
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-ink-2">
            <span>
              {mixedWords(last)}
              {overWords(last, planned)}
            </span>
            {Date.parse(last.createdAt) > opened - UNDONE_WITHIN && (
              <Button
                kind="ghost"
                className="px-2.5"
                pending={undo.isPending}
                onClick={() => undo.mutate({ id: last.id })}
              >
                Undo
              </Button>
            )}
          </p>
          {missing && <p className="text-warn">{missing}</p>}
        </div>
      )}
    </>
  );
}
