import { sheetXml, WORKBOOK_PARTS, SHEET_PATH } from "./sheet-xml.ts";
import { zipped } from "./write-zip.ts";

/**
 * An .xlsx workbook of one sheet of text, made while its rows come: none of it is held, so that a hundred thousand rows
 * take no more room than ten. The first row holds the headings. Rows come some at a time.
 */
export async function* writeSheet(rows: AsyncIterable<string[][]>): AsyncGenerator<Uint8Array> {
  const parts = Object.entries(WORKBOOK_PARTS).map(([path, text]) => ({
    path,
    content: once(text),
  }));
  yield* zipped([...parts, { path: SHEET_PATH, content: sheetXml(rows) }]);
}

// oxlint-disable-next-line typescript/require-await -- the parts of a zip come in their time
async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
