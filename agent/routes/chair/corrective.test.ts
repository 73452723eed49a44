import { beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import {
  consultStored,
  newWords,
  storePhotos,
  type ConsultBody,
} from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import type { Bowl, Timer } from "#tools/formulas/schema.ts";

let started: TestApp;
let maren: Salon;
let now = new Date("2026-03-02T10:00:00Z");
let before: string;
let result: string;

beforeAll(async () => {
  started = await startApp({ now: () => now });
  maren = await openSalon(started);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const [one = "", two = ""] = await storePhotos(
    maren,
    await hairPhoto({ level: 7, seed: 1 }),
    await hairPhoto({ level: 7, seed: 2 }),
  );
  [before, result] = [one, two];
});

/** Lightened hair at level 7, orange, that is toned. */
const orange = {
  ...newWords,
  currentLevel: 7,
  desiredLevel: 7,
  hairCondition: "bleached",
  previousTreatments: ["bleached"],
  unwantedTone: "orange",
  desiredTone: "cool_ash",
};
const first = (changes: object = {}) =>
  consultStored(maren, { ...orange, currentPhotos: [before], targetPhoto: result, ...changes });
const correct = async (parent: ConsultBody, said: object = {}) => {
  const { status, body } = await consultStored(maren, {
    consultationType: "corrective",
    parentConsultationId: parent.consultation.id,
    uncorrectedTones: ["orange"],
    issueDescription: "Still orange.",
    currentPhotos: [],
    targetPhoto: result,
    ...said,
  });
  expect(status).toBe(201);
  return body;
};
/** The bowls as the card has them. */
const stepsOf = ({ steps }: ConsultBody) => steps as unknown as Bowl[];
const bowls = (body: ConsultBody) =>
  stepsOf(body).map(({ lineId, shades, minutes, developer }) => ({
    lineId,
    shades,
    minutes,
    developer,
  }));
const causes = ({ consultation }: ConsultBody) =>
  consultation.findings.map(({ code }) => code).filter((code) => code.startsWith("cause_"));
const sure = ({ consultation }: ConsultBody) => Number(consultation["confidence"]);

it("names why the fault is still there, mixes another bowl and is less sure", async () => {
  const { body: parent } = await first();
  const corrected = await correct(parent);
  expect(causes(corrected).length).toBeGreaterThan(0);
  expect(bowls(corrected)).not.toEqual(bowls(parent));
  expect(sure(corrected)).toBeLessThan(sure(parent));
  const trace = corrected.consultation["trace"] as { rule: string; effect: string }[];
  const why = trace.find(({ rule }) => rule === causes(corrected)[0]);
  expect(why?.effect).toContain(String(stepsOf(parent)[0]?.minutes[1]));
});

it("counts the minutes that the bowl was really on", async () => {
  const { body: parent } = await first();
  const [bowl] = stepsOf(parent);
  const start = await maren.json("POST", "/api/timers", {
    label: "Toner",
    minutes: 10,
    consultationId: parent.consultation.id,
    step: bowl!.order,
  });
  const timer = (await start.json()) as Timer;
  now = new Date(now.getTime() + 3 * 60_000);
  await maren.json("PATCH", `/api/timers/${timer.id}`, { action: "stop" });
  const corrected = await correct(parent);
  const said = corrected.consultation.findings.find(({ code }) => code.startsWith("cause_"));
  expect(said?.sentence).toContain("for 3 minutes");
});

it("takes another kind of move in a chain of two, and never a bowl that failed", async () => {
  const { body: parent } = await first();
  const one = await correct(parent);
  const two = await correct(one);
  const seen = [parent, one, two].map((each) => JSON.stringify(bowls(each)));
  expect(new Set(seen).size).toBe(3);
  expect(two.steps.map(({ purpose }) => purpose)).not.toEqual(
    one.steps.map(({ purpose }) => purpose),
  );
  expect(two.consultation.findings.map(({ code }) => code)).toContain("correction_changes_kind");
  expect(sure(two)).toBeLessThan(sure(one));
});

it("starts counting again when another fault is named", async () => {
  const { body: parent } = await first();
  const one = await correct(parent);
  const other = await correct(one, {
    uncorrectedTones: ["too-dark"],
    issueDescription: "Now it is too dark.",
  });
  expect(other.consultation.findings.map(({ code }) => code)).not.toContain(
    "correction_changes_kind",
  );
});

it("compares the photos of before, goal and result in words", async () => {
  const { body: parent } = await first();
  const corrected = await correct(parent);
  const compared = corrected.consultation.findings.find(({ code }) => code === "photos_compared");
  expect(compared?.sentence).toMatch(/^By the photos: Before: level .*Goal: level .*Now: level /);
});
