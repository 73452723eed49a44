import { useQuery } from "@tanstack/react-query";
import { listLowStock } from "#ui/api/desk/inventory.ts";
import { LowStockList } from "#ui/cards/inventory/low-stock-list.tsx";
import { useHasInventory } from "#ui/cards/inventory/use-inventory.ts";
import { Card } from "#ui/components/page/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";

const SHOWN = 3;

/** What runs out. Nothing without inventory, while nothing is low, or while that is not known. */
export function LowStock() {
  const has = useHasInventory();
  const { data: low } = useQuery({ ...listLowStock, enabled: has });
  if (!has || !low || low.length === 0) return null;
  const more = low.length - SHOWN;
  return (
    <Card
      title="Running low"
      aside={<TextLink to="/inventory?tab=inventory&only=low">Open the stock</TextLink>}
    >
      <LowStockList items={low.slice(0, SHOWN)} />
      {more > 0 && <p className="border-t border-line-soft pt-3 text-sm text-ink-2">{more} more</p>}
    </Card>
  );
}
