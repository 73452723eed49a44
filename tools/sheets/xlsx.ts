import { DomainError } from "#tools/core/errors.ts";
import { BUILT_IN_FORMATS, numberText } from "./sheetjs.ts";
import { cellText, damaged, MAX_COLUMNS, rowCollector, type SheetRow } from "./sheet.ts";
import { columnOf, fillMerges } from "./merges.ts";
import { attribute, elements, plainText, prefixOf } from "./xml.ts";
import { openZip, type Zip } from "./zip.ts";

/** What the cells of a sheet refer to. */
type Book = { strings: string[]; formats: string[]; date1904: boolean };

/** Text of the sheet that is looked through at once. */
const BLOCK = 1 << 20;

/**
 * The rows of the first sheet with content of an .xlsx file. Formulas are never evaluated: what counts is the value that was saved with them.
 * @throws too_large or invalid, as `openZip`; unsupported_type for a zip that is no workbook
 */
export function readWorkbook(bytes: Uint8Array): SheetRow[] {
  const zip = openZip(bytes);
  const workbook = zip.read("xl/workbook.xml")?.toString("utf8");
  if (workbook === undefined)
    throw new DomainError("unsupported_type", "This file is called .xlsx but holds no workbook.");
  const book: Book = {
    strings: sharedStrings(zip),
    formats: cellFormats(zip),
    date1904: /date1904="(1|true)"/.test(workbook),
  };
  for (const path of sheetPaths(zip, workbook)) {
    const sheet = zip.read(path);
    const rows = sheet ? readRows(sheet, book) : [];
    if (rows.length > 0) return rows;
  }
  return [];
}

/** The sheets in the order of their tabs. */
function sheetPaths(zip: Zip, workbook: string): string[] {
  const targets = new Map<string, string>();
  const relations = zip.read("xl/_rels/workbook.xml.rels")?.toString("utf8") ?? "";
  for (const [tag] of relations.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g))
    targets.set(attribute(tag, "Id") ?? "", attribute(tag, "Target") ?? "");
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)].flatMap(([tag]) => {
    const target = targets.get(/\s\w+:id="([^"]*)"/.exec(tag)?.[1] ?? "");
    if (!target) return [];
    return [target.startsWith("/") ? target.slice(1) : `xl/${target}`];
  });
}

function sharedStrings(zip: Zip): string[] {
  const text = zip.read("xl/sharedStrings.xml")?.toString("utf8");
  return text ? elements(text, `${prefixOf(text, "sst")}si`).map((held) => plainText(held)) : [];
}

/** The number format of every cell style. */
function cellFormats(zip: Zip): string[] {
  const text = zip.read("xl/styles.xml")?.toString("utf8") ?? "";
  const own = new Map<string, string>();
  for (const [tag] of text.matchAll(/<(?:\w+:)?numFmt\s[^<>]*>/g))
    own.set(attribute(tag, "numFmtId") ?? "", attribute(tag, "formatCode") ?? "General");
  const [styles = ""] = elements(text, `${prefixOf(text, "cellXfs")}cellXfs`);
  return [...styles.matchAll(/<(?:\w+:)?xf\s[^<>]*>/g)].map(([tag]) => {
    const id = attribute(tag, "numFmtId") ?? "0";
    return own.get(id) ?? BUILT_IN_FORMATS[Number(id)] ?? "General";
  });
}

function readRows(sheet: Buffer, book: Book): SheetRow[] {
  const prefix = prefixOf(sheet.toString("utf8", 0, 4096), "worksheet");
  const open = `<${prefix}row`;
  const close = `</${prefix}row>`;
  const from = sheet.indexOf(`<${prefix}sheetData`);
  const until = sheet.indexOf(`</${prefix}sheetData>`, Math.max(from, 0));
  if (from < 0 || until < 0) return [];
  const { rows, add } = rowCollector();
  let number = 0;
  for (let start = from; start < until;) {
    const end = blockEnd(sheet, close, start, until);
    const block = sheet.toString("utf8", start, end);
    start = end;
    for (let at = block.indexOf(open); at >= 0; at = block.indexOf(open, at)) {
      const tagEnd = block.indexOf(">", at);
      if (tagEnd < 0) throw damaged();
      const tag = block.slice(at, tagEnd);
      const said = Number(attribute(tag, "r") ?? number + 1);
      number = Number.isInteger(said) && said > number ? said : number + 1;
      at = tagEnd;
      if (tag.endsWith("/")) continue;
      const rowEnd = block.indexOf(close, at);
      if (rowEnd < 0) throw damaged();
      add(number, readCells(block.slice(at, rowEnd), prefix, book));
      at = rowEnd;
    }
  }
  return fillMerges(rows, sheet.toString("utf8", until));
}

/** The end of the last whole row of a block. */
function blockEnd(sheet: Buffer, close: string, start: number, until: number): number {
  if (start + BLOCK >= until) return until;
  const last = sheet.lastIndexOf(close, start + BLOCK);
  if (last > start) return last + close.length;
  const next = sheet.indexOf(close, start + BLOCK);
  return next < 0 || next > until ? until : next + close.length;
}

function readCells(row: string, prefix: string, book: Book) {
  const open = `<${prefix}c`;
  const close = `</${prefix}c>`;
  const cells: string[] = [];
  let column = -1;
  for (let at = row.indexOf(open); at >= 0; at = row.indexOf(open, at)) {
    const tagEnd = row.indexOf(">", at);
    if (tagEnd < 0) throw damaged();
    const tag = row.slice(at, tagEnd);
    const place = attribute(tag, "r");
    column = place === undefined ? column + 1 : columnOf(place);
    at = tagEnd + 1;
    if (tag.endsWith("/")) continue;
    const end = row.indexOf(close, at);
    if (end < 0) throw damaged();
    if (column >= 0 && column < MAX_COLUMNS) {
      while (cells.length < column) cells.push("");
      cells[column] = readCell(tag, row.slice(at, end), prefix, book);
    }
    at = end + close.length;
  }
  return cells;
}

function readCell(tag: string, held: string, prefix: string, book: Book): string {
  const kind = attribute(tag, "t");
  if (kind === "inlineStr") return cellText(plainText(held));
  const from = held.indexOf(`<${prefix}v`);
  if (from < 0) return "";
  const start = held.indexOf(">", from) + 1;
  const end = held.indexOf(`</${prefix}v>`, start);
  const value = end < 0 ? "" : held.slice(start, end);
  switch (kind) {
    case "s":
      return cellText(book.strings[Number(value)] ?? "");
    case "str":
      return cellText(plainText(`<t>${value}</t>`));
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "d":
      return value.slice(0, 10);
    case "e":
      return "";
    default: {
      const format = book.formats[Number(attribute(tag, "s") ?? 0)] ?? "General";
      return value === "" ? "" : numberText(Number(value), format, book.date1904);
    }
  }
}
