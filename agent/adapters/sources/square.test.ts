import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fakeSquare } from "#tests/fakes/square.ts";
import { allPages, daysFromNow } from "#tests/source-pages.ts";
import { createSquare } from "./square.ts";

let square: Awaited<ReturnType<typeof fakeSquare>>;
beforeAll(async () => {
  square = await fakeSquare();
});
beforeEach(() => {
  for (const list of ["customers", "items", "categories", "counts", "team", "bookings"] as const)
    square[list].splice(0);
  square.letReadTeam(true);
  square.calm();
});
afterAll(() => square.close());

const all = (kind: "clients" | "services" | "products" | "appointments") =>
  allPages(createSquare(square.env), square.credentials, kind);

const item = (id: string, data: object) => ({ type: "ITEM", id, item_data: data });
const variation = (id: string, itemId: string, data: object) => ({
  type: "ITEM_VARIATION",
  id,
  item_variation_data: { item_id: itemId, ...data },
});
const balayage = () =>
  item("I1", {
    name: "Balayage",
    description: "By hand",
    product_type: "APPOINTMENTS_SERVICE",
    reporting_category: { id: "C1" },
    variations: [
      variation("V1", "I1", {
        name: "Regular",
        price_money: { amount: 18050, currency: "USD" },
        service_duration: 9_000_000,
      }),
      variation("V2", "I1", {
        name: "Long hair",
        price_money: { amount: 22000, currency: "USD" },
        service_duration: 10_800_000,
      }),
    ],
  });

describe("clients", () => {
  test("come page by page, each once, and a page comes again by its cursor", async () => {
    square.customers.push(
      ...Array.from({ length: 250 }, (_, at) => ({ id: `K${at}`, given_name: `Name ${at}` })),
    );
    const { pages, records } = await all("clients");
    expect(pages.map((page) => page.records.length)).toEqual([100, 100, 50]);
    expect(new Set(records.map(({ sourceId }) => sourceId)).size).toBe(250);
    const again = await createSquare(square.env).page(square.credentials, {
      kind: "clients",
      cursor: pages[1]!.cursor,
    });
    expect(again.records).toEqual(pages[1]!.records);
  });

  test("bring what Square knows of them, and a birthday without a year as such", async () => {
    square.customers.push(
      {
        id: "K1",
        given_name: "Ada",
        family_name: "Ember",
        email_address: "ada@mail.example",
        phone_number: "+15550101",
        birthday: "1990-04-05",
        note: "Sits by the window\u0000",
        preferences: { email_unsubscribed: false },
      },
      { id: "K2", company_name: "Studio Nine", birthday: "0000-09-21" },
    );
    expect((await all("clients")).records).toEqual([
      {
        kind: "clients",
        sourceId: "K1",
        fields: {
          firstName: "Ada",
          lastName: "Ember",
          email: "ada@mail.example",
          phone: "+15550101",
          birthDate: "1990-04-05",
          notes: "Sits by the window",
        },
      },
      { kind: "clients", sourceId: "K2", fields: { firstName: "Studio Nine", birthDate: "09-21" } },
    ]);
  });

  test("that cannot be read are a sentence, and the others come", async () => {
    square.customers.push({ id: "K1", given_name: "Ada" }, { id: 7, given_name: "Broken Bea" });
    const { records, problems } = await all("clients");
    expect(records.map(({ sourceId }) => sourceId)).toEqual(["K1"]);
    expect(problems).toEqual(["Square: client 2 of a page could not be read."]);
  });
});

