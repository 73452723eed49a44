import { checkFormula, formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import type { FormulateAnswer, FormulateRequest } from "./schema.ts";
import { toneIn } from "./shade/tone-words.ts";

const virgin: FormulateRequest = { currentLevel: 6, desiredLevel: 6, serviceType: "toning" };
const coloured: FormulateRequest = {
  ...virgin,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
};
const bleached: FormulateRequest = {
  ...virgin,
  hairCondition: "bleached",
  previousTreatments: ["bleached"],
};
const white = (grayPercent: number) => ({ hasGray: true, grayPercent });

const codes = ({ findings }: FormulateAnswer) => findings.map(({ code }) => code);
const shades = ({ steps }: FormulateAnswer) => steps.flatMap((step) => step.shades);
const tones = (answer: FormulateAnswer) => shades(answer).map(({ tone }) => tone);

/** Grams of natural among the grams of the bowl that goes on the scalp. */
function naturalShare({ steps }: FormulateAnswer) {
  const [{ shades: parts }] = steps as [FormulateAnswer["steps"][number]];
  const natural = parts.filter(({ tone }) => tone.startsWith("natural"));
  const sum = (of: typeof parts) => of.reduce((all, { grams }) => all + grams, 0);
  return sum(natural) / sum(parts);
}

describe("white hair", () => {
  it.each<[string, FormulateRequest, number]>([
    ["all white, copper", { ...virgin, hasGray: true, grayCoverage: "full" }, 0.5],
    ["60 % white", { ...virgin, ...white(60) }, 0.5],
    ["80 % resistant", { ...virgin, ...white(80), extra: { resistantGrey: true } }, 0.5],
    ["under coloured lengths", { ...coloured, ...white(60) }, 0.5],
    ["at the roots only", { ...virgin, zones: { roots: { greyShare: 70 } } }, 0.5],
    ["darker", { ...virgin, desiredLevel: 5, ...white(60) }, 0.5],
    ["a level lighter", { ...virgin, desiredLevel: 7, ...white(60) }, 0.5],
    ["as a correction", { ...coloured, ...white(60), serviceType: "color-correction" }, 0.5],
  ])("is covered with natural, whatever the service: %s", (_, hair, least) => {
    const answer = formulate({ ...hair, desiredTone: "copper" });
    const [cover] = answer.steps;
    expect(cover).toMatchObject({ type: "permanent", purpose: "deposit" });
    expect(cover?.developer?.volume).toBeGreaterThanOrEqual(20);
    expect(cover?.minutes[1]).toBeGreaterThanOrEqual(35);
    expect(naturalShare(answer)).toBeGreaterThanOrEqual(least);
    expect(tones(answer)).toContain("copper");
    expect(answer.formula?.name).toContain("copper");
  });

  it("takes the tone on into coloured lengths by a bowl of their own", () => {
    const { steps } = formulate({ ...coloured, ...white(60), desiredTone: "copper" });
    expect(steps.map(({ zone, type }) => [zone, type])).toEqual([
      ["roots", "permanent"],
      ["lengths", "demi-permanent"],
    ]);
    const regrowth = formulate({ ...coloured, ...white(60), serviceType: "gray-coverage" });
    expect(regrowth.steps.map(({ zone }) => zone)).toEqual(["roots"]);
  });

  it.each<[string, FormulateRequest]>([
    ["a toner on light lengths", { ...bleached, currentLevel: 9, desiredLevel: 9 }],
    ["a toner on a natural blonde", { ...virgin, currentLevel: 9, desiredLevel: 9 }],
    ["a gloss", { ...virgin, services: ["gloss"] }],
    ["direct dye", { ...bleached, currentLevel: 9, services: ["vivids"], desiredTone: "blue" }],
    ["a correction", { ...coloured, flow: "corrective", uncorrectedTones: ["orange"] }],
  ])("is not covered by %s, and the plan says what it does", (_, hair) => {
    const answer = formulate({ ...hair, ...white(60) });
    expect(answer.steps.every(({ type }) => type !== "permanent")).toBe(true);
    expect(answer.findings).toContainEqual(
      expect.objectContaining({ code: "white_stays_sheer", severity: "warn" }),
    );
  });

  it("of no told amount is planned for as a part of the head, and says so", () => {
    const answer = formulate({ ...virgin, hasGray: true });
    expect(codes(answer)).toContain("grey_amount_assumed");
    expect(answer.steps[0]?.type).toBe("permanent");
    expect(codes(formulate({ ...virgin, ...white(10) }))).not.toContain("grey_amount_assumed");
    expect(formulate({ ...virgin, ...white(10) }).steps[0]?.type).toBe("demi-permanent");
  });

  it("is a fact for a bowl of another hand too", () => {
    const { findings } = checkFormula({
      context: { ...virgin, ...white(80) },
      candidate: { brand: "goldwell", line: "colorance", shades: ["6K"], developer: 7 },
    });
    expect(findings.map(({ code }) => code)).toContain("line_cannot_cover_this_grey");
  });
});

describe("a wait", () => {
  it.each<[string, FormulateRequest, string, number]>([
    [
      "a perm of three days",
      { previousTreatments: ["perm"], extra: weeks(0.4) },
      "perm_too_recent",
      7,
    ],
    ["a perm nobody dated", { previousTreatments: ["perm"] }, "perm_too_recent", 7],
    [
      "keratin of a week",
      { previousTreatments: ["keratin"], extra: weeks(1) },
      "keratin_barrier",
      14,
    ],
    ["keratin nobody dated", { previousTreatments: ["keratin"] }, "keratin_barrier", 14],
    ["a relaxer nobody dated", { extra: { relaxer: "yes" } }, "relaxer_too_recent", 14],
    ["a relaxer of a day", { extra: { relaxer: "lye", ...weeks(0.1) } }, "relaxer_too_recent", 14],
  ] as never)("after %s mixes nothing today", (_, hair, code, days) => {
    const answer = formulate({ ...virgin, ...hair });
    expect(answer).toMatchObject({
      refused: { colour: true, lightener: true },
      waitDays: days,
      formula: null,
      steps: [],
    });
    expect(answer.findings).toContainEqual(expect.objectContaining({ code, severity: "block" }));
    expect(answer.alternatives).not.toEqual([]);
  });

  it.each<[string, FormulateRequest]>([
    ["perm", { ...virgin, previousTreatments: ["perm"], extra: weeks(1) }],
    ["keratin", { ...virgin, previousTreatments: ["keratin"], extra: weeks(2) }],
    ["relaxer", { ...virgin, extra: { relaxer: "lye", ...weeks(2) } }],
  ])("that is over waits no more: %s", (_, hair) => {
    const answer = formulate(hair);
    expect(answer.waitDays).toBe(0);
    expect(answer.steps).not.toEqual([]);
  });

  it("between the visits of a plan is another thing, and mixes today", () => {
    const answer = formulate({ ...coloured, currentLevel: 4, desiredLevel: 9 });
    expect(answer.sessions[0]).toBeGreaterThan(1);
    expect(answer.waitDays).toBe(14);
    expect(answer.formula).not.toBeNull();
  });
});

function weeks(weeksSinceTreatment: number) {
  return { weeksSinceTreatment };
}

describe("a wish against what is unwanted", () => {
  const pale: FormulateRequest = { ...bleached, currentLevel: 9, desiredLevel: 9 };
  it.each<[string, FormulateRequest]>([
    [
      "brassy orange, warm and deeper",
      { ...pale, desiredLevel: 6, unwantedTone: "brass_orange", desiredTone: "warm" },
    ],
    ["yellow, copper", { ...pale, unwantedTone: "yellow", desiredTone: "copper" }],
    ["orange, gold", { ...coloured, unwantedTone: "orange", desiredTone: "gold" }],
    [
      "red, mahogany, a level darker",
      { ...coloured, desiredLevel: 5, unwantedTone: "red", desiredTone: "mahogany" },
    ],
  ])("is said, and nothing feeds it: %s", (_, hair) => {
    const answer = formulate(hair);
    expect(codes(answer)).toContain("wish_against_unwanted");
    expect(codes(answer).filter((code) => code.startsWith("tone_adds_unwanted"))).toEqual([]);
    const last = answer.steps.at(-1)!;
    for (const { pigments } of last.shades)
      expect(pigments.filter((pigment) => pigment === "red" || pigment === "orange")).toEqual([]);
    expect(answer.formula?.name).not.toMatch(/copper|gold|mahogany|, warm/);
    expect(answer.findings.map(({ sentence }) => sentence).join(" ")).not.toMatch(/[a-z]_[a-z]/);
  });

  it("is no conflict where the two agree", () => {
    const answer = formulate({ ...coloured, unwantedTone: "orange", desiredTone: "cool_ash" });
    expect(codes(answer)).not.toContain("wish_against_unwanted");
  });
});

it.each([
  ["loreal-professionnel", "majirel"],
  ["goldwell", "topchic"],
  ["wella-professionals", "koleston-perfect"],
  ["redken", "color-gels-lacquers"],
  ["schwarzkopf-professional", "igora-royal"],
])("deposits only from a level to the same level, in %s %s", (brand, line) => {
  const answer = formulate({
    ...virgin,
    currentLevel: 4,
    desiredLevel: 4,
    desiredTone: "mahogany",
    brand,
    line,
  });
  for (const { developer } of answer.steps) expect(developer?.volume ?? 0).toBeLessThan(15);
});

describe("box black that is to go to 8 ash", () => {
  const black: FormulateRequest = {
    ...coloured,
    previousTreatments: ["box_dye"],
    currentLevel: 4,
    desiredLevel: 8,
    desiredTone: "cool_ash",
  };

  it("is taken out and lightened over several visits", () => {
    const answer = formulate(black);
    expect(answer.steps.map(({ purpose }) => purpose)).toEqual(["remove", "lighten", "tone"]);
    expect(answer.sessions[0]).toBeGreaterThanOrEqual(3);
  });

  it("rests first at damage 2, and the plan names the visits to come", () => {
    const answer = formulate({ ...black, damageLevel: "2" });
    expect(codes(answer)).toContain("lift_not_possible_today");
    expect(answer.roadmap?.length).toBeGreaterThan(2);
    expect(answer.roadmap?.at(-1)?.toLevel).toBe(8);
  });
});

it.each([
  ["copper", "copper"],
  ["warm copper", "copper"],
  ["caramel", "gold-copper"],
  ["honey with caramel", "gold"],
  ["chestnut", "brown"],
  ["auburn", "red-copper"],
  ["strawberry blonde", "gold-copper"],
  ["rose gold", "rose"],
  ["champagne", "beige"],
  ["sandy", "beige"],
  ["smoky beige", "beige"],
  ["mushroom", "natural-cool"],
  ["burgundy", "red-violet"],
  ["red", "red"],
  ["ash", "cool_ash"],
  ["icy", "cool_ash"],
  ["warmer", "warm"],
  ["neutral", "neutral"],
  ["brown", undefined],
  ["coverage", undefined],
])("reads %s as %s", (words, tone) => {
  expect(toneIn(words)).toBe(tone);
});

it.each(["copper", "gold-copper", "red", "beige", "gold", "mahogany"] as const)(
  "keeps %s to the shade",
  (tone) => {
    const answer = formulate({ currentLevel: 7, desiredLevel: 7, desiredTone: tone });
    expect(tones(answer)).toContain(tone);
    expect(answer.formula?.name).toContain(tone.replace("-", " "));
  },
);
