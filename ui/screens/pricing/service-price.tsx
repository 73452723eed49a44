import { SERVICE_FIELDS } from "#tools/pricing/services/service-fields.ts";
import { FieldInput } from "#ui/components/fields/field-input.tsx";
import { wordsOf } from "./service-draft.ts";
import type { ServiceForm } from "./service-form.ts";

/** What a service costs, and how clients read it. */
export function ServicePrice({ form, currency }: { form: ServiceForm; currency: string }) {
  const words = wordsOf(form.typed, currency);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-5 sm:grid-cols-2">
        <FieldInput
          {...form.of("basePrice")}
          label={`${SERVICE_FIELDS.basePrice.label} (${currency})`}
        />
        <FieldInput {...form.of("priceRange")} />
      </div>
      <p aria-live="polite" className="min-h-5 text-sm text-ink-2">
        {words && (
          <>
            Clients read <span className="font-mono text-ink tabular-nums">{words}</span>
          </>
        )}
      </p>
    </div>
  );
}
