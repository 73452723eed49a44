import { Writable } from "node:stream";
import { pino, type Logger } from "pino";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAcuity } from "#agent/adapters/sources/acuity.ts";
import { createMindbody } from "#agent/adapters/sources/mindbody.ts";
import { createSquare } from "#agent/adapters/sources/square.ts";
import { loggable } from "#agent/log.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeAcuity } from "#tests/fakes/acuity.ts";
import { fakeMindbody } from "#tests/fakes/mindbody.ts";
import { fakeSquare } from "#tests/fakes/square.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { daysFromNow } from "#tests/source-pages.ts";
import type { Migration, MigrationPlatform } from "#tools/migration/schema.ts";
import type { MigrationClient, SourceCredentials } from "#tools/migration/sources.ts";

let here: TestApp;
let salon: Salon;
let sql: postgres.Sql;
let square: Awaited<ReturnType<typeof fakeSquare>>;
let acuity: Awaited<ReturnType<typeof fakeAcuity>>;
let mindbody: Awaited<ReturnType<typeof fakeMindbody>>;
let journal = "";
let salons = 0;

/** As quick as the fakes, so that a system that fails over and over is soon given up. */
const SHORT = { pausesMs: [1, 1] };

beforeAll(async () => {
  [square, acuity, mindbody] = [await fakeSquare(), await fakeAcuity(), await fakeMindbody()];
  const sink = new Writable({
    write(line, _encoding, done) {
      journal += String(line);
      done();
    },
  });
  const log = pino({ level: "debug", serializers: { err: loggable } }, sink);
  here = await startApp({
    log,
    migrationClients: {
      square: loggedBy(log, createSquare(square.env, SHORT)),
      acuity: loggedBy(log, createAcuity(acuity.env, SHORT)),
      mindbody: loggedBy(log, createMindbody(mindbody.env, SHORT)),
    },
  });
  sql = postgres(here.databaseUrl, { max: 1 });
  furnish();
});
beforeEach(async () => {
  for (const fake of [square, acuity, mindbody]) fake.calm();
  salon = await openSalon(here, { email: `owner${(salons += 1)}@salon.example` });
  await putOnTier(salon, "pro");
});
afterAll(async () => {
  await sql.end();
  await here.close();
  await Promise.all([square.close(), acuity.close(), mindbody.close()]);
});

/** Whatever is thrown is written down, though the app itself writes nothing of what it says to people. */
function loggedBy(log: Logger, client: MigrationClient): MigrationClient {
  const written = (err: unknown): never => {
    log.error({ err }, "another system failed");
    throw err;
  };
  return {
    kinds: client.kinds,
    check: (...asked) => client.check(...asked).catch(written),
    page: (...asked) => client.page(...asked).catch(written),
  };
}

const day = daysFromNow(-20).toISOString().slice(0, 10);

