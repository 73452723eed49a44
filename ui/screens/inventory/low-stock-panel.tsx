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

const SHOWN = 4;
const FEW = 1;

/** What is at or below its threshold, counted and listed. */
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
  const few = phone ? FEW : SHOWN;
  const [all, setAll] = useState(false);
  return (
    <QueryView query={low} name="what is low" shape={["h-24 rounded-card"]}>
      {(items) => {
        const count = items.length;
        const shown = all || count <= few + 1 ? items : items.slice(0, few);
        return (
          <Card
            title="Low Stock Alert"
            aside={
              count > 0 ? (
                <span className="flex items-center gap-3">
                  <Badge tone="warn" icon={TriangleAlert}>
                    {plural(count, "item")}
                  </Badge>
                  {!phone && act}
                </span>
              ) : (
                <Badge tone="ok">0 items</Badge>
              )
            }
          >
            {count === 0 ? (
              <p className="text-ink-2">Nothing is at or below its threshold.</p>
            ) : (
              <LowStockList items={shown} onOpen={onOpen} wide />
            )}
            <div className="-mb-2 flex items-center justify-between empty:hidden">
              {shown.length < count && (
                <Button kind="ghost" className="-ml-3.5" onClick={() => setAll(true)}>
                  Show all {count}
                </Button>
              )}
              {phone && count > 0 && act}
            </div>
          </Card>
        );
      }}
    </QueryView>
  );
}
