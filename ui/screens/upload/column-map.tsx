import { useQuery } from "@tanstack/react-query";
import {
  ImportField,
  type FormulaImport,
  type ImportMapping,
} from "#tools/migration/formulas/schema.ts";
import { listColorBrands, listProductLines } from "#ui/api/chair/brands.ts";
import { ColumnFields } from "#ui/cards/sheet/column-fields.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { FIELDS } from "./upload-words.ts";

const CHOICES = ImportField.options.map((value) => ({ value, label: FIELDS[value] }));
const LAST_HEADING = 50;

/** What each column holds, as it was guessed: heading, what it is, and the first cells. */
export function ColumnMap({
  received,
  headings,
  mapping,
  onChange,
}: {
  received: FormulaImport;
  headings: readonly string[];
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
}) {
  const fieldOf = (column: number) =>
    mapping.columns.find((each) => each.column === column)?.field ?? "";
  const setField = (column: number, field: string) => {
    const others = mapping.columns.filter((each) => each.column !== column);
    const known = ImportField.safeParse(field).data;
    onChange({ ...mapping, columns: known ? [...others, { column, field: known }] : others });
  };
  return (
    <Card title="What is in the columns">
      <p className="-mt-1 mb-4 max-w-[68ch] text-sm text-ink-2">
        Guessed from the headings and what stands below them. Change what is wrong; a field may be
        spread over several columns.
      </p>
      <ColumnFields
        columns={headings.map((heading, column) => ({ column, heading }))}
        sample={received.sample}
        choices={CHOICES}
        fieldOf={fieldOf}
        onField={setField}
      />
      <div className="mt-5 grid gap-4 border-t border-line-soft pt-5 sm:grid-cols-[10rem_minmax(0,22rem)]">
        <Field label="Row of the headings" hint="0 if there are none">
          <NumberInput
            value={mapping.headerRow}
            max={LAST_HEADING}
            onChange={(row) => onChange({ ...mapping, headerRow: row ?? 0 })}
          />
        </Field>
        <DefaultLine
          value={mapping.line ?? ""}
          onChange={(line) => onChange({ ...mapping, line: line === "" ? null : line })}
        />
      </div>
    </Card>
  );
}

function DefaultLine({ value, onChange }: { value: string; onChange: (line: string) => void }) {
  const { data: brands } = useQuery(listColorBrands);
  const { data: lines } = useQuery(listProductLines);
  return (
    <Field label="Line for rows that name none" hint="Otherwise your own lines, in their order">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">My own lines</option>
        {brands?.map((brand) => (
          <optgroup key={brand.id} label={brand.name}>
            {lines
              ?.filter(({ brandId, type }) => brandId === brand.id && type !== "developer")
              .map((line) => (
                <option key={line.id} value={`${line.brandId}/${line.id}`}>
                  {line.name}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
