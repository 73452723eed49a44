import { useQuery } from "@tanstack/react-query";
import { ArrowDownUp, Pencil } from "lucide-react";
import { useState } from "react";
import type { Item, Supplier } from "#tools/inventory/schema.ts";
import { getLineLeaflet } from "#ui/api/chair/brands.ts";
import { DoneHere } from "#ui/cards/acts/done-here.tsx";
import { ItemFace } from "#ui/cards/inventory/item-face.tsx";
import { StockBadges } from "#ui/cards/inventory/stock-badges.tsx";
import { StockBar } from "#ui/cards/inventory/stock-bar.tsx";
import {
  CATEGORY_WORDS,
  kindWords,
  quantityWords,
  unitsWords,
} from "#ui/cards/inventory/stock-words.ts";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { longDay, shortDate } from "#ui/lib/format.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { ItemDialog } from "./item-dialog.tsx";
import { MovementList } from "./movement-list.tsx";

/** All that is known of an item, what can be done with it, and its log. */
export function ItemSheet({
  id,
  items,
  suppliers,
  onClose,
}: {
  id: string;
  items: readonly Item[] | undefined;
  suppliers: readonly Supplier[];
  onClose: () => void;
}) {
  const [asking, setAsking] = useState<"adjust" | "edit">();
  const { mayStock } = useStockActs();
  const item = items?.find((each) => each.id === id);
  const close = () => setAsking(undefined);
  return (
    <Sheet open onClose={onClose} title="Item" className="w-[min(30rem,100vw)]">
      {!items && <Skeleton className="h-48 rounded-m" />}
      {items && !item && <p className="text-ink-2">This item is no longer kept.</p>}
      {item && (
        <div className="flex flex-col gap-6">
          <header className="flex items-start gap-3.5">
            <ItemFace item={item} />
            <div className="min-w-0">
              <h3 className="text-lg [overflow-wrap:anywhere]">{item.name}</h3>
              <p className="text-sm text-ink-2">
                {kindWords(item) || CATEGORY_WORDS[item.category]}
              </p>
            </div>
          </header>
          <div className="flex flex-col gap-2.5">
            <p className="font-mono text-xl font-semibold tabular-nums">{quantityWords(item)}</p>
            <StockBar item={item} className="h-2!" />
            <p className="text-sm text-ink-3">
              Low at {unitsWords(item.lowStockThreshold, item.unit)}.{" "}
              {item.targetQuantity === null
                ? `Ordered by twice that.`
                : `Filled up to ${item.targetQuantity}.`}
            </p>
            <div className="flex flex-wrap gap-1.5 empty:hidden">
              <StockBadges item={item} />
            </div>
            {item.needsCount && (
              <p className="text-sm text-ink-2">
                More was used than was on record. Count it, and it is right again.
              </p>
            )}
          </div>
          {mayStock && (
            <div className="flex gap-2 [&>button]:flex-1">
              <Button kind="primary" icon={ArrowDownUp} onClick={() => setAsking("adjust")}>
                Change by hand
              </Button>
              <Button icon={Pencil} onClick={() => setAsking("edit")}>
                Edit
              </Button>
            </div>
          )}
          <Facts item={item} />
          <section aria-label="Log of this item" className="flex flex-col gap-1">
            <h3 className="text-base">Log</h3>
            <MovementList itemId={item.id} />
          </section>
          <DoneHere kind="item" id={item.id} />
          {asking === "adjust" && <AdjustDialog item={item} onClose={close} />}
          {asking === "edit" && <ItemDialog item={item} suppliers={suppliers} onClose={close} />}
        </div>
      )}
    </Sheet>
  );
}

function Facts({ item }: { item: Item }) {
  const { link, openedAt } = item;
  const { data: line } = useQuery({ ...getLineLeaflet(link?.line ?? ""), enabled: link !== null });
  const part = link?.part === "developer" ? `developer ${link.volume} vol` : (link?.code ?? "");
  const linked = line && `${line.brandName} ${line.name} ${part}`.trim();
  const facts: [string, string | null | undefined][] = [
    ["Category", CATEGORY_WORDS[item.category]],
    ["Supplier", item.supplierName],
    ["Cost per unit", item.costPerUnit],
    ["Barcode", item.barcode],
    ["Opened", openedAt && item.openGrams > 0 ? shortDate(openedAt) : null],
    ["Best before", item.expiresOn && longDay(item.expiresOn)],
    ["Used in bowls as", link ? linked : "nothing yet: edit it, and choose what it is"],
    ["Notes", item.notes],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm">
      {facts.map(
        ([term, words]) =>
          words && (
            <div key={term} className="contents">
              <dt className="text-ink-3">{term}</dt>
              <dd className="[overflow-wrap:anywhere]">{words}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
