import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { byChat } from "#tests/day/by-chat.ts";
import { byForm } from "#tests/day/by-form.ts";
import { leftOf } from "#tests/day/left.ts";
import { openDaySalon, type DaySalon } from "#tests/day/salon.ts";
import { at, DAY, SCRIPT, type Step } from "#tests/day/script.ts";
import type { DayMoney } from "#tools/payments/bill/day-schema.ts";
import type { RevenueReport } from "#tools/reports/schema.ts";

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
const half: Door = (salon, step, turn) => (turn % 2 === 0 ? chat : form)(salon, step, turn);

/** A salon of its own goes through the day by a door. */
async function liveThrough(name: string, door: Door): Promise<DaySalon> {
  now = at("08:30");
  const salon = await openDaySalon(started, name);
  for (const [turn, step] of SCRIPT.entries()) {
    now = at(step.at);
    await door(salon, step, turn);
  }
  return salon;
}

let left: Awaited<ReturnType<typeof leftOf>>;

it("sums, of a whole day by form: what was counted, what was taken, and what was earned", async () => {
  const salon = await liveThrough("form", form);
  left = await leftOf(sql, salon.owner.actor.salonId);
  const read = async <T>(path: string) => (await (await salon.owner.request(path)).json()) as T;

  const { closed, rows, unclosed } = await read<DayMoney>(`/api/payments/days?day=${DAY}`);
  expect(closed).toMatchObject({ cash: 19_500, counted: 29_500, float: 10_000, difference: 0 });
  expect(unclosed).toBe(0);
  const report = await read<RevenueReport>(`/api/reports/revenue?from=${DAY}&to=${DAY}`);
  const taken = rows.reduce((sum, row) => sum + row.taken, 0);
  const back = rows.reduce((sum, row) => sum + row.back, 0);
  const ledger = left.ledger_entries.reduce((sum, { amount }) => sum + Number(amount), 0);
  expect(ledger).toBe(taken - back);
  expect({ taken, back }).toEqual({ taken: report.received, back: report.refunded });
  // what was taken is what the visits came to, and the tips
  expect(taken).toBe(report.total + report.tips);
  expect(report).toMatchObject({ visits: 6, total: 43_000, tips: 2500, refunded: 2000 });
});

it.each([
  ["chat", chat],
  ["half and half", half],
] as const)("leaves the same rows of the same day by %s", async (name, door) => {
  const salon = await liveThrough(name.slice(0, 4), door);
  expect(await leftOf(sql, salon.owner.actor.salonId)).toEqual(left);
});
