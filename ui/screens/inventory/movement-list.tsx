import { useInfiniteQuery } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import type { Movement } from "#tools/inventory/items/movement-schema.ts";
import { listMovements } from "#ui/api/desk/inventory.ts";
import { movementWords, signed } from "#ui/cards/inventory/stock-words.ts";
import { Badge } from "#ui/components/badge.tsx";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { cx } from "#ui/lib/cx.ts";
import { grams, shortMoment } from "#ui/lib/format.ts";

/** The log, newest first: what came and went, why, by whom, and what was there then. Of one item or of everything. */
export function MovementList({ itemId }: { itemId?: string }) {
  const log = useInfiniteQuery(listMovements(itemId));
  return (
    <PagedList
      list={log}
      name="the log"
      shape={["h-40 rounded-m"]}
      more="Show older"
      empty={<p className="text-ink-3">Nothing came or went yet.</p>}
    >
      {(movements) => (
        <ul aria-label="Log" className="flex flex-col">
          {movements.map((movement) => (
            <Line key={movement.id} movement={movement} named={itemId === undefined} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Line({ movement, named }: { movement: Movement; named: boolean }) {
  const { itemName, amount, after, weighed, flagged, note, stylistName, createdAt } = movement;
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line-soft py-3 first:border-t-0">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {named && <span className="block font-medium">{itemName}</span>}
        <span className={cx("block", named ? "text-sm text-ink-2" : "font-medium")}>
          {movementWords(movement)}
        </span>
        <span className="block text-xs text-ink-3">
          <time dateTime={createdAt}>{shortMoment(createdAt)}</time>, {stylistName}
        </span>
        {note && <span className="mt-0.5 block text-sm text-ink-2">{note}</span>}
        {flagged && (
          <Badge tone="warn" className="mt-1" icon={Flag}>
            Check the count
          </Badge>
        )}
      </span>
      <span className="shrink-0 text-right font-mono whitespace-nowrap tabular-nums">
        <span className={cx("block font-semibold", amount > 0 && "text-ok")}>
          {signed(amount, weighed)}
        </span>
        <span className="block text-xs text-ink-3">
          {weighed ? grams(after) : after.toLocaleString()} after
        </span>
      </span>
    </li>
  );
}
