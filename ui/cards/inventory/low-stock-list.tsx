import type { LowItem } from "#tools/inventory/schema.ts";
import { cx } from "#ui/lib/cx.ts";
import { ItemFace } from "./item-face.tsx";
import { quantityWords, unitsWords } from "./stock-words.ts";

/** What is at or below its threshold: how much there is, and at how much it is low. With `onOpen` a name opens its item. */
export function LowStockList({
  items,
  faces,
  onOpen,
}: {
  items: readonly LowItem[];
  /** Each beside its shade or category; on a tablet two beside each other. */
  faces?: boolean;
  onOpen?: (item: LowItem) => void;
}) {
  return (
    <ul className={cx("grid", faces && "gap-x-8 md:max-[75rem]:grid-cols-2")}>
      {items.map((item) => (
        <li
          key={item.id}
          className={cx(
            "min-h-12 border-t border-line-soft first:border-t-0",
            faces
              ? "grid grid-cols-[auto_minmax(0,1fr)] content-center gap-x-3 py-2.5 md:max-[75rem]:nth-2:border-t-0 [&>:first-child]:row-span-2"
              : "flex flex-wrap items-baseline justify-between gap-x-4 py-2",
          )}
        >
          {faces && <ItemFace item={item} />}
          <span className="min-w-0 flex-1 basis-44">
            {onOpen ? (
              <button
                type="button"
                onClick={() => onOpen(item)}
                className="max-w-full text-left font-medium [overflow-wrap:anywhere] underline decoration-transparent underline-offset-4 hover:decoration-ink-3 touch:-my-2 touch:min-h-11"
              >
                {item.name}
              </button>
            ) : (
              <span className="font-medium [overflow-wrap:anywhere]">{item.name}</span>
            )}
            {!faces && (
              <span className="block text-xs text-ink-3">
                {item.supplierName ?? "No supplier yet"}
              </span>
            )}
          </span>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-mono text-sm font-semibold whitespace-nowrap text-warn tabular-nums">
              {quantityWords(item)}
            </span>
            <span className="text-xs whitespace-nowrap text-ink-3">
              low at {unitsWords(item.lowStockThreshold, item.unit)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
