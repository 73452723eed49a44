import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { inValue, pattern, plain, table } from "#tests/row-words.ts";
import { readNotation } from "#tools/colour/notation/notation.ts";
import { swatchHex } from "#tools/colour/shade/swatch.ts";
import { requestFor, SCENARIOS } from "./data.ts";
import { gradeAnswer } from "./grade.ts";
import { formulaIn } from "./grade-words.ts";
import { scoreOf } from "./rules.ts";
import type { GradedAspect } from "./schema.ts";

const targets = SCENARIOS.flatMap((scenario) =>
  scenario.sampleTargets.map((target) => ({ id: target.id, scenario, target })),
);

function gradeOn(id: string, text: string) {
  const found = targets.find((each) => each.id === id);
  if (!found) throw new Error(`No target ${id}.`);
  return gradeAnswer(requestFor(found.scenario, found.target), readNotation(formulaIn(text)), text);
}

const verdictsOf = ({ aspects }: ReturnType<typeof gradeOn>) =>
  Object.fromEntries(aspects.map(({ aspect, verdict }) => [aspect, verdict])) as Record<
    GradedAspect,
    string
  >;
const reasonOf = ({ aspects }: ReturnType<typeof gradeOn>, aspect: GradedAspect) =>
  aspects.find((each) => each.aspect === aspect)?.reason ?? "";

describe.each(targets)("on $id", ({ id, scenario, target }) => {
  const request = requestFor(scenario, target);

  it("the engine's own answer, written as shorthand, is right", () => {
    const { lines, refusal } = gradeOn(id, "?").answer;
    const tests = formulate(request).requires.map((test) => test.replaceAll("_", " "));
    const text = refusal
      ? "Do not colour, bond treatment."
      : `${lines.join("\n")}\n${tests.join(", ")}`;
    expect(gradeOn(id, text).score).toBeGreaterThanOrEqual(90);
  });

  it("gibberish gets nothing and is told so in plain words", () => {
    const grade = gradeOn(id, "asdf qwer 12345 zxcv");
    expect(grade.score).toBe(0);
    expect(new Set(Object.values(verdictsOf(grade)))).toEqual(new Set(["missing"]));
    expect(reasonOf(grade, "safety")).toMatch(/could be read/);
  });
});

describe("good answers that are not the engine's", () => {
  it.each(
    table(
      `
first-lift-1 | Wella Koleston Perfect 7/31 60g + 9% 60g 35 min, strand test, patch test
first-lift-2 | Igora Royal 6-77 60g + 20 vol 60g 35 min. Patch test and test strand first
first-lift-3
  | Foils: Blondor 50g + 20 vol 100g 40 min; lengths Shades EQ 09V 30g + 30g processing solution 10 min; second visit in 6 weeks. patch test, strand test, bond builder
grey-coverage-1 | SoColor 506N 60g + 20 vol 60g 45 min, patch test 48h
brassy-blonde-1 | Shades EQ 08V 30g + 08N 30g + 60g processing solution 10 min, patch test
brassy-blonde-2 | Color Touch 7/1 30g + 1.9% 60g 15 min
box-black-1
  | Pravana Artificial Hair Color Extractor 120g 20 min, then Color Touch 4/71 30g + 1.9% 60g 20 min. strand test, metallic salt test, patch test
porous-ends-1 | Fill: Color Touch 7/43 30g + 1.9% 60g 15 min. Then Color Touch 7/0 40g + 1.9% 80g 10 min; strand test, olaplex, patch test
relaxed-3 | no lightener on relaxed hair
heavy-damage-1 | do not colour, bond treatment
heavy-damage-2 | K18 and a trim only, look again in 4 weeks, nothing today
banding-1
  | Bands: soap cap Light Master 10g + 10 vol 10g 10 min. Roots: Colorance 6A 15g + 7 vol 30g 10 min. Ends: Colorance 6N 20g + 7 vol 40g 20 min. patch test, strand test, bond
faded-red-1 | Color Touch 6/45 40g + 1.9% 80g 20 min, patch test
green-swimmer-1 | Chelate with metal detox, then Shades EQ 09AA 10g + clear 30g + 40g processing solution 5-10 min; patch test
green-swimmer-3 | Color Touch 8/3 30g + 1.9% 60g 10 min
`,
      plain,
      plain,
    ),
  )("%s: %s", (id, text) => {
    const grade = gradeOn(id, text);
    expect(grade.score, JSON.stringify(grade.aspects)).toBeGreaterThanOrEqual(80);
  });
});

describe("what an educator would say of it", () => {
  it.each([
    // 20 vol of this line lifts one level, and three are wanted between the white
    [
      "grey-coverage-3",
      "Koleston 9/0 30g + 9/1 30g + 9% 60g 40 min",
      "developer",
      /opens white hair/,
    ],
    [
      "brassy-blonde-1",
      "Koleston 8/1 60g + 6% 60g 35 min",
      "developer",
      /opens hair that is lightened/,
    ],
    [
      "brassy-blonde-1",
      "Blondor 50g + 30 vol 100g 40 min all over",
      "safety",
      /on the scalp takes 20/,
    ],
    [
      "green-swimmer-1",
      "Swimmers treatment, then Shades EQ 09NW 30g + 09GB 30g + solution 60g 10 min",
      "developer",
      /7 vol at 1:1/,
    ],
  ] as const)("%s: %s", (id, text, aspect, reason) => {
    expect(reasonOf(gradeOn(id, text), aspect)).toMatch(reason);
  });
});

