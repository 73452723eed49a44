import { useQuery } from "@tanstack/react-query";
import type { FindAudit } from "#tools/audit/schema.ts";
import { AuditAction } from "#tools/core/audit-schema.ts";
import { listStylists } from "#ui/api/stylists.ts";
import { AUDIT_ACTIONS } from "#ui/cards/audit/audit-words.ts";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { Select } from "#ui/components/select.tsx";

/** What was done, by whom, on which days. */
export function AuditFilters({
  asked,
  onChange,
}: {
  asked: FindAudit;
  onChange: (asked: FindAudit) => void;
}) {
  const { data: stylists = [] } = useQuery(listStylists);
  const set = (changes: Partial<FindAudit>) => onChange({ ...asked, ...changes });
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Field label="What">
        <Select
          value={asked.action ?? ""}
          onChange={({ target }) =>
            set({ action: AuditAction.options.find((each) => each === target.value) })
          }
        >
          <option value="">Everything</option>
          {AuditAction.options.map((action) => (
            <option key={action} value={action}>
              {AUDIT_ACTIONS[action]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Who">
        <Select
          value={asked.stylistId ?? ""}
          onChange={({ target }) => set({ stylistId: target.value || undefined })}
        >
          <option value="">Anybody</option>
          {stylists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="From">
        <Input
          type="date"
          value={asked.from ?? ""}
          max={asked.to}
          onChange={({ target }) => set({ from: target.value || undefined })}
        />
      </Field>
      <Field label="To">
        <Input
          type="date"
          value={asked.to ?? ""}
          min={asked.from}
          onChange={({ target }) => set({ to: target.value || undefined })}
        />
      </Field>
    </div>
  );
}
