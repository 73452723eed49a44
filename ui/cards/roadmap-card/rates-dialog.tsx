import { useMutation } from "@tanstack/react-query";
import { minorUnits } from "#tools/pricing/cost/cost-rules.ts";
import { fractionDigits } from "#tools/values/money-rules.ts";
import { SetRates, type Rates } from "#tools/salons/rates-schema.ts";
import { setRates } from "#ui/api/chair/roadmaps.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { typedNumber } from "#ui/lib/typed-number.ts";
import { useForm } from "#ui/lib/use-form.ts";

const AMOUNT = "Write an amount, such as 65 or 65.50.";

/** Asks what the salon charges, so that visits and plans can say what they cost. An empty amount is unsaid again. */
export function RatesDialog({ rates, onClose }: { rates: Rates; onClose: () => void }) {
  const save = useMutation(setRates);
  const form = useForm({
    words: SetRates,
    values: {
      currency: rates.currency,
      hourlyRate: amountText(rates.hourlyRate, rates.currency),
      productRate: amountText(rates.productRate, rates.currency),
    },
    told: toldOf,
    check: (typed) => {
      const { currency, hourlyRate, productRate } = toldOf(typed);
      if (!isCurrency(currency)) return { currency: "Write three letters, such as USD." };
      return {
        ...(Number.isNaN(hourlyRate) && { hourlyRate: AMOUNT }),
        ...(Number.isNaN(productRate) && { productRate: AMOUNT }),
      };
    },
    saving: save,
    send: (told) => save.mutate(told, { onSuccess: onClose }),
  });
  const { input, errorOf } = form;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Your rates"
      description="For what bowls, visits and plans cost. Nothing is charged by it."
      submit="Save rates"
      className="flex flex-col gap-5"
    >
      <Field label="Currency" hint="Three letters, such as USD or EUR." error={errorOf("currency")}>
        <Input
          maxLength={3}
          autoComplete="off"
          {...input("currency")}
          onChange={({ target }) => form.set({ currency: target.value.toUpperCase() })}
        />
      </Field>
      <Field label="An hour in the chair" error={errorOf("hourlyRate")}>
        <Input inputMode="decimal" autoComplete="off" placeholder="65" {...input("hourlyRate")} />
      </Field>
      <Field
        label="100 g of mixed product"
        hint="Color or lightener with its developer, on average."
        error={errorOf("productRate")}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          placeholder="8.50"
          {...input("productRate")}
        />
      </Field>
    </FormDialog>
  );
}

const isCurrency = (typed: string) => SetRates.shape.currency.safeParse(typed).success;

function toldOf({ currency, hourlyRate, productRate }: Record<keyof SetRates, string>) {
  const known = isCurrency(currency);
  return {
    currency,
    hourlyRate: known ? typedAmount(hourlyRate, currency) : null,
    productRate: known ? typedAmount(productRate, currency) : null,
  };
}

/** An amount as it is typed, in minor units; NaN for what is none, null for nothing. */
function typedAmount(typed: string, currency: string): number | null {
  const amount = typedNumber(typed);
  return amount === null ? null : minorUnits(amount, currency);
}

function amountText(amount: number | null, currency: string): string {
  return amount === null ? "" : String(amount / 10 ** fractionDigits(currency));
}
