import { PLACES } from "./data.ts";
import type { ImportField, ImportMapping } from "./schema.ts";
import { plain } from "./mapping-rules.ts";

/** A column, and the part of the head that its heading names. */
type Column = { column: number; place: string | undefined };

/** Which columns hold a field, in their order. */
type Plan = ReadonlyMap<ImportField, readonly Column[]>;

/** What a row says, before its formula is read. */
export type ComposedRow = {
  name: string;
  client: string;
  notes: string[];
  date: string;
  /** One formula in shorthand; empty where no column that makes one holds anything. */
  notation: string;
};

/** A mapping, ready for many rows. */
export function planOf(mapping: ImportMapping, headings: readonly string[]): Plan {
  const columns = mapping.columns.toSorted((a, b) => a.column - b.column);
  const plan = new Map<ImportField, Column[]>();
  for (const { column, field } of columns) {
    const heading = plain(headings[column] ?? "");
    const place = PLACES.find(([found]) => found.test(heading))?.[1];
    plan.set(field, [...(plan.get(field) ?? []), { column, place }]);
  }
  return plan;
}

/** Whether a mapping names a column that a formula can come from. */
export function makesFormulas({ columns }: ImportMapping): boolean {
  return columns.some(({ field }) => field === "formula" || field === "shades");
}

/** Puts the fields of a row together: several columns of one field in their order, and the parts of a formula as one shorthand. */
export function composeRow(cells: readonly string[], plan: Plan): ComposedRow {
  const all = (field: ImportField) =>
    (plan.get(field) ?? []).map(({ column }) => cells[column] ?? "").filter((cell) => cell !== "");
  return {
    name: all("name").join(" ").slice(0, 120).trim(),
    client: all("client").join(" ").slice(0, 120).trim(),
    notes: [...all("notes"), ...weightsLeft(all("shades"), all("grams"))],
    date: all("date")[0] ?? "",
    notation: composeNotation(cells, plan, all).slice(0, 4000),
  };
}

function composeNotation(
  cells: readonly string[],
  plan: Plan,
  all: (field: ImportField) => string[],
): string {
  const formulas = labelled(cells, plan.get("formula") ?? []);
  const shades = weighed(all("shades"), all("grams"));
  const body = [...formulas, ...(shades ? [shades] : [])].join("\n");
  if (body === "") return "";
  const maker = [...all("brand"), ...all("line")].filter((word) => !holds(body, word));
  const written = /\bvol|\d ?%/i.test(body);
  return [
    [...all("zone").map((zone) => `${zone}:`), ...new Set(maker), body].join(" "),
    ...(written ? [] : all("developer").map(developerText)),
    ...(/\d\s*:\s*\d/.test(body) ? [] : all("ratio").map(ratioText)),
    ...(/\bmin/i.test(body) ? [] : all("minutes").map(minutesText)),
  ].join(", ");
}

const holds = (body: string, word: string) => body.toLowerCase().includes(word.toLowerCase());

/** One formula as it is; several with what their headings say of them, a line each. */
function labelled(cells: readonly string[], columns: readonly Column[]): string[] {
  const filled = columns.filter(({ column }) => cells[column]);
  return filled.map(({ column, place }) => {
    const text = cells[column] ?? "";
    return !place || columns.length === 1 || holds(text, place) ? text : `${place}: ${text}`;
  });
}

/** Shades with their weights, where there is one for each; else the shades alone. */
function weighed(shades: readonly string[], grams: readonly string[]): string {
  const [codes, weights] = [codesOf(shades), weightsOf(grams)];
  if (weights.length !== codes.length) return codes.join(" + ");
  return codes.map((code, at) => `${gramsText(weights[at] ?? "")} ${code}`).join(" + ");
}

/** Weights that cannot be told apart belong to no shade: they are kept as a remark. */
function weightsLeft(shades: readonly string[], grams: readonly string[]): string[] {
  const fits = weightsOf(grams).length === codesOf(shades).length;
  return grams.length === 0 || fits ? [] : [`Grams: ${grams.join(", ")}`];
}

const codesOf = (shades: readonly string[]) =>
  shades.flatMap((cell) => cell.split(/\s*[+&;\n]\s*|,\s+/)).filter(Boolean);
const weightsOf = (grams: readonly string[]) =>
  grams.flatMap((cell) => cell.split(/\s*[+&;\n/]\s*|,\s+/)).filter(Boolean);

const gramsText = (cell: string) =>
  /^\d+([.,]\d+)?$/.test(cell) ? `${cell.replace(",", ".")}g` : cell;

/** Strengths that are written in percent; everything else is volumes. */
const PERCENT = new Set([1.9, 3, 4, 6, 9, 12, 18]);

function developerText(cell: string): string {
  const number = /^\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(",", ".")) : undefined;
  if (number === undefined) return cell;
  return PERCENT.has(number) ? `${number}%` : `${number} vol`;
}

/** "1+1.5", "1 to 2" and Excel's idea that 1:2 is a time ("1:02") as a ratio; a bare "2" is one to two. */
function ratioText(cell: string): string {
  const [, colour, developer] =
    /^(\d+(?:[.,]\d+)?)\s*(?::|\+|to|zu|a|pour|\/)\s*(\d+(?:[.,]\d+)?)$/i.exec(cell) ?? [];
  if (colour && developer) {
    const time = /^0(\d)$/.exec(developer);
    return `${colour.replace(",", ".")}:${time ? time[1] : developer.replace(",", ".")}`;
  }
  return /^[12]([.,]5)?$/.test(cell) ? `1:${cell.replace(",", ".")}` : cell;
}

const minutesText = (cell: string) => (/^\d{1,3}([-–]\d{1,3})?$/.test(cell) ? `${cell} min` : cell);

/** How the days of a column are written: which of 3/4/2025 is the month. Undefined where no cell tells. */
export function dayFirstOf(cells: Iterable<string>): boolean | undefined {
  for (const cell of cells) {
    const [, first = "", sign = "", second = ""] =
      /^(\d{1,2})([./-])(\d{1,2})[./-]\d{2,4}/.exec(cell) ?? [];
    if (Number(first) > 12 || sign === ".") return true;
    if (Number(second) > 12) return false;
  }
  return undefined;
}

/** A day as YYYY-MM-DD; null for what is none, or could be one of two. */
export function dayOf(cell: string, dayFirst: boolean | undefined): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(cell) ?? [];
  if (year && month && day) return valid(Number(year), Number(month), Number(day));
  const [, first, second, short] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})\b/.exec(cell) ?? [];
  if (!first || !second || !short) return null;
  if (dayFirst === undefined && first !== second) return null;
  const full = short.length === 2 ? 2000 + Number(short) : Number(short);
  const [d, m] = dayFirst === false ? [second, first] : [first, second];
  return valid(full, Number(m), Number(d));
}

function valid(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  if (year < 1950 || year > 2100 || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day)
    return null;
  return at.toISOString().slice(0, 10);
}
