import { HEADINGS } from "./data.ts";
import { ImportField, type ImportMapping } from "./schema.ts";

type Row = { row: number; cells: readonly string[] };

/** Where headings may stand, and how many columns are offered. */
const HEADING_ROWS = 20;
const LAST_HEADING = 50;
const MAX_COLUMNS = 60;
const SAMPLE_ROWS = 8;
/** As much of a cell as a glance takes in. */
const SAMPLE_TEXT = 200;

/** What is proposed for a sheet: which column is what, what the columns are called, and its first rows. */
export type ProposedMapping = { mapping: ImportMapping; headings: string[]; sample: string[][] };

/**
 * Guesses the columns of a sheet from its headings, and where those say nothing from what stands in them.
 * `rows` are its first rows; `readsAsFormula` says whether a cell holds shorthand.
 */
export function proposeMapping(
  rows: readonly Row[],
  readsAsFormula: (text: string) => boolean,
): ProposedMapping {
  const heading = headingRow(rows, readsAsFormula);
  const below = rows.filter(({ row }) => row > (heading?.row ?? 0));
  const width = Math.min(MAX_COLUMNS, Math.max(0, ...rows.map(({ cells }) => cells.length)));
  const fields = guessFields(heading?.cells ?? [], below, width, readsAsFormula);
  return {
    mapping: {
      columns: fields.flatMap((field, column) => (field ? [{ column, field }] : [])),
      headerRow: heading?.row ?? 0,
    },
    headings: headingsOf(heading?.cells ?? [], width),
    sample: below
      .slice(0, SAMPLE_ROWS)
      .map(({ cells }) => Array.from({ length: width }, (_, column) => short(cells[column] ?? ""))),
  };
}

/** What the columns are called: by their heading, else "Column A". */
export function headingsOf(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, column) => {
    const text = cells[column]?.replaceAll(/\s+/g, " ").slice(0, 80);
    return text || `Column ${letters(column)}`;
  });
}

/** The field that a heading names; undefined for one that names none. */
export function fieldCalled(heading: string): ImportField | undefined {
  const words = plain(heading).replace(/ ?\d{1,2}$/, "");
  if (words === "" || words.length > 40) return undefined;
  const exact = ImportField.options.find((field) => HEADINGS[field].includes(words));
  if (exact) return exact;
  // the longest name that begins or ends it: "Kundin (Name)", "date of colour"
  const inside = ImportField.options.flatMap((field) =>
    HEADINGS[field]
      .filter((name) => name.length > 2)
      .filter((name) => words.startsWith(`${name} `) || words.endsWith(` ${name}`))
      .map((name) => ({ field, length: name.length })),
  );
  return inside.toSorted((a, b) => b.length - a.length)[0]?.field;
}

/** The first row whose cells mostly name fields. */
function headingRow(all: readonly Row[], reads: (text: string) => boolean): Row | undefined {
  const rows = all.filter(({ row }) => row <= LAST_HEADING).slice(0, HEADING_ROWS);
  const named = rows.map((row) => {
    const filled = row.cells.filter((cell) => cell !== "");
    const fields = filled.filter((cell) => fieldCalled(cell) && !holdsFigures(cell)).length;
    return { row, filled: filled.length, fields };
  });
  const best = named.toSorted((a, b) => b.fields - a.fields)[0];
  const formula = (row: Row) => row.cells.some((cell) => holdsFigures(cell) && reads(cell));
  const enough = best && (best.fields > 1 || (best.fields === 1 && best.filled < 4));
  if (enough && !formula(best.row)) return best.row;
  // words above figures are headings too, even those that name nothing known
  const [first, ...below] = rows;
  const worded = first?.cells.every((cell) => !/\d/.test(cell));
  return worded && below.some(formula) ? first : undefined;
}

const holdsFigures = (text: string) => /\d[/.,:]\d|\d ?g\b|\d{3}/i.test(text);

function guessFields(
  headings: readonly string[],
  below: readonly Row[],
  width: number,
  reads: (text: string) => boolean,
): (ImportField | undefined)[] {
  const columns = Array.from({ length: width }, (_, column) =>
    below.map(({ cells }) => cells[column] ?? "").filter((cell) => cell !== ""),
  );
  const fields = columns.map((_, column) => fieldCalled(headings[column] ?? ""));
  const shorthand = columns.map((cells) => share(cells, reads));
  settleShadeColumns(fields, shorthand, columns);
  settleNameColumn(fields, headings);
  if (!fields.includes("formula") && !fields.includes("shades")) {
    const best = Math.max(0, ...shorthand);
    const found = shorthand.indexOf(best);
    if (best >= 0.5) fields[found] = "formula";
  }
  return fields.map((field, column) => {
    const cells = columns[column] ?? [];
    if (field || (headings[column] ?? "") !== "") return field;
    if ((shorthand[column] ?? 0) >= 0.6) return "formula";
    return !fields.includes("date") && share(cells, looksLikeDate) >= 0.7 ? "date" : undefined;
  });
}

/** A column called "Color" that holds whole formulas is one; a column called "Formula" next to weights of its own may hold shades, which reads the same. */
function settleShadeColumns(
  fields: (ImportField | undefined)[],
  shorthand: readonly number[],
  columns: readonly string[][],
): void {
  fields.forEach((field, column) => {
    const whole = share(columns[column] ?? [], (cell) =>
      /\d ?(g|gr|oz|ml|parts?)\b|\bvol|\d ?%/i.test(cell),
    );
    if (field === "shades" && (shorthand[column] ?? 0) >= 0.5 && whole >= 0.5)
      fields[column] = "formula";
  });
}

/** A column called "Name" is the client's, unless another says "Client" already: then it names the formula. */
function settleNameColumn(fields: (ImportField | undefined)[], headings: readonly string[]): void {
  const called = headings.map(plain);
  if (fields.includes("name") || !called.some((words) => CLIENTS.has(words))) return;
  const at = called.findIndex((words) => NAMES.has(words));
  if (at !== -1) fields[at] = "name";
}

const NAMES = new Set(["name", "nombre", "nom"]);
const CLIENTS = new Set(
  HEADINGS.client.filter((name) => /^(client|customer|guest|kund|gast)/.test(name)),
);

/** Whether a cell is a day, in any of the usual ways to write one. */
export function looksLikeDate(text: string): boolean {
  return /^(\d{4}-\d{1,2}-\d{1,2}([T ].*)?|\d{1,2}[./-]\d{1,2}[./-](\d{4}|\d{2}))$/.test(text);
}

function share(cells: readonly string[], holds: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(holds).length / cells.length;
}

/** Lower case without accents and signs. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

const short = (text: string) =>
  text.length > SAMPLE_TEXT ? `${text.slice(0, SAMPLE_TEXT).toWellFormed()}…` : text;

function letters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
