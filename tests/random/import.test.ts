import { beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { runs } from "#tests/runs.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { Client as Kept } from "#tools/clients/schema.ts";
import type { Migration, MigrationRow } from "#tools/migration/schema.ts";
import type { Service as Offered } from "#tools/pricing/services/service-schema.ts";
import {
  clientsOf,
  servicesOf,
  sheetOf,
  styleOf,
  visitsOf,
  type Row,
  type Sheet,
} from "./import-files.ts";
import { walk } from "./steps.ts";

/* Files of any make are brought in, stopped on the way, and brought in again; the generator says what must be there. */

const ROUNDS = runs(4, 200);
const NOW = new Date("2026-11-22T12:00:00Z");

let here: TestApp;
/** Questions after the time until the process stumbles. */
let fuse = Infinity;
let salons = 0;

beforeAll(async () => {
  const now = () => {
    fuse -= 1;
    if (fuse === 0) throw new Error("The process stops here.");
    return NOW;
  };
  here = await startApp({ now });
});

async function get<T>(salon: Salon, path: string): Promise<T> {
  const response = await salon.request(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

/** @param stopsAfter questions after the time; the job comes again, as it does by itself */
async function bring(salon: Salon, sheets: readonly Sheet[], stopsAfter = Infinity) {
  const form = new FormData();
  form.set("stylistId", salon.actor.stylistId);
  form.set("platform", "other");
  for (const { name, bytes } of sheets) form.append("file", new File([bytes as BlobPart], name));
  const sent = await salon.request("/api/migration/files", { method: "POST", body: form });
  expect(sent.status, await sent.clone().text()).toBe(201);
  const { id } = (await sent.json()) as Migration;
  const run = await salon.request(`/api/migration/${id}/run`, { method: "POST" });
  expect(run.status, await run.clone().text()).toBe(200);
  fuse = stopsAfter;
  await workOff(here, { queues: ["migration"] });
  const stopped = fuse <= 0;
  fuse = Infinity;
  if (stopped) await workOff(here, { queues: ["migration"], retries: true });
  const done = await get<Migration>(salon, `/api/migration/${id}`);
  expect([done.status, done.errorLog]).toEqual(["completed", null]);
  return done;
}

/** Everything of the salon that files bring, in the generator's words. */
async function heldBy(salon: Salon) {
  const { stylistId } = salon.actor;
  const rows = await get<{ id: string }[]>(salon, "/api/clients?limit=500");
  const clients = await Promise.all(rows.map(({ id }) => get<Kept>(salon, `/api/clients/${id}`)));
  const visits = await get<Appointment[]>(salon, "/api/appointments?limit=500");
  const menu = await get<Offered[]>(salon, `/api/services/stylist/${stylistId}`);
  return {
    clients: clients.map(({ name, email, phone, birthDate, notes }) => ({
      name,
      email,
      phone,
      birthDate,
      notes,
    })),
    visits: visits.map((each) => ({
      clientName: each.clientName,
      serviceType: each.serviceType,
      date: each.appointmentDate,
      time: each.appointmentTime,
      status: each.status,
      priceMinor: each.priceMinor,
    })),
    services: menu
      .filter(({ starter }) => !starter)
      .map(({ name, duration, basePriceMinor }) => ({ name, duration, basePriceMinor })),
  };
}

const sorted = (all: readonly object[]) => all.map((each) => JSON.stringify(each)).toSorted();
const inSalon = <T extends object>(rows: readonly Row<T>[]) =>
  rows.filter(({ fate, again }) => !fate.out && !again).map(({ told }) => told);

/** Each row that comes without something, or not at all, is named with its place and the heading that is why. */
async function expectNamed(salon: Salon, id: string, files: Record<string, Row<unknown>[]>) {
  const path = `/api/migration/${id}/rows?limit=500`;
  const [out, warned] = await Promise.all(
    ["&outcome=skipped", "&warned=true"].map((which) =>
      get<MigrationRow[]>(salon, `${path}${which}`),
    ),
  );
  const named = (rows: MigrationRow[]) =>
    rows.map(({ fileName, row, problem }) => {
      const heading = /“([^”]+)”/.exec(problem ?? "")?.[1];
      return `${fileName} ${row} ${heading ?? problem}`;
    });
  const wanted = (which: "out" | "without") =>
    Object.entries(files).flatMap(([name, rows]) =>
      rows.flatMap(({ fate }, at) => (fate[which] ? [`${name} ${at + 2} ${fate[which]}`] : [])),
    );
  expect(named(out!).toSorted()).toEqual(wanted("out").toSorted());
  expect(named(warned!).toSorted()).toEqual(wanted("without").toSorted());
}

it(
  "whatever files are brought in, stopped and brought in again, the salon holds what they say, once",
  { timeout: 3_600_000 },
  async () => {
    await walk(ROUNDS, async (dice, say) => {
      salons += 1;
      const salon = await openSalon(here, { email: `maren${salons}@falk-salon.example` });
      await putOnTier(salon, "complete");
      const style = styleOf(dice);
      say(JSON.stringify(style));
      const files = {
        "clients.csv": clientsOf(dice, style, dice.whole(5, 40)),
        "services.csv": servicesOf(dice, style, dice.whole(3, 8)),
        "visits.csv": visitsOf(dice, style, dice.whole(5, 40)),
      };
      const sheets = Object.entries(files).map(([name, rows]) => sheetOf(dice, style, name, rows));
      const stopsAfter = dice.happens(0.6) ? dice.whole(1, 30) : Infinity;
      say(`brought in, ${stopsAfter === Infinity ? "at once" : `stopped at ${stopsAfter}`}`);
      const first = await bring(salon, sheets, stopsAfter);
      await expectNamed(salon, first.id, files);
      const held = await heldBy(salon);
      const known = new Set(inSalon(files["clients.csv"]).map(({ name }) => name));
      // who comes is kept also where the visit is left out
      const newcomers = new Set(
        files["visits.csv"].map(({ told }) => told.clientName).filter((name) => !known.has(name)),
      );
      const nothing = { email: null, phone: null, birthDate: null, notes: null };
      expect(sorted(held.clients.map((each) => ({ ...each, notes: each.notes || null })))).toEqual(
        sorted([
          ...inSalon(files["clients.csv"]),
          ...[...newcomers].map((name) => ({ name, ...nothing })),
        ]),
      );
      expect(sorted(held.visits)).toEqual(sorted(inSalon(files["visits.csv"])));
      expect(sorted(held.services)).toEqual(sorted(inSalon(files["services.csv"])));
      say("brought in again");
      const second = await bring(salon, sheets);
      await expectNamed(salon, second.id, files);
      expect(await heldBy(salon)).toEqual(held);
      expect(second.alreadyThere).toEqual(second.itemsImported);
    });
  },
);
