import { headingsOf, plain } from "#tools/migration/formulas/mapping-rules.ts";
import { COMMON_HEADINGS } from "./common-headings-data.ts";
import { fieldByCells } from "./mapping-cells-rules.ts";
import { MigrationKind, type MigrationField, type MigrationFile } from "#tools/migration/schema.ts";
import type { PlatformHeadings } from "./headings-data.ts";

type Row = { row: number; cells: readonly string[] };

/** What is known of where a sheet comes from. */
export type SheetOrigin = { headings: PlatformHeadings; misleading: readonly string[] };

/** Where headings may stand, how many columns are offered, and as much of the sheet as a glance takes in. */
const HEADING_ROWS = 20;
const MAX_COLUMNS = 60;
const SAMPLE_ROWS = 8;
const SAMPLE_TEXT = 200;

/** What is proposed for a sheet. `unknown` are the columns whose headings no table knows. */
export type ProposedSheet = Pick<MigrationFile, "mapping" | "headings" | "sample"> & {
  unknown: number[];
};

/** Proposes what a sheet holds and which column is what: by its headings, and where those say nothing by what stands below. */
export function proposeSheet(rows: readonly Row[], origin: SheetOrigin): ProposedSheet {
  const heading = headingRow(rows, origin);
  const below = rows.filter(({ row }) => row > (heading?.row ?? 0));
  const width = Math.min(MAX_COLUMNS, Math.max(0, ...rows.map(({ cells }) => cells.length)));
  const cells = heading?.cells ?? [];
  const columns = Array.from({ length: width }, (_, column) => ({
    heading: cells[column] ?? "",
    held: below.map((row) => row.cells[column] ?? "").filter((cell) => cell !== ""),
  }));
  const [best] = MigrationKind.options
    .map((kind) => ({ kind, fields: fieldsOf(kind, columns, origin) }))
    .map((each) => ({ ...each, score: scoreOf(each.kind, each.fields) }))
    .toSorted((a, b) => b.score - a.score);
  const { kind = "clients", fields = [] } = best ?? {};
  const mapped = fields.flatMap((field, column) => (field ? [{ column, field }] : []));
  return {
    mapping: { kind, columns: mapped, headerRow: heading?.row ?? 0, dateOrder: null },
    headings: headingsOf(cells, width),
    sample: sampleOf(below, width),
    unknown: columns.flatMap(({ heading: text, held }, column) =>
      text !== "" && held.length > 0 && !fields[column] && !isMisleading(text, origin)
        ? [column]
        : [],
    ),
  };
}

/** The first rows below the headings, as a glance takes them in. */
export function sampleOf(below: readonly Row[], width: number): string[][] {
  return below
    .slice(0, SAMPLE_ROWS)
    .map((row) => Array.from({ length: width }, (_, column) => short(row.cells[column] ?? "")));
}

/** The field that a heading names for a kind; undefined for one that names none. */
export function fieldCalled(
  kind: MigrationKind,
  heading: string,
  origin: SheetOrigin,
): MigrationField | undefined {
  if (heading.length > 80 || isMisleading(heading, origin)) return undefined;
  const own = Object.entries(origin.headings[kind] ?? {});
  const common = Object.entries(COMMON_HEADINGS[kind]) as [MigrationField, readonly string[]][];
  for (const words of spellings(heading)) {
    const found =
      own.find(([name]) => plain(name) === words)?.[1] ??
      common.find(([, names]) => names.includes(words))?.[0];
    if (found) return found;
  }
  return undefined;
}

/** A heading as it stands, without what is in brackets, and without words that say nothing of what it is. */
function spellings(heading: string): string[] {
  const whole = plain(heading);
  const bare = plain(heading.replaceAll(/[([{].*?[)\]}]/g, " "));
  const told = bare
    .split(" ")
    .filter((word) => !IDLE.has(word))
    .join(" ");
  return [...new Set([whole, bare, told])].filter((words) => words !== "");
}

const IDLE = new Set(
  "primary main default optional required 1 min mins minutes hh mm usd eur gbp cad aud chf nzd your the".split(
    " ",
  ),
);

const isMisleading = (heading: string, { misleading }: Pick<SheetOrigin, "misleading">) =>
  misleading.some((name) => plain(name) === plain(heading));

/** The first row whose cells mostly name something; words above figures are headings too. */
function headingRow(rows: readonly Row[], origin: SheetOrigin): Row | undefined {
  const first = rows.slice(0, HEADING_ROWS).filter(({ row }) => row <= 50);
  const named = first.map((row) => {
    const filled = row.cells.filter((cell) => cell !== "" && cell.length <= 60);
    const known = filled.filter((cell) =>
      MigrationKind.options.some((kind) => fieldCalled(kind, cell, origin)),
    ).length;
    return { row, known, filled: filled.length };
  });
  const [best] = named.toSorted((a, b) => b.known - a.known);
  if (best && (best.known > 1 || (best.known === 1 && best.filled < 4))) return best.row;
  const [top, ...below] = first;
  const worded = top?.cells.every((cell) => !/[\d@]/.test(cell));
  return worded && below.some(({ cells }) => cells.some((cell) => /[\d@]/.test(cell)))
    ? top
    : undefined;
}

type Column = { heading: string; held: readonly string[] };

function fieldsOf(kind: MigrationKind, columns: readonly Column[], origin: SheetOrigin) {
  const fields = columns.map(({ heading }) => fieldCalled(kind, heading, origin));
  const isBook = fields.some((field) => field && OF_A_BOOK.has(field));
  return fields.map((field, column) => {
    const { heading = "", held = [] } = columns[column] ?? {};
    if (field || isMisleading(heading, origin)) return field;
    const found = fieldByCells(kind, held, heading === "");
    // a list of clients has days too: of birth, of the first visit and the last
    if (found && WHEN.has(found) && heading !== "" && !isBook) return undefined;
    return found && !fields.includes(found) ? found : undefined;
  });
}

const WHEN = new Set<MigrationField>(["date", "start", "time"]);
const OF_A_BOOK = new Set<MigrationField>([
  "service",
  "status",
  "time",
  "duration",
  "end",
  "endTime",
]);

/** How well a sheet fits a kind; nothing where what makes the kind is missing. */
function scoreOf(kind: MigrationKind, fields: readonly (MigrationField | undefined)[]): number {
  const has = (...some: MigrationField[]) => some.some((field) => fields.includes(field));
  const found = new Set(fields.filter(Boolean)).size;
  const named = has("name", "firstName", "lastName");
  const who = has("clientName", "firstName", "lastName", "clientSourceId", "email", "phone");
  const whole: Record<MigrationKind, boolean> = {
    clients: named,
    services: named && has("price", "duration"),
    products: named && has("code", "barcode", "quantity", "cost", "brand", "lowStock"),
    appointments: has("date", "start") && who,
    formulas: has("formula"),
  };
  const sure =
    (kind === "formulas" && whole.formulas) ||
    (kind === "products" && has("barcode", "quantity", "lowStock")) ||
    (kind === "appointments" && has("time", "start", "status", "service") && whole.appointments) ||
    (kind === "services" && has("duration"));
  return whole[kind] ? found + (sure ? 3 : 0) : found / 100;
}

const short = (text: string) =>
  text.length > SAMPLE_TEXT ? `${text.slice(0, SAMPLE_TEXT).toWellFormed()}…` : text;
