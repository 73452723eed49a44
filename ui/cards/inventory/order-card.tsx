import { Download, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { isOnOrder } from "#tools/inventory/orders/order-rules.ts";
import type { Order, OrderLine } from "#tools/inventory/orders/order-schema.ts";
import { isUnderWay, orderFile } from "#ui/api/desk/inventory-orders.ts";
import { Badge } from "#ui/components/badge.tsx";
import { buttonLook } from "#ui/components/button-look.ts";
import { Card } from "#ui/components/page/card.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { cx } from "#ui/lib/cx.ts";
import { longDay, plural, shortDate } from "#ui/lib/format.ts";
import { mailFailed, mailWords, orderStatus, totalWords } from "./order-words.ts";
import { codeBeside, unitWord } from "./stock-words.ts";
import { useStockActs } from "./use-inventory.ts";

/** An order: for whom, how it stands, what is in it. `short` shows a few of its lines. */
export function OrderCard({
  order,
  short,
  acts,
}: {
  order: Order;
  short?: boolean;
  acts?: ReactNode;
}) {
  const { currency } = useStockActs();
  const { number, supplierName, createdAt, expectedOn } = order;
  const total = currency ? totalWords(order, currency) : "";
  return (
    <Card aria-label={`Order ${number}, ${supplierName}`} className="flex flex-col gap-3.5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-lg [overflow-wrap:anywhere]">
            {supplierName}{" "}
            <span className="font-mono text-sm font-medium text-ink-3">#{number}</span>
          </h3>
          <p className="text-sm text-ink-2">
            <time dateTime={createdAt}>{shortDate(createdAt)}</time>,{" "}
            {plural(order.items.length, "item")}
            {total && (
              <>
                , <span className="font-mono tabular-nums">{total}</span>
              </>
            )}
          </p>
        </div>
        <StatusBadge status={order.status} />
      </header>
      <OrderLines order={order} short={short ?? false} />
      {order.note && <p className="text-sm whitespace-pre-line text-ink-2">{order.note}</p>}
      {expectedOn && isOnOrder(order) && (
        <p className="text-sm text-ink-2">Expected {longDay(expectedOn)}</p>
      )}
      <MailLine order={order} />
      {acts && <footer className="flex flex-wrap gap-2 empty:hidden">{acts}</footer>}
    </Card>
  );
}

/** How an order stands. */
export function StatusBadge({ status }: { status: string }) {
  const { label, tone } = orderStatus(status);
  return <Badge tone={tone}>{label}</Badge>;
}

const SHORT = 3;

function OrderLines({ order, short }: { order: Order; short: boolean }) {
  const shown = short ? order.items.slice(0, SHORT) : order.items;
  const more = order.items.length - shown.length;
  return (
    <ul className="flex flex-col">
      {shown.map((line) => (
        <Line key={line.itemId} line={line} open={order.status !== "draft"} />
      ))}
      {more > 0 && (
        <li className="border-t border-line-soft pt-2 text-sm text-ink-3">and {more} more</li>
      )}
    </ul>
  );
}

function Line({ line, open }: { line: OrderLine; open: boolean }) {
  const { name, quantity, received, unit } = line;
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line-soft py-2 text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {name} <span className="text-ink-3">{codeBeside(line)}</span>
      </span>
      <span className="shrink-0 text-right font-mono whitespace-nowrap tabular-nums">
        {open && received > 0 && (
          <span className={received === quantity ? "text-ok" : "text-warn"}>{received} of </span>
        )}
        {quantity} {unitWord(unit, quantity)}
      </span>
    </li>
  );
}

/** How the order's mail stands; where it did not go, the files to send oneself. */
export function MailLine({ order }: { order: Order }) {
  const words = mailWords(order);
  if (!words) return null;
  const failed = mailFailed(order);
  return (
    <div
      role="status"
      className={cx(
        "flex flex-col gap-2.5 text-sm",
        failed ? "rounded-m bg-warn-soft px-3.5 py-3" : "text-ink-2",
      )}
    >
      <p className="flex items-start gap-2 [overflow-wrap:anywhere]">
        {failed && (
          <TriangleAlert size={17} aria-hidden="true" className="mt-px shrink-0 text-warn" />
        )}
        {isUnderWay(order) && <Spinner className="mt-0.5 shrink-0" />}
        {words}
      </p>
      {order.mail?.maybeTwice && (
        <p className="text-warn">
          It may have arrived twice: a try was cut off, and nothing tells whether it had gone.
        </p>
      )}
      {failed && <OrderFiles order={order} />}
    </div>
  );
}

/** The order as PDF and as CSV. */
export function OrderFiles({ order }: { order: Pick<Order, "id" | "number"> }) {
  return (
    <span className="flex flex-wrap gap-2">
      {(["pdf", "csv"] as const).map((kind) => (
        <a
          key={kind}
          href={orderFile(order.id, kind)}
          download={`order-${order.number}.${kind}`}
          className={buttonLook("secondary")}
        >
          <Download size={16} aria-hidden="true" />
          {kind.toUpperCase()}
          <span className="sr-only"> of order {order.number}</span>
        </a>
      ))}
    </span>
  );
}
