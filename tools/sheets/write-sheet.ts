import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { SHEET_PATH, sheetXml, WORKBOOK_PARTS } from "./sheet-xml.ts";

/** 1 January 1980, where the days of a zip begin: a workbook is the same whenever it was made. */
const mtime = new Date(1980, 0, 1);

/**
 * An .xlsx workbook of one sheet of text, made while its rows come: none of it is held, so that a hundred thousand rows
 * take no more room than ten. The first row holds the headings. Rows come some at a time.
 */
export function writeSheet(rows: AsyncIterable<string[][]>): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(WORKBOOK_PARTS))
    zip.addBuffer(Buffer.from(text), path, { mtime });
  const sheet = Readable.from(sheetXml(rows), { objectMode: false });
  const workbook = zip.outputStream as Readable;
  sheet.once("error", (error) => workbook.destroy(error));
  workbook.once("close", () => sheet.destroy());
  zip.addReadStream(sheet, SHEET_PATH, { mtime });
  zip.end();
  return workbook;
}
