import { Beaker } from "lucide-react";
import { useState } from "react";
import type { CardBowl } from "#ui/cards/formula-card/card-bowls.ts";
import { Button } from "#ui/components/button.tsx";
import { missingWords, mixedWords, overWords } from "./bowl-drawn-words.ts";
import { useMixing } from "./use-mixing.ts";

/** A slip of the thumb is taken back the same day; later it is a matter of the stock. */
const UNDONE_WITHIN = 24 * 3_600_000;

/** "I mixed it": what the bowl takes leaves the stock with one tap. Nothing where it takes nothing from there. */
export function MixBowl({
  scaled,
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
  const mixing = useMixing(scaled, consultationId);
  const [opened] = useState(() => Date.now());
  if (!mixing) return null;
  const { last, pending, mix, undoing, undo } = mixing;
  const missing = last ? missingWords(last) : "";
  return (
    <>
      <Button {...(className && { className })} icon={Beaker} pending={pending} onClick={mix}>
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
                pending={undoing}
                onClick={() => undo(last.id)}
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
