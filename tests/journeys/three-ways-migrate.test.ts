import { afterEach, beforeEach, expect, it } from "vitest";
import { callsOf, cardOf, chatOf, replyOf } from "#tests/chat.ts";
import type { Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { openThreeWays, type ThreeWays } from "#tests/three-ways.ts";
import type { Migration } from "#tools/migration/schema.ts";

let ways: ThreeWays;

beforeEach(async () => {
  ways = await openThreeWays();
});
afterEach(() => ways.close());

/** The whole of a salon as its old system exports it, with rows that cannot be read. */
const SHEETS = {
  "clients.csv": [
    "Client ID,First Name,Last Name,Email,Phone,Birthday,Notes",
    "c1,Ana,Berg,ana@x.example,030 901820,2.1.1990,likes it cool",
    "c2,Bea,Kurz,,0171 2345678,,",
    "c3,Cleo,Lang,cleo at home,,,",
    "c4,,,nobody@x.example,,,",
  ],
  "services.csv": [
    "Service Name,Retail Price,Duration,Category Name,Description",
    "Balayage,180,2h 30min,Colour,Painted by hand",
    "Gloss,65,45min,Colour,",
    ",20,15min,Colour,",
  ],
  "appointments.csv": [
    "Date,Start Time,End Time,Client Name,Email,Service,Price,Status,Notes",
    "2026-12-01,10:00,12:30,Ana Berg,ana@x.example,Balayage,180.00,confirmed,",
    "2026-12-02,14:15,15:00,Bea Kurz,,Gloss,65.00,confirmed,Warm tones",
    "whenever,10:00,11:00,Ana Berg,ana@x.example,Gloss,65.00,confirmed,",
  ],
};

async function received(salon: Salon): Promise<Migration> {
  const form = new FormData();
  form.set("stylistId", salon.actor.stylistId);
  form.set("platform", "other");
  for (const [name, lines] of Object.entries(SHEETS))
    form.append("file", new File([lines.join("\n")], name));
  const response = await salon.request("/api/migration/files", { method: "POST", body: form });
  expect(response.status).toBe(201);
  return (await response.json()) as Migration;
}

/** A message that brings the sheets of a move. */
const dropped = ({ id, files }: Migration) => ({
  message: {
    id: crypto.randomUUID(),
    role: "user",
    parts: files.map(({ id: fileId, fileName }) => ({
      type: "data-sheet",
      data: { migrationId: id, fileId, name: fileName },
    })),
  },
});

const work = () =>
  Promise.all(
    [ways.builtinApp, ways.geminiApp].map((app) => workOff(app, { queues: ["migration"] })),
  );

const brought = async (salon: Salon) => {
  const sql = ways.sqlOf(salon);
  const { salonId } = salon.actor;
  return {
    clients: await sql`select name, email, phone, birth_date, notes, source from clients
      where salon_id = ${salonId} order by name`,
    services: await sql`select name, category, base_price, segments, online, version from services
      where salon_id = ${salonId} order by name`,
    visits:
      await sql`select a.client_name, a.service_type, a.starts_at, a.ends_at, a.status, a.price,
        a.notes, c.name as client from appointments a left join clients c on c.id = a.client_id
      where a.salon_id = ${salonId} order by a.starts_at`,
    moves: await sql`select status, rows, done from migrations where salon_id = ${salonId}`,
    left: await sql`select kind, row, problem from migration_rows
      where salon_id = ${salonId} and problem is not null order by kind, row`,
  };
};

it("by form, by the built-in model and by Gemini a move leaves the same rows", async () => {
  const { byForm, byBuiltin, byGemini, fake } = ways;

  const formed = await received(byForm);
  const run = await byForm.request(`/api/migration/${formed.id}/run`, { method: "POST" });
  expect(run.status).toBe(200);

  const chat = chatOf(byBuiltin);
  const asked = await replyOf(await chat.post(dropped(await received(byBuiltin))));
  expect(callsOf(asked)).toEqual(["check_migration", "run_migration"]);
  await replyOf(await chat.decide(cardOf(asked).id), asked);

  const moving = await received(byGemini);
  const talk = chatOf(byGemini);
  const args = { id: moving.id };
  fake.script(
    { call: { name: "check_migration", args } },
    { call: { name: "run_migration", args } },
    { text: "It is coming in." },
  );
  const heard = await replyOf(await talk.post(dropped(moving)));
  expect(callsOf(heard)).toEqual(["check_migration", "run_migration"]);
  // nothing is there before the tap
  expect((await brought(byGemini)).clients).toHaveLength(0);
  await replyOf(await talk.decide(cardOf(heard).id), heard);

  await work();
  const rows = await ways.sameEverywhere(brought);
  expect(rows.clients.map(({ name }) => String(name))).toEqual([
    "Ana Berg",
    "Bea Kurz",
    "Cleo Lang",
  ]);
  expect(rows.services.length).toBeGreaterThan(1);
  expect(rows.visits).toHaveLength(2);
  // a client without a name, one who came without a mail that cannot be one, a service without a name, a visit without a day
  expect(rows.left).toHaveLength(4);
});
