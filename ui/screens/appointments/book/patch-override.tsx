import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import type { SafetyOverride } from "#tools/clients/schema.ts";

/** Somebody answers by name for booking without a valid patch test; it is kept in the client's record. */
export function PatchOverride({
  value,
  onChange,
}: {
  value: SafetyOverride | null;
  onChange: (override: SafetyOverride) => void;
}) {
  const { name, reason } = value ?? { name: "", reason: "" };
  return (
    <fieldset className="flex flex-col gap-3 rounded-m border border-bad p-4">
      <legend className="px-1.5 text-sm font-semibold">Go on without a valid patch test</legend>
      <p className="text-sm text-ink-2">
        Your name and reason are kept in the client&apos;s record.
      </p>
      <Field label="Your name" required>
        <Input
          maxLength={120}
          value={name}
          onChange={({ target }) => onChange({ name: target.value, reason })}
        />
      </Field>
      <Field label="Reason" required>
        <Input
          maxLength={500}
          value={reason}
          onChange={({ target }) => onChange({ name, reason: target.value })}
        />
      </Field>
    </fieldset>
  );
}
