import type { ClientPhoto } from "#tools/clients/schema.ts";
import type { FormulaImport } from "#tools/migration/formulas/schema.ts";
import type { CheckedFormula } from "#tools/bench/write-schema.ts";
import { FIELD_LABELS } from "#tools/migration/data.ts";
import { MigrationKind } from "#tools/migration/schema.ts";
import type { CheckedMigration, SheetInTalk } from "#tools/migration/talk-schema.ts";
import { kindName } from "#ui/cards/migration/migration-words.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { plural, shortDate } from "#ui/lib/format.ts";
import { dotted, linesCard, type Line } from "#ui/chat/cards/listed.tsx";

/** What bringing in sheets would do: what each column was taken for, the counts, and rows that would be left out. */
export function CheckedMigrationCard({ value }: { value: CheckedMigration }) {
  const {
    id,
    files,
    missing,
    counts,
    skipped,
    problems,
    warned = 0,
    warnings = [],
    dates = [],
  } = value;
  return (
    <Card title="Ready to look at" className="flex flex-col gap-4">
      {files.map((file) => (
        <Sheet key={file.id} file={file} />
      ))}
      {dates.length > 0 && (
        <section aria-label="How days are read" className="flex flex-col gap-1 text-sm">
          {dates.map((sentence) => (
            <p key={sentence} className="wrap-anywhere">
              {sentence}
            </p>
          ))}
        </section>
      )}
      {missing && <p className="text-warn">{missing}</p>}
      {counts && (
        <table className="w-full text-sm">
          <caption className="sr-only">What comes in</caption>
          <thead>
            <tr className="text-ink-2">
              <th className="py-1 text-left font-normal">Rows</th>
              {["New", "Completed", "Here", "Left out"].map((heading) => (
                <th key={heading} className="py-1 text-right font-normal">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MigrationKind.options
              .filter((kind) => counts[kind].rows > 0)
              .map((kind) => {
                const { created, merged, kept, skipped: out } = counts[kind];
                return (
                  <tr key={kind} className="border-t border-line-soft">
                    <th scope="row" className="py-1.5 text-left font-medium">
                      {kindName(kind)}
                    </th>
                    {[created, merged, kept, out].map((count, at) => (
                      <td key={at} className="py-1.5 text-right font-mono">
                        {count}
                      </td>
                    ))}
                  </tr>
                );
              })}
          </tbody>
        </table>
      )}
      {problems.length > 0 && (
        <Remarked label={`${plural(skipped, "row")} left out`} rows={problems} />
      )}
      {warnings.length > 0 && (
        <Remarked label={`${plural(warned, "row")} come without something`} rows={warnings} />
      )}
      <ButtonLink to={`/migration?open=${id}`} className="self-start">
        Open Data Migration
      </ButtonLink>
    </Card>
  );
}

function Remarked({ label, rows }: { label: string; rows: CheckedMigration["problems"] }) {
  return (
    <section aria-label={label} className="flex flex-col gap-1 text-sm">
      <p className="font-semibold">{label}</p>
      <ul className="flex flex-col gap-1">
        {rows.map(({ fileName, row, problem }) => (
          <li key={`${fileName} ${row}`} className="wrap-anywhere text-ink-2">
            {fileName}
            {row !== null && `, row ${row}`}: {problem}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sheet({ file }: { file: SheetInTalk }) {
  const used = file.columns.filter(({ field }) => field !== null);
  const unused = file.columns.filter(({ field }) => field === null);
  return (
    <section aria-label={file.fileName} className="flex flex-col gap-1.5">
      <p className="wrap-anywhere">
        <span className="font-semibold">{file.fileName}</span>{" "}
        <span className="text-ink-2">
          {kindName(file.kind)}, {plural(file.rows, "row")}
        </span>
      </p>
      <ul className="flex flex-wrap gap-1.5 text-sm">
        {used.map(({ column, heading, field }) => (
          <li key={column} className="rounded-m bg-sunken px-2.5 py-1 wrap-anywhere">
            {heading} <span className="text-ink-2">as {field && FIELD_LABELS[field]}</span>
          </li>
        ))}
      </ul>
      {unused.length > 0 && (
        <p className="text-sm wrap-anywhere text-ink-2">
          Left out: {unused.map(({ heading }) => heading).join(", ")}
        </p>
      )}
    </section>
  );
}

const importLine = ({ id, fileName, status, rows }: FormulaImport): Line => ({
  id,
  name: fileName,
  below: dotted(status, plural(rows, "row")),
});

/** Sheets of formulas that were brought. */
export const FormulaImportsCard = linesCard({
  title: "Sheets of formulas",
  none: "No sheet was brought yet.",
  to: "/library",
  lines: ({ imports }: { imports: FormulaImport[] }) => imports.map(importLine),
});

/** One sheet of formulas after a change. */
export const FormulaImportCard = linesCard({
  title: "Sheet of formulas",
  to: "/library",
  lines: (sheet: FormulaImport) => [importLine(sheet)],
});

/** What the checks say of a formula that was not saved. */
export function CheckedFormulaCard({ value: { ok, findings } }: { value: CheckedFormula }) {
  return (
    <Card title={ok ? "The checks let it pass" : "The checks would hold it back"}>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {findings.map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  );
}

/** The pictures that are kept with a client. */
export function ClientPhotosCard({ value: { photos } }: { value: { photos: ClientPhoto[] } }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Photos of the client" className="flex flex-wrap gap-2">
      {photos.map(({ id, thumbnailUrl, moment, takenOn }) => (
        <li key={id} className="w-28">
          <img
            src={thumbnailUrl}
            alt={`${moment === "before" ? "Before" : "After"}, ${shortDate(takenOn)}`}
            className="aspect-square w-full rounded-m border border-line object-cover"
          />
          <p className="text-sm text-ink-2">
            {moment} · {shortDate(takenOn)}
          </p>
        </li>
      ))}
    </ul>
  );
}
