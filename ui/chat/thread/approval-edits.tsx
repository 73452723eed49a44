import type { EditField } from "#tools/core/act-schema.ts";
import { fractionDigits } from "#tools/values/money-rules.ts";
import { ManyChips } from "#ui/cards/choice-chips.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { typedNumber } from "#ui/lib/typed-number.ts";
import type { Edits } from "./approval-card.tsx";

/** The arguments of an act that may still be altered on its card. Only what was altered is sent. */
export function ApprovalEdits({
  fields,
  currency,
  input,
  edits,
  onChange,
}: {
  fields: readonly EditField[];
  currency: string | undefined;
  input: Edits;
  edits: Edits;
  onChange: (edits: Edits) => void;
}) {
  const digits = currency ? fractionDigits(currency) : 2;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map((field) =>
        field.kind === "ticks" ? (
          <div key={field.field} className="sm:col-span-2">
            <Ticks
              field={field}
              ticked={edits[field.field] ?? input[field.field]}
              onTick={(ticked) => onChange({ ...edits, [field.field]: ticked })}
            />
          </div>
        ) : (
          <Field
            key={field.field}
            label={field.label}
            className={field.kind === "lines" ? "sm:col-span-2" : ""}
          >
            <EditControl
              field={field}
              initial={shownValue(field, input[field.field], digits)}
              onType={(typed) =>
                onChange({ ...edits, [field.field]: valueOf(field, typed, digits) })
              }
            />
          </Field>
        ),
      )}
    </div>
  );
}

/** All are ticked until one is taken out. */
function Ticks({
  field: { label, choices = [] },
  ticked,
  onTick,
}: {
  field: EditField;
  ticked: unknown;
  onTick: (ticked: string[]) => void;
}) {
  const words = choices.map(({ value }) => value);
  return (
    <ManyChips
      label={label}
      words={words}
      nameOf={(word) => choices.find(({ value }) => value === word)?.label ?? word}
      value={Array.isArray(ticked) ? words.filter((word) => ticked.includes(word)) : words}
      onChange={onTick}
    />
  );
}

function EditControl({
  field: { kind, choices = [] },
  initial,
  onType,
}: {
  field: EditField;
  initial: string;
  onType: (typed: string) => void;
}) {
  if (kind === "lines")
    return (
      <Textarea rows={4} defaultValue={initial} onChange={({ target }) => onType(target.value)} />
    );
  if (kind === "choice")
    return (
      <Select defaultValue={initial} onChange={({ target }) => onType(target.value)}>
        {!choices.some(({ value }) => value === initial) && (
          <option value={initial}>{initial || "None of these"}</option>
        )}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    );
  const numeric = kind === "money" || kind === "number";
  return (
    <Input
      type={kind === "date" || kind === "time" ? kind : "text"}
      inputMode={numeric ? "decimal" : undefined}
      defaultValue={initial}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

/** Money travels in minor units and is typed as people write it; `digits` after its point. */
function shownValue({ kind }: EditField, value: unknown, digits: number): string {
  if (value === undefined || value === null) return "";
  if (kind === "money" && typeof value === "number") return (value / 10 ** digits).toFixed(digits);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function valueOf({ kind }: EditField, typed: string, digits: number): unknown {
  if (kind !== "money" && kind !== "number") return typed;
  const number = typedNumber(typed) ?? Number.NaN;
  return kind === "money" ? Math.round(number * 10 ** digits) : number;
}
