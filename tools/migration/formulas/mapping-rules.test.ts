import { describe, expect, it } from "vitest";
import { inValue, plain, several, table } from "#tests/row-words.ts";
import { proposeMapping } from "./mapping-rules.ts";
import { composeRow, dayFirstOf, dayOf, planOf } from "./row-rules.ts";
import { readsAsFormula } from "./rows.ts";
import type { ImportField, ImportMapping } from "./schema.ts";

const rowsOf = (cells: string[][]) => cells.map((each, at) => ({ row: at + 1, cells: each }));
const propose = (...cells: string[][]) => proposeMapping(rowsOf(cells), readsAsFormula).mapping;
const fields = ({ columns }: ImportMapping) =>
  Object.fromEntries(columns.map(({ column, field }) => [column, field]));
const SHORTHAND = "30g 7/1 + 10g 8/0, 20 vol, 1:1";

describe("guesses columns", () => {
  it.each<[string, string[], ImportField[]]>(
    table(
      `
English | Client Name ; Visit date ; Formula ; Comments | client ; date ; formula ; notes
German | Kundin ; Datum ; Rezeptur ; Bemerkungen | client ; date ; formula ; notes
Spanish | Clienta ; Fecha ; Fórmula ; Observaciones | client ; date ; formula ; notes
French | Nom de la cliente ; Date ; Recette ; Remarques | client ; date ; formula ; notes
parts | Marke ; Nuance ; Menge (g) ; Entwickler ; Einwirkzeit | brand ; shades ; grams ; developer ; minutes
parts in French | Marque ; Teinte ; Quantité ; Oxydant ; Temps de pose | brand ; shades ; grams ; developer ; minutes
split names | First name ; Last name ; Color formula ; Toner | client ; client ; formula ; formula
a name of its own beside the client | Client ; Name ; Formula | client ; name ; formula
a client in two columns | Name ; Vorname ; Formel | client ; client ; formula
numbered | Client ; Shade 1 ; Grams 1 ; Shade 2 ; Grams 2 | client ; shades ; grams ; shades ; grams
`,
      plain,
      several(),
      several<ImportField>(),
    ),
  )("from headings: %s", (_what, headings, expected) => {
    const mapping = propose(
      headings,
      headings.map((_, at) => (at === 2 ? SHORTHAND : "")),
    );
    expect(Object.values(fields(mapping))).toEqual(expected);
    expect(mapping.headerRow).toBe(1);
  });

  it("from what stands in them, without headings", () => {
    const mapping = propose(
      ["Ana", "04.03.2025", SHORTHAND],
      ["Bea", "05.03.2025", "Shades EQ 30g 09V + 30g clear"],
    );
    expect(mapping).toEqual({
      columns: [
        { column: 1, field: "date" },
        { column: 2, field: "formula" },
      ],
      headerRow: 0,
    });
  });

  it("below a title and empty rows", () => {
    const rows = [["Salon Falk, our book"], ["Client", "Formula"], ["Ana", SHORTHAND]];
    const { mapping, headings, sample } = proposeMapping(
      rows.map((cells, at) => ({ row: at * 3 + 1, cells })),
      readsAsFormula,
    );
    expect([mapping.headerRow, headings, sample]).toEqual([
      4,
      ["Client", "Formula"],
      [["Ana", SHORTHAND]],
    ]);
  });

  it("with merged or missing headings, which are called by their letter", () => {
    const rows = rowsOf([
      ["Client", "Formula", "", ""],
      ["Ana", SHORTHAND, "x", "35"],
    ]);
    expect(proposeMapping(rows, readsAsFormula).headings).toEqual([
      "Client",
      "Formula",
      "Column C",
      "Column D",
    ]);
  });

  it("takes a column for the formula when its heading says something else", () => {
    expect(
      fields(propose(["Client", "Comments"], ["Ana", SHORTHAND], ["Bea", SHORTHAND])),
    ).toMatchObject({ 1: "formula" });
    expect(fields(propose(["Client", "Color"], ["Ana", SHORTHAND]))).toMatchObject({
      1: "formula",
    });
    expect(fields(propose(["Client", "Color"], ["Ana", "7/1"]))).toMatchObject({ 1: "shades" });
  });

  it("holds no names that are also properties of objects", () => {
    expect(propose(["__proto__", "constructor", "Formula"], ["a", "b", SHORTHAND]).columns).toEqual(
      [{ column: 2, field: "formula" }],
    );
  });
});

