import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { LowItem } from "#tools/inventory/schema.ts";
import { listLowStock } from "#ui/api/desk/inventory.ts";
import { LowStockList } from "#ui/cards/inventory/low-stock-list.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { plural } from "#ui/lib/format.ts";
import { PHONE, useMedia } from "#ui/lib/device/media.ts";

/** As many at a desk and on a phone; the others come at a tap. */
const SHOWN = 6;
const SHOWN_SMALL = 0;

/** What is at or below its threshold, counted, each a tap away, and what can be done about it. */
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
        // one more takes no more room than the way to it
        const shown = all || count <= most + 1 ? items : items.slice(0, most);
        return (
          <Card
            aria-label="Low Stock Alert"
            className="flex flex-col gap-2 max-md:gap-0 max-md:py-2!"
          >
            <div className="flex min-h-11 items-center justify-between gap-2">
              <h2 className="text-lg max-md:text-md">Low Stock Alert</h2>
              <Badge tone={count > 0 ? "warn" : "ok"} icon={count > 0 ? TriangleAlert : undefined}>
                {plural(count, "item")}
              </Badge>
              {shown.length < count && phone && (
                <Button kind="ghost" className="-mr-3" onClick={() => setAll(true)}>
                  Show
                </Button>
              )}
            </div>
            {count === 0 && (
              <p className="text-sm text-ink-2">Nothing is at or below its threshold.</p>
            )}
            {shown.length > 0 && <LowStockList items={shown} faces onOpen={onOpen} />}
            {shown.length < count && !phone && (
              <Button kind="ghost" className="-ml-4 self-start" onClick={() => setAll(true)}>
                Show all {count}
              </Button>
            )}
            {act && <div className={phone && shown.length === 0 ? "hidden" : "mt-2"}>{act}</div>}
          </Card>
        );
      }}
    </QueryView>
  );
}