/** A hundred and twenty clients, two services and three visits in each, and two products where there are any. */
function furnish() {
  for (let at = 1; at <= 120; at += 1) {
    const [given, family, email] = [`Ada ${at}`, "Ember", `ada${at}@mail.example`];
    square.customers.push({
      id: `K${at}`,
      given_name: given,
      family_name: family,
      email_address: email,
    });
    acuity.clients.push({ firstName: given, lastName: family, email, phone: "", notes: "" });
    mindbody.clients.push({ Id: `K${at}`, FirstName: given, LastName: family, Email: email });
  }
  for (const [at, name] of ["Balayage", "Gloss"].entries()) {
    square.items.push({
      type: "ITEM",
      id: `I${at}`,
      item_data: {
        name,
        product_type: "APPOINTMENTS_SERVICE",
        variations: [
          {
            type: "ITEM_VARIATION",
            id: `V${at}`,
            item_variation_data: {
              item_id: `I${at}`,
              name: "Regular",
              price_money: { amount: 18000, currency: "EUR" },
              service_duration: 5_400_000,
            },
          },
        ],
      },
    });
    acuity.types.push({ id: at, name, duration: 90, price: "180.00", active: true });
    mindbody.types.push({ Id: at, Name: name, Type: "Appointment", DefaultTimeLength: 90 });
    mindbody.options.push({ sessionTypes: [at], option: { Price: 180, Count: 1 } });
  }
  for (let at = 1; at <= 3; at += 1) {
    const time = `1${at}:00:00`;
    square.bookings.push({
      id: `B${at}`,
      status: "ACCEPTED",
      start_at: `${day}T${time}Z`,
      customer_id: `K${at}`,
      appointment_segments: [{ duration_minutes: 90, service_variation_id: "V0" }],
    });
    acuity.visits.push({
      id: at,
      firstName: `Ada ${at}`,
      lastName: "Ember",
      email: `ada${at}@mail.example`,
      datetime: `${day}T${time}+0200`,
      duration: "90",
      price: "180.00",
      type: "Balayage",
      calendar: "Mia Stone",
    });
    mindbody.visits.push({
      Id: at,
      Status: "Completed",
      StartDateTime: `${day}T${time}`,
      Duration: 90,
      SessionTypeId: 0,
      ClientId: `K${at}`,
    });
  }
  for (const [at, name] of ["Gloss shampoo", "Wide comb"].entries()) {
    const [id, barcode] = [`P${at}`, `400000000000${at}`];
    square.items.push({
      type: "ITEM",
      id,
      item_data: {
        name,
        product_type: "REGULAR",
        variations: [
          {
            type: "ITEM_VARIATION",
            id: `PV${at}`,
            item_variation_data: { item_id: id, name: "Regular", upc: barcode },
          },
        ],
      },
    });
    square.counts.push({ catalog_object_id: `PV${at}`, state: "IN_STOCK", quantity: "7" });
    mindbody.products.push({ ProductId: at + 1, Id: barcode, Name: name });
    mindbody.stock.push({ ProductId: at + 1, UnitsInStock: 7 });
  }
}

