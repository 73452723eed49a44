/** Where the sheet stands in the workbook. */
export const SHEET_PATH = "xl/worksheets/sheet1.xml";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The parts of a workbook of one sheet called Formulas, but for the sheet itself (ECMA-376). */
export const WORKBOOK_PARTS: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/${SHEET_PATH}" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Formulas" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** The sheet: rows of text, the first in view while the rest is scrolled. */
export async function* sheetXml(rows: AsyncIterable<string[][]>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="20" width="26" customWidth="1"/></cols><sheetData>`;
  for await (const some of rows) yield some.map(rowXml).join("");
  yield "</sheetData></worksheet>";
}

const rowXml = (cells: readonly string[]) => `<row>${cells.map(cellXml).join("")}</row>`;

/** A cell of text, never a formula. An empty one keeps its place. */
function cellXml(cell: string): string {
  if (cell === "") return "<c/>";
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text as XML holds it: without what XML cannot hold, and so that no reader takes `_x0041_` for a letter. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(UNHELD, "")
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
}

// oxlint-disable-next-line no-control-regex -- they are what is taken out
const UNHELD = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
