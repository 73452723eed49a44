import { formulate, headOf } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { inValue, plain, table } from "#tests/row-words.ts";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import type { ProposedBowl } from "./advice-schema.ts";
import { judge } from "./proposal.ts";

const bowl: ProposedBowl = {
  line: "goldwell/colorance",
  purpose: "deposit",
  zone: "all",
  shades: [
    { code: "6N", grams: 30 },
    { code: "6A", grams: 10 },
  ],
  developerVolume: 7,
  ratio: "1:2",
  leastMinutes: 20,
  mostMinutes: 15,
};
const AT_HAND = { bowl };
const lightener: ProposedBowl = {
  ...bowl,
  line: "matrix/light-master",
  purpose: "lighten",
  zone: "foils",
  shades: [{ code: "any", grams: 50 }],
  developerVolume: 20,
  ratio: "1:1.5",
  leastMinutes: 20,
  mostMinutes: 45,
};
const hair: FormulateRequest = {
  currentLevel: 6,
  desiredLevel: 6,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
  damageLevel: "1",
  serviceType: "toning",
  desiredTone: "natural",
};
const judged = (bowls: ProposedBowl[], changes: Partial<FormulateRequest> = {}) => {
  const request = { ...hair, ...changes };
  return judge(bowls, headOf(request), formulate(request));
};

describe("bowls that a model puts forward", () => {
  it("pass from a shelf only with what stands there", () => {
    const shelf = { "goldwell/colorance": ["6N", "6A"] };
    const verdict = judged([bowl], { shelf });
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.objections));
    expect(verdict.answer.findings.map(({ code }) => code)).not.toContain("not_on_shelf");
    const other = { ...bowl, shades: [{ code: "6NN", grams: 40 }] };
    expect(judged([other], { shelf })).toMatchObject({
      ok: false,
      objections: [{ code: "not_on_shelf", sentence: expect.stringContaining("6NN") }],
    });
  });

  it("become an answer with cards, in which the ratio weighs the developer", () => {
    const verdict = judged([bowl]);
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.objections));
    const { answer } = verdict;
    expect(answer.steps).toMatchObject([
      {
        type: "demi-permanent",
        developer: { volume: 7, grams: 80 },
        minutes: [15, 20],
        onScalp: true,
        final: true,
      },
    ]);
    expect(answer.formula?.ingredients.map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringContaining("6N"), expect.stringContaining("6A")]),
    );
    expect(answer.trace.map(({ rule }) => rule)).toContain("model_formula");
    expect(answer.trace.map(({ rule }) => rule)).not.toContain("default_line");
  });

  it("are what the catalogue says they are, and touch the scalp where the zone does", () => {
    const verdict = judged([lightener, { ...bowl, purpose: "tone" }], {
      desiredLevel: 8,
      hairCondition: "virgin",
      previousTreatments: ["virgin"],
    });
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.objections));
    const [first, second] = verdict.answer.steps;
    expect(first).toMatchObject({
      type: "lightener",
      onScalp: false,
      shades: [{ code: "Light Master / Light Master Pre-Bonded", tone: "clear" }],
    });
    expect(second).toMatchObject({ type: "demi-permanent", onScalp: true });
  });

  it.each<[string, ProposedBowl[], Partial<FormulateRequest>, string]>(
    table(
      `
an unknown line | [(bowl line=goldwell/unheard-of)] | () | not_in_the_catalogue
a developer as a line | [(bowl line=goldwell/topchic-developer)] | () | not_in_the_catalogue
an unknown shade | [(bowl shades=[(code=77XX grams=30)])] | () | not_in_the_catalogue
a ratio that is none | [(bowl ratio=some)] | () | not_in_the_catalogue
a developer without ratio | [(bowl ratio=null)] | () | not_in_the_catalogue
one bad bowl among good ones | [(bowl),(bowl line=goldwell/unheard-of)] | () | not_in_the_catalogue
permanent colour on damage 2 | [(bowl line=goldwell/topchic developerVolume=10 ratio=1:1)] | (damageLevel="2") | type_not_allowed_at_damage_2
anything on damage 3 | [(bowl)] | (damageLevel="3") | nothing_may_be_mixed
anything on damage 4 | [(bowl)] | (damageLevel="4") | nothing_may_be_mixed
anything on henna that was not tested | [(bowl)] | (previousTreatments=[henna] desiredLevel=7) | nothing_may_be_mixed
colour after a reaction | [(bowl)] | (extra.reactedToColourBefore) | nothing_may_be_mixed
`,
      plain,
      inValue<ProposedBowl[]>(AT_HAND),
      inValue<Partial<FormulateRequest>>(AT_HAND),
      plain,
    ),
  )("are refused for %s", (_, bowls, changes, code) => {
    const verdict = judged(bowls, changes);
    expect(verdict.ok ? [] : verdict.objections.map((objection) => objection.code)).toContain(code);
  });

  it("never pass what the engine's checks block, over many heads and strengths", () => {
    let passed = 0;
    for (const damageLevel of ["1", "2"] as const)
      for (const developerVolume of [7, 20, 30, 40])
        for (const line of ["goldwell/topchic", "goldwell/colorance", "matrix/light-master"]) {
          const zone = line === "matrix/light-master" ? "roots" : "all";
          const verdict = judged(
            [
              {
                ...bowl,
                line,
                developerVolume,
                ratio: "1:1",
                zone,
                shades: [{ code: "6N", grams: 30 }],
              },
            ],
            { damageLevel },
          );
          if (!verdict.ok) continue;
          passed += 1;
          const [step] = verdict.answer.steps;
          if (damageLevel === "2")
            expect([step?.type, (step?.developer?.volume ?? 0) <= 15]).toEqual([
              "demi-permanent",
              true,
            ]);
          if (step?.type === "lightener") expect(step.developer?.volume).toBeLessThanOrEqual(20);
        }
    expect(passed).toBeGreaterThan(0);
  });
});
