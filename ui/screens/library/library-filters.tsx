import { useQuery } from "@tanstack/react-query";
import { CircleHelp, X } from "lucide-react";
import { CanonicalTone } from "#tools/colour/words.ts";
import { LibraryFormula } from "#tools/library/schema.ts";
import { listColorBrands, listLinesOf } from "#ui/api/chair/brands.ts";
import type { LibraryFilter } from "#ui/api/chair/library.ts";
import { ORIGINS } from "#ui/cards/library-formula.tsx";
import { Chip } from "#ui/components/chip.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { PHONE, useMedia } from "#ui/lib/device/media.ts";

type Change = (change: LibraryFilter) => void;
type Props = { filter: LibraryFilter; onChange: Change };

/** What is chosen from lists. */
const CHOICES = ["brandId", "lineId", "level", "tone", "origin", "unread"] as const;

const LEVELS = Array.from({ length: 10 }, (_, at) => at + 1);

/** What of the library to show. Every choice is in the address, so that it can be kept and shared. */
export function LibraryFilters({ filter, onChange }: Props) {
  const { brandId = "", lineId = "" } = filter;
  const { data: brands = [] } = useQuery(listColorBrands);
  const { data: lines = [] } = useQuery(listLinesOf(brandId));
  const phone = useMedia(PHONE);
  const chosen = CHOICES.filter((name) => filter[name]).length;
  const choices = (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
      <Choice
        label="Brand"
        any="Any brand"
        value={brandId}
        options={brands.map(({ id, name }) => [id, name])}
        onChange={(brand) => onChange({ brandId: brand, lineId: "" })}
      />
      <Choice
        label="Line"
        any="Any line"
        value={lineId}
        disabled={!brandId}
        options={lines.filter(({ type }) => type !== "developer").map(({ id, name }) => [id, name])}
        onChange={(line) => onChange({ lineId: line })}
      />
      <Choice
        label="Level"
        any="Any level"
        value={filter.level ?? ""}
        options={LEVELS.map((level) => [String(level), `Level ${level}`])}
        onChange={(level) => onChange({ level })}
      />
      <Choice
        label="Tone"
        any="Any tone"
        value={filter.tone ?? ""}
        options={CanonicalTone.options.map((tone) => [tone, said(tone)])}
        onChange={(tone) => onChange({ tone })}
      />
      <Choice
        label="Source"
        any="Any source"
        value={filter.origin ?? ""}
        options={LibraryFormula.shape.origin.options.map((origin) => [origin, ORIGINS[origin]])}
        onChange={(origin) => onChange({ origin })}
      />
      <Chip
        on={filter.unread === "true"}
        icon={CircleHelp}
        className="self-center justify-center"
        onClick={() => onChange({ unread: filter.unread === "true" ? "" : "true" })}
      >
        Not fully read
      </Chip>
    </div>
  );
  return (
    <div className="flex flex-col gap-3 max-md:gap-1">
      {phone ? (
        <Fold
          summary={chosen > 0 ? `Filters, ${chosen} chosen` : "Filters"}
          className="[&>div]:pt-2"
        >
          {choices}
        </Fold>
      ) : (
        choices
      )}
      {filter.importId && (
        <Chip on icon={X} className="self-start" onClick={() => onChange({ importId: "" })}>
          One upload
        </Chip>
      )}
    </div>
  );
}

function Choice({
  label,
  any,
  value,
  options,
  onChange,
  disabled,
  className,
}: {
  label: string;
  any: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  disabled?: boolean;
  className?: string;
}) {
  return (
    <Field label={label} hideLabel {...(className && { className })}>
      <Select value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function said(tone: string): string {
  const words = tone.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
