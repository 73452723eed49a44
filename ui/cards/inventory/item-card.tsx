import type { ReactNode } from "react";
import type { Item } from "#tools/inventory/schema.ts";
import { ItemFace } from "./item-face.tsx";
import { StockBadges } from "./stock-badges.tsx";
import { StockBar } from "./stock-bar.tsx";
import { kindWords, quantityWords, unitsWords } from "./stock-words.ts";

/** One item: what it is, what of it there is and where it becomes low. With `onOpen` its name opens it. */
export function ItemCard({
  item,
  onOpen,
  acts,
}: {
  item: Item;
  onOpen?: (item: Item) => void;
  acts?: ReactNode;
}) {
  const kind = kindWords(item);
  return (
    <article aria-label={item.name} className="flex items-start gap-3.5">
      <ItemFace item={item} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1.5">
          <div className="min-w-0 flex-1 basis-48">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h3 className="text-base [overflow-wrap:anywhere]">
                {onOpen ? (
                  <button
                    type="button"
                    onClick={() => onOpen(item)}
                    className="text-left underline decoration-transparent underline-offset-4 transition-colors hover:decoration-ink-3 touch:-my-2.5 touch:min-h-11"
                  >
                    {item.name}
                  </button>
                ) : (
                  item.name
                )}
              </h3>
              <StockBadges item={item} />
            </div>
            <p className="truncate text-sm text-ink-2 empty:hidden">{kind || item.supplierName}</p>
          </div>
          <div className="flex w-72 flex-col gap-1.5 max-md:w-full">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 whitespace-nowrap">
              <span className="font-semibold tabular-nums">{quantityWords(item)}</span>
              <span className="text-xs text-ink-3">
                Low at {unitsWords(item.lowStockThreshold, item.unit)}
                {item.targetQuantity !== null && `, up to ${item.targetQuantity}`}
              </span>
            </p>
            <StockBar item={item} />
          </div>
        </div>
      </div>
      {acts && <div className="-mr-2 flex shrink-0">{acts}</div>}
    </article>
  );
}