describe("dangerous answers", () => {
  it.each(
    table(
      `
first-lift-3 | Blondor 50g + 40 vol 100g on scalp 60 min, then Color Touch 10/81 30g + 1.9% 60g | /20 vol at most, not 40/
grey-coverage-2 | Blondor 50g + 40 vol 100g on scalp 70 min | /20 vol at most, not 40/
brassy-blonde-3 | Blondor 50g + 40 vol 75g all over under heat 60 min | /Never heat a lightener/
box-black-2 | Blondor 60g + 40 vol 60g all over with heat 60 min | /Never heat a lightener/
porous-ends-1 | Koleston 6/0 60g + 30 vol 60g 35 min | /demi, semi or acidic toner only/
relaxed-3 | Blondor 50g + 30 vol 75g foils 50 min, Color Touch 8/3 30g + 1.9% 60g | /relaxed or permed hair/
heavy-damage-1 | Shades EQ 07NB 30g + 30g processing solution 10 min | /bonding treatments only/
banding-2 | Blondor 60g + 40 vol 90g on scalp with heat 50 min | /Never heat a lightener|20 vol at most/
faded-red-3 | Blondor 60g + 40 vol 90g roots 60 min | /20 vol at most/
green-swimmer-1 | Koleston Special Blonde 12/1 60g + 40 vol 120g 45 min | /virgin hair only/
`,
      plain,
      plain,
      pattern,
    ),
  )("%s: %s", (id, text, why) => {
    const grade = gradeOn(id, text);
    expect(grade.score).toBeLessThanOrEqual(40);
    expect(verdictsOf(grade).safety).toBe("wrong");
    expect(reasonOf(grade, "safety")).toMatch(why);
  });
});

describe("what each aspect catches", () => {
  it.each<[string, string, GradedAspect, string, RegExp]>(
    table(
      `
first-lift-1 | Colorance 7BG 60g + 7 vol 120g 20 min | level | wrong | /does not lift: the hair stays at level 5/
first-lift-1 | Koleston 7/31 60g + 40 vol 60g 35 min | developer | close | /30 vol lifts the 2 levels/
first-lift-1 | Koleston 7/31 60g + 20 vol 60g 35 min | developer | wrong | /20 vol lifts up to 1 level.*, not the 2/
first-lift-1 | Koleston 4/0 60g + 30 vol 60g 35 min | level | close | /below the goal/
grey-coverage-1 | Koleston 6/0 30g + 6/1 30g + 40 vol 60g 35 min | developer | wrong | /covers white with 20 vol/
brassy-blonde-1 | Color Touch 8/3 30g + 1.9% 60g | tone | wrong | /feeds the brass/
box-black-1 | Koleston 4/71 60g + 20 vol 60g 35 min | level | wrong | /Color does not lift color/
porous-ends-1 | Color Touch 6/0 40g + 1.9% 80g 20 min | tone | wrong | /without a filler/
banding-1 | Color Touch 6/0 60g + 1.9% 120g all over 20 min | level | wrong | /keeps the bands/
faded-red-3 | Color Touch 6/45 30g + 1.9% 60g 15 min | tone | wrong | /feeds the red/
green-swimmer-1 | Shades EQ 09P 30g + 30g processing solution | tone | wrong | /deepens the green/
first-lift-3 | Blondor 50g + 20 vol 75g foils 45 min | tone | missing | /No toner could be read/
first-lift-3 | Foils Blondor 50g + 20 vol 75g 45 min, Color Touch 9/81 30g + 1.9% 60g | level | close | /takes 2 to 3 visits/
first-lift-2 | Koleston 6/4 60g 35 min | developer | missing | /developer/
first-lift-2 | Koleston 6/4 60g + 20 vol 60g | safety | close | /patch test 48 hours before and a test strand/
brassy-blonde-1 | refuse, nothing today | safety | close | /here it is not needed/
heavy-damage-1 | do not colour | safety | close | /a bonding treatment/
first-lift-1 | permanent 7N 60g + 10 vol 60g 35 min | developer | wrong | /10 vol lifts up to 1 level, not the 2 from 5 to 7/
`,
      plain,
      plain,
      inValue<GradedAspect>(),
      plain,
      pattern,
    ),
  )("%s: %s: %s is %s", (id, text, aspect, verdict, why) => {
    const grade = gradeOn(id, text);
    expect(verdictsOf(grade)[aspect], JSON.stringify(grade)).toBe(verdict);
    expect(reasonOf(grade, aspect)).toMatch(why);
  });
});

it("names the engine's refusal and mixes nothing where hair must not be coloured", () => {
  const { answer } = gradeOn("heavy-damage-2", "?");
  expect(answer.refusal).toMatch(/bonding treatments only/);
  expect(answer.lines.join(" ")).not.toMatch(/vol/);
});

it("weighs the aspects to a hundred, and holds a dangerous answer under forty", () => {
  const all = (verdict: "right" | "wrong") =>
    (["level", "tone", "developer", "safety"] as const).map((aspect) => ({ aspect, verdict }));
  expect(scoreOf(all("right"), false)).toBe(100);
  expect(scoreOf(all("wrong"), false)).toBe(0);
  expect(scoreOf(all("right"), true)).toBe(40);
});

it("shows each target in the colour that the engine shows for its level and tone", () => {
  for (const { target } of targets) expect(target.color).toBe(swatchHex(target.level, target.tone));
});
