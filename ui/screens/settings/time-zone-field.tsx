import { useMemo } from "react";
import { Field } from "#ui/components/fields/field.tsx";
import { timeIn } from "#ui/lib/format.ts";
import { Select } from "#ui/components/fields/select.tsx";

/** The salon's time zone. While another one than the kept is chosen, says what becomes of what is booked. */
export function TimeZoneField({
  value,
  kept,
  onChange,
}: {
  value: string;
  kept: string;
  onChange: (timeZone: string) => void;
}) {
  const regions = useMemo(() => zonesByRegion(kept), [kept]);
  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      <Field
        label="Time zone"
        hint={`Hours, dates and reminders go by it. It is ${clockIn(value)} there now.`}
        className="max-w-96"
      >
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          {regions.map(([region, zones]) => (
            <optgroup key={region} label={region}>
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {placeOf(zone)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {value !== kept && (
        <p
          role="status"
          className="max-w-[62ch] rounded-m bg-warn-soft px-4 py-3 text-sm text-warn"
        >
          Appointments stay at their instant: their time on the clock changes. What now reads{" "}
          <span className="font-mono">{clockIn(kept)}</span> will read{" "}
          <span className="font-mono">{clockIn(value)}</span>. Working hours keep their clock times
          and move with the zone.
        </p>
      )}
    </div>
  );
}

/** All that the browser knows, and the one that is kept, by continent. */
function zonesByRegion(kept: string): [string, string[]][] {
  const zones = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", kept])].toSorted();
  const regions = Map.groupBy(zones, (zone) => (zone.includes("/") ? zone.split("/")[0] : "Other"));
  return [...regions].map(([region = "Other", of]) => [region, of]);
}

/** "New York" of "America/New_York": its continent heads the list. */
const placeOf = (zone: string) =>
  zone
    .replace(/^[^/]+\//, "")
    .replaceAll("_", " ")
    .replace("/", ", ");

const clockIn = (timeZone: string): string => timeIn(timeZone, Date.now());
