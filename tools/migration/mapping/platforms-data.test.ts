import { describe, expect, test } from "vitest";
import {
  acuityAppointments,
  booksyClients,
  freshaClients,
  freshaServices,
  glossgeniusClients,
  mindbodyClients,
  squareCustomers,
  squareLibrary,
  styleseatClients,
  vagaroCustomers,
  type ExportFile,
} from "#tests/migration-files.ts";
import { FIELDS } from "#tools/migration/data.ts";
import { proposeSheet } from "./mapping-rules.ts";
import { PLATFORMS } from "./platforms-data.ts";
import { MigrationKind, MigrationPlatform } from "#tools/migration/schema.ts";

describe("an export file is proposed as what it is", () => {
  test.each<[() => ExportFile, Record<string, string>]>([
    [
      vagaroCustomers,
      {
        "First Name": "firstName",
        "Last Name": "lastName",
        Email: "email",
        Mobile: "phone",
        Birthdate: "birthDate",
      },
    ],
    [
      freshaClients,
      {
        "Client ID": "sourceId",
        "First Name": "firstName",
        "Last Name": "lastName",
        "Mobile Number": "phone",
        Email: "email",
        "Date of Birth": "birthDate",
        Note: "notes",
      },
    ],
    [
      freshaServices,
      {
        "Service ID": "sourceId",
        "Service Name": "name",
        "Retail Price": "price",
        Duration: "duration",
        Description: "description",
        "Category Name": "category",
      },
    ],
    [
      squareCustomers,
      {
        "Square Customer ID": "sourceId",
        "First Name": "firstName",
        "Last Name": "lastName",
        "Email Address": "email",
        "Phone Number": "phone",
        Birthday: "birthDate",
        Memo: "notes",
      },
    ],
    [
      squareLibrary,
      {
        Token: "sourceId",
        "Item Name": "name",
        SKU: "code",
        GTIN: "barcode",
        Categories: "category",
        Description: "description",
        "Default Unit Cost": "cost",
        "Default Vendor Name": "supplier",
      },
    ],
    [
      acuityAppointments,
      {
        "Appointment ID": "sourceId",
        "Start Time": "start",
        "End Time": "end",
        "First Name": "firstName",
        "Last Name": "lastName",
        Phone: "phone",
        Email: "email",
        Type: "service",
        Calendar: "stylist",
        "Appointment Price": "price",
        Notes: "notes",
      },
    ],
    [glossgeniusClients, { Name: "name", Email: "email", Phone: "phone" }],
    [booksyClients, { "Client Name": "name", Phone: "phone", Email: "email" }],
    [
      styleseatClients,
      {
        "First Name": "firstName",
        "Last Name": "lastName",
        Email: "email",
        "Phone Number": "phone",
        Notes: "notes",
      },
    ],
    [
      mindbodyClients,
      {
        "Client ID": "sourceId",
        "First Name": "firstName",
        "Last Name": "lastName",
        Email: "email",
        "Mobile Phone": "phone",
        "Birth Date": "birthDate",
        "Red Alert": "mustKnow",
      },
    ],
  ])("%o", (make, fields) => {
    const { platform, kind, cells } = make();
    const rows = cells.map((each, at) => ({ row: at + 1, cells: each }));
    const { headings, misleading } = PLATFORMS[platform];
    const origin = { headings, misleading };
    const { mapping } = proposeSheet(rows, origin);
    expect(mapping).toMatchObject({ kind, headerRow: 1 });
    const proposed = mapping.columns.map(({ column, field }) => [cells[0]?.[column], field]);
    expect(Object.fromEntries(proposed)).toMatchObject(fields);
    for (const heading of misleading)
      expect(proposed.map(([name]) => name?.toLowerCase())).not.toContain(heading);
  });
});

describe.each(MigrationPlatform.options)("%s", (platform) => {
  const { kinds, headings, exportSteps, misleading } = PLATFORMS[platform];

  test("knows headings of kinds it has, in lower case, for fields that these have", () => {
    for (const kind of MigrationKind.options) {
      const known = Object.entries(headings[kind] ?? {});
      if (known.length > 0) expect(kinds).toContain(kind);
      for (const [heading, field] of known) {
        expect(heading).toBe(heading.toLowerCase());
        expect(misleading).not.toContain(heading);
        expect(FIELDS[kind]).toContain(field);
      }
    }
  });

  test("says how its files are got", () => {
    expect(exportSteps.length).toBeGreaterThan(1);
    for (const step of exportSteps) expect(step).toMatch(/[.]$/);
  });
});
