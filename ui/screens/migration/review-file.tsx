import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FIELD_LABELS, FIELDS } from "#tools/migration/data.ts";
import { missingOf } from "#tools/migration/mapping/mapping-whole-rules.ts";
import {
  DateOrder,
  MigrationField,
  MigrationKind,
  type MigrationFile,
  type MigrationMapping,
} from "#tools/migration/schema.ts";
import { removeMigrationFile, setMigrationMapping } from "#ui/api/house/migration.ts";
import { kindName, KINDS_SHOWN } from "#ui/cards/migration/migration-words.ts";
import { ColumnFields } from "#ui/cards/sheet/column-fields.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { kilobytes, plural } from "#ui/lib/format.ts";
import { DATE_ORDERS, PROPOSED_BY } from "./review-words.ts";

const LAST_HEADING = 50;
/** Where nobody said how days are written. */
const SHOWN = "shown";

/** One file: what it is, who said so, and which column holds what. Every change is kept at once. */
export function ReviewFile({
  migrationId,
  file,
  alone,
  onChange,
}: {
  migrationId: string;
  file: MigrationFile;
  /** The only one: it cannot be taken out. */
  alone: boolean;
  onChange: () => void;
}) {
  const [mapping, setMapping] = useState(file.mapping);
  const save = useMutation(setMigrationMapping(migrationId, file.id));
  const remove = useMutation(removeMigrationFile);
  const missing = missingOf(mapping);
  const change = (part: Partial<MigrationMapping>) => {
    const next = { ...mapping, ...part };
    setMapping(next);
    onChange();
    save.mutate(next, {
      onSuccess: ({ files }) => {
        const kept = files.find(({ id }) => id === file.id);
        // another kind gets columns of its own
        if (kept && part.kind) setMapping(kept.mapping);
      },
      // what is shown is what is kept
      onError: () => setMapping(file.mapping),
    });
  };
  return (
    <Card
      title={file.fileName}
      aside={
        !alone && (
          <Button
            kind="ghost"
            aria-label={`Leave out ${file.fileName}`}
            pending={remove.isPending}
            onClick={() =>
              remove.mutate({ id: migrationId, fileId: file.id }, { onSuccess: onChange })
            }
          >
            Leave out
          </Button>
        )
      }
    >
      <p className="-mt-1 mb-4 text-sm text-ink-2">
        {plural(file.rows, "row")}, {kilobytes(file.sizeBytes)}. {PROPOSED_BY[file.proposedBy]}
      </p>
      <FormAlert error={save.error} />
      {missing && (
        <p role="status" className="mb-4 rounded-m bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
          Say which column holds {missing}, or leave this file out.
        </p>
      )}
      <div className="mb-5 flex flex-wrap items-start gap-4">
        <FieldSelect
          label="This file holds"
          className="w-56 max-md:w-full"
          value={mapping.kind}
          options={KINDS_SHOWN.map((kind) => [kind, kindName(kind)])}
          onChange={(chosen) => {
            const kind = MigrationKind.parse(chosen);
            const known = mapping.columns.filter(({ field }) => FIELDS[kind].includes(field));
            change({ kind, columns: known });
          }}
        />
        <Field
          label="Row of the headings"
          hint="0 if there are none"
          className="w-40 max-md:w-full"
        >
          <NumberInput
            value={mapping.headerRow}
            max={LAST_HEADING}
            onChange={(row) => change({ headerRow: row ?? 0 })}
          />
        </Field>
        <Field label="Days are written" className="w-56 max-md:w-full">
          <Select
            value={mapping.dateOrder ?? SHOWN}
            onChange={({ target }) =>
              change({
                dateOrder: target.value === SHOWN ? null : DateOrder.parse(target.value),
              })
            }
          >
            <option value={SHOWN}>As the file shows</option>
            {DateOrder.options.map((order) => (
              <option key={order} value={order}>
                {DATE_ORDERS[order]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Columns
        key={`${mapping.kind} ${file.headings.length}`}
        file={file}
        mapping={mapping}
        onChange={change}
      />
    </Card>
  );
}

/** Columns that hold something first; the rest behind a line. Which is where is settled when they are first shown. */
function Columns({
  file,
  mapping,
  onChange,
}: {
  file: MigrationFile;
  mapping: MigrationMapping;
  onChange: (part: Partial<MigrationMapping>) => void;
}) {
  const [first] = useState(() => new Set(mapping.columns.map(({ column }) => column)));
  const all = file.headings.map((heading, column) => ({ column, heading }));
  const shared = {
    sample: file.sample,
    choices: FIELDS[mapping.kind].map((value) => ({ value, label: FIELD_LABELS[value] })),
    fieldOf: (column: number) =>
      mapping.columns.find((each) => each.column === column)?.field ?? "",
    onField: (column: number, field: string) => {
      const others = mapping.columns.filter((each) => each.column !== column);
      const known = MigrationField.safeParse(field).data;
      onChange({ columns: known ? [...others, { column, field: known }] : others });
    },
  };
  const rest = all.filter(({ column }) => !first.has(column));
  return (
    <>
      <ColumnFields columns={all.filter(({ column }) => first.has(column))} {...shared} />
      {rest.length > 0 && (
        <Fold
          summary={`${plural(rest.length, "column")} left out`}
          open={first.size === 0}
          className="mt-3"
        >
          <ColumnFields columns={rest} {...shared} />
        </Fold>
      )}
    </>
  );
}
