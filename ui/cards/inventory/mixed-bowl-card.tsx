import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import type { MixedBowl } from "#tools/inventory/items/movement-schema.ts";
import { undoBowl } from "#ui/api/desk/inventory-bowls.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { grams } from "#ui/lib/format.ts";
import { costWords, missingWords, mixedWords } from "./bowl-drawn-words.ts";
import { useStockActs } from "./use-inventory.ts";

/** A bowl that was mixed: what it took out of the stock, what was not there, what it cost; it can be taken back. */
export function MixedBowlCard({ bowl, undo = true }: { bowl: MixedBowl; undo?: boolean }) {
  const { currency, mayStock } = useStockActs();
  const takeBack = useMutation(undoBowl);
  const undone = bowl.undoneAt !== null || takeBack.isSuccess;
  const missing = missingWords(bowl);
  const cost = costWords(bowl, currency);
  return (
    <Card aria-label={`${bowl.name}, mixed`} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-lg [overflow-wrap:anywhere]">{bowl.name}</h3>
          <p className="text-sm text-ink-2">
            {mixedWords(bowl)}
            {cost && ` · ${cost}`}
          </p>
        </div>
        {undone && <Badge>Taken back</Badge>}
      </header>
      <ul>
        {bowl.drawn.map((each, at) => (
          <li
            key={at}
            className="flex items-baseline justify-between gap-4 border-t border-line-soft py-2 text-sm"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{each.name}</span>
            <span className="shrink-0 font-mono whitespace-nowrap tabular-nums">
              {each.why === "drawn" ? (
                `−${grams(each.grams)}`
              ) : (
                <span className="text-ink-3">{grams(each.grams)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {missing && <p className="text-sm text-warn">{missing}</p>}
      {undo && mayStock && !undone && (
        <Button
          kind="ghost"
          className="-ml-3.5 self-start"
          icon={Undo2}
          pending={takeBack.isPending}
          onClick={() => takeBack.mutate({ id: bowl.id })}
        >
          Undo
        </Button>
      )}
    </Card>
  );
}
