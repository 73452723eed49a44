import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { ORDER_NEEDS, type Order } from "#tools/inventory/orders/order-schema.ts";
import type { Item, Supplier } from "#tools/inventory/schema.ts";
import { createOrder, updateOrder } from "#ui/api/desk/inventory-orders.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { plural } from "#ui/lib/format.ts";
import { toast } from "#ui/lib/toast.ts";
import { linesOf, OrderLinesField, type Quantities } from "./order-lines-field.tsx";

const FORM = "order";

/** A new order, or a draft that is changed. Only the chosen supplier's items are offered. */
export function OrderDialog({
  order,
  items,
  suppliers,
  onSaved,
  onClose,
}: {
  order?: Order | undefined;
  items: readonly Item[];
  suppliers: readonly Supplier[];
  onSaved?: (order: Order) => void;
  onClose: () => void;
}) {
  const [supplierId, setSupplierId] = useState(order?.supplierId ?? "");
  const [note, setNote] = useState(order?.note ?? "");
  const [quantities, setQuantities] = useState<Quantities>(() =>
    Object.fromEntries(order?.items.map(({ itemId, quantity }) => [itemId, quantity]) ?? []),
  );
  const create = useMutation(createOrder);
  const update = useMutation(updateOrder);
  const lines = linesOf(quantities);
  const offered = items.filter(
    (item) => supplierId !== "" && (item.supplierId === supplierId || item.id in quantities),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!supplierId || lines.length === 0) {
      toast({ tone: "destructive", title: "Invalid Order", description: ORDER_NEEDS });
      return;
    }
    const onSuccess = (saved: Order) => {
      onSaved?.(saved);
      onClose();
    };
    if (order) update.mutate({ id: order.id, items: lines, note: note.trim() }, { onSuccess });
    else
      create.mutate(
        { supplierId, items: lines, ...(note.trim() && { note: note.trim() }) },
        { onSuccess },
      );
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={order ? `Edit order #${order.number}` : "Create Order"}
      actions={
        <>
          <span role="status" className="mr-auto self-center text-sm text-ink-2">
            {plural(lines.length, "item")}
          </span>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind={lines.length > 0 ? "primary" : "secondary"}
            type="submit"
            form={FORM}
            pending={create.isPending || update.isPending}
          >
            {order ? "Save order" : "Create order"}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FieldSelect
          label="Supplier"
          required
          value={supplierId}
          none="Select a supplier"
          disabled={order !== undefined}
          options={suppliers.map(({ id, name }) => [id, name])}
          onChange={(chosen) => {
            setSupplierId(chosen);
            setQuantities({});
          }}
        />
        {supplierId && (
          <OrderLinesField items={offered} quantities={quantities} onChange={setQuantities} />
        )}
        <Field label="Note to the supplier">
          <Textarea
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
