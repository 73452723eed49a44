import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { byChat } from "#tests/day/by-chat.ts";
import { byForm } from "#tests/day/by-form.ts";
import { leftOf } from "#tests/day/left.ts";
import { openDaySalon, type DaySalon } from "#tests/day/salon.ts";
import { at, DAY, SCRIPT, type Step } from "#tests/day/script.ts";

let now = at("08:30");
let started: TestApp;
let sql: Sql;
beforeAll(async () => {
  const model = { provider: "builtin" as const, chat: builtinModel(), vision: null };
  started = await startApp({ model, now: () => now });
  sql = postgres(started.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await started.close();
});

type Door = (salon: DaySalon, step: Step, turn: number) => Promise<unknown>;

const form: Door = (salon, { who, act }) => byForm(salon, salon[who], act);
const chat: Door = (salon, step) => byChat(salon[step.who], step);
const DOORS: Record<string, Door> = {
  form,
  chat,
  half: (salon, step, turn) => (turn % 2 === 0 ? chat : form)(salon, step, turn),
};

it("leaves the same rows and sums that are right, by form, by chat and half and half", async () => {
  const days = new Map<string, unknown>();
  for (const [name, door] of Object.entries(DOORS).slice(1,2)) {
    now = at("08:30");
    const salon = await openDaySalon(started, name);
    const failed: string[] = [];
    for (const [turn, step] of SCRIPT.entries()) {
      now = at(step.at);
      await door(salon, step, turn).catch((error: Error) => failed.push(error.message.slice(0, 1500)));
    }
    console.log(name, failed.join("\n"));
    days.set(name, await leftOf(sql, salon.owner.actor.salonId));
  }
  expect(days.get("chat")).toEqual(days.get("form"));
  expect(days.get("half")).toEqual(days.get("form"));
  expect(DAY).toBeTruthy();
});
