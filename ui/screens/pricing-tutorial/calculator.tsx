import { useState } from "react";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import type { CostSettings } from "#tools/pricing/cost/cost-schema.ts";
import { ADVISED } from "#tools/pricing/cost/quote-rules.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import {
  EXAMPLE,
  priceOf,
  problemOf,
  rateOf,
  withSettings,
  type Figures,
} from "./calculator-draft.ts";
import { Worked } from "./worked.tsx";

/** From a year to an hour, and from an hour to a price; every part of it shown. */
export function Calculator({
  currency,
  settings,
  priceLink,
}: {
  currency: string;
  /** The salon's own figures, where the person sees them. */
  settings: CostSettings | undefined;
  /** Where a price is put on the menu; null for whoever may not. */
  priceLink: ((price: number) => string) | null;
}) {
  const [figures, setFigures] = useState(EXAMPLE);
  const [ownRate, setOwnRate] = useState<number | null>(null);
  const fromYear = rateOf(figures, currency);
  const rate = ownRate ?? fromYear;
  const field = (key: keyof Figures, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={problemOf(key, figures[key])}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={figures[key]}
        onChange={({ target }) => {
          setFigures({ ...figures, [key]: target.value });
          if (key === "yearly" || key === "hours" || key === "weeks") setOwnRate(null);
        }}
        className="font-mono"
      />
    </Field>
  );
  return (
    <Card
      title="Work it out"
      aside={
        settings && (
          <Button
            className="print:hidden"
            onClick={() => {
              setFigures(withSettings(figures, settings));
              setOwnRate(settings.hourlyRate);
            }}
          >
            Use the salon’s figures
          </Button>
        )
      }
    >
      <div className="grid gap-8 lg:grid-cols-[1fr_300px]">
        <div className="flex flex-col gap-6">
          <fieldset className="flex flex-col gap-4">
            <legend className="mb-3 font-semibold">1. Your hour</legend>
            <div className="grid grid-cols-2 gap-4 max-sm:[&>:first-child]:col-span-2 sm:grid-cols-3">
              {field("yearly", `Yearly (${currency})`)}
              {field("hours", "Hours a week", "With clients, not in the salon")}
              {field("weeks", "Weeks a year", "52 less holidays and illness")}
            </div>
            <p aria-live="polite" className="text-ink-2">
              {ownRate === null ? "Your hourly rate: " : "The salon’s hourly rate: "}
              <span className="font-mono font-semibold text-ink tabular-nums">
                {rate === null ? "not known yet" : money(rate, currency)}
              </span>
            </p>
          </fieldset>
          <fieldset className="flex flex-col gap-4 border-t border-line-soft pt-5">
            <legend className="sr-only">2. The price</legend>
            <p aria-hidden="true" className="font-semibold">
              2. The price
            </p>
            <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
              {field("product", `Product (${currency})`, "All bowls of the visit")}
              {field("minutes", "Minutes hands on", "Without what only processes")}
              {field(
                "overhead",
                "Overhead (%)",
                `Usually ${ADVISED.overhead[0]} to ${ADVISED.overhead[1]}`,
              )}
              {field(
                "margin",
                "Profit margin (%)",
                `Usually ${ADVISED.margin[0]} to ${ADVISED.margin[1]}`,
              )}
            </div>
          </fieldset>
        </div>
        <Worked
          quote={priceOf(figures, rate, currency)}
          currency={currency}
          priceLink={priceLink}
        />
      </div>
    </Card>
  );
}
