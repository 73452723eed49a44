import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fakeAcuity } from "#tests/fakes/acuity.ts";
import { allPages, daysFromNow } from "#tests/source-pages.ts";
import { createAcuity } from "./acuity.ts";

let acuity: Awaited<ReturnType<typeof fakeAcuity>>;
beforeAll(async () => {
  acuity = await fakeAcuity();
});
beforeEach(() => {
  for (const list of ["clients", "types", "visits"] as const) acuity[list].splice(0);
  acuity.calm();
});
afterAll(() => acuity.close());

const all = (kind: "clients" | "services" | "products" | "appointments") =>
  allPages(createAcuity(acuity.env), acuity.credentials, kind);

const visit = (id: number, days: number, more: object = {}) => ({
  id,
  firstName: "Ada",
  lastName: "Ember",
  phone: "5550101",
  email: "ada@mail.example",
  datetime: `${daysFromNow(days).toISOString().slice(0, 10)}T10:15:00-0700`,
  duration: "90",
  price: "120.00",
  type: "Balayage",
  calendar: "Mia Stone",
  notes: "",
  canceled: false,
  ...more,
});

test("All clients come, and one that cannot be read is a sentence", async () => {
  acuity.clients.push(
    ...Array.from({ length: 300 }, (_, at) => ({
      firstName: "Ada",
      lastName: `Ember ${at}`,
      phone: "",
      email: `ada${at}@mail.example`,
      notes: "Warm tones",
    })),
    { firstName: { not: "a name" } },
  );
  const { records, problems } = await all("clients");
  expect(records).toHaveLength(300);
  expect(records[7]).toEqual({
    kind: "clients",
    sourceId: null,
    fields: {
      firstName: "Ada",
      lastName: "Ember 7",
      email: "ada7@mail.example",
      notes: "Warm tones",
    },
  });
  expect(problems).toEqual(["Acuity: client 301 of a page could not be read."]);
});

test("Services come that stand; classes are left out, which is said", async () => {
  acuity.types.push(
    { id: 1, name: "Balayage", duration: 150, price: "180.00", category: "Colour", active: true },
    { id: 2, name: "Old cut", duration: 45, price: "50.00", active: false },
    { id: 3, name: "Braiding class", duration: 60, price: "30.00", type: "class", active: true },
  );
  const { records, problems } = await all("services");
  expect(records).toEqual([
    {
      kind: "services",
      sourceId: "1",
      fields: { name: "Balayage", category: "Colour", duration: "150", price: "180.00" },
    },
  ]);
  expect(problems).toEqual(["Acuity: classes and series are left out (1)."]);
});

test("A visit has its instant with the offset, its people and how it stands", async () => {
  acuity.visits.push(
    visit(1, -5),
    visit(2, -4, { canceled: true, noShow: false }),
    visit(3, -3, { canceled: true, noShow: true }),
  );
  const { records } = await all("appointments");
  expect(records[0]).toEqual({
    kind: "appointments",
    sourceId: "1",
    fields: {
      clientName: "Ada Ember",
      email: "ada@mail.example",
      phone: "5550101",
      start: `${daysFromNow(-5).toISOString().slice(0, 10)}T10:15:00-07:00`,
      duration: "90",
      service: "Balayage",
      stylist: "Mia Stone",
      price: "120.00",
      status: "confirmed",
    },
  });
  expect(records.map(({ fields }) => fields.status)).toEqual(["confirmed", "cancelled", "no-show"]);
});

test("Weeks too full for one answer are asked for in parts, and no visit is lost or comes twice", async () => {
  let id = 0;
  for (let day = -60; day < 60; day += 1)
    for (let at = 0; at < 30; at += 1) acuity.visits.push(visit((id += 1), day));
  const { records, problems, pages } = await all("appointments");
  expect(problems).toEqual([]);
  expect(records).toHaveLength(id);
  expect(new Set(records.map(({ sourceId }) => sourceId)).size).toBe(id);
  const some = pages.find((page) => page.records.length > 0)!;
  const again = await createAcuity(acuity.env).page(acuity.credentials, {
    kind: "appointments",
    cursor: some.cursor,
  });
  expect(again).toEqual({ records: some.records, next: some.next, problems: [] });
});

test("A day that is fuller than an answer can be is said", async () => {
  for (let id = 1; id <= 120; id += 1) acuity.visits.push(visit(id, -5));
  const { records, problems } = await all("appointments");
  expect(records).toHaveLength(100);
  const day = daysFromNow(-5).toISOString().slice(0, 10);
  expect(problems).toEqual([`Acuity: of ${day} only the first 100 appointments came.`]);
});

test("What Acuity has none of is an empty page", async () => {
  expect((await all("products")).records).toEqual([]);
});
