import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { LowItem } from "#tools/inventory/schema.ts";
import { listLowStock } from "#ui/api/desk/inventory.ts";
import { quantityWords, unitsWords } from "#ui/cards/inventory/stock-words.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Chip } from "#ui/components/chip.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { plural } from "#ui/lib/format.ts";
import { PHONE, useMedia } from "#ui/lib/device/media.ts";

/** As many at a desk and on a phone; the others come at a tap. */
const SHOWN = 4;
const SHOWN_SMALL = 0;

/** What is at or below its threshold, counted, and each a tap away. */
export function LowStockPanel({
  onOpen,
  act,
}: {
  onOpen: (item: LowItem) => void;
  /** What can be done about it. */
  act: ReactNode;
}) {
  const low = useQuery(listLowStock);
  const phone = useMedia(PHONE);
  const [all, setAll] = useState(false);
  return (
    <QueryView query={low} name="what is low" shape={["h-24 rounded-card"]}>
      {(items) => {
        const count = items.length;
        const most = phone ? SHOWN_SMALL : SHOWN;
        const shown = all || count <= most + 1 ? items : items.slice(0, most);
        const rest = shown.length < count && (
          <Chip onClick={() => setAll(true)} className="max-md:px-3!">
            Show all {count}
          </Chip>
        );
        return (
          <Card
            aria-label="Low Stock Alert"
            className="flex flex-wrap items-center gap-x-4 gap-y-2.5 py-4! max-md:gap-x-2 max-md:py-3!"
          >
            <h2 className="flex items-center gap-2.5 text-md max-md:gap-2">
              Low Stock Alert
              <Badge tone={count > 0 ? "warn" : "ok"} icon={count > 0 ? TriangleAlert : undefined}>
                {plural(count, "item")}
              </Badge>
            </h2>
            {shown.length === 0 && rest && <span className="ml-auto">{rest}</span>}
            {act && <span className="ml-auto max-md:ml-0 max-md:w-full">{act}</span>}
            {count === 0 ? (
              <p className="text-sm text-ink-2">Nothing is at or below its threshold.</p>
            ) : shown.length === 0 ? null : (
              <ul className="flex basis-full flex-wrap gap-2">
                {shown.map((item) => (
                  <li key={item.id} className="max-w-full">
                    <Chip
                      onClick={() => onOpen(item)}
                      className="h-auto! min-h-[34px] max-w-full py-1.5 text-left whitespace-normal! touch:min-h-11"
                    >
                      <span className="text-ink">{item.name}</span>
                      <span className="whitespace-nowrap text-warn">{quantityWords(item)}</span>
                      <span className="whitespace-nowrap text-ink-3 max-lg:sr-only">
                        low at {unitsWords(item.lowStockThreshold, item.unit)}
                      </span>
                    </Chip>
                  </li>
                ))}
                {rest && <li>{rest}</li>}
              </ul>
            )}
          </Card>
        );
      }}
    </QueryView>
  );
}
