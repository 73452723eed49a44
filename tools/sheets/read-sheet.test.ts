import { describe, expect, it } from "vitest";
import { inValue, plain, table } from "#tests/row-words.ts";
import { CFB, utils, write, type BookType, type WorkSheet } from "xlsx";
import { zip } from "#tests/zip.ts";
import { kindOf } from "./kind.ts";
import { readSheet } from "./read-sheet.ts";

const read = (name: string, bytes: Uint8Array) => readSheet(kindOf(name, bytes), bytes);
const cells = (name: string, bytes: Uint8Array) => read(name, bytes).map((row) => row.cells);
const utf8 = (text: string) => new TextEncoder().encode(text);

/** A workbook with these sheets. */
function book(type: BookType, ...sheets: (WorkSheet | unknown[][])[]): Uint8Array {
  const held = utils.book_new();
  for (const [at, sheet] of sheets.entries())
    utils.book_append_sheet(
      held,
      Array.isArray(sheet) ? utils.aoa_to_sheet(sheet, { UTC: true }) : sheet,
      `S${at}`,
    );
  return new Uint8Array(write(held, { type: "buffer", bookType: type, compression: true }));
}

describe("a text file", () => {
  it.each<[string, string | Uint8Array, string[][]]>([
    ...table(
      String.raw`
keeps what only looks like a time or a number | "a,1:1.5,0.0,007\n" | [[a,1:1.5,"0.0","007"]]
keeps what looks like a sum | "=1+1,\"=HYPERLINK(\"\"x\"\")\",@a\n" | [["=1+1","=HYPERLINK(\"x\")","@a"]]
is cut at semicolons | "\"A; b\";1:1,5\r\nc;d\r\n" | [["A; b","1:1,5"],[c,d]]
is cut at tabs | "a\tb,c\nd\te\n" | [[a,"b,c"],[d,e]]
says its separator | "sep=|\na|b,c\n" | [[a,"b,c"]]
holds lines within quotes | "\"one\ntwo\",\"say \"\"hi\"\"\"\nx,y" | [["one\ntwo","say \"hi\""],[x,y]]
ends with an open quote | "a,\"b" | [[a,b]]
is UTF-8 with a mark | "﻿Gül,é\n" | [["Gül","é"]]
has tabs and every cell in quotes | "\"a\"\t\"b, c\"\n\"1\"\t\"x;y\"" | [[a,"b, c"],["1","x;y"]]
leaves out empty rows | "a\n\n , \nb\n" | [[a],[b]]
`,
      plain,
      inValue<string | Uint8Array>(),
      inValue<string[][]>(),
    ),
    ["is of an old Windows", new Uint8Array([0x47, 0xfc, 0x6c, 0x2c, 0x80]), [["Gül", "€"]]],
    ["is UTF-16", new Uint8Array([0xff, 0xfe, 0x47, 0, 0xfc, 0, 0x2c, 0, 0x78, 0]), [["Gü", "x"]]],
    ["is UTF-16 the other way", new Uint8Array([0xfe, 0xff, 0, 0x47, 0, 0xfc]), [["Gü"]]],
  ])("%s", (_what, content, rows) => {
    expect(cells("a.csv", typeof content === "string" ? utf8(content) : content)).toEqual(rows);
  });

  it("counts rows as the sheet does, empty ones too", () => {
    expect(read("a.csv", utf8("a\n\nb")).map(({ row }) => row)).toEqual([1, 3]);
  });
});

describe.each<BookType>(["xlsx", "biff8"])("a workbook (%s)", (type) => {
  const name = type === "xlsx" ? "a.xlsx" : "a.xls";

  it("gives dates as days, times as hours and minutes, numbers as they are shown", () => {
    const sheet = utils.aoa_to_sheet([[]]);
    Object.assign(sheet, {
      A1: { t: "n", v: 45720, z: "dd.mm.yyyy" },
      B1: { t: "n", v: 62 / 1440, z: "h:mm" },
      C1: { t: "n", v: 61.5 / 86_400, z: "mm:ss.0" },
      D1: { t: "n", v: 6, z: "0.0" },
      E1: { t: "n", v: 0.1 + 0.2 },
      F1: { t: "s", v: "1:1.5" },
      G1: { t: "b", v: true },
      "!ref": "A1:G1",
    });
    expect(cells(name, book(type, sheet))).toEqual([
      ["2025-03-04", "1:02", "1:1.5", "6.0", "0.3", "1:1.5", "TRUE"],
    ]);
  });

  it("takes the saved value of a formula and never works it out", () => {
    const sheet = utils.aoa_to_sheet([["=1+1"]]);
    Object.assign(sheet, {
      B1: { t: "s", v: "7/1 30g", f: 'CONCAT("a","b")' },
      C1: { t: "n", v: 4, f: "2+3" },
      "!ref": "A1:C1",
    });
    expect(cells(name, book(type, sheet))).toEqual([["=1+1", "7/1 30g", "4"]]);
  });

  it("reads the first sheet with content, and letters of every kind", () => {
    const bytes = book(type, [[]], [["Gül & <b>", "", "é"], [], ["x"]]);
    expect(read(name, bytes)).toEqual([
      { row: 1, cells: ["Gül & <b>", "", "é"] },
      { row: 3, cells: ["x"] },
    ]);
  });

  it("repeats a cell that is merged downwards", () => {
    const sheet = utils.aoa_to_sheet([
      ["Ana", "one"],
      [null, "two"],
      [null, "three"],
      ["Bea", "four"],
    ]);
    sheet["!merges"] = [{ s: { r: 0, c: 0 }, e: { r: 2, c: 0 } }];
    expect(cells(name, book(type, sheet)).map(([client]) => client)).toEqual([
      "Ana",
      "Ana",
      "Ana",
      "Bea",
    ]);
  });
});

