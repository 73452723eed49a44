import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { StockTake } from "#tools/inventory/items/movement-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { finishTake } from "#ui/api/desk/inventory-takes.ts";
import { unitsWords } from "#ui/cards/inventory/stock-words.ts";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { grams, plural } from "#ui/lib/format.ts";
import { wholeIssue } from "#ui/lib/http/issues.ts";
import { differencesOf, differenceWords, recordWords } from "./take-rules.ts";

/** What the count changes, before it does. */
export function TakeReview({
  take,
  items,
  onCount,
  onBack,
  onDone,
}: {
  take: StockTake;
  items: readonly Item[];
  onCount: (itemId: string) => void;
  onBack: () => void;
  onDone: () => void;
}) {
  const finish = useMutation(finishTake);
  const differing = differencesOf(take);
  const agreeing = take.counted.length - differing.length;
  const uncounted = items.filter(({ id }) => !take.counted.some(({ itemId }) => itemId === id));
  return (
    <Page className="min-h-[calc(100dvh-52px)] gap-5! pb-0!">
      <PageHeader
        title="Differences"
        back={
          <Button kind="ghost" className="-ml-3.5" onClick={onBack}>
            Back to counting
          </Button>
        }
        lead="Finishing makes the counted quantities the stock, with each difference in the log."
      />
      <FormAlert>{wholeIssue(finish.error, [])}</FormAlert>
      {differing.length === 0 ? (
        <p className="flex items-center gap-2 text-ok">
          <Check size={18} aria-hidden="true" />
          Everything counted is as on record.
        </p>
      ) : (
        <ul aria-label="Differences" className="flex flex-col">
          {differing.map((each) => {
            const item = items.find(({ id }) => id === each.itemId);
            const open = each.openGrams ? ` + ${grams(each.openGrams)} open` : "";
            return (
              <li key={each.itemId} className="border-t border-line-soft first:border-t-0">
                <button
                  type="button"
                  onClick={() => onCount(each.itemId)}
                  className="flex min-h-16 w-full items-center justify-between gap-4 py-2.5 text-left"
                >
                  <span className="min-w-0">
                    <span className="block font-medium [overflow-wrap:anywhere]">
                      {each.itemName}
                    </span>
                    <span className="block text-sm text-ink-2">
                      counted {unitsWords(each.units, item?.unit ?? "")}
                      {open}, on record {recordWords(each, item)}
                    </span>
                  </span>
                  <span className="shrink-0 font-mono text-md font-semibold text-warn tabular-nums">
                    {differenceWords(each)}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <p className="text-sm text-ink-2">
        {agreeing > 0 && `${plural(agreeing, "item")} as on record. `}
        {uncounted.length > 0 &&
          `${plural(uncounted.length, "item")} not counted: left as on record.`}
      </p>
      <footer className="sticky bottom-0 z-10 -mx-5 mt-auto flex gap-2 border-t border-line-soft bg-bg px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))] md:-mx-8 md:px-8">
        <Button
          big
          kind="primary"
          className="flex-1"
          pending={finish.isPending}
          onClick={() => finish.mutate({ id: take.id }, { onSuccess: onDone })}
        >
          {differing.length === 0 ? "Finish" : `Finish, put ${differing.length} right`}
        </Button>
      </footer>
    </Page>
  );
}
