import { useMutation, useQuery } from "@tanstack/react-query";
import { PackageCheck, Pencil, Send, X } from "lucide-react";
import { useState } from "react";
import { isOnOrder } from "#tools/inventory/orders/order-rules.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";
import { listItems, listSuppliers } from "#ui/api/desk/inventory.ts";
import { cancelOrder, getOrder, submitOrder, updateOrder } from "#ui/api/desk/inventory-orders.ts";
import { DoneHere } from "#ui/cards/acts/done-here.tsx";
import { EmailOrder } from "#ui/cards/inventory/email-order.tsx";
import { OrderCard, OrderFiles } from "#ui/cards/inventory/order-card.tsx";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { shortMoment } from "#ui/lib/format.ts";
import { OrderDialog } from "./order-dialog.tsx";
import { ReceiveDialog } from "./receive-dialog.tsx";

/** One order with all of its lines, and what can be done with it. */
export function OrderSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const order = useQuery(getOrder(id));
  return (
    <Sheet open onClose={onClose} title="Order" className="w-[min(32rem,100vw)]">
      <QueryView query={order} name="the order" shape={["h-64 rounded-card"]}>
        {(read) => <Opened order={read} />}
      </QueryView>
    </Sheet>
  );
}

/** Two beside each other; on a phone the first ones have a line each, as the last one has where it would stand alone. */
const ACTS =
  "grid grid-cols-2 gap-2 empty:hidden max-sm:[&>:nth-child(-n+2)]:col-span-2 [&>:last-child:nth-child(odd)]:col-span-2";

type Asking = "receive" | "edit" | "cancel";

function Opened({ order }: { order: Order }) {
  const [asking, setAsking] = useState<Asking>();
  const { mayOrder, mayStock } = useStockActs();
  const { data: items } = useQuery(listItems);
  const { data: suppliers } = useQuery(listSuppliers);
  const submit = useMutation(submitOrder);
  const update = useMutation(updateOrder);
  const draft = order.status === "draft";
  const close = () => setAsking(undefined);
  return (
    <div className="flex flex-col gap-5">
      <OrderCard order={order} />
      <DoneHere kind="order" id={order.id} />
      <div className={ACTS}>
        {mayStock && isOnOrder(order) && (
          <Button kind="primary" icon={PackageCheck} onClick={() => setAsking("receive")}>
            Receive
          </Button>
        )}
        {mayOrder && <EmailOrder order={order} main={draft} />}
        {mayOrder && draft && (
          <>
            <Button
              icon={Send}
              pending={submit.isPending}
              onClick={() => submit.mutate({ id: order.id })}
            >
              Sent some other way
            </Button>
            <Button icon={Pencil} onClick={() => setAsking("edit")}>
              Edit
            </Button>
          </>
        )}
        {mayOrder && (draft || order.status === "submitted") && (
          <Button kind="ghost" icon={X} onClick={() => setAsking("cancel")}>
            Cancel order
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {mayOrder && (draft || isOnOrder(order)) && (
          <Field label="Expected on" className="w-52">
            <Input
              type="date"
              value={order.expectedOn ?? ""}
              disabled={update.isPending}
              onChange={({ target }) =>
                update.mutate({ id: order.id, expectedOn: target.value || null })
              }
            />
          </Field>
        )}
        <OrderFiles order={order} />
      </div>
      <Dates order={order} />
      {asking === "receive" && <ReceiveDialog order={order} onClose={close} />}
      {asking === "edit" && (
        <OrderDialog
          order={order}
          items={items ?? []}
          suppliers={suppliers ?? []}
          onClose={close}
        />
      )}
      {asking === "cancel" && <CancelQuestion order={order} onClose={close} />}
    </div>
  );
}

function Dates({ order }: { order: Order }) {
  const dates = [
    ["Written", order.createdAt],
    ["Submitted", order.submittedAt],
    ["Received", order.receivedAt],
  ].filter((date): date is [string, string] => Boolean(date[1]));
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm">
      {dates.map(([term, instant]) => (
        <div key={term} className="contents">
          <dt className="text-ink-3">{term}</dt>
          <dd>{shortMoment(instant)}</dd>
        </div>
      ))}
    </dl>
  );
}

function CancelQuestion({ order, onClose }: { order: Order; onClose: () => void }) {
  const cancel = useMutation(cancelOrder);
  return (
    <ConfirmDialog
      title="Cancel this order?"
      act="Cancel order"
      pending={cancel.isPending}
      onConfirm={() => cancel.mutate({ id: order.id }, { onSettled: onClose })}
      onClose={onClose}
    >
      {order.status === "submitted"
        ? `${order.supplierName} has it already: tell them too. Nothing of it is expected any more.`
        : "It was not sent. It stays in the list as cancelled."}
    </ConfirmDialog>
  );
}
