import type { Item } from "#tools/inventory/schema.ts";
import { cx } from "#ui/lib/cx.ts";

/** What stands there, with marks where it becomes low and where it is filled up to; twice the latter is a whole bar, so that more than enough shows too. Decoration beside words. */
export function StockBar({ item, className }: { item: Item; className?: string }) {
  const { currentQuantity, lowStockThreshold, targetQuantity, openGrams, unitGrams } = item;
  const enough = Math.max(targetQuantity ?? 0, lowStockThreshold * 2, 1);
  const full = enough * 2;
  const open = unitGrams ? openGrams / unitGrams : 0;
  const share = (units: number) => `${Math.min(100, (units / full) * 100)}%`;
  return (
    <span
      aria-hidden="true"
      className={cx("relative block h-1.5 rounded-full bg-accent-soft", className)}
    >
      <span
        className={cx(
          "absolute inset-y-0 left-0 rounded-full opacity-40",
          item.isLow ? "bg-warn" : "bg-ink-2",
        )}
        style={{ width: share(currentQuantity + open) }}
      />
      <span
        className={cx(
          "absolute inset-y-0 left-0 rounded-full",
          item.isLow ? "bg-warn" : "bg-ink-2",
        )}
        style={{ width: share(currentQuantity) }}
      />
      <span
        className="absolute -inset-y-[3px] w-0.5 rounded-full bg-ink ring-1 ring-surface"
        style={{ left: share(lowStockThreshold) }}
      />
      {targetQuantity !== null && (
        <span
          className="absolute -inset-y-[3px] w-0.5 rounded-full bg-ink-3 ring-1 ring-surface"
          style={{ left: share(targetQuantity) }}
        />
      )}
    </span>
  );
}
