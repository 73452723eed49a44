import type { Browser } from "playwright-core";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { byForm } from "#tests/day/by-form.ts";
import { byScreens, type Hands } from "#tests/day/by-screens.ts";
import { leftOf } from "#tests/day/left.ts";
import { openDaySalon, type Person } from "#tests/day/salon.ts";
import { at, DAY, SCRIPT } from "#tests/day/script.ts";
import { serveHere } from "#tests/day/served.ts";
import type { DayMoney } from "#tools/payments/bill/day-schema.ts";
import { launchBrowser } from "./launch.ts";
import { devices, visit, type Device } from "./visit.ts";

/** How often the salon's two touch their devices in the whole day, where what is pressed, chosen or typed counts once. */
const TOUCHES: Record<Device, number> = { desk: 132, phone: 142 };

let now = at("08:30");
let started: TestApp;
let served: Awaited<ReturnType<typeof serveHere>>;
let browser: Browser;
let sql: Sql;
let byForms: Awaited<ReturnType<typeof leftOf>>;
beforeAll(async () => {
  [started, browser] = await Promise.all([startApp({ now: () => now }), launchBrowser()]);
  served = await serveHere(started, () => now);
  sql = postgres(started.databaseUrl, { max: 1, onnotice: () => {} });
  const salon = await openDaySalon(started, "form");
  for (const step of SCRIPT) {
    now = at(step.at);
    await byForm(salon, salon[step.who], step.act);
  }
  byForms = await leftOf(sql, salon.owner.actor.salonId);
});
afterAll(async () => {
  await browser.close();
  await served.close();
  await sql.end();
  await started.close();
});

/** Somebody of the salon with the product open before them, at the hour at which the salon opens. */
async function comeIn(device: Device, { cookie }: Person): Promise<Hands> {
  const visitor = await visit(browser, served.url, device);
  const [name = "", value = ""] = cookie.split(/=(.*)/u);
  await visitor.context.addCookies([{ name, value, url: served.url }]);
  await visitor.page.clock.install({ time: now });
  await visitor.page.goto("/");
  return { ...visitor, touches: 0 };
}

/** The page's clock moves on to the salon's, and what waits for its time comes, as when a device is woken. */
async function wake({ page }: Hands): Promise<void> {
  const behind = now.getTime() - (await page.evaluate(() => Date.now()));
  if (behind > 0) await page.clock.fastForward(behind);
}

it.each(devices)(
  "leaves the same rows of the same day by screens as by form: %s",
  async (device) => {
    now = at("08:30");
    const salon = await openDaySalon(started, device);
    const hands = {
      owner: await comeIn(device, salon.owner),
      stylist: await comeIn(device, salon.stylist),
    };
    for (const { at: when, who, act } of SCRIPT) {
      now = at(when);
      await wake(hands[who]);
      await byScreens(hands[who], act);
    }
    const left = await leftOf(sql, salon.owner.actor.salonId);
    expect(left).toEqual(byForms);
    const day = await salon.owner.request(`/api/payments/days?day=${DAY}`);
    const { rows } = (await day.json()) as DayMoney;
    const sum = (part: "taken" | "back") => rows.reduce((all, row) => all + row[part], 0);
    const ledger = left.ledger_entries.reduce((all, { amount }) => all + Number(amount), 0);
    expect(ledger).toBe(sum("taken") - sum("back"));
    expect(hands.owner.touches + hands.stylist.touches).toBeLessThanOrEqual(TOUCHES[device]);
    for (const { troubles, close } of Object.values(hands)) {
      expect(troubles).toEqual([]);
      await close();
    }
  },
);
