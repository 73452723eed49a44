import { useMutation } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import { useState, type FormEvent } from "react";
import type { Order, OrderLine } from "#tools/inventory/orders/order-schema.ts";
import { receiveOrder } from "#ui/api/desk/inventory-orders.ts";
import { unitsWords } from "#ui/cards/inventory/stock-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { cx } from "#ui/lib/cx.ts";
import { wholeIssue } from "#ui/lib/http/issues.ts";
import { QuantityStepper } from "./quantity-stepper.tsx";
import {
  allAsOrdered,
  differenceOf,
  isShort,
  outstanding,
  receiptOf,
  type Came,
} from "./receive-rules.ts";

/** What came of an order, line by line; what differs is marked, and the rest may be given up. */
export function ReceiveDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [came, setCame] = useState<Came>({});
  const [finished, setFinished] = useState(false);
  const [note, setNote] = useState("");
  const receive = useMutation(receiveOrder);
  const short = isShort(order, came);
  const nothing = order.items.every(({ itemId }) => !came[itemId]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    receive.mutate(
      { id: order.id, ...receiptOf(order, came, { finished, note }) },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      wide
      onClose={onClose}
      title={`Receive from ${order.supplierName}`}
      description="What is in the box. It goes into the stock at once."
      form={{ submit, pending: receive.isPending, refusal: wholeIssue(receive.error, []) }}
      submit={short && finished ? "Finish short" : "Receive"}
      ready={!nothing || finished}
      className="flex flex-col gap-4"
    >
      <Button
        big
        icon={<CheckCheck size={19} aria-hidden="true" />}
        onClick={() => setCame(allAsOrdered(order))}
      >
        All as ordered
      </Button>
      <ul className="flex flex-col">
        {order.items.map((line) => (
          <Line
            key={line.itemId}
            line={line}
            came={came[line.itemId]}
            touched={!nothing}
            onChange={(units) => setCame({ ...came, [line.itemId]: units })}
          />
        ))}
      </ul>
      {short && (
        <Switch
          label="Nothing more will come"
          hint="The order is closed with what has come."
          on={finished}
          onChange={setFinished}
        />
      )}
      <Field label="Note">
        <Input
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          placeholder="Box was damaged"
        />
      </Field>
    </FormDialog>
  );
}

function Line({
  line,
  came,
  touched,
  onChange,
}: {
  line: OrderLine;
  came: number | undefined;
  touched: boolean;
  onChange: (came: number) => void;
}) {
  const difference = touched ? differenceOf(line, came ?? 0) : null;
  return (
    <li
      className={cx(
        "flex items-center justify-between gap-3 border-t border-line-soft py-2.5 first:border-t-0",
        difference && "-mx-3 rounded-m border-transparent bg-warn-soft px-3",
      )}
    >
      <span className="min-w-0">
        <span className="block font-medium [overflow-wrap:anywhere]">{line.name}</span>
        <span className="block text-xs text-ink-2">
          {unitsWords(outstanding(line), line.unit)} to come
          {line.received > 0 && `, ${line.received} came before`}
        </span>
        {difference && <span className="block text-xs text-warn">{difference.words}</span>}
      </span>
      <QuantityStepper
        label={`Came of ${line.name}`}
        value={came}
        onChange={(units) => onChange(units ?? 0)}
      />
    </li>
  );
}
