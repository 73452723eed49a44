import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import type { StockTake } from "#tools/inventory/items/movement-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { plainBarcode } from "#tools/inventory/items/stock-rules.ts";
import { countItems } from "#ui/api/desk/inventory-takes.ts";
import { useWedge } from "#ui/cards/inventory/barcode/use-wedge.ts";
import { ItemFace } from "#ui/cards/inventory/item-face.tsx";
import { kindWords, unitWord } from "#ui/cards/inventory/stock-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { wholeIssue } from "#ui/lib/http/issues.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";
import { QuantityStepper } from "./quantity-stepper.tsx";
import { countedOf, countOf } from "./take-rules.ts";

/** One item being counted, at the foot where a thumb is: closed containers, and what is left in the open one. */
export function CountPad({
  take,
  item,
  onCounted,
  onScan,
  onClose,
}: {
  take: StockTake;
  item: Item;
  onCounted: (take: StockTake) => void;
  /** A scanner's code, heard while this is open. */
  onScan: (barcode: string) => void;
  onClose: () => void;
}) {
  const before = countOf(take, item.id);
  const [units, setUnits] = useState<number | undefined>(before?.units);
  const [open, setOpen] = useState(before?.openGrams ? String(before.openGrams) : "");
  const [tried, setTried] = useState(false);
  const count = useMutation(countItems);
  // what a scanner types into the field is no number of tubes
  const typedBefore = useRef(units);
  useWedge(
    (code) => {
      const again = plainBarcode(code) === item.barcode;
      setUnits(again ? (typedBefore.current ?? 0) + 1 : typedBefore.current);
      if (!again) onScan(code);
    },
    { everywhere: true, onBegin: () => (typedBefore.current = units) },
  );
  const said = countedOf(item, units, typedNumber(open));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (said) count.mutate({ id: take.id, counts: [said] }, { onSuccess: onCounted });
  };
  const kind = kindWords(item);
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Closed ${unitWord(item.unit, 2)}`}
      side="bottom"
      className="mx-auto md:max-w-[30rem]"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="flex items-center gap-3.5">
          <ItemFace item={item} />
          <div className="min-w-0">
            <p className="font-display text-lg font-semibold tracking-tight [overflow-wrap:anywhere]">
              {item.name}
            </p>
            {kind && <p className="truncate text-sm text-ink-2">{kind}</p>}
          </div>
        </div>
        <FormAlert>
          {tried && units === undefined
            ? "Say how many there are. None is 0."
            : wholeIssue(count.error, [])}
        </FormAlert>
        <QuantityStepper
          big
          label={`Closed ${unitWord(item.unit, 2)} of ${item.name}`}
          value={units}
          onChange={setUnits}
        />
        {item.unitGrams !== null && (
          <Field
            label="In the open one (g)"
            hint="Weighed without its container. Nothing open is 0."
            error={
              tried && Number.isNaN(typedNumber(open) ?? 0) ? "Write grams, such as 24." : undefined
            }
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              value={open}
              onChange={({ target }) => setOpen(target.value)}
              className="h-14 font-mono text-lg!"
            />
          </Field>
        )}
        <div className="flex gap-2">
          <Button className="h-13!" kind="ghost" onClick={() => setUnits(0)}>
            None
          </Button>
          <Button type="submit" big kind="primary" className="flex-1" pending={count.isPending}>
            Count it, next
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
