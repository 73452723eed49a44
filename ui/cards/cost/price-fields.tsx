import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import type { PriceDraft } from "./price-draft.ts";

export type PriceFieldsProps = {
  /** What the price is of. */
  label: string;
  draft: PriceDraft;
  currency: string;
  problems: Partial<Record<"amount" | "grams" | "code", string | undefined>>;
  onChange: (change: Partial<PriceDraft>) => void;
};

const LARGE = "h-14 font-mono text-lg!";

/** What one pack costs and holds, in fields that a gloved finger hits. */
export function PriceFields({ label, draft, currency, problems, onChange }: PriceFieldsProps) {
  const fresh = draft.code !== null && !draft.kept;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{label}</legend>
      {fresh && (
        <Field label="Code of the shade" error={problems.code}>
          <Input
            autoComplete="off"
            placeholder="7/1"
            value={draft.code ?? ""}
            onChange={({ target }) => onChange({ code: target.value })}
            className={LARGE}
          />
        </Field>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label={`One pack costs (${currency})`} error={problems.amount}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            placeholder="9.50"
            value={draft.amount}
            onChange={({ target }) => onChange({ amount: target.value })}
            className={LARGE}
          />
        </Field>
        <Field label="It holds (g or ml)" error={problems.grams}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            placeholder={draft.part === "developer" ? "1000" : "60"}
            value={draft.grams}
            onChange={({ target }) => onChange({ grams: target.value })}
            className={LARGE}
          />
        </Field>
      </div>
    </fieldset>
  );
}