describe("the catalogue", () => {
  beforeEach(() => {
    square.items.push(
      balayage(),
      item("I2", {
        name: "Gloss shampoo",
        product_type: "REGULAR",
        category_id: "C2",
        variations: [
          variation("V3", "I2", {
            name: "Regular",
            sku: "GS-250",
            upc: "0123456789012",
            inventory_alert_type: "LOW_QUANTITY",
            inventory_alert_threshold: 4,
          }),
        ],
      }),
      item("I3", { name: "Gone", is_archived: true, product_type: "REGULAR", variations: [] }),
      item("I4", { name: "Ten euros", product_type: "GIFT_CARD", variations: [] }),
    );
    square.categories.push(
      { type: "CATEGORY", id: "C1", category_data: { name: "Colour" } },
      { type: "CATEGORY", id: "C2", category_data: { name: "Retail" } },
    );
    const count = { catalog_object_id: "V3", state: "IN_STOCK" };
    square.counts.push(
      { ...count, location_id: "L1", quantity: "7" },
      { ...count, location_id: "L2", quantity: "5.5" },
      { ...count, state: "WASTE", location_id: "L1", quantity: "90" },
    );
  });

  test("gives each variation of a service, with its minutes and its price", async () => {
    expect((await all("services")).records).toEqual([
      {
        kind: "services",
        sourceId: "V1",
        fields: {
          name: "Balayage",
          description: "By hand",
          category: "Colour",
          duration: "150",
          price: "180.50",
        },
      },
      expect.objectContaining({
        sourceId: "V2",
        fields: expect.objectContaining({ name: "Balayage - Long hair", price: "220.00" }),
      }),
    ]);
  });

  test("counts a price in the units of its currency", async () => {
    const [first] = (balayage().item_data as { variations: ReturnType<typeof variation>[] })
      .variations;
    Object.assign(first!.item_variation_data, { price_money: { amount: 9000, currency: "JPY" } });
    square.items.splice(0, 1, item("I1", { ...balayage().item_data, variations: [first] }));
    const { records } = await all("services");
    expect(records[0]?.fields.price).toBe("9000");
  });

  test("gives what is sold with what there is of it at all locations", async () => {
    expect((await all("products")).records).toEqual([
      {
        kind: "products",
        sourceId: "V3",
        fields: {
          name: "Gloss shampoo",
          category: "Retail",
          code: "GS-250",
          barcode: "0123456789012",
          quantity: "12",
          lowStock: "4",
        },
      },
    ]);
  });
});

describe("bookings", () => {
  const booking = (id: string, days: number, more: object = {}) => ({
    id,
    status: "ACCEPTED",
    start_at: daysFromNow(days).toISOString(),
    customer_id: "K1",
    appointment_segments: [
      { duration_minutes: 150, service_variation_id: "V2", team_member_id: "T1" },
    ],
    ...more,
  });
  beforeEach(() => {
    square.items.push(balayage());
    square.team.push({ id: "T1", given_name: "Mia", family_name: "Stone" });
  });

  test("come from three years back to a year ahead, in windows that Square allows", async () => {
    square.bookings.push(
      booking("B0", -3 * 365 - 60),
      booking("B1", -3 * 365 + 40),
      ...Array.from({ length: 130 }, (_, at) => booking(`B2-${at}`, -10)),
      booking("B3", 330),
      booking("B4", 480),
    );
    const { records, problems } = await all("appointments");
    expect(problems).toEqual([]);
    const ids = records.map(({ sourceId }) => sourceId);
    expect(ids).toHaveLength(132);
    expect(new Set(ids).size).toBe(132);
    expect(ids).toEqual(expect.arrayContaining(["B1", "B2-129", "B3"]));
  });

  test("name what is done and by whom, as the services are called", async () => {
    square.bookings.push(
      booking("B1", -10, { customer_note: "Parks behind", seller_note: "Bring chart" }),
      booking("B2", 10, {
        status: "CANCELLED_BY_CUSTOMER",
        appointment_segments: [
          { duration_minutes: 30, service_variation_id: "V1", intermission_minutes: 15 },
          { duration_minutes: 45, service_variation_id: "V2", team_member_id: "T9" },
        ],
      }),
    );
    const { records } = await all("appointments");
    expect(records[0]).toEqual({
      kind: "appointments",
      sourceId: "B1",
      fields: {
        clientSourceId: "K1",
        start: daysFromNow(-10).toISOString(),
        duration: "150",
        service: "Balayage - Long hair",
        stylist: "Mia Stone",
        status: "accepted",
        notes: "Bring chart\nParks behind",
      },
    });
    expect(records[1]?.fields).toMatchObject({
      duration: "90",
      service: "Balayage, Balayage - Long hair",
      status: "cancelled by customer",
    });
    expect(records[1]?.fields.stylist).toBeUndefined();
  });

  test("bring what is too long for the book as far as it goes, and show that it is cut", async () => {
    square.bookings.push(booking("B1", -10, { customer_note: "n".repeat(4096) }));
    const { records } = await all("appointments");
    expect(records[0]?.fields.notes).toHaveLength(2000);
    expect(records[0]?.fields.notes).toMatch(/n…$/);
  });

  test("come without names where the token may not read the team, which is said", async () => {
    square.letReadTeam(false);
    square.bookings.push(booking("B1", -10));
    const { records, problems } = await all("appointments");
    expect(records[0]?.fields).not.toHaveProperty("stylist");
    expect(problems).toEqual(["Square: the names of the team could not be read."]);
  });
});
