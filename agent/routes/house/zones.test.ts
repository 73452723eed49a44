import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { consult, correctionDiagnosis, newDiagnosis } from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";

let here: TestApp;
let maren: Salon;
let photo: Uint8Array;
beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  photo = await hairPhoto({ level: 7 });
});

const zones = {
  roots: { level: 5, hairCondition: "virgin", greyShare: 30 },
  ends: { level: 8, porosity: "high", tone: "brass" },
};
const analyse = (changes: Record<string, string | undefined>) =>
  consult(maren, { ...newDiagnosis, ...changes }, { targetPhoto: photo });

describe("a form", () => {
  it("says zones and services, which are kept with the consultation", async () => {
    const { status, body } = await analyse({
      zones: JSON.stringify(zones),
      services: '["retouch","grey_coverage"]',
    });
    expect(status).toBe(201);
    expect(body.consultation).toMatchObject({ zones, services: ["retouch", "grey_coverage"] });
    const again = await (await maren.request(`/api/consultations/${body.consultation.id}`)).json();
    expect(again).toMatchObject({
      consultation: { zones, services: ["retouch", "grey_coverage"] },
    });
  });

  it("of a colour correction says zones up to level 12", async () => {
    const { status, body } = await consult(
      maren,
      { ...correctionDiagnosis, zones: '{"ends":{"level":12}}' },
      { photos: [photo, photo] },
    );
    expect([status, body.consultation["zones"]]).toEqual([201, { ends: { level: 12 } }]);
  });

  it.each([
    ["patchTest", { patchTest: "reacted" }],
    ["pregnant", { pregnant: "true" }],
    ["age", { age: "15" }],
    ["scalpBroken", { scalpBroken: "true" }],
    ["reactedToColourBefore", { reactedToColourBefore: "true" }],
  ])("that says %s gets another judgement than one that does not", async (_, fact) => {
    const judged = async (changes: object) => {
      const { status, body } = await analyse({
        desiredLevel: "5",
        serviceType: "gray-coverage",
        hasGray: "true",
        ...changes,
      });
      expect(status).toBe(201);
      return body.consultation.findings.map(({ code }) => code).toSorted();
    };
    expect(await judged(fact)).not.toEqual(await judged({}));
  });

  it.each([
    ["zones", "{"],
    ["zones", "[]"],
    ["zones", '{"elbow":{"level":5}}'],
    ["zones", '{"roots":{"level":13}}'],
    ["zones", '{"roots":{"greyShare":130}}'],
    ["services", "gloss"],
    ["services", '["haircut"]'],
    ["services", '["gloss","toning","lowlights","retouch","vivids"]'],
    ["age", "old"],
    ["patchTestHours", "-1"],
    ["pregnant", "perhaps"],
  ])("is refused by name with %s %s", async (field, value) => {
    const { status, body } = await analyse({ [field]: value });
    expect(status).toBe(400);
    expect(body.issues?.some(({ path }) => path.split(".")[0] === field)).toBe(true);
  });
});
