import { beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import type { RescueAnswer } from "#tools/colour/rescue/schema.ts";
import type { Bowl, StoredFormula, Timer } from "#tools/formulas/schema.ts";

let started: TestApp;
let maren: Salon;
let now = new Date("2026-03-02T10:00:00Z");

beforeAll(async () => {
  started = await startApp({ now: () => now });
  maren = await openSalon(started);
});

const ask = async (body: object, salon = maren) => {
  const response = await salon.json("POST", "/api/colour/rescue", body);
  return { status: response.status, answer: (await response.json()) as RescueAnswer };
};
const start = async (body: object) =>
  (await (await maren.json("POST", "/api/timers", body)).json()) as Timer;
const stop = (id: string) => maren.json("PATCH", `/api/timers/${id}`, { action: "stop" });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

/** Orange hair at level 7 that was toned: a consultation with one toner. */
async function toned(more: { clientId?: string } = {}) {
  const [photo = ""] = await storePhotos(maren, await hairPhoto({ level: 7, seed: 3 }));
  const { body } = await consultStored(maren, {
    ...newWords,
    currentLevel: 7,
    desiredLevel: 7,
    hairCondition: "bleached",
    previousTreatments: ["bleached"],
    unwantedTone: "orange",
    currentPhotos: [],
    targetPhoto: photo,
    ...more,
  });
  const bowl = (body.steps as unknown as Bowl[]).at(-1)!;
  const formula = (body.formulas as unknown as StoredFormula[]).find(
    ({ role }) => role === bowl.role,
  )!;
  return { consultationId: body.consultation.id, bowl, formula };
}

it("answers a sentence from the chair at once", async () => {
  const from = performance.now();
  const { status, answer } = await ask({ text: "toner on six minutes, ends going violet" });
  expect(performance.now() - from).toBeLessThan(1000);
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    verdict: "rinse_now",
    headline: "Rinse the ends now",
    understood: { product: "toner", minutesOn: 6, zone: "ends", seen: ["violet"] },
  });
});

it("uses no quota, also when the month is used up", async () => {
  const used = async () =>
    ((await (await maren.request("/api/subscription/status")).json()) as { uploadsUsed: number })
      .uploadsUsed;
  const before = await used();
  await ask({ text: "her scalp is burning" });
  expect(await used()).toBe(before);
});

it("takes bowl, zone and minutes from the timer", async () => {
  const { consultationId, bowl, formula } = await toned();
  const timer = await start({
    label: "Toner, Dana",
    minutes: 20,
    formulaId: formula.id,
    step: bowl.order,
  });
  expect(timer).toMatchObject({ consultationId, formulaId: formula.id, step: bowl.order });
  later(8);
  const { answer } = await ask({ timerId: timer.id, seen: ["too_dark"], zone: "ends" });
  expect(answer.understood).toEqual({
    product: "toner",
    minutesOn: 8,
    zone: "ends",
    seen: ["too_dark"],
  });
  const spoken = await ask({ text: "the toner is still orange" });
  expect(spoken.answer.understood.minutesOn).toBe(8);
  expect(spoken.answer.trace.map(({ effect }) => effect).join()).toContain(
    bowl.lineName.split(" / ")[0],
  );
  await stop(timer.id);
});

it("says nothing of a timer when two could be meant, or when it was stopped", async () => {
  const one = await start({ label: "Toner, Dana", minutes: 20 });
  const two = await start({ label: "Toner, Mia", minutes: 20 });
  later(4);
  const told = async () => (await ask({ text: "the toner is still yellow" })).answer.understood;
  expect((await told()).minutesOn).toBeNull();
  await stop(two.id);
  expect((await told()).minutesOn).toBe(4);
  await stop(one.id);
  expect((await told()).minutesOn).toBeNull();
});

it("mixes in the stylist's own line", async () => {
  await maren.json("PUT", "/api/stylists/brand-preferences", {
    brandId: "wella-professionals",
    productLineIds: ["color-touch"],
    developerVolume: 20,
  });
  const { answer } = await ask({ text: "toner on 20 minutes, still yellow", level: 9 });
  expect(answer.mix?.ingredients[0]?.name).toContain("Wella");
});

it("takes colour off a head whose record has come to say that it may have none", async () => {
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const client = await maren.json("POST", "/api/clients", { name: "Wanda Reacts" });
  const { id, version } = (await client.json()) as { id: string; version: number };
  const { formula } = await toned({ clientId: id });
  const timer = await start({ label: "Toner, Wanda", minutes: 20, formulaId: formula.id });
  later(5);
  const words = { timerId: timer.id, text: "still orange" };
  expect((await ask(words)).answer.verdict).toBe("leave");
  await maren.json("PATCH", `/api/clients/${id}`, { version, allergies: "PPD" });
  for (const call of [words, { clientId: id, text: "toner 5 min, still orange" }]) {
    const { answer } = await ask(call);
    expect(answer).toMatchObject({ verdict: "rinse_now", danger: "care", mix: null });
    expect(answer.reason).toContain("“PPD”");
  }
  await stop(timer.id);
});

it.each([
  [{ text: "x".repeat(501) }, "text"],
  [{ seen: ["plaid"] }, "seen.0"],
  [{ minutesOn: -1 }, "minutesOn"],
  [{ timerId: "x" }, "timerId"],
])("refuses %j", async (body, path) => {
  const refused = await maren.json("POST", "/api/colour/rescue", body);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ issues: [{ path }] });
});
