import postgres, { type Sql } from "postgres";
import type { APIRequestContext } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Appointment } from "#tools/appointments/schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { audit } from "./audit.ts";
import { openStage, type Stage } from "./stage.ts";
import { devices, heading } from "./visit.ts";

const MINUTE = 60_000;

let stage: Stage;
let sql: Sql;
beforeAll(async () => {
  stage = await openStage();
  sql = postgres(stage.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await stage.close();
});

/** A visit that began an hour and a half ago, for $245. @returns it, and its day on the salon's clock */
async function begun(request: APIRequestContext) {
  const headers = { origin: stage.server.url };
  const send = async (method: "put" | "post", path: string, data: object) => {
    const response = await request[method](path, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as unknown;
  };
  await send("put", "/api/subscription/upgrade", { tier: "complete" });
  const { timeZone } = (await (await request.get("/api/booking-rules")).json()) as {
    timeZone: string;
  };
  const [me] = (await (await request.get("/api/stylists")).json()) as { id: string }[];
  const today = wallOf(timeZone, Date.now()).date;
  const visit = (await send("post", "/api/appointments/for-client", {
    stylistId: me!.id,
    clientName: "Nora Whitfield",
    clientEmail: "nora@whitfield.example",
    serviceType: "Haircut",
    durationMinutes: 60,
    appointmentDate: addDays(today, 2),
    appointmentTime: "12:00",
    outsideHours: true,
  })) as Appointment;
  const startsAt = Math.floor(Date.now() / (5 * MINUTE)) * 5 * MINUTE - 90 * MINUTE;
  const [from, to] = [new Date(startsAt), new Date(startsAt + 60 * MINUTE)];
  // nobody can be booked for what is over; the visit's own times follow what it holds
  await sql`update occupancies set starts_at = ${from}, ends_at = ${to},
    busy = tstzmultirange(tstzrange(${from}, ${to}))
    where id = (select occupancy_id from appointments where id = ${visit.id})`;
  await sql`update appointments set price = 24500 where id = ${visit.id}`;
  return { id: visit.id, day: wallOf(timeZone, startsAt).date };
}

it.each(devices)(
  "closes a visit with cash and books the next in six taps at most, and opens it again: %s",
  async (device) => {
    const visitor = await stage.member(device);
    const { page, context } = visitor;
    const { id, day } = await begun(context.request);
    let taps = 0;
    const tap = async (target: Parameters<typeof visitor.press>[0]) => {
      taps += 1;
      await visitor.press(target);
    };
    await page.goto(`/appointments?view=day&date=${day}`);
    await tap(page.locator(`[data-appointment="${id}"]`));
    await tap(page.getByRole("button", { name: "Close the visit" }));
    await tap(page.getByRole("button", { name: "Cash", exact: true }));
    const next = page.getByRole("region", { name: "Next visit" });
    await tap(next.getByRole("button").first());
    const found = await audit(page, device, "closing");
    await tap(page.getByRole("button", { name: "Close with $245 paid" }));
    await heading(page, "Nora Whitfield, closed").waitFor();
    await page.getByText("Comes again on").waitFor();
    expect(taps).toBeLessThanOrEqual(6);
    found.push(...(await audit(page, device, "closed")));

    const lines = await sql`select e.kind, e.amount, p.method from ledger_entries e
      join payments p on p.id = e.payment_id where p.appointment_id = ${id} order by e.line`;
    expect(lines.map((line) => ({ ...line }))).toEqual([
      { kind: "charge", amount: 24_500, method: "cash" },
    ]);
    await page.goto("/payments");
    await page.getByText("In all").waitFor();
    await page.getByLabel("Counted now").fill("240");
    await page.getByRole("button", { name: "Close the day, $5 short" }).waitFor();
    found.push(...(await audit(page, device, "day")));

    await page.goto(`/appointments?view=day&date=${day}`);
    await visitor.press(page.locator(`[data-appointment="${id}"]`));
    await visitor.press(page.getByRole("button", { name: "Reopen" }));
    await visitor.press(page.getByRole("dialog").getByRole("button", { name: "Reopen" }).last());
    await page.getByRole("button", { name: "Close the visit" }).waitFor();
    const [sum] = await sql`select coalesce(sum(e.amount), 0)::int as all from ledger_entries e
      join payments p on p.id = e.payment_id where p.appointment_id = ${id}`;
    expect(sum?.["all"]).toBe(0);
    expect(found).toEqual([]);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  },
);
