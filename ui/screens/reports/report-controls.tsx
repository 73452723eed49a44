import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { listStylists } from "#ui/api/house/stylists.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { PRESETS } from "./preset-rules.ts";
import type { ReportView } from "./use-report-view.ts";

const FIELD = "max-sm:min-w-32 max-sm:flex-1 sm:w-40";

/** Which days, whose figures, and the same as a file. */
export function ReportControls({ view, leads }: { view: ReportView; leads: boolean }) {
  const { preset, range, stylistId, name, asked, choose, pick, of } = view;
  const team = useQuery({ ...listStylists, enabled: leads });
  return (
    <div className="flex flex-1 flex-wrap items-center gap-2">
      <FieldSelect
        label="Days"
        hideLabel
        className={FIELD}
        value={preset}
        options={PRESETS.map(({ value, label }) => [value, label])}
        onChange={(chosen) => choose(PRESETS.find(({ value }) => value === chosen)?.value ?? "30")}
      />
      {preset === "custom" && (
        <>
          <Field label="From" hideLabel className={FIELD}>
            <Input
              type="date"
              value={range.from}
              max={range.to}
              onChange={({ target }) => target.value && pick({ from: target.value })}
            />
          </Field>
          <Field label="To" hideLabel className={FIELD}>
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
        <FieldSelect
          label="Stylist"
          hideLabel
          className={FIELD}
          value={stylistId ?? ""}
          none="Whole salon"
          options={team.data?.map((stylist) => [stylist.id, stylist.name]) ?? []}
          onChange={(chosen) => of(chosen || undefined)}
        />
      )}
      <a
        href={`/api/reports/${name}.csv?${new URLSearchParams(asked).toString()}`}
        download
        className={buttonLook("secondary", false, "max-sm:w-11 max-sm:px-0")}
      >
        <Download size={17} aria-hidden="true" />
        <span className="max-sm:sr-only">Download CSV</span>
      </a>
    </div>
  );
}
