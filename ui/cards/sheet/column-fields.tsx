import { Field } from "#ui/components/fields/field.tsx";
import { Select } from "#ui/components/fields/select.tsx";

const SAMPLES = 3;

/** What may stand in a column, and what it is called. */
type FieldChoice = { value: string; label: string };

/** A column of a sheet: its place, counted from 0, and its heading. */
type Column = { column: number; heading: string };

/** What each column of a sheet holds: heading, what it is, and the first cells. */
export function ColumnFields({
  columns,
  sample,
  choices,
  fieldOf,
  onField,
}: {
  columns: readonly Column[];
  /** The first rows below the headings. */
  sample: readonly (readonly string[])[];
  choices: readonly FieldChoice[];
  /** The choice that stands for a column; empty for one that is left out. */
  fieldOf: (column: number) => string;
  onField: (column: number, field: string) => void;
}) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {columns.map(({ column, heading }) => (
        <li key={column} className="min-w-0 rounded-m border border-line-soft p-3.5">
          <Field label={heading || `Column ${column + 1}`}>
            <Select
              value={fieldOf(column)}
              onChange={(event) => onField(column, event.target.value)}
            >
              <option value="">Leave out</option>
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Samples cells={sample.map((row) => row[column] ?? "")} />
        </li>
      ))}
    </ul>
  );
}

function Samples({ cells }: { cells: readonly string[] }) {
  const shown = cells.filter((cell) => cell !== "").slice(0, SAMPLES);
  return (
    <ul className="mt-2.5 flex flex-col gap-0.5 text-xs text-ink-2">
      {shown.length === 0 && <li className="text-ink-3">Nothing in the first rows</li>}
      {shown.map((cell, index) => (
        <li key={index} className="truncate font-mono" title={cell}>
          {cell}
        </li>
      ))}
    </ul>
  );
}
