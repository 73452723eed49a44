import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { COST_FIELDS } from "#tools/pricing/cost/cost-fields.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { SetCostSettings, type CostSettings } from "#tools/pricing/cost/cost-schema.ts";
import { ADVISED } from "#tools/pricing/cost/quote-rules.ts";
import { setCostSettings } from "#ui/api/desk/pricing.ts";
import { getRates } from "#ui/api/chair/roadmaps.ts";
import { RatesDialog } from "#ui/cards/roadmap-card/rates-dialog.tsx";
import { Button } from "#ui/components/button.tsx";
import { FieldNumber } from "#ui/components/fields/field-number.tsx";
import { SavedForm } from "#ui/components/fields/saved-form.tsx";
import { useForm } from "#ui/lib/use-form.ts";

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
        Price = (product + labor + overhead) ÷ (1 − margin). Overhead is a percent of product and
        labor, the margin a percent of the price.
      </p>
      {asking && rates && <RatesDialog rates={rates} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Percents({ settings: { overheadPercent, marginPercent } }: { settings: CostSettings }) {
  const save = useMutation(setCostSettings);
  const form = useForm({
    words: SetCostSettings,
    fields: COST_FIELDS,
    values: { overheadPercent, marginPercent },
    saving: save,
    send: (told) => save.mutate(told),
  });
  return (
    <SavedForm form={form} className="grid gap-4 sm:grid-cols-2">
      <FieldNumber
        {...form.of("overheadPercent")}
        hint={`Rent, power, insurance. Usually ${ADVISED.overhead[0]} to ${ADVISED.overhead[1]}%.`}
      />
      <FieldNumber
        {...form.of("marginPercent")}
        hint={`What you keep of a price. Usually ${ADVISED.margin[0]} to ${ADVISED.margin[1]}%.`}
      />
    </SavedForm>
  );
}
