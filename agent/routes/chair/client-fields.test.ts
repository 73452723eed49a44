import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { everyField, TYPED_FIELDS } from "#tests/client-fields.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { joinTeam } from "#tests/salons/team.ts";
import { jsonOf, openZip, textOf } from "#tests/zip-file.ts";
import { CLIENT_FIELDS, HIDDEN_FIELDS } from "#tools/clients/fields.ts";
import type { Client, MergedClients } from "#tools/clients/schema.ts";
import { columnOf } from "#tools/core/fields.ts";

/* What every field of a client's record is held to, one that is declared tomorrow too. */

let here: TestApp;
let maren: Salon;
let sql: Sql;

beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  await putOnTier(maren, "complete");
  sql = postgres(here.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(() => sql.end());

const made = async (fields: object): Promise<Client> => {
  const response = await maren.json("POST", "/api/clients", fields);
  expect(response.status).toBe(201);
  return (await response.json()) as Client;
};
const read = async (id: string) =>
  (await (await maren.request(`/api/clients/${id}`)).json()) as Client;

describe.each(TYPED_FIELDS)("%s", (name) => {
  test("is kept as it was typed, changed alone, and emptied", async () => {
    const told = everyField(`Kept${name}`);
    const { id } = await made(told);
    expect(await read(id)).toMatchObject(told);
    const next = everyField(`Next${name}`, 1)[name];
    await maren.json("PATCH", `/api/clients/${id}`, { [name]: next });
    expect(await read(id)).toMatchObject({ ...told, [name]: next });
    if (name === "name") return;
    await maren.json("PATCH", `/api/clients/${id}`, { [name]: "" });
    await maren.json("PATCH", `/api/clients/${id}`, { [name]: null });
    expect(await read(id)).toMatchObject({ ...told, [name]: null });
  });

  test("is refused by its name where it is longer than its column may be", async () => {
    const { kind, longest, label } = CLIENT_FIELDS[name];
    const given = { ...everyField("Long"), [name]: "x".repeat(longest + 1) };
    const refused = await maren.json("POST", "/api/clients", given);
    expect(refused.status).toBe(400);
    const { issues, error } = (await refused.json()) as {
      issues: { path: string }[];
      error: string;
    };
    expect([...new Set(issues.map(({ path }) => path))]).toEqual([name]);
    if (kind === "text") expect(error).toContain(label);
  });
});

test("what is for colourists alone the reception neither reads nor writes", async () => {
  const { id } = await made(everyField("Hidden"));
  const rosa = await joinTeam(here, maren, {
    name: "Rosa Lind",
    email: "rosa@lind.example",
    role: "reception",
  });
  const seen = (await (await rosa.request(`/api/clients/${id}`)).json()) as Client;
  expect(seen.hidden).toEqual(HIDDEN_FIELDS);
  for (const name of HIDDEN_FIELDS) {
    expect(seen[name]).toBeNull();
    const written = await rosa.request(`/api/clients/${id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ [name]: "x" }),
    });
    expect(written.status).toBe(403);
  }
});

test("of two records that become one nothing that was typed is lost", async () => {
  const [keep, other] = [await made(everyField("Keep", 2)), await made(everyField("Other", 3))];
  const response = await maren.json("POST", "/api/clients/merge", {
    keepId: keep.id,
    otherId: other.id,
  });
  const { client } = (await response.json()) as MergedClients;
  for (const name of TYPED_FIELDS) {
    expect(client[name]).toContain(keep[name]);
    expect(`${client[name]} ${client.notes}`).toContain(other[name]);
  }
  const bare = await made({ name: "Bare" });
  const full = await made(everyField("Full", 4));
  await maren.json("POST", "/api/clients/merge", { keepId: bare.id, otherId: full.id });
  const { name: _name, notes, ...rest } = everyField("Full", 4);
  expect(await read(bare.id)).toMatchObject(rest);
  expect((await read(bare.id)).notes).toContain(notes);
});

test("the client's own copy holds all of it, for machines and to read", async () => {
  const told = everyField("Taken", 5);
  const { id } = await made(told);
  const zip = await maren.request(`/api/clients/${id}/export`);
  const files = await openZip(new Uint8Array(await zip.arrayBuffer()));
  const [row] = (jsonOf(files.get("client.json")) as { clients: Record<string, string>[] }).clients;
  const page = textOf(files.get("index.html"));
  for (const name of TYPED_FIELDS) {
    expect(row?.[columnOf(name)]).toBe(told[name]);
    expect(page).toContain(`<th>${CLIENT_FIELDS[name].label}</th><td>${told[name]}</td>`);
  }
});

it("erasing leaves no word of any field, neither of the record nor of one that was folded into it", async () => {
  const [keep, other] = [await made(everyField("Vanish", 6)), await made(everyField("Folded", 7))];
  await maren.json("POST", "/api/clients/merge", { keepId: keep.id, otherId: other.id });
  const gone = await maren.request(`/api/clients/${keep.id}`, { method: "DELETE" });
  expect(gone.status).toBe(200);
  const left = await sql<{ row: string }[]>`select to_json(c)::text as row from clients c
    where id in (${keep.id}, ${other.id})`;
  expect(left).toHaveLength(2);
  for (const { row } of left) expect(row).not.toMatch(/vanish|folded|666777|1991-|@fields/i);
});
