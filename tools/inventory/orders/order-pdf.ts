import { readFile } from "node:fs/promises";
import Pdf from "pdfkit";
import type { OrderPaper, PaperLine } from "./order-paper.ts";

type Sheet = InstanceType<typeof Pdf>;
type Column = { title: string; x: number; width: number; align: "left" | "right" };

const MARGIN = 48;
/** A4, in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const INNER = WIDTH - 2 * MARGIN;
const BOTTOM = HEIGHT - MARGIN - 24;
const [INK, SOFT, RULE] = ["#171716", "#636360", "#d4d4d0"];
const COLUMNS = {
  code: { title: "Product code", x: MARGIN, width: 92, align: "left" },
  name: { title: "Product", x: MARGIN + 104, width: INNER - 104 - 128, align: "left" },
  quantity: { title: "Quantity", x: MARGIN + INNER - 116, width: 56, align: "right" },
  unit: { title: "Unit", x: MARGIN + INNER - 48, width: 48, align: "left" },
} as const satisfies Record<string, Column>;

/**
 * An order as a PDF to print: A4, as many pages as it needs, each with its number, in the product's faces, which hold Latin,
 * Greek and Cyrillic letters. The text can be selected and searched.
 */
export async function orderPdf(paper: OrderPaper): Promise<Buffer> {
  const [regular, semibold] = await Promise.all([face("regular"), face("semibold")]);
  const sheet = new Pdf({
    size: [WIDTH, HEIGHT],
    margin: MARGIN,
    bufferPages: true,
    lang: "en",
    displayTitle: true,
    font: "",
    info: {
      Title: `Order ${paper.number}`,
      Author: paper.salon.name,
      CreationDate: new Date(`${paper.date}T00:00:00Z`),
    },
  });
  sheet.registerFont("regular", regular);
  sheet.registerFont("semibold", semibold);
  const whole = collected(sheet);
  heading(sheet, paper);
  tableHead(sheet);
  for (const line of paper.lines) row(sheet, paper, line);
  noteBelow(sheet, paper);
  numberPages(sheet, paper);
  sheet.end();
  return whole;
}

const FACES = new Map<string, Promise<Buffer>>();

function face(weight: "regular" | "semibold"): Promise<Buffer> {
  const file = FACES.get(weight) ?? readFile(new URL(`../fonts/${weight}.ttf`, import.meta.url));
  FACES.set(weight, file);
  return file;
}

async function collected(sheet: Sheet): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of sheet) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function heading(sheet: Sheet, { number, date, orderedBy, salon, supplier }: OrderPaper): void {
  const half = INNER / 2 - 12;
  sheet.font("semibold").fontSize(20).fillColor(INK);
  sheet.text(`Order ${number}`, MARGIN, MARGIN, { width: INNER });
  sheet.font("regular").fontSize(10.5).fillColor(SOFT);
  sheet.text([date, orderedBy && `ordered by ${orderedBy}`].filter(Boolean).join(", "));
  const top = sheet.y + 24;
  const account = supplier.accountNumber && `Account ${supplier.accountNumber}`;
  const ends = [
    block(sheet, "To", [supplier.name, account, supplier.email], { x: MARGIN, y: top, half }),
    block(sheet, "Deliver to", [salon.name, salon.address, salon.email, salon.phone], {
      x: MARGIN + INNER / 2 + 12,
      y: top,
      half,
    }),
  ];
  sheet.y = Math.max(...ends) + 24;
}

/** @returns where it ends */
function block(
  sheet: Sheet,
  title: string,
  [name = "", ...more]: readonly string[],
  { x, y, half }: { x: number; y: number; half: number },
): number {
  sheet.font("regular").fontSize(9).fillColor(SOFT).text(title, x, y, { width: half });
  sheet.font("semibold").fontSize(11).fillColor(INK).text(name, { width: half });
  sheet.font("regular").fontSize(10.5);
  for (const words of more.filter((one) => one !== "")) sheet.text(words, { width: half });
  return sheet.y;
}

function tableHead(sheet: Sheet): void {
  const { y } = sheet;
  sheet.font("regular").fontSize(9).fillColor(SOFT);
  for (const { title, x, width, align } of Object.values(COLUMNS))
    sheet.text(title, x, y, { width, align, lineBreak: false });
  sheet.y = y + 16;
  rule(sheet);
}

function row(sheet: Sheet, paper: OrderPaper, { code, name, barcode, quantity, unit }: PaperLine) {
  const cells = [
    [COLUMNS.code, code],
    [COLUMNS.name, name],
    [COLUMNS.quantity, String(quantity)],
    [COLUMNS.unit, unit],
  ] as const;
  sheet.font("regular").fontSize(10.5);
  const heights = cells.map(([{ width }, words]) => sheet.heightOfString(words || " ", { width }));
  const height = Math.max(...heights) + (barcode ? 12 : 0) + 12;
  if (makeRoom(sheet, paper, height)) tableHead(sheet);
  const y = sheet.y + 6;
  for (const [column, words] of cells) {
    const { x, width, align } = column;
    sheet.font(column === COLUMNS.quantity ? "semibold" : "regular").fontSize(10.5);
    sheet.fillColor(INK).text(words, x, y, { width, align });
  }
  if (barcode) {
    const { x, width } = COLUMNS.name;
    sheet.font("regular").fontSize(9).fillColor(SOFT);
    sheet.text(`Barcode ${barcode}`, x, y + height - 24, { width, lineBreak: false });
  }
  sheet.y = y + height - 6;
  rule(sheet);
}

function noteBelow(sheet: Sheet, paper: OrderPaper): void {
  sheet.y += 16;
  for (const words of paper.note.split(/\r\n|[\r\n]/)) {
    sheet.font("regular").fontSize(10.5);
    const height = sheet.heightOfString(words || " ", { width: INNER });
    makeRoom(sheet, paper, height);
    sheet.font("regular").fontSize(10.5).fillColor(INK);
    sheet.text(words || " ", MARGIN, sheet.y, { width: INNER });
  }
}

/** Goes on on a new page where so much does not fit on this one any more. @returns whether it did */
function makeRoom(sheet: Sheet, { number, salon }: OrderPaper, height: number): boolean {
  if (sheet.y + height <= BOTTOM) return false;
  sheet.addPage();
  sheet.font("semibold").fontSize(10.5).fillColor(INK);
  sheet.text(`Order ${number}, ${salon.name}`, MARGIN, MARGIN, { width: INNER });
  sheet.y += 16;
  return true;
}

function numberPages(sheet: Sheet, { number, salon }: OrderPaper): void {
  const { count } = sheet.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(page);
    // what stands in the margin would otherwise begin another page
    sheet.page.margins.bottom = 0;
    sheet.font("regular").fontSize(9).fillColor(SOFT);
    const place = { width: INNER / 2, height: 12, ellipsis: true } as const;
    sheet.text(`${salon.name}, order ${number}`, MARGIN, HEIGHT - MARGIN, place);
    sheet.text(`Page ${page + 1} of ${count}`, MARGIN + INNER / 2, HEIGHT - MARGIN, {
      ...place,
      align: "right",
    });
  }
}

function rule(sheet: Sheet): void {
  const { y } = sheet;
  sheet.moveTo(MARGIN, y).lineTo(MARGIN + INNER, y);
  sheet.lineWidth(0.5).strokeColor(RULE).stroke();
}
