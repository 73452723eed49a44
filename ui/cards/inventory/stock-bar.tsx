import type { Item } from "#tools/inventory/schema.ts";
import { cx } from "#ui/lib/cx.ts";

/** How full the shelf is: what stands there against its target, with the mark where it becomes low. Decoration beside words. */
export function StockBar({ item, className }: { item: Item; className?: string }) {
  const { currentQuantity, lowStockThreshold, targetQuantity, openGrams, unitGrams } = item;
  const full = Math.max(targetQuantity ?? 0, lowStockThreshold * 2, currentQuantity, 1);
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
        className="absolute -inset-y-[3px] w-0.5 rounded-full bg-ink"
        style={{ left: share(lowStockThreshold) }}
      />
    </span>
  );
}
