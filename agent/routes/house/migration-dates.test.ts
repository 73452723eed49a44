import { beforeAll, beforeEach, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import type { Migration, MigrationDryRun, MigrationMapping } from "#tools/migration/schema.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

let here: TestApp;
let maren: Salon;
let salons = 0;

beforeAll(async () => {
  here = await startApp({ now: () => NOW });
});
beforeEach(async () => {
  maren = await openSalon(here, { email: `dates${(salons += 1)}@falk-salon.example` });
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
});

const body = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T;

function received(files: Record<string, string[]>) {
  const form = new FormData();
  form.set("stylistId", maren.actor.stylistId);
  form.set("platform", "other");
  for (const [name, lines] of Object.entries(files))
    form.append("file", new File([lines.join("\n")], name));
  return body<Migration>(maren.request("/api/migration/files", { method: "POST", body: form }));
}
const act = (id: string, what: string) =>
  maren.request(`/api/migration/${id}/${what}`, { method: "POST" });
const checked = (id: string) => body<MigrationDryRun>(act(id, "check"));
async function ran(id: string): Promise<Migration> {
  expect((await act(id, "run")).status).toBe(200);
  await workOff(here, { queues: ["migration"] });
  return body<Migration>(maren.request(`/api/migration/${id}`));
}
const visits = async () => {
  const all = await body<{ clientName: string; startsAt: string; status: string }[]>(
    maren.request("/api/appointments?limit=500"),
  );
  return all
    .map(({ clientName, startsAt, status }) => [clientName, startsAt, status])
    .toSorted(([a = ""], [b = ""]) => a.localeCompare(b));
};
const choose = ({ id, files: [file] }: Migration, part: Partial<MigrationMapping>) =>
  maren.json("PUT", `/api/migration/${id}/files/${file?.id}/mapping`, {
    ...file?.mapping,
    ...part,
  });

const AMERICAN = [
  "Client,Email,Phone,Service,Date,Time,Status,Price",
  "Ana Berg,ana@x.example,,Gloss,12/01/2026,10:00 AM,Booked,$180",
  "Bea Kurz,bea at home,12,Cut,01/12/2026,2:00 PM,Completed,$90",
  "Cleo Lang,,,Cut,12/02/2026,3:00 PM,Completed,$90",
];

it("reads 12/01 beside $ and AM as December, says so before anything is written, and brings it in as what is to come", async () => {
  const { id } = await received({ "visits.csv": AMERICAN });
  const trial = await checked(id);
  expect(trial.dates).toMatchObject([
    {
      fileName: "visits.csv",
      order: "month",
      settledBy: "hints",
      example: "12/01/2026",
      day: "2026-12-01",
      sentence: expect.stringMatching(
        /^12\/01\/2026 is read as December 1, 2026: prices are in \$ and times have AM or PM/,
      ) as string,
    },
  ]);
  expect(await visits()).toEqual([]);
  expect(trial.counts.appointments).toMatchObject({ created: 3, skipped: 0 });
  expect(trial.warnings.map(({ problem }) => problem)).toEqual([
    "Row 3, without “Email”: “bea at home” is no email address; without “Phone”: “12” is no phone number.",
    "Row 4, without “Status”: it says that it is over and lies in the future.",
  ]);

  expect(await ran(id)).toMatchObject({
    itemsImported: { appointments: 3 },
    skipped: 0,
    warned: 2,
  });
  expect(await visits()).toEqual([
    ["Ana Berg", "2026-12-01T09:00:00.000Z", "confirmed"],
    ["Bea Kurz", "2026-01-12T13:00:00.000Z", "completed"],
    ["Cleo Lang", "2026-12-02T14:00:00.000Z", "confirmed"],
  ]);
});

it("reads them as a person says, from the check on", async () => {
  const migration = await received({ "visits.csv": AMERICAN });
  const { id } = migration;
  expect(migration.files[0]?.mapping.dateOrder).toBeNull();
  expect((await choose(migration, { dateOrder: "day" })).status).toBe(200);
  expect((await checked(id)).dates).toMatchObject([
    { order: "day", settledBy: "person", day: "2026-01-12" },
  ]);
  const wrong = await choose(migration, { dateOrder: "sideways" as "day" });
  expect([wrong.status, await body(wrong)]).toEqual([
    400,
    expect.objectContaining({ issues: [expect.objectContaining({ path: "dateOrder" })] }),
  ]);
  await ran(id);
  expect(await visits()).toContainEqual(["Ana Berg", "2026-01-12T09:00:00.000Z", "completed"]);
});

it("lets a day above 12 outrank all hints, also one of another file, until that file is left out", async () => {
  const { id, files } = await received({
    "visits.csv": AMERICAN,
    "clients.csv": ["Name,Birthday", "Ana Berg,25/12/1990"],
  });
  expect((await checked(id)).dates).toMatchObject([
    {
      fileName: "visits.csv",
      order: "day",
      settledBy: "proof",
      sentence: expect.stringContaining("25/12/1990 in clients.csv can only be read") as string,
    },
    { fileName: "clients.csv", order: "day" },
  ]);
  await maren.request(`/api/migration/${id}/files/${files[1]?.id}`, { method: "DELETE" });
  expect((await checked(id)).dates).toMatchObject([{ fileName: "visits.csv", order: "month" }]);
});

it("says nothing of files without days", async () => {
  const { id } = await received({ "clients.csv": ["Name,Email", "Ana Berg,ana@x.example"] });
  expect((await checked(id)).dates).toEqual([]);
});

it("reads a row by the same order however far below its proof stands", async () => {
  const rows = Array.from(
    { length: 600 },
    (_, at) =>
      `First${"abcdef"[at % 6]}${"ghijkl".charAt(Math.floor(at / 6) % 6)} Berg,03/04/19${10 + (at % 80)}`,
  );
  const { id } = await received({ "c.csv": ["Name,Birthday", ...rows, "Zoe Last,04/30/1990"] });
  expect((await checked(id)).dates).toMatchObject([{ order: "month", settledBy: "proof" }]);
});
