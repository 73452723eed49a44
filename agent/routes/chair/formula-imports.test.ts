import { beforeAll, describe, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import type {
  CheckedImport,
  FormulaImport,
  UndoneImport,
  UploadedFormulas,
} from "#tools/migration/formulas/schema.ts";
import type { LibraryFormula } from "#tools/library/schema.ts";

let here: TestApp;
let maren: Salon;

beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
});

const HEAD = "Client,Date,Formula,Notes";
const csv = (...lines: string[]) => [HEAD, ...lines].join("\n");
const GOOD = csv(
  'Ana,2025-03-04,"Wella Koleston 30g 7/1 + 10g 8/0, 20 vol, 1:1, 35 min",likes it cool',
  'Bea,2025-03-05,"Redken Shades EQ 09V 30g + 09P 15g, 1:1, 20 min",',
);

function send(path: string, content: string | Uint8Array, name = "book.csv", salon = maren) {
  const form = new FormData();
  form.set("file", new File([content as BlobPart], name));
  return salon.request(`/api/formulas/${path}`, { method: "POST", body: form });
}
const body = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T;
const act = (id: string, what: string, salon = maren) =>
  salon.request(`/api/formulas/imports/${id}/${what}`, { method: "POST" });
const look = (id: string) => body<FormulaImport>(maren.request(`/api/formulas/imports/${id}`));
const library = async (importId: string, salon = maren) =>
  body<LibraryFormula[]>(salon.request(`/api/formulas/library?importId=${importId}&limit=500`));
const map = (id: string, mapping: object) =>
  maren.json("PUT", `/api/formulas/imports/${id}/mapping`, mapping);
async function ended(id: string): Promise<FormulaImport> {
  await expect.poll(async () => (await look(id)).status, { timeout: 15_000 }).not.toBe("running");
  return look(id);
}

it("takes a sheet in one step and says what was left out", async () => {
  const response = await send("upload", `${GOOD}\nCleo,2025-03-06,,only a note\nAna,,hello there,`);
  expect(response.status).toBe(201);
  const { importId, ...taken } = await body<UploadedFormulas>(response);
  expect(taken).toEqual({
    count: 2,
    skipped: 2,
    errors: [
      { row: 4, message: "There is no formula in this row." },
      { row: 5, message: "“hello there” could not be read as a formula." },
    ],
  });
  const kept = await library(importId);
  const ana = kept.find(({ clientName }) => clientName === "Ana");
  expect(ana).toMatchObject({
    origin: "import",
    usedOn: "2025-03-04",
    brandId: "wella-professionals",
    level: 7,
    notes: "likes it cool",
    bowls: [{ shades: [{ code: "7/1", grams: 30 }, { grams: 10 }], ratio: "1:1" }],
  });
  expect(kept).toHaveLength(2);
  expect(await look(importId)).toMatchObject({ status: "done", written: 4, interrupted: false });
});

it("keeps a row of which a word was not understood, and counts it", async () => {
  const { id } = await body<FormulaImport>(
    send("imports", csv("Ana,,Wella Koleston 30g 7/1 20 vol 1:1 8 drops of oil,")),
  );
  await act(id, "start");
  expect(await ended(id)).toMatchObject({ count: 1, unclear: 1, skipped: 0 });
  expect((await library(id))[0]?.unread.join(" ")).toContain("8 drops");
});

it("proposes columns, tries a corrected mapping without taking anything, then takes it", async () => {
  const sheet = "Wer;Was;Womit\nAna;30g 7/1 + 10g 8/0;20 vol\nAna;30g 7/1 + 10g 8/0;20 vol\n";
  const received = await body<FormulaImport>(send("imports", sheet));
  expect(received).toMatchObject({ status: "received", headings: ["Wer", "Was", "Womit"] });
  const mapping = {
    columns: [
      { column: 0, field: "client" },
      { column: 1, field: "formula" },
      { column: 2, field: "developer" },
    ],
    headerRow: 1,
    line: "wella-professionals/koleston-perfect",
  };
  const checked = await body<CheckedImport>(map(received.id, mapping));
  expect(checked).toMatchObject({ status: "checked", count: 1, skipped: 1, mapping });
  expect(checked.errors).toEqual([{ row: 3, message: "This is the same as row 2." }]);
  expect(checked.readings).toMatchObject([
    { row: 2, clientName: "Ana", bowls: [{ line: mapping.line, developer: { volume: 20 } }] },
  ]);
  expect(await library(received.id)).toEqual([]);
  await act(received.id, "start");
  expect(await ended(received.id)).toMatchObject({ status: "done", count: 1, skipped: 1 });
  expect(await library(received.id)).toHaveLength(1);
});

it("undoes exactly what it brought, and keeps what was changed since", async () => {
  const { importId: other } = await body<UploadedFormulas>(send("upload", GOOD));
  const { importId } = await body<UploadedFormulas>(send("upload", GOOD));
  const [first] = await library(importId);
  const changed = await maren.json("PATCH", `/api/formulas/library/${first?.id}`, {
    notes: "Mine",
  });
  expect(changed.status).toBe(200);
  expect(await body<UndoneImport>(act(importId, "undo"))).toMatchObject({
    status: "undone",
    removed: 1,
    kept: 1,
  });
  expect((await library(importId)).map(({ id }) => id)).toEqual([first?.id]);
  expect(await library(other)).toHaveLength(2);
  expect((await act(importId, "undo")).status).toBe(409);
  expect((await act(importId, "start")).status).toBe(409);
});

