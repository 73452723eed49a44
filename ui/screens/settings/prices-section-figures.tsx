import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { money } from "#tools/pricing/cost-rules.ts";
import { SetCostSettings, type CostSettings } from "#tools/pricing/cost-schema.ts";
import { ADVISED } from "#tools/pricing/quote-rules.ts";
import { setCostSettings } from "#ui/api/pricing.ts";
import { getRates } from "#ui/api/roadmaps.ts";
import { RatesDialog } from "#ui/cards/roadmap-card/rates-dialog.tsx";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";

/** Hourly rate and currency, overhead and margin: read by the team, set by owner and manager. */
export function PriceFigures({ settings, maySet }: { settings: CostSettings; maySet: boolean }) {
  const { currency, hourlyRate, overheadPercent, marginPercent } = settings;
  const [asking, setAsking] = useState(false);
  const { data: rates } = useQuery({ ...getRates, enabled: maySet });
  return (
    <div className="flex flex-col gap-5 border-t border-line-soft pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium">Hourly rate and currency</p>
          <p className="text-sm text-ink-2">
            {hourlyRate === null ? (
              `No hourly rate yet, amounts in ${currency}`
            ) : (
              <>
                <span className="font-mono">{money(hourlyRate, currency)}</span> an hour in the
                chair, amounts in {currency}
              </>
            )}
          </p>
        </div>
        {maySet && <Button onClick={() => setAsking(true)}>Change rates</Button>}
      </div>
      {maySet ? (
        <Percents settings={settings} />
      ) : (
        <p className="text-sm text-ink-2">
          Overhead {overheadPercent}%, margin {marginPercent}%. The owner or a manager sets them.
        </p>
      )}
      <p className="max-w-[62ch] text-sm text-ink-3">
        Price = (product + labour + overhead) ÷ (1 − margin). Overhead is a percent of product and
        labour, the margin a percent of the price.
      </p>
      {asking && rates && <RatesDialog rates={rates} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Percents({ settings }: { settings: CostSettings }) {
  const [overhead, setOverhead] = useState(String(settings.overheadPercent));
  const [margin, setMargin] = useState(String(settings.marginPercent));
  const save = useMutation(setCostSettings);
  const said = { overheadPercent: typedNumber(overhead), marginPercent: typedNumber(margin) };
  const { data } = SetCostSettings.safeParse(said);
  const { overheadPercent, marginPercent } = SetCostSettings.shape;
  const unchanged =
    said.overheadPercent === settings.overheadPercent &&
    said.marginPercent === settings.marginPercent;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (data) save.mutate(data);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormAlert>{wholeIssue(save.error, ["overheadPercent", "marginPercent"])}</FormAlert>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Overhead (%)"
          hint={`Rent, power, insurance. Usually ${ADVISED.overhead[0]} to ${ADVISED.overhead[1]}%.`}
          error={
            overheadPercent.safeParse(said.overheadPercent).success
              ? issueFor(save.error, "overheadPercent")
              : "Write a percentage from 0 to 100."
          }
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={overhead}
            onChange={({ target }) => setOverhead(target.value)}
            className="font-mono"
          />
        </Field>
        <Field
          label="Profit margin (%)"
          hint={`What you keep of a price. Usually ${ADVISED.margin[0]} to ${ADVISED.margin[1]}%.`}
          error={
            marginPercent.safeParse(said.marginPercent).success
              ? issueFor(save.error, "marginPercent")
              : "Write a percentage from 0 to 90."
          }
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={margin}
            onChange={({ target }) => setMargin(target.value)}
            className="font-mono"
          />
        </Field>
      </div>
      <Button
        type="submit"
        className="self-start"
        disabled={!data || unchanged}
        pending={save.isPending}
      >
        Save overhead and margin
      </Button>
    </form>
  );
}
