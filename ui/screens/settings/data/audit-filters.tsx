import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FindAudit } from "#tools/audit/schema.ts";
import { AuditAction } from "#tools/core/audit-schema.ts";
import { listStylists } from "#ui/api/house/stylists.ts";
import { AUDIT_ACTIONS } from "#ui/cards/audit/audit-words.ts";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";

const DAY_MS = 86_400_000;
const OTHER = "other";
/** By how many days, today among them. */
const PERIODS = [
  [7, "In the last 7 days"],
  [30, "In the last 30 days"],
  [90, "In the last 90 days"],
  [OTHER, "On other days"],
] as const;

const isoDay = (at: Date) => at.toLocaleDateString("sv");

/** What was done, by whom, on which days. */
export function AuditFilters({
  asked,
  onChange,
}: {
  asked: FindAudit;
  onChange: (asked: FindAudit) => void;
}) {
  const { data: stylists = [] } = useQuery(listStylists);
  const [now] = useState(() => Date.now());
  const [when, setWhen] = useState("");
  const choose = (chosen: string) => {
    setWhen(chosen);
    const days = Number(chosen);
    set({
      from: days > 0 ? isoDay(new Date(now - (days - 1) * DAY_MS)) : undefined,
      to: undefined,
    });
  };
  const set = (changes: Partial<FindAudit>) => onChange({ ...asked, ...changes });
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <FieldSelect
        label="What"
        hideLabel
        value={asked.action ?? ""}
        none="Everything"
        options={AuditAction.options.map((action) => [action, AUDIT_ACTIONS[action]])}
        onChange={(chosen) => set({ action: AuditAction.options.find((each) => each === chosen) })}
      />
      <FieldSelect
        label="Who"
        hideLabel
        value={asked.stylistId ?? ""}
        none="Anybody"
        options={stylists.map(({ id, name }) => [id, name])}
        onChange={(chosen) => set({ stylistId: chosen || undefined })}
      />
      <FieldSelect
        label="When"
        hideLabel
        className="max-sm:col-span-2"
        value={when}
        none="At any time"
        options={PERIODS}
        onChange={choose}
      />
      {when === OTHER && (
        <>
          <Field label="From">
            <Input
              type="date"
              className="max-sm:px-2.5"
              value={asked.from ?? ""}
              max={asked.to}
              onChange={({ target }) => set({ from: target.value || undefined })}
            />
          </Field>
          <Field label="To">
            <Input
              type="date"
              className="max-sm:px-2.5"
              value={asked.to ?? ""}
              min={asked.from}
              onChange={({ target }) => set({ to: target.value || undefined })}
            />
          </Field>
        </>
      )}
    </div>
  );
}
