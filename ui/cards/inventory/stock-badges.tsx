import { CalendarClock, CircleAlert, TriangleAlert } from "lucide-react";
import type { Item } from "#tools/inventory/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { longDay } from "#ui/lib/format.ts";
import { keepsUntil } from "./stock-words.ts";

/** What about an item wants a look: low, past its date, to be counted. */
export function StockBadges({ item }: { item: Item }) {
  const keeps = keepsUntil(item);
  return (
    <>
      {item.isLow && (
        <Badge tone="warn" icon={TriangleAlert}>
          Low Stock
        </Badge>
      )}
      {keeps && item.expiresOn && (
        <Badge tone={keeps === "expired" ? "bad" : "warn"} icon={CalendarClock}>
          {keeps === "expired" ? "Expired" : "Expires"} {longDay(item.expiresOn)}
        </Badge>
      )}
      {item.needsCount && (
        <Badge tone="cool" icon={CircleAlert}>
          Count it
        </Badge>
      )}
    </>
  );
}