async function start(platform: MigrationPlatform, credentials: SourceCredentials) {
  const { stylistId } = salon.actor;
  const body = { stylistId, platform, ...credentials };
  const response = await salon.json("POST", "/api/migration/start", body);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

async function standing(): Promise<Migration> {
  const path = `/api/migration/status/${salon.actor.stylistId}`;
  const [migration] = (await (await salon.request(path)).json()) as Migration[];
  return migration!;
}

/** Works off what waits, also what waits for its next try, until the migration is over. */
async function untilOver(): Promise<Migration> {
  for (let round = 0; round < 15; round += 1) {
    await workOff(here, { queues: ["migration"], retries: true });
    const migration = await standing();
    if (migration.phase === "over") return migration;
  }
  throw new Error("The migration does not come to an end.");
}

const of = (platform: "square" | "acuity" | "mindbody") => ({ square, acuity, mindbody })[platform];

test.each([
  ["square", { clients: 120, services: 2, products: 2, appointments: 3 }],
  ["acuity", { clients: 120, services: 2, products: 0, appointments: 3 }],
  ["mindbody", { clients: 120, services: 2, products: 2, appointments: 3 }],
] as const)("All that %s has comes along, once", async (platform, counts) => {
  await start(platform, of(platform).credentials);
  const migration = await untilOver();
  expect(migration).toMatchObject({ status: "completed", errorLog: null, skipped: 0 });
  expect(migration.itemsImported).toMatchObject(counts);
  const visits = await sql<{ at: Date; client: string; service: string }[]>`
    select starts_at as at, client_name as client, service_type as service from appointments
    where salon_id = ${salon.actor.salonId} order by starts_at`;
  expect(visits.map(({ client }) => client)).toEqual(["Ada 1 Ember", "Ada 2 Ember", "Ada 3 Ember"]);
  expect(new Set(visits.map(({ service }) => service))).toEqual(new Set(["Balayage"]));

  await start(platform, of(platform).credentials);
  const again = await untilOver();
  expect(again).toMatchObject({ status: "completed", skipped: 0 });
  expect(again.alreadyThere).toMatchObject(counts);
});

test("Mindbody's times are those of the salon's clock, and Square's are instants", async () => {
  const startsOf = async () => {
    const rows = await sql<{ at: Date }[]>`select starts_at as at from appointments
      where salon_id = ${salon.actor.salonId} order by starts_at limit 1`;
    return rows[0]?.at.toISOString();
  };
  await start("square", square.credentials);
  await untilOver();
  expect(await startsOf()).toBe(`${day}T11:00:00.000Z`);
  salon = await openSalon(here, { email: "berlin@salon.example", timeZone: "Europe/Berlin" });
  await putOnTier(salon, "pro");
  await start("mindbody", mindbody.credentials);
  await untilOver();
  const at = new Date((await startsOf()) ?? "");
  const berlin = at.toLocaleString("sv", { timeZone: "Europe/Berlin" });
  expect(berlin).toBe(`${day} 11:00:00`);
});

test("A system that fails for good in the middle leaves what came, and a log that says so", async () => {
  square.next("/v2/catalog/list", { status: 429, retryAfter: "0" });
  square.always("/v2/bookings", { status: 500 });
  await start("square", square.credentials);
  const migration = await untilOver();
  expect(migration.status).toBe("failed");
  expect(migration.errorLog).toContain("Square has trouble at the moment (500).");
  expect(migration.rows).toBe(124);
  expect(square.times("/v2/customers")).toBe(2);
});

test("A system that is back for the next try is gone on with where it stood", async () => {
  square.next("/v2/bookings", { status: 503 }, { status: 503 }, { status: 503 });
  await start("square", square.credentials);
  expect(await untilOver()).toMatchObject({ status: "completed", skipped: 0 });
  expect(square.times("/v2/customers")).toBe(2);
});

test("One broken thing is a sentence in the log, and the rest comes", async () => {
  square.customers.unshift({ id: 7, given_name: "Broken Bea" });
  try {
    await start("square", square.credentials);
    const migration = await untilOver();
    expect(migration).toMatchObject({
      status: "completed",
      errorLog: "Square: client 1 of a page could not be read.",
    });
    expect(migration.itemsImported.clients).toBe(120);
  } finally {
    square.customers.shift();
  }
});

test.each(["square", "acuity", "mindbody"] as const)(
  "What is typed to get into %s is nowhere in the clear, neither while it waits nor after, nor in the log",
  async (platform) => {
    const right = of(platform).credentials;
    const wrong = { ...right, password: `mistyped at ${platform} 81!` };
    await start(platform, wrong);
    expect(await foundInDatabase(wrong.password)).toEqual([]);
    const refused = await untilOver();
    expect(refused.status).toBe("failed");
    expect(refused.errorLog).toMatch(/does not accept this/);
    of(platform).always(platform === "acuity" ? "/api/v1/clients" : "/", "cut");
    await start(platform, right);
    await untilOver();
    // what is looked through does hold what was written
    expect(await foundInDatabase(salon.email)).toContain('public."user"');
    expect(journal).toContain(refused.errorLog);
    for (const secret of [wrong.password, right.password, right.apiKey ?? right.password]) {
      expect(await foundInDatabase(secret)).toEqual([]);
      expect(journal).not.toContain(secret);
      expect(JSON.stringify(await standing())).not.toContain(secret);
    }
    const [{ kept } = { kept: -1 }] = await sql<{ kept: number }[]>`
      select count(*)::int as kept from migrations where credentials is not null`;
    expect(kept).toBe(0);
  },
);

test("A system without an API is refused by name", async () => {
  const body = {
    stylistId: salon.actor.stylistId,
    platform: "vagaro",
    username: "me",
    password: "mine",
  };
  const response = await salon.json("POST", "/api/migration/start", body);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Vagaro");
});

/** The tables of all schemas in which a row holds this text. */
async function foundInDatabase(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await sql.unsafe(
      `select 1 from ${name} t where position($1 in t::text) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
