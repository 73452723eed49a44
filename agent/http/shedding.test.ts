import { beforeAll, expect, it } from "vitest";
import { registry } from "#agent/watch/meters.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { THRESHOLDS } from "./shedding-rules.ts";

let here: TestApp;
let maren: Salon;

beforeAll(async () => {
  here = await startApp({ now: () => new Date("2026-11-22T07:00:00Z") });
  maren = await openSalon(here);
  await putOnTier(maren, "complete");
});

const book = () =>
  maren.json("POST", "/api/appointments", {
    stylistId: maren.actor.stylistId,
    clientName: "Ida Brandt",
    clientEmail: "ida@brandt.example",
    serviceType: "Haircut",
    appointmentDate: "2026-12-01",
    appointmentTime: "11:00",
  });

/** Work that has every connection of the pool, and does not end before it is told to. */
function holdPool() {
  const ended = Promise.withResolvers<void>();
  const works = ["imports", "imports", "exports", "exports"].flatMap((lane) =>
    Array.from({ length: 3 }, () =>
      here.services.tenancy
        .forSalon(maren.actor.salonId, lane)
        .transaction(async () => await ended.promise),
    ),
  );
  return async () => {
    ended.resolve();
    await Promise.all(works);
  };
}

const poolWaitMs = () => here.services.loadOf("appointments").poolWaitMs;

it("refuses at once what can wait while the pool is held, and takes a booking that waits for it", async () => {
  const release = holdPool();
  await expect.poll(poolWaitMs).toBeGreaterThan(THRESHOLDS.low.poolWaitMs);
  const booking = book();
  for (const path of ["/api/clients", "/api/reports/revenue", "/api/exports/preview"]) {
    const refused = await maren.request(path);
    expect([path, refused.status, refused.headers.get("retry-after")]).toEqual([path, 503, "5"]);
    expect(await refused.json()).toMatchObject({ code: "unavailable" });
  }
  await release();
  expect((await booking).status).toBe(201);
  expect(poolWaitMs()).toBe(0);
  expect((await maren.request("/api/clients")).status).toBe(200);
  expect(await registry.metrics()).toContain(
    'undertone_requests_shed_total{priority="low",reason="pool wait"} 3',
  );
});
