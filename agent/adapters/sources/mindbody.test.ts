import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SourceRefused } from "#tools/migration/sources.ts";
import { fakeMindbody } from "#tests/fakes/mindbody.ts";
import { allPages, daysFromNow } from "#tests/source-pages.ts";
import { createMindbody } from "./mindbody.ts";

let mindbody: Awaited<ReturnType<typeof fakeMindbody>>;
beforeAll(async () => {
  mindbody = await fakeMindbody();
});
beforeEach(() => {
  for (const list of [
    "clients",
    "types",
    "options",
    "products",
    "stock",
    "staff",
    "visits",
  ] as const)
    mindbody[list].splice(0);
  mindbody.calm();
});
afterAll(() => mindbody.close());

const all = (kind: "clients" | "services" | "products" | "appointments") =>
  allPages(createMindbody(mindbody.env), mindbody.credentials, kind);

test("Clients come in pages of 200 with what must be known, by one token", async () => {
  mindbody.clients.push(
    ...Array.from({ length: 450 }, (_, at) => ({ Id: `1000${at}`, FirstName: `Name ${at}` })),
    {
      Id: "9",
      FirstName: "Ada",
      LastName: "Ember",
      Email: "ada@mail.example",
      MobilePhone: null,
      HomePhone: "5550101",
      BirthDate: "1990-04-05T00:00:00",
      Notes: "Likes tea",
      RedAlert: "PPD allergy",
      LastFormulaNotes: "30 g 7N + 30 g 20 vol",
    },
    { Id: null },
  );
  const { pages, records, problems } = await all("clients");
  expect(pages).toHaveLength(3);
  expect(records).toHaveLength(451);
  expect(records.at(-1)).toEqual({
    kind: "clients",
    sourceId: "9",
    fields: {
      firstName: "Ada",
      lastName: "Ember",
      email: "ada@mail.example",
      phone: "5550101",
      birthDate: "1990-04-05",
      mustKnow: "PPD allergy",
      notes: "Likes tea\nLast formula: 30 g 7N + 30 g 20 vol",
    },
  });
  expect(problems).toEqual(["Mindbody: client 52 of a page could not be read."]);
  expect(mindbody.times("/public/v6/usertoken")).toBe(1);
});

test("Services are the session types of appointments, at what one visit costs", async () => {
  mindbody.types.push(
    { Id: 5, Name: "Balayage", Type: "Appointment", DefaultTimeLength: 150, Category: "Colour" },
    { Id: 6, Name: "Morning yoga", Type: "Class", DefaultTimeLength: 60 },
    { Id: 7, Name: "Gloss", Type: "Appointment", DefaultTimeLength: 45 },
    { Id: 8, Name: "Advice", Type: "Appointment", DefaultTimeLength: 15 },
  );
  const option = (sessionTypes: number[], Price: number, more: object = {}) =>
    mindbody.options.push({ sessionTypes, option: { Price, Count: 1, ...more } });
  option([5], 180);
  option([5], 220.5);
  option([5], 700, { Count: 5 });
  option([5], 20, { IsIntroOffer: true });
  option([5, 7], 30, { Discontinued: true });
  option([7], 65);
  expect((await all("services")).records).toEqual([
    {
      kind: "services",
      sourceId: "5",
      fields: { name: "Balayage", category: "Colour", duration: "150", price: "180.00-220.50" },
    },
    { kind: "services", sourceId: "7", fields: { name: "Gloss", duration: "45", price: "65.00" } },
    { kind: "services", sourceId: "8", fields: { name: "Advice", duration: "15" } },
  ]);
});

test("An alert that is too long for its place stands whole in the notes as well", async () => {
  const RedAlert = `PPD allergy: ${"severe ".repeat(60)}`.trim();
  mindbody.clients.push({ Id: "1", FirstName: "Ada", RedAlert, Notes: "Likes tea" });
  const { fields } = (await all("clients")).records[0]!;
  expect(fields.mustKnow).toHaveLength(300);
  expect(fields.notes).toBe(`${RedAlert}\nLikes tea`);
});

