import { useMutation } from "@tanstack/react-query";
import { Check, ChevronRight, ScanBarcode, X } from "lucide-react";
import { useState } from "react";
import type { StockTake } from "#tools/inventory/items/movement-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { cancelTake } from "#ui/api/desk/inventory-takes.ts";
import { ItemFace } from "#ui/cards/inventory/item-face.tsx";
import { kindWords } from "#ui/cards/inventory/stock-words.ts";
import { Button } from "#ui/components/button.tsx";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { ProgressBar } from "#ui/components/page/progress-bar.tsx";
import { SearchField } from "#ui/components/fields/search-field.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";
import { useItemScan } from "./scan-an-item.tsx";
import { CountPad } from "./count-pad.tsx";
import { TakeReview } from "./take-review.tsx";
import { countOf, differenceWords, nextToCount, shelfOrder, sought } from "./take-rules.ts";

/** An open count: a list to go through or to scan, the pad under the thumb, and the differences before anything changes. */
export function TakeCounting({
  take,
  items: all,
  onLeave,
}: {
  take: StockTake;
  items: readonly Item[];
  onLeave: () => void;
}) {
  const items = shelfOrder(all);
  const [at, setAt] = useState<string | null>(null);
  const [show, setShow] = useState<"open" | "all">("open");
  const [words, setWords] = useState("");
  const [asking, setAsking] = useState<"review" | "cancel">();
  const scan = useItemScan({ onFound: ({ id }) => setAt(id) });
  const item = items.find(({ id }) => id === at);
  const done = items.filter(({ id }) => countOf(take, id)).length;
  const listed = sought(items, words).filter(({ id }) => show === "all" || !countOf(take, id));
  if (asking === "review")
    return (
      <TakeReview
        take={take}
        items={items}
        onCount={(id) => {
          setAsking(undefined);
          setAt(id);
        }}
        onBack={() => setAsking(undefined)}
        onDone={onLeave}
      />
    );
  return (
    <Page className="min-h-[calc(100dvh-52px)] gap-5! pb-0!">
      <header className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <h1 tabIndex={-1} className="text-2xl max-md:text-[27px]">
            Stock take
          </h1>
          <span className="-mr-2 flex">
            <IconButton label="Scan" kind="outline" icon={ScanBarcode} onClick={scan.ask} />
            <IconButton label="Leave, go on later" icon={<X size={20} />} onClick={onLeave} />
          </span>
        </div>
        <p role="status" className="text-sm text-ink-2">
          {done} of {plural(items.length, "item")} counted, kept as you go
        </p>
        <ProgressBar label="Counted" value={done} max={items.length} />
      </header>
      <div className="flex flex-col gap-3">
        <SearchField
          label="Find an item"
          placeholder="Name, code or barcode"
          value={words}
          onChange={setWords}
        />
        <SegmentedControl
          label="Show"
          options={[
            { value: "open", label: `To count ${items.length - done}` },
            { value: "all", label: "All" },
          ]}
          value={show}
          onChange={setShow}
        />
      </div>
      {listed.length === 0 && (
        <p className="text-ink-2">
          {words ? "No item is like this." : "Everything is counted. Look at the differences."}
        </p>
      )}
      <ul aria-label="Items to count" className="flex flex-col">
        {listed.map((each) => {
          const count = countOf(take, each.id);
          return (
            <li key={each.id} className="border-t border-line-soft first:border-t-0">
              <button
                type="button"
                onClick={() => setAt(each.id)}
                className="flex min-h-16 w-full items-center gap-3.5 py-2.5 text-left"
              >
                <ItemFace item={each} />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium [overflow-wrap:anywhere]">{each.name}</span>
                  <span className="block truncate text-sm text-ink-3">{kindWords(each)}</span>
                </span>
                {count ? (
                  <span
                    className={cx(
                      "flex items-center gap-1.5 font-mono text-sm tabular-nums",
                      count.difference === 0 ? "text-ok" : "text-warn",
                    )}
                  >
                    {count.difference === 0 && <Check size={16} aria-hidden="true" />}
                    {differenceWords(count)}
                  </span>
                ) : (
                  <ChevronRight size={18} aria-hidden="true" className="text-ink-3" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <Button kind="ghost" className="-ml-3.5 self-start" onClick={() => setAsking("cancel")}>
        Cancel count
      </Button>
      <footer className="sticky bottom-0 z-10 -mx-5 mt-auto flex gap-2 border-t border-line-soft bg-bg px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))] md:-mx-8 md:px-8">
        {done < items.length && (
          <Button
            big
            kind={done === 0 ? "primary" : "secondary"}
            className="flex-1"
            onClick={() => setAt(nextToCount(items, take)?.id ?? null)}
          >
            {done === 0 ? "Begin" : "Go on"}
          </Button>
        )}
        {done > 0 && (
          <Button big kind="primary" className="flex-1" onClick={() => setAsking("review")}>
            Differences
          </Button>
        )}
      </footer>
      {scan.dialogs}
      {item && (
        <CountPad
          key={item.id}
          take={take}
          item={item}
          onCounted={(counted) => setAt(nextToCount(items, counted, item.id)?.id ?? null)}
          onScan={scan.look}
          onClose={() => setAt(null)}
        />
      )}
      {asking === "cancel" && (
        <CancelCount take={take} onDone={onLeave} onClose={() => setAsking(undefined)} />
      )}
    </Page>
  );
}

function CancelCount({
  take,
  onDone,
  onClose,
}: {
  take: StockTake;
  onDone: () => void;
  onClose: () => void;
}) {
  const cancel = useMutation(cancelTake);
  return (
    <ConfirmDialog
      title="Cancel this count?"
      act="Cancel count"
      keep="Go on counting"
      pending={cancel.isPending}
      onConfirm={() => cancel.mutate({ id: take.id }, { onSuccess: onDone, onError: onClose })}
      onClose={onClose}
    >
      {plural(take.counted.length, "item")} counted so far are forgotten. The stock stays as it is
      on record.
    </ConfirmDialog>
  );
}
