import { expect, test } from "vitest";
import { pdfPages } from "#tests/pdf-text.ts";
import type { OrderPaper } from "./order-paper.ts";
import { orderPdf } from "./order-pdf.ts";

const line = {
  name: "Koleston Perfect 7/43",
  code: "81010",
  barcode: "",
  quantity: 12,
  unit: "tube",
};
const paper: OrderPaper = {
  number: "1a2b3c4d",
  date: "2026-11-22",
  orderedBy: "Maren Falk",
  note: "Please ring twice.\nThe back door is open.",
  salon: {
    name: "Salon Falk & Töchter",
    address: "Kastanienallee 12, Berlin",
    email: "maren@falk-salon.example",
    phone: "+49 30 901820",
  },
  supplier: { name: "Wella Großhandel", email: "orders@wella.example", accountNumber: "K-10022" },
  lines: [line],
};

/** Spaces at the end of a line are not printed. */
const dense = (text: string) => text.replaceAll(/\s+/g, "");

test("an order prints who orders what from whom, and where it goes", async () => {
  const [page = "", ...more] = pdfPages(await orderPdf(paper));
  expect(more).toEqual([]);
  for (const words of [
    "Order 1a2b3c4d",
    "2026-11-22, ordered by Maren Falk",
    "Wella Großhandel",
    "Account K-10022",
    "Salon Falk & Töchter",
    "Kastanienallee 12, Berlin",
    "+49 30 901820",
    "81010",
    "Koleston Perfect 7/43",
    "12tube",
    "Please ring twice.",
    "The back door is open.",
    "Page 1 of 1",
  ])
    expect(dense(page)).toContain(dense(words));
});

test("every line of a long order is printed once, and every page says which it is", async () => {
  const lines = Array.from({ length: 120 }, (_, at) => ({
    ...line,
    name: `Shade ${at} of a line with a rather long name that has to go over more than one row`,
    code: `C${String(at).padStart(4, "0")}`,
    barcode: at % 2 ? `40646660${10_000 + at}` : "",
  }));
  const pages = pdfPages(await orderPdf({ ...paper, lines }));
  expect(pages.length).toBeGreaterThan(4);
  const all = dense(pages.join(""));
  for (const { code, barcode } of lines) {
    expect([code, all.split(code).length]).toEqual([code, 2]);
    expect(all).toContain(barcode);
  }
  for (const [at, page] of pages.entries()) {
    expect(dense(page)).toContain(`Page${at + 1}of${pages.length}`);
    expect(dense(page)).toContain("Productcode");
    expect(dense(page)).toContain("Order1a2b3c4d");
  }
});

test.each(["Größe Łódź žluťoučký őű", "Estel краска 7/43 йё", "Βαφή μαλλιών ΰώ", "Màu nhuộm tóc"])(
  "%s prints with all its letters",
  async (name) => {
    const [page = ""] = pdfPages(await orderPdf({ ...paper, lines: [{ ...line, name }] }));
    expect(dense(page)).toContain(dense(name));
  },
);

test("a note of many lines goes on on the next page", async () => {
  const note = Array.from({ length: 120 }, (_, at) => `L${at}.`).join("\n");
  const pages = pdfPages(await orderPdf({ ...paper, note }));
  expect(pages.length).toBe(3);
  expect(dense(pages.join(""))).toContain("L119.");
});