const many = (rows: number) =>
  csv(...Array.from({ length: rows }, (_, at) => `C${at},,${20 + (at % 40)}g 7/${at % 9} 20 vol,`));

it("can be cancelled while it runs, and nothing is kept; another one waits meanwhile", async () => {
  const [one, two] = [
    await body<FormulaImport>(send("imports", many(60_000))),
    await body<FormulaImport>(send("imports", GOOD)),
  ];
  expect((await act(one.id, "start")).status).toBe(200);
  expect((await act(one.id, "start")).status).toBe(409);
  expect((await act(two.id, "start")).status).toBe(409);
  expect(await body(send("upload", GOOD))).toMatchObject({ code: "conflict" });
  await expect
    .poll(async () => (await look(one.id)).written, { timeout: 15_000 })
    .toBeGreaterThan(0);
  expect(await library(one.id)).toEqual([]);
  expect((await act(one.id, "cancel")).status).toBe(200);
  expect(await ended(one.id)).toMatchObject({ status: "cancelled", written: 0 });
  expect((await act(one.id, "cancel")).status).toBe(409);
  // the place is free once the running one has noticed
  await expect.poll(async () => (await act(two.id, "start")).status).toBe(200);
  expect(await ended(two.id)).toMatchObject({ status: "done", count: 2 });
  expect(await library(one.id)).toEqual([]);
});

const book = (rows: unknown[][]) => {
  const held = utils.book_new();
  utils.book_append_sheet(held, utils.aoa_to_sheet(rows), "Formulas");
  return new Uint8Array(write(held, { type: "buffer", bookType: "xlsx" }) as Buffer);
};

describe("refuses, and keeps nothing of,", () => {
  const workbook = book([["Formula"], ["30g 7/1 20 vol"]]);
  const cases: [string, string | Uint8Array, string, number, RegExp][] = [
    ["another kind of file", "x", "book.pdf", 415, /\.xlsx, \.xls or \.csv/],
    ["a workbook that says it is text", workbook, "book.csv", 415, /holds an Excel workbook/],
    ["text that says it is a workbook", GOOD, "book.xlsx", 415, /holds plain text/],
    ["more than 10 MB", new Uint8Array(10 * 1024 * 1024 + 1), "book.csv", 413, /10 MB/],
    ["more than 100,000 rows", "f\n".repeat(100_002), "book.csv", 413, /100,000 rows/],
    ["an empty file", "", "book.csv", 400, /empty/],
    ["a sheet with nothing in it", "\n\n;;\n", "book.csv", 400, /nothing in this sheet/],
    ["a broken workbook", workbook.slice(0, workbook.length - 40), "book.xlsx", 400, /damaged/],
    ["a sheet without formulas", "Client,City\nAna,Berlin\n", "book.csv", 400, /which column/],
  ];
  it.each(cases)("%s", async (_what, content, name, status, sentence) => {
    const response = await send("upload", content, name);
    const told = await body<{ error: string }>(response);
    expect([response.status, told.error]).toEqual([status, expect.stringMatching(sentence)]);
  });

  it("a form without a file, by its field", async () => {
    const response = await maren.request("/api/formulas/upload", {
      method: "POST",
      body: new FormData(),
    });
    expect(response.status).toBe(400);
    expect(await body(response)).toMatchObject({ issues: [{ path: "file" }] });
  });

  it("a mapping in which nothing is a formula", async () => {
    const { id } = await body<FormulaImport>(send("imports", GOOD));
    const response = await map(id, { columns: [{ column: 0, field: "client" }], headerRow: 1 });
    expect(response.status).toBe(400);
    expect(await body(response)).toMatchObject({ issues: [{ path: "columns" }] });
  });
});

it("lists what was sent, newest first, and lets files go that wait too long", async () => {
  const sent: string[] = [];
  for (let at = 0; at < 6; at += 1)
    sent.unshift((await body<FormulaImport>(send("imports", GOOD, `b${at}.csv`))).id);
  const response = await maren.request("/api/formulas/imports?limit=6");
  const listed = await body<FormulaImport[]>(response);
  expect(listed.map(({ id }) => id)).toEqual(sent);
  expect(listed.map(({ status }) => status)).toEqual([...Array(5).fill("received"), "cancelled"]);
  expect(Number(response.headers.get("x-total-count"))).toBeGreaterThan(6);
});

it("takes an .xlsx as an .xls, with dates, numbers and ratios as they are meant", async () => {
  const rows = [
    ["Kundin", "Datum", "Marke", "Farbe", "Menge", "Entwickler", "Verhältnis", "Einwirkzeit"],
    ["Ana", new Date(Date.UTC(2025, 2, 4)), "Wella Koleston", "7/1", 30, 6, "1:1.5", 35],
  ];
  const { importId, count } = await body<UploadedFormulas>(send("upload", book(rows), "b.xlsx"));
  expect(count).toBe(1);
  expect(await library(importId)).toMatchObject([
    {
      clientName: "Ana",
      usedOn: "2025-03-04",
      bowls: [
        {
          lineName: "Koleston Perfect",
          shades: [{ code: "7/1", grams: 30 }],
          developer: { volume: 20 },
          ratio: "1:1.5",
          minutes: [35, 35],
        },
      ],
    },
  ]);
});