describe("composes one formula of a row", () => {
  const compose = (row: [ImportField, string, heading?: string][]) => {
    const mapping = { columns: row.map(([field], column) => ({ column, field })), headerRow: 1 };
    const headings = row.map(([field, , heading]) => heading ?? field);
    return composeRow(
      row.map(([, cell]) => cell),
      planOf(mapping, headings),
    );
  };
  it.each<[string, [ImportField, string, string?][], string]>(
    table(
      String.raw`
as it is | [[formula,"30g 7/1 + 10g 8/0, 20 vol, 1:1"]] | "30g 7/1 + 10g 8/0, 20 vol, 1:1"
with its maker | [[formula,"30g 7/1"],[brand,Wella],[line,Koleston]] | "Wella Koleston 30g 7/1"
with its maker once | [[formula,"Koleston 30g 7/1"],[line,Koleston]] | "Koleston 30g 7/1"
from columns | [[brand,"Wella Koleston"],[shades,"7/1 + 8/0"],[grams,"30 + 10"],[developer,"6"],[ratio,1:02],[minutes,"35"]]
  | "Wella Koleston 30g 7/1 + 10g 8/0, 6%, 1:2, 35 min"
from several columns of a field, in their order | [[shades,7/1],[grams,"30"],[shades,8/0],[grams,"12,5"],[developer,"20"],[ratio,"1+1,5"]]
  | "30g 7/1 + 12.5g 8/0, 20 vol, 1:1.5"
of several places | [[formula,"30g 7/1","Base formula"],[formula,"20g 8/0",Ends],[formula,"",Toner]] | "Roots: 30g 7/1\nEnds: 20g 8/0"
with a place of its own | [[zone,roots],[shades,7/1]] | "roots: 7/1"
of nothing | [[formula,""],[brand,Wella]] | ""
without a second developer | [[formula,"30g 7/1 20 vol"],[developer,"20"]] | "30g 7/1 20 vol"
`,
      plain,
      inValue<[ImportField, string, string?][]>(),
      inValue<string>(),
    ),
  )("%s", (_what, row, notation) => {
    expect(compose(row).notation).toBe(notation);
  });

  it("gives weights that fit no shade to the notes, not to a shade", () => {
    expect(
      compose([
        ["shades", "7/1 + 8/0"],
        ["grams", "40"],
        ["notes", "ok"],
      ]),
    ).toMatchObject({
      notation: "7/1 + 8/0",
      notes: ["ok", "Grams: 40"],
    });
  });

  it("joins first and last name", () => {
    expect(
      compose([
        ["client", "Ana"],
        ["client", "Kern"],
        ["formula", "x"],
      ]).client,
    ).toBe("Ana Kern");
  });
});

describe("days", () => {
  it.each<[string, string[], string | null]>([
    ["2025-03-04", [], "2025-03-04"],
    ["2025-03-04T10:00:00", [], "2025-03-04"],
    ["04.03.2025", ["04.03.2025"], "2025-03-04"],
    ["3/4/2025", ["3/4/2025", "25/4/2025"], "2025-04-03"],
    ["3/4/2025", ["3/4/2025", "4/25/2025"], "2025-03-04"],
    ["3/4/2025", ["3/4/2025"], null],
    ["3/3/25", ["3/3/25"], "2025-03-03"],
    ["31.02.2025", ["31.02.2025"], null],
    ["last spring", [], null],
  ])("%s beside %j", (cell, column, day) => {
    expect(dayOf(cell, dayFirstOf(column))).toBe(day);
  });
});
