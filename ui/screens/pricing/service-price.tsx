import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
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
        <Field label={`Base price (${currency})`} required error={errors.basePrice}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            placeholder="150"
            value={draft.basePrice}
            onChange={({ target }) => onChange({ basePrice: target.value })}
            className="font-mono"
          />
        </Field>
        <Field label="Price range" error={errors.priceRange}>
          <Input
            autoComplete="off"
            maxLength={60}
            placeholder="150 to 220, or from 150"
            value={draft.priceRange}
            onChange={({ target }) => onChange({ priceRange: target.value })}
          />
        </Field>
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
