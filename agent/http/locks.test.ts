import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { chances, runs, seed } from "#tests/runs.ts";
import { joinTeam, type Colleague } from "#tests/team.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { WaitlistEntry } from "#tools/appointments/waitlist-schema.ts";

/*
 * Whoever writes to two books at once locks them in one order (tools/appointments/occupy.ts). A deadlock is repeated and so
 * hidden from every answer: the log tells of it.
 */

/** 2026-11-22 is a Sunday. */
const NOW = new Date("2026-11-22T07:00:00Z");
const ROUNDS = runs(6, 200);

let here: TestApp;
let maren: Salon;
let sia: Colleague;
/** The order of the verbs is random. */
const chance = chances();
const one = <T>(of: readonly T[]) => of[Math.floor(chance() * of.length)] as T;

beforeAll(async () => {
  const note = (_fields: object, message: string) => void logged.push(message);
  here = await startApp({
    now: () => NOW,
    log: { debug: () => {}, info: () => {}, warn: note, error: note },
  });
  maren = await openSalon(here);
  await putOnTier(maren, "complete");
  sia = await joinTeam(here, maren, { name: "Sia", email: "sia@x.example" });
  // so little time that most who wait are looked for in both books
  const hours = { from: "10:00", to: "12:00", breaks: [] };
  for (const id of stylists())
    await maren.json("PUT", `/api/stylists/${id}/hours`, {
      week: Array.from({ length: 7 }, () => hours),
    });
});
afterAll(() => here.close());

const DAYS = ["2026-11-24", "2026-11-25", "2026-11-26"];
const stylists = () => [maren.actor.stylistId, sia.stylistId];
let guests = 0;
const logged: string[] = [];

const wait = async () => {
  const at = one(DAYS);
  const answer = await maren.json("POST", "/api/waitlist", {
    stylistId: one(stylists()),
    clientName: `Guest ${(guests += 1)}`,
    clientEmail: `guest${guests}@x.example`,
    serviceType: "Haircut",
    from: at,
    to: at,
    anyStylist: true,
  });
  return answer.status;
};
const offer = async () => {
  const all = (await (await maren.request("/api/waitlist")).json()) as WaitlistEntry[];
  const waiting = all.filter(({ status }) => status === "waiting" || status === "expired");
  if (waiting.length === 0) return 200;
  return (await maren.json("POST", `/api/waitlist/${one(waiting).id}/offer`, {})).status;
};
const book = async () =>
  (
    await maren.json("POST", "/api/appointments/for-client", {
      stylistId: one(stylists()),
      clientName: `Guest ${(guests += 1)}`,
      serviceType: "Haircut",
      appointmentDate: one(DAYS),
      appointmentTime: `${10 + Math.floor(chance() * 2)}:00`,
    })
  ).status;
const visits = async () =>
  ((await (await maren.request("/api/appointments?limit=200")).json()) as Appointment[]).filter(
    ({ status }) => status !== "cancelled",
  );
const move = async () => {
  const all = await visits();
  if (all.length === 0) return 200;
  const { id, version } = one(all);
  return (
    await maren.json("PATCH", `/api/appointments/${id}`, {
      version,
      stylistId: one(stylists()),
      appointmentDate: one(DAYS),
      appointmentTime: `${10 + Math.floor(chance() * 2)}:00`,
    })
  ).status;
};
const cancel = async () => {
  const all = await visits();
  if (all.length === 0) return 200;
  const { id } = one(all);
  return (await maren.json("PATCH", `/api/appointments/${id}/status`, { status: "cancelled" }))
    .status;
};

it(`locks in one order, whatever comes together (seed ${seed})`, { timeout: 120_000 }, async () => {
  const came: number[] = [];
  for (let n = 0; n < 20; n += 1) came.push(await wait());
  for (let n = 0; n < 12; n += 1) came.push(await book());
  for (let round = 0; round < ROUNDS; round += 1) {
    const verbs = Array.from({ length: 16 }, () =>
      one([offer, offer, offer, offer, book, move, cancel, wait]),
    );
    came.push(...(await Promise.all(verbs.map((verb) => verb()))));
  }
  expect(came.filter((status) => status >= 500)).toEqual([]);
  expect(came.filter((status) => status < 300).length).toBeGreaterThan(ROUNDS * 4);
  expect(logged.filter((message) => message.includes("collided"))).toEqual([]);
});