it("looks no further to the right than anybody writes", () => {
  const sheet = utils.aoa_to_sheet([["a"]]);
  Object.assign(sheet, { XFD1: { t: "s", v: "far" }, "!ref": "A1:XFD1" });
  expect(cells("a.xlsx", book("xlsx", sheet))).toEqual([["a"]]);
});

const workbook = (sheet: { text: string; said?: number }) => ({
  "xl/workbook.xml": { text: '<x:workbook><x:sheet name="A" r:id="r1"/></x:workbook>' },
  "xl/_rels/workbook.xml.rels": { text: '<Relationship Id="r1" Target="/xl/s.xml"/>' },
  "xl/s.xml": sheet,
});

it("reads a sheet whose parts are prefixed and whose cells do not say where they are", () => {
  const text =
    '<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:r><x:t>7/1 </x:t></x:r><x:r><x:t xml:space="preserve">&amp; 8/0</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:is></x:c><x:c/><x:c><x:v>30</x:v></x:c></x:row><x:row/></x:sheetData></x:worksheet>';
  expect(cells("a.xlsx", zip(workbook({ text })))).toEqual([["7/1 & 8/0", "", "30"]]);
});

describe("refuses", () => {
  const text = `<worksheet><sheetData><row><c><v>${"1".repeat(500_000)}</v></c></row></sheetData></worksheet>`;
  const locked = CFB.utils.cfb_new();
  CFB.utils.cfb_add(locked, "/EncryptedPackage", Buffer.from("secret"));
  CFB.utils.cfb_add(locked, "/EncryptionInfo", Buffer.from("secret"));
  const rows = Array.from({ length: 100_002 }, () => "<row><c><v>1</v></c></row>").join("");
  const many = zip(workbook({ text: `<worksheet><sheetData>${rows}</sheetData></worksheet>` }));
  it.each<[string, string, Uint8Array, string, RegExp]>([
    [
      "a workbook that swells",
      "a.xlsx",
      zip(workbook({ text: "0".repeat(20e6) })),
      "too_large",
      /unpacks/,
    ],
    [
      "one that says it would",
      "a.xlsx",
      zip(workbook({ text, said: 400e6 })),
      "too_large",
      /unpacks/,
    ],
    [
      "a part that holds more than it says",
      "a.xlsx",
      zip(workbook({ text, said: 100 })),
      "invalid",
      /damaged/,
    ],
    [
      "a part that holds less than it says",
      "a.xlsx",
      zip(workbook({ text, said: 600_000 })),
      "invalid",
      /damaged/,
    ],
    [
      "a zip that is no workbook",
      "a.xlsx",
      zip({ mimetype: { text: "x" } }),
      "unsupported_type",
      /no workbook/,
    ],
    [
      "a locked workbook",
      "a.xlsx",
      new Uint8Array(CFB.write(locked, { type: "buffer" }) as Buffer),
      "invalid",
      /password/,
    ],
    ["a workbook of too many rows", "a.xlsx", many, "too_large", /100,000/],
    [
      "an old workbook that says it is new",
      "a.xlsx",
      book("biff8", [["a"]]),
      "unsupported_type",
      /older Excel/,
    ],
    [
      "a broken old workbook",
      "a.xls",
      book("biff8", [["a"]]).subarray(0, 600),
      "invalid",
      /damaged|nothing/,
    ],
    ["bytes of no kind", "a.csv", new Uint8Array([1, 0, 2, 0]), "unsupported_type", /no sheet/],
    ["a name without a kind", "a", utf8("x"), "unsupported_type", /\.xlsx, \.xls or \.csv/],
  ])("%s", (_what, name, bytes, code, sentence) => {
    expect(() => read(name, bytes)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(sentence) as string }),
    );
  });
});

describe("takes no time over", () => {
  const row = '<row><c t="inlineStr"><is><t>7/1</t></is></c></row>';
  const sheet = (rows: string, tail = "") => ({
    text: `<worksheet><sheetData>${rows}</sheetData>${tail}</worksheet>`,
  });
  const many = (text: string) => text.repeat(Math.floor(4e6 / text.length));
  it.each<[string, Parameters<typeof zip>[0]]>([
    ["rows without cells", workbook(sheet(many("<row></row>") + row))],
    ["joined cells that never end", workbook(sheet(row, many("<mergeCell ")))],
    [
      "styles that never end",
      { ...workbook(sheet(row)), "xl/styles.xml": { text: many("<cellXfs ") } },
    ],
    [
      "sheets that never end",
      { ...workbook(sheet(row)), "xl/workbook.xml": { text: many("<sheet ") } },
    ],
    [
      "reading aids that never end",
      workbook(sheet(`<row><c t="inlineStr"><is>${many("<rPh ")}</is></c></row>`)),
    ],
    ["a tag that never ends", workbook(sheet(`<row>${many("<c ")}</row>`))],
  ])("%s", (_what, parts) => {
    const began = performance.now();
    try {
      read("a.xlsx", zip(parts));
    } catch (error) {
      expect(error).toMatchObject({ code: "invalid" });
    }
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
