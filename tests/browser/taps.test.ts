import type { Locator } from "playwright-core";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { openStage, type Stage } from "./stage.ts";
import { heading } from "./visit.ts";

let stage: Stage;
let sql: Sql;
beforeAll(async () => {
  stage = await openStage();
  sql = postgres(stage.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await stage.close();
});

/** A phone on the dashboard of a salon whose client Nora was here last week and comes tomorrow; its taps are counted. */
async function salon() {
  const visitor = await stage.member("phone");
  const { context, page } = visitor;
  const headers = { origin: stage.server.url };
  const send = async <Answer>(method: "post" | "put", path: string, data: object) => {
    const response = await context.request[method](path, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Answer;
  };
  await send("put", "/api/subscription/upgrade", { tier: "pro" });
  const read = async (path: string) => (await context.request.get(path)).json();
  const { timeZone } = (await read("/api/booking-rules")) as { timeZone: string };
  const today = wallOf(timeZone, Date.now()).date;
  const [me] = (await read("/api/stylists")) as { id: string }[];
  const { id: clientId } = await send<{ id: string }>("post", "/api/clients", {
    name: "Nora Whitfield",
    mustKnow: "Scalp burns with 40 vol",
  });
  const book = (appointmentDate: string) =>
    send<{ id: string }>("post", "/api/appointments/for-client", {
      stylistId: me!.id,
      clientId,
      serviceType: "Fringe trim",
      durationMinutes: 25,
      appointmentDate,
      appointmentTime: "10:00",
      outsideHours: true,
    });
  await book(addDays(today, 1));
  // nobody can be booked for what is over
  const { id } = await book(addDays(today, 7));
  await sql`update appointments set status = 'completed', occupancy_id = null,
    starts_at = starts_at - interval '14 days', ends_at = ends_at - interval '14 days'
    where id = ${id}`;
  await page.goto("/");
  await heading(page, /^Good|^Welcome/)
    .first()
    .waitFor();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await visitor.press(target);
  };
  return { ...visitor, tap, taps: () => taps };
}

it("books a known client for her usual in 4 taps: phone", async () => {
  const { page, tap, taps, troubles, close } = await salon();
  const places = page.getByRole("navigation", { name: "Places" });
  await tap(places.getByRole("link", { name: "Clients" }));
  await tap(page.getByRole("link", { name: /Nora Whitfield/ }).first());
  await tap(page.getByRole("link", { name: "Book", exact: true }));
  const sheet = page.getByRole("dialog", { name: "Book a client" });
  await expect.poll(() => sheet.getByLabel("What is done").inputValue()).toBe("Fringe trim");
  expect(await sheet.getByLabel("Minutes").inputValue()).toBe("25");
  expect(await sheet.getByLabel("Time").inputValue()).toMatch(/^\d\d:\d\d$/);
  await tap(sheet.getByRole("button", { name: "Book it" }));
  await page.getByText("Nora Whitfield is booked").waitFor();
  expect(taps()).toBeLessThanOrEqual(4);
  expect(troubles).toEqual([]);
  await close();
});

it("shows tomorrow's must-knows in one tap: phone", async () => {
  const { page, tap, taps, troubles, close } = await salon();
  await tap(page.getByText("Tomorrow", { exact: true }));
  await page.getByText("Scalp burns with 40 vol").waitFor();
  expect(taps()).toBe(1);
  expect(troubles).toEqual([]);
  await close();
});
