import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { listStylists } from "#ui/api/stylists.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { Select } from "#ui/components/select.tsx";
import { PRESETS } from "./preset-rules.ts";
import type { ReportView } from "./use-report-view.ts";

/** Which days, whose figures, and the same as a file. */
export function ReportControls({ view, leads }: { view: ReportView; leads: boolean }) {
  const { preset, range, stylistId, name, asked, choose, pick, of } = view;
  const team = useQuery({ ...listStylists, enabled: leads });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Days" className="min-w-40 max-sm:flex-1">
        <Select
          value={preset}
          onChange={({ target }) =>
            choose(PRESETS.find(({ value }) => value === target.value)?.value ?? "30")
          }
        >
          {PRESETS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {preset === "custom" && (
        <>
          <Field label="From" className="min-w-36 max-sm:flex-1">
            <Input
              type="date"
              value={range.from}
              max={range.to}
              onChange={({ target }) => target.value && pick({ from: target.value })}
            />
          </Field>
          <Field label="To" className="min-w-36 max-sm:flex-1">
            <Input
              type="date"
              value={range.to}
              min={range.from}
              onChange={({ target }) => target.value && pick({ to: target.value })}
            />
          </Field>
        </>
      )}
      {leads && (
        <Field label="Whose" className="min-w-44 max-sm:flex-1">
          <Select value={stylistId ?? ""} onChange={({ target }) => of(target.value || undefined)}>
            <option value="">Whole salon</option>
            {team.data?.map((stylist) => (
              <option key={stylist.id} value={stylist.id}>
                {stylist.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <a
        href={`/api/reports/${name}.csv?${new URLSearchParams(asked).toString()}`}
        download
        className={buttonLook("secondary", false, "sm:ml-auto")}
      >
        <Download size={17} aria-hidden="true" />
        Download CSV
      </a>
    </div>
  );
}
