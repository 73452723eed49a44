import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { minorUnits } from "#tools/pricing/cost-rules.ts";
import { fractionDigits } from "#tools/values/money-rules.ts";
import { SetRates, type Rates } from "#tools/salons/rates-schema.ts";
import { setRates } from "#ui/api/roadmaps.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";

const FORM = "salon-rates";
const AMOUNT = "Write an amount, such as 65 or 65.50.";

/** Asks what the salon charges, so that visits and plans can say what they cost. An empty amount is unsaid again. */
export function RatesDialog({ rates, onClose }: { rates: Rates; onClose: () => void }) {
  const [currency, setCurrency] = useState(rates.currency);
  const [hourly, setHourly] = useState(amountText(rates.hourlyRate, rates.currency));
  const [product, setProduct] = useState(amountText(rates.productRate, rates.currency));
  const [tried, setTried] = useState(false);
  const save = useMutation(setRates);
  const known = SetRates.shape.currency.safeParse(currency).success;
  const said = {
    currency,
    hourlyRate: known ? typedAmount(hourly, currency) : null,
    productRate: known ? typedAmount(product, currency) : null,
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
      description="For what bowls, visits and plans cost. Nothing is charged by it."
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

/** An amount as it is typed, in minor units; NaN for what is none, null for nothing. */
function typedAmount(typed: string, currency: string): number | null {
  const amount = typedNumber(typed);
  return amount === null ? null : minorUnits(amount, currency);
}

function amountText(amount: number | null, currency: string): string {
  return amount === null ? "" : String(amount / 10 ** fractionDigits(currency));
}
