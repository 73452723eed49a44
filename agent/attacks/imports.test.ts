import { setTimeout as after } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";

let here: TestApp;
let salons: Salon[];

/** More salons than there are connections to the database. */
const MANY = 12;

beforeAll(async () => {
  here = await startApp();
  salons = [];
  for (let at = 0; at < MANY; at += 1)
    salons.push(await openSalon(here, { email: `salon${at}@falk-salon.example` }));
});

async function sent(salon: Salon, rows: readonly string[], path = "imports") {
  const form = new FormData();
  form.set("file", new File([["Client,Formula", ...rows].join("\n")], "book.csv"));
  return salon.request(`/api/formulas/${path}`, { method: "POST", body: form });
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `Client ${at},Koleston 7/1 30g + 20 vol 30g`);

it("brings in the sheets of many salons at once, and answers everybody meanwhile", async () => {
  const uploads = salons.map(async (salon) => (await sent(salon, numbered(3000), "upload")).status);
  await after(500); // all of them have begun
  const asked = salons.map(async (salon) => (await salon.request("/api/timers")).status);
  expect(await Promise.all(asked)).toEqual(salons.map(() => 200));
  expect(await Promise.all(uploads)).toEqual(salons.map(() => 201));
}, 60_000);
