import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { fractionDigits } from "#tools/roadmaps/rules.ts";
import { SetRates, type Rates } from "#tools/roadmaps/schema.ts";
import { setRates } from "#ui/api/roadmaps.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";

const FORM = "salon-rates";
const AMOUNT = "Write an amount, such as 65 or 65.50.";

/** Asks what the salon charges, so that plans can say a rough cost. An empty amount is unsaid again. */
export function RatesDialog({ rates, onClose }: { rates: Rates; onClose: () => void }) {
  const [currency, setCurrency] = useState(rates.currency);
  const [hourly, setHourly] = useState(amountText(rates.hourlyRate, rates.currency));
  const [product, setProduct] = useState(amountText(rates.productRate, rates.currency));
  const [tried, setTried] = useState(false);
  const save = useMutation(setRates);
  const known = SetRates.shape.currency.safeParse(currency).success;
  const said = {
    currency,
    hourlyRate: known ? minorUnits(hourly, currency) : null,
    productRate: known ? minorUnits(product, currency) : null,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { data } = SetRates.safeParse(said);
    if (data) save.mutate(data, { onSuccess: onClose });
  };
  const amountError = (amount: number | null, field: string) =>
    tried && Number.isNaN(amount) ? AMOUNT : issueFor(save.error, field);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your rates"
      description="For the rough cost of plans only. Nothing is charged by it."
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} kind="primary" pending={save.isPending}>
            Save rates
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <FormAlert>{wholeIssue(save.error, ["currency", "hourlyRate", "productRate"])}</FormAlert>
        <Field
          label="Currency"
          hint="Three letters, such as USD or EUR."
          error={tried && !known ? "Write three letters, such as USD." : undefined}
        >
          <Input
            maxLength={3}
            autoComplete="off"
            value={currency}
            onChange={(event) => setCurrency(event.target.value.toUpperCase())}
          />
        </Field>
        <Field label="An hour in the chair" error={amountError(said.hourlyRate, "hourlyRate")}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            placeholder="65"
            value={hourly}
            onChange={(event) => setHourly(event.target.value)}
          />
        </Field>
        <Field
          label="100 g of mixed product"
          hint="Colour or lightener with its developer, on average."
          error={amountError(said.productRate, "productRate")}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            placeholder="8.50"
            value={product}
            onChange={(event) => setProduct(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

/** An amount as it is typed; NaN for what is none, null for nothing. */
function minorUnits(typed: string, currency: string): number | null {
  const digits = typed.trim().replace(",", ".");
  if (!digits) return null;
  if (!/^\d+(\.\d+)?$/.test(digits)) return Number.NaN;
  return Math.round(Number(digits) * 10 ** fractionDigits(currency));
}

function amountText(amount: number | null, currency: string): string {
  return amount === null ? "" : String(amount / 10 ** fractionDigits(currency));
}
