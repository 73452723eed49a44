import { describe, expect, it } from "vitest";
import { PLATFORMS } from "./platforms-data.ts";
import { proposeSheet } from "./mapping-rules.ts";
import type { MigrationPlatform } from "#tools/migration/schema.ts";

const propose = (lines: string[], platform: MigrationPlatform = "other") => {
  const rows = lines.map((line, at) => ({ row: at + 1, cells: line.split(",") }));
  const { headings, misleading } = PLATFORMS[platform];
  return proposeSheet(rows, { headings, misleading });
};
const told = (lines: string[], platform?: MigrationPlatform) => {
  const { mapping, headings } = propose(lines, platform);
  return {
    kind: mapping.kind,
    fields: Object.fromEntries(
      mapping.columns.map(({ column, field }) => [headings[column], field]),
    ),
  };
};

describe("a sheet is told by its headings", () => {
  it.each<[string, string, string, object]>([
    [
      "clients",
      "First Name,Last Name,Email Address,Mobile,Birthday,Client since,Email opt-in",
      "Ana,Berg,ana@x.example,0301234567,1990-01-02,2020-01-01,yes",
      {
        "First Name": "firstName",
        "Last Name": "lastName",
        "Email Address": "email",
        Mobile: "phone",
        Birthday: "birthDate",
      },
    ],
    [
      "clients",
      "Kundin,Telefon,E-Mail,Geburtsdatum,Bemerkungen",
      "Ana Berg,030 1234567,a@x.example,2.1.1990,mag es kühl",
      {
        Kundin: "name",
        Telefon: "phone",
        "E-Mail": "email",
        Geburtsdatum: "birthDate",
        Bemerkungen: "notes",
      },
    ],
    [
      "appointments",
      "Client Name,Service,Date,Start Time,Duration (min),Staff,Status,Price (USD)",
      "Ana Berg,Gloss,2026-03-04,10:00,60,Maren,Completed,80",
      {
        "Client Name": "clientName",
        Service: "service",
        Date: "date",
        "Start Time": "time",
        "Duration (min)": "duration",
        Staff: "stylist",
        Status: "status",
        "Price (USD)": "price",
      },
    ],
    [
      "services",
      "Service Name,Category,Price,Duration,Description",
      "Gloss,Colour,80,60,shine",
      {
        "Service Name": "name",
        Category: "category",
        Price: "price",
        Duration: "duration",
        Description: "description",
      },
    ],
    [
      "products",
      "Produit,Marque,Code-barres,Quantité,Prix d'achat",
      'Koleston 7/0,Wella,4015600000000,3,"8,50"',
      {
        Produit: "name",
        Marque: "brand",
        "Code-barres": "barcode",
        Quantité: "quantity",
        "Prix d'achat": "cost",
      },
    ],
    [
      "formulas",
      "Cliente,Fecha,Fórmula,Oxidante,Notas",
      "Ana,2026-01-02,30g 7/1,20 vol,frío",
      {
        Cliente: "clientName",
        Fecha: "date",
        Fórmula: "formula",
        Oxidante: "developer",
        Notas: "notes",
      },
    ],
  ])("%s", (kind, head, row, fields) => {
    expect(told([head, row])).toEqual({ kind, fields });
  });

  it("below a title, and by a platform's own words", () => {
    const { kind } = told(
      ["Salon Falk", "Square Customer ID,First Name,Surname,Memo", "X1,Ana,Berg,hi"],
      "square",
    );
    expect(kind).toBe("clients");
    const { mapping } = propose(
      ["Export", "Square Customer ID,First Name,Surname,Memo", "X1,A,B,hi"],
      "square",
    );
    expect(mapping.headerRow).toBe(2);
    expect(mapping.columns.map(({ field }) => field)).toEqual([
      "sourceId",
      "firstName",
      "lastName",
      "notes",
    ]);
  });
});

it("tells columns without headings by what stands in them", () => {
  const { mapping } = propose([
    "Ana Berg,ana@x.example,+49 30 1234567",
    "Bea Kurz,bea@x.example,030 7654321",
  ]);
  expect(mapping).toMatchObject({
    kind: "clients",
    headerRow: 0,
    columns: [
      { column: 0, field: "name" },
      { column: 1, field: "email" },
      { column: 2, field: "phone" },
    ],
  });
});

it("proposes nothing for a heading that misleads, and names those that nobody knows", () => {
  const { mapping, unknown, headings } = propose(
    ["Name,Email,Date of Birth,Zodiac", "Ana Berg,a@x.example,2027-01-01,Leo"],
    "glossgenius",
  );
  expect(mapping.columns.map(({ field }) => field)).toEqual(["name", "email"]);
  expect(unknown.map((column) => headings[column])).toEqual(["Zodiac"]);
});

it.each(["__proto__", "constructor", "toString"])(
  "takes %s for a word like any other",
  (heading) => {
    const { headings, mapping } = propose([`Name,Email,${heading}`, "Ana Berg,a@x.example,x"]);
    expect(headings[2]).toBe(heading);
    expect(mapping.columns).toHaveLength(2);
  },
);
