import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";

/* Whoever erases a record waits for those who change it, and goes by what it has become. */

let here: TestApp;
let maren: Salon;
let sql: Sql;

beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  await putOnTier(maren, "complete");
  sql = postgres(here.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());

const add = async (name: string, email: string) => {
  const added = await maren.json("POST", "/api/clients", { name, email });
  return ((await added.json()) as { id: string }).id;
};

/** Erases a client while `change` holds the record, and lets it go on once the erasure waits. */
async function eraseDuring(id: string, change: (tx: Sql) => Promise<unknown>) {
  let erased: Promise<Response> | undefined;
  await sql.begin(async (tx) => {
    await change(tx as unknown as Sql);
    erased = maren.request(`/api/clients/${id}`, { method: "DELETE" });
    const waiting = async () =>
      (
        await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      ).length;
    await expect.poll(waiting).toBe(1);
  });
  return erased!;
}

it("erases nothing of a record that was merged into another meanwhile", async () => {
  const kept = await add("Kept", "kept@x.example");
  const other = await add("Other", "other@x.example");
  const refused = await eraseDuring(
    other,
    (tx) =>
      tx`update clients set merged_into_id = ${kept}, name_key = '', name = '' where id = ${other}`,
  );
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: "conflict" });
  expect(await (await maren.request(`/api/clients/${kept}`)).json()).toMatchObject({
    name: "Kept",
    email: "kept@x.example",
  });
});

it("erases by the address that the record has got meanwhile", async () => {
  const id = await add("Mover", "before@x.example");
  const booked = await maren.json("POST", "/api/appointments/for-client", {
    clientName: "Mover",
    clientEmail: "after@x.example",
    appointmentDate: "2030-03-05",
    appointmentTime: "11:00",
    stylistId: maren.actor.stylistId,
    serviceType: "Haircut",
  });
  expect(booked.status).toBe(201);
  await sql`update appointments set client_id = null`;
  const erased = await eraseDuring(
    id,
    (tx) =>
      tx`update clients set email = 'after@x.example', email_key = 'after@x.example' where id = ${id}`,
  );
  expect([erased.status, await erased.json()]).toMatchObject([
    200,
    { erased: { appointments: 1 } },
  ]);
});
