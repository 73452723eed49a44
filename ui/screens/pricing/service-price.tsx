import { SERVICE_FIELDS } from "#tools/pricing/service-fields.ts";
import { FieldInput } from "#ui/components/field-input.tsx";
import { wordsOf, type ServiceDraft } from "./service-draft.ts";

/** What a service costs, and how clients read it. */
export function ServicePrice({
  draft,
  currency,
  onChange,
  errors,
}: {
  draft: ServiceDraft;
  currency: string;
  onChange: (change: Partial<ServiceDraft>) => void;
  errors: Record<"basePrice" | "priceRange", string | undefined>;
}) {
  const words = wordsOf(draft, currency);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-5 sm:grid-cols-2">
        <FieldInput
          name="basePrice"
          field={SERVICE_FIELDS.basePrice}
          label={`${SERVICE_FIELDS.basePrice.label} (${currency})`}
          required
          className={undefined}
          value={draft.basePrice}
          error={errors.basePrice}
          onChange={(_name, basePrice) => onChange({ basePrice })}
        />
        <FieldInput
          name="priceRange"
          field={SERVICE_FIELDS.priceRange}
          className={undefined}
          value={draft.priceRange}
          error={errors.priceRange}
          onChange={(_name, priceRange) => onChange({ priceRange })}
        />
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
