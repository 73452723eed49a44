import { beforeAll, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { callsOf, cardOf, chatOf, given, replyOf, wordsOf } from "#tests/chat.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import type { Client, ClientRow } from "#tools/clients/schema.ts";
import type { Migration } from "#tools/migration/schema.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const CLIENTS = [
  "Client ID,First Name,Last Name,Email,Phone,Birthday,Notes",
  "c1,Ana,Berg,ana@x.example,030 901820,2.1.1990,likes it cool",
  "c2,Bea,Kurz,,0171 2345678,,",
  "c3,Cleo,Lang,cleo at home,,,",
  "c4,,,nobody@x.example,,,",
].join("\n");

let here: TestApp;
let byForm: Salon;
let byChat: Salon;

beforeAll(async () => {
  here = await startApp({
    now: () => NOW,
    model: { provider: "builtin", chat: builtinModel(), vision: null },
  });
  [byForm, byChat] = [
    await openSalon(here),
    await openSalon(here, { ...joaquin, timeZone: "Europe/Berlin" }),
  ];
  for (const salon of [byForm, byChat])
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
});

const received = async (
  salon: Salon,
  { name = "clients.csv", rows = CLIENTS } = {},
): Promise<Migration> => {
  const form = new FormData();
  form.set("stylistId", salon.actor.stylistId);
  form.set("platform", "other");
  form.append("file", new File([rows], name));
  const response = await salon.request("/api/migration/files", { method: "POST", body: form });
  return (await response.json()) as Migration;
};
/** The clients of a salon, without what differs by nature. */
const clientsOf = async (salon: Salon) => {
  const rows = (await (await salon.request("/api/clients?limit=500")).json()) as ClientRow[];
  const whole = await Promise.all(
    rows.map(
      async ({ id }) => (await (await salon.request(`/api/clients/${id}`)).json()) as Client,
    ),
  );
  return whole
    .map(({ name, email, phone, birthDate, notes, source }) => ({
      name,
      email,
      phone,
      birthDate,
      notes,
      source,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
};
const sheetPart = ({ id, files: [file] }: Migration) => ({
  type: "data-sheet",
  data: { migrationId: id, fileId: file?.id, name: "clients.csv" },
});
const dropped = (migration: Migration, chat: ReturnType<typeof chatOf>) =>
  chat.post({
    message: { id: crypto.randomUUID(), role: "user", parts: [sheetPart(migration)] },
  });

it("brings in by chat what the form brings in, and takes it back", async () => {
  const formed = await received(byForm);
  await byForm.request(`/api/migration/${formed.id}/run`, { method: "POST" });
  await workOff(here, { queues: ["migration"] });
  const wanted = await clientsOf(byForm);
  expect(wanted.length).toBeGreaterThan(1);

  const chat = chatOf(byChat);
  const asked = await replyOf(await dropped(await received(byChat), chat));
  const checked = given(asked, "check_migration");
  expect(checked.counts?.clients.created).toBe(wanted.length);
  expect(checked.problems).toHaveLength(checked.skipped);
  expect(callsOf(asked)).toEqual(["check_migration", "run_migration"]);
  expect(wordsOf(asked)).toContain(`${wanted.length} clients would come in`);
  expect(await clientsOf(byChat)).toEqual([]);

  await replyOf(await chat.decide(cardOf(asked).id), asked);
  await workOff(here, { queues: ["migration"] });
  expect(await clientsOf(byChat)).toEqual(wanted);

  expect(wordsOf(await chat.ask("how is the import going?"))).toMatch(/is done/);
  const undoing = await chat.ask("undo the import");
  expect(callsOf(undoing)).toContain("undo_migration");
  await replyOf(await chat.decide(cardOf(undoing).id), undoing);
  expect(await clientsOf(byChat)).toEqual([]);
});

it("asks once more when it was turned down, by the words import it", async () => {
  const chat = chatOf(byChat);
  const asked = await replyOf(await dropped(await received(byChat), chat));
  await replyOf(await chat.decide(cardOf(asked).id, false), asked);
  expect(callsOf(await chat.ask("import it"))).toEqual(["run_migration"]);
});

it("looks at each of several sheets, says what each holds, and asks for one after the other", async () => {
  const chat = chatOf(byChat);
  const services = { name: "menu.csv", rows: "Service Name,Price\nToner,55\nGloss,70" };
  const moves = [await received(byChat), await received(byChat, services)];
  const parts = moves.map(sheetPart);
  const asked = await replyOf(
    await chat.post({ message: { id: crypto.randomUUID(), role: "user", parts } }),
  );
  expect(callsOf(asked)).toEqual(["check_migration", "check_migration", "run_migration"]);
  expect(wordsOf(asked)).toMatch(/clients\.csv holds 4 clients\. .* menu\.csv holds 2 services\./);
  expect(wordsOf(asked)).toContain("2 services would come in");
  const first = await replyOf(await chat.decide(cardOf(asked).id), asked);
  expect(wordsOf(first)).toContain("Once it is done, menu.csv can come in.");
  await workOff(here, { queues: ["migration"] });
  const next = await chat.ask("import it");
  await replyOf(await chat.decide(cardOf(next).id), next);
  await workOff(here, { queues: ["migration"] });
  const listed = (await (
    await byChat.request(`/api/migration/status/${byChat.actor.stylistId}`)
  ).json()) as Migration[];
  const statuses = moves.map(({ id }) => listed.find((each) => each.id === id)?.status);
  expect(statuses).toEqual(["completed", "completed"]);
});

it("knows no sheet of another salon", async () => {
  const foreign = await received(byForm);
  const refused = await dropped(foreign, chatOf(byChat));
  expect(refused.status).toBe(404);
});
