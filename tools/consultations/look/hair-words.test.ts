import { formulate } from "#tests/engine.ts";
import { expect, it } from "vitest";
import { readingOf } from "#tests/reading.ts";
import { diagnosisOf } from "#tools/consultations/diagnosis.ts";
import { hairWords } from "./hair-words.ts";
import { requestOf } from "#tools/consultations/analysis/request.ts";

it.each([
  [{ value: 5, low: 4.5, high: 6 }, 5, /That agrees with the level 5 of the form/],
  [
    { value: 3, low: 1, high: 5.5 },
    5,
    /cannot tell the depth: anything from level 1 to 5.5.*tap the hair/,
  ],
  [{ value: 5, low: 4, high: 6 }, 5, /cannot tell the depth/],
  [{ value: 4, low: 3.5, high: 5 }, 5, /neither confirms nor rules out the level 5/],
  [{ value: 3, low: 2.5, high: 4 }, 5, /You entered level 5.*Hold a swatch/],
])("says of %o against %d only what the numbers say", (level, currentLevel, said) => {
  const diagnosis = diagnosisOf(
    {
      consultationType: "new",
      currentLevel,
      desiredLevel: 7,
      hairCondition: "virgin",
      previousTreatments: [],
      damageLevel: "1",
      porosity: "normal",
      serviceType: "toning",
    },
    new Date(),
  );
  const request = requestOf(diagnosis, {});
  const readings = { current: [readingOf(5, { level })] };
  const words = hairWords({ diagnosis, readings, request, answer: formulate(request) });
  expect(words).toMatch(said);
  expect(words.includes("agrees")).toBe(said.source.includes("agrees"));
});
