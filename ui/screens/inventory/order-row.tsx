import { ChevronRight, PackageCheck } from "lucide-react";
import { isOnOrder } from "#tools/inventory/orders/order-rules.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";
import { EmailOrder } from "#ui/cards/inventory/email-order.tsx";
import { MailLine, StatusBadge } from "#ui/cards/inventory/order-card.tsx";
import { totalWords } from "#ui/cards/inventory/order-words.ts";
import { unitsWords } from "#ui/cards/inventory/stock-words.ts";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { longDay, plural, shortDate } from "#ui/lib/format.ts";

/** A press anywhere on the row opens it, but for what stands above. */
const WHOLE_ROW = "before:absolute before:inset-0 before:content-['']";

/** An order in the list: for whom, how it stands and what is in it on a line each, and what can be done next. */
export function OrderRow({
  order,
  onOpen,
  onReceive,
}: {
  order: Order;
  onOpen: () => void;
  onReceive: () => void;
}) {
  const { currency, mayOrder, mayStock } = useStockActs();
  const { number, supplierName, createdAt, expectedOn, items } = order;
  const expected = expectedOn && isOnOrder(order) ? `expected ${longDay(expectedOn)}` : "";
  return (
    <section
      aria-label={`Order ${number}, ${supplierName}`}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 px-[22px] py-4 max-md:px-4 lg:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-md">
          <span className="[overflow-wrap:anywhere]">
            {supplierName}{" "}
            <span className="font-mono text-xs font-medium text-ink-3">#{number}</span>
          </span>
          <StatusBadge status={order.status} />
        </h3>
        <p className="mt-0.5 text-sm text-ink-2">
          <time dateTime={createdAt}>{shortDate(createdAt)}</time>
          {[plural(items.length, "item"), currency && totalWords(order, currency), expected]
            .filter(Boolean)
            .map((words) => `, ${words}`)}
        </p>
        <p className="mt-0.5 truncate text-sm text-ink-3">
          {items.map((line) => `${unitsWords(line.quantity, line.unit)} ${line.name}`).join(", ")}
        </p>
      </div>
      <span className="lg:col-start-3">
        <IconButton label="Open" icon={ChevronRight} onClick={onOpen} className={WHOLE_ROW} />
      </span>
      <div className="relative col-span-full flex flex-wrap gap-2 justify-self-start empty:hidden lg:col-span-1 lg:col-start-2 lg:row-start-1">
        {mayStock && mayOrder && <EmailOrder order={order} />}
        {mayStock && isOnOrder(order) && (
          <Button icon={PackageCheck} onClick={onReceive}>
            Receive
          </Button>
        )}
      </div>
      <div className="relative col-span-full empty:hidden">
        <MailLine order={order} />
      </div>
    </section>
  );
}
