import { useMutation, useQuery } from "@tanstack/react-query";
import { PackageOpen } from "lucide-react";
import { useState } from "react";
import type { ProductLine, ShelfLine } from "#tools/brands/schema.ts";
import { getShelf, listBrandPreferences, setShelfOnly } from "#ui/api/chair/brands.ts";
import { Card } from "#ui/components/page/card.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { plural } from "#ui/lib/format.ts";
import { FindLine } from "./find-line.tsx";
import { standing } from "./shelf-draft.ts";
import { ShelfLineCard } from "./shelf-line-card.tsx";

/** What stands on the salon's shelf: one's own lines first, then the others that something is there of. */
export function ShelfTab() {
  const shelf = useQuery(getShelf);
  const preferences = useQuery(listBrandPreferences);
  const only = useMutation(setShelfOnly);
  const [opened, setOpened] = useState<string>();
  const [added, setAdded] = useState<readonly string[]>([]);
  const there = new Map<string, ShelfLine>(
    shelf.data?.lines.map((line) => [`${line.brandId}/${line.lineId}`, line]),
  );
  const own = (preferences.data ?? []).map((each) => `${each.brandId}/${each.productLineId}`);
  const keys = [...new Set([...added, ...own, ...there.keys()])];
  const open = ({ brandId, id }: ProductLine) => {
    const key = `${brandId}/${id}`;
    if (!own.includes(key) && !there.has(key)) setAdded([key, ...added]);
    setOpened(key);
  };
  return (
    <QueryView
      query={{ ...shelf, data: preferences.isPending ? undefined : shelf.data }}
      name="the shelf"
      shape={["h-24 rounded-card", "h-20 rounded-card", "h-20 rounded-card"]}
      layout="flex flex-col gap-4"
    >
      {(read) => {
        const products = read.lines.reduce((sum, line) => sum + standing(line).length, 0);
        return (
          <div className="flex flex-col gap-5">
            <Card aria-label="How formulas use the shelf">
              <Switch
                label="Formulas only from what is in stock"
                hint="Your formulas use what is ticked here and what the inventory has in stock. What the shelf cannot do is named with what to buy, never swapped unseen. Developers count once one of them is ticked."
                on={only.isPending ? (only.variables?.only ?? false) : read.only}
                disabled={only.isPending}
                onChange={(on) => only.mutate({ only: on })}
              />
              {read.only && products === 0 && (
                <p role="status" className="mt-3 text-sm text-warn">
                  Nothing is on the shelf yet, so every product of a formula will be named as
                  missing.
                </p>
              )}
            </Card>
            <Card
              title="On the shelf"
              aside={products > 0 && <Count products={products} lines={there.size} />}
            >
              <FindLine label="Open a line" onFind={open} />
            </Card>
            {keys.length === 0 && (
              <EmptyState icon={PackageOpen}>
                The shelf is empty. Find a line above and tick what you have.
              </EmptyState>
            )}
            <ul className="flex flex-col gap-3">
              {keys.map((key) => (
                <li key={key}>
                  <ShelfLineCard
                    lineKey={key}
                    there={there.get(key)}
                    open={opened === key}
                    onToggle={() => setOpened(opened === key ? undefined : key)}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </QueryView>
  );
}

function Count({ products, lines }: { products: number; lines: number }) {
  return (
    <span className="text-sm text-ink-2">
      {plural(products, "product")} of {plural(lines, "line")}
    </span>
  );
}