test("Products come with what there is of them at all locations", async () => {
  mindbody.products.push(
    { ProductId: 11, Id: "0123456789012", Name: "Gloss shampoo", Price: 24, SupplierName: "Acme" },
    { ProductId: 12, Id: "555", Name: "Comb", Price: 5 },
  );
  const held = { ProductId: 11, BarcodeId: "0123456789012", ReorderLevel: 3 };
  mindbody.stock.push(
    { ...held, LocationId: 1, UnitsInStock: 7 },
    { ...held, LocationId: 2, UnitsInStock: 5 },
  );
  expect((await all("products")).records).toEqual([
    {
      kind: "products",
      sourceId: "0123456789012",
      fields: {
        name: "Gloss shampoo",
        supplier: "Acme",
        barcode: "0123456789012",
        quantity: "12",
        lowStock: "3",
      },
    },
    { kind: "products", sourceId: "555", fields: { name: "Comb", barcode: "555" } },
  ]);
});

test("Appointments have the day and time of the site's clock, and names for numbers", async () => {
  const day = daysFromNow(-5).toISOString().slice(0, 10);
  mindbody.types.push({ Id: 5, Name: "Balayage", Type: "Appointment" });
  mindbody.staff.push({ Id: 3, FirstName: "Mia", LastName: "Stone" });
  mindbody.visits.push(
    ...Array.from({ length: 230 }, (_, at) => ({
      Id: at,
      Status: "Completed",
      StartDateTime: `${day}T15:00:00`,
      EndDateTime: `${day}T17:30:00`,
      Duration: 150,
      SessionTypeId: 5,
      StaffId: 3,
      ClientId: "9",
      Notes: "Warm",
    })),
    { Id: 900, Status: "NoShow", StartDateTime: `${day}T09:00:00`, ClientId: 9 },
    { Id: 901, Status: "Booked", StartDateTime: "soon" },
  );
  const { records, problems } = await all("appointments");
  expect(problems).toEqual([]);
  expect(records).toHaveLength(231);
  expect(records[0]).toEqual({
    kind: "appointments",
    sourceId: "0",
    fields: {
      clientSourceId: "9",
      date: day,
      time: "15:00",
      endTime: "17:30",
      duration: "150",
      service: "Balayage",
      stylist: "Mia Stone",
      status: "completed",
      notes: "Warm",
    },
  });
  expect(records.at(-1)?.fields).toMatchObject({ status: "no show", clientSourceId: "9" });
  expect(mindbody.times("/public/v6/staff")).toBe(1);
});

test("A token that has ended is issued anew in the middle", async () => {
  mindbody.clients.push(...Array.from({ length: 250 }, (_, at) => ({ Id: `${at}` })));
  const client = createMindbody(mindbody.env);
  const first = await client.page(mindbody.credentials, { kind: "clients", cursor: null });
  mindbody.endTokens();
  const second = await client.page(mindbody.credentials, { kind: "clients", cursor: first.next });
  expect(second.records).toHaveLength(50);
  expect(mindbody.times("/public/v6/usertoken")).toBe(2);
});

test("A wrong password is tried once, so that no login is locked", async () => {
  const wrong = { ...mindbody.credentials, password: "wrong" };
  const page = createMindbody(mindbody.env).page(wrong, { kind: "clients", cursor: null });
  await expect(page).rejects.toThrow(SourceRefused);
  expect(mindbody.asked).toHaveLength(1);
});

describe("the site", () => {
  test.each(["evil.example", "12/../../admin", "1 2", "-98", null])(
    "cannot be %s, and nothing is sent for it",
    async (subdomain) => {
      const asked = createMindbody(mindbody.env).check({ ...mindbody.credentials, subdomain });
      await expect(asked).rejects.toThrow("Mindbody needs the Site ID, which is a number.");
      expect(mindbody.asked).toEqual([]);
    },
  );

  test("needs a key", async () => {
    const asked = createMindbody(mindbody.env).check({ ...mindbody.credentials, apiKey: null });
    await expect(asked).rejects.toThrow(SourceRefused);
  });
});
