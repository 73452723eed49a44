import { describe, expect, it } from "vitest";
import { formulate } from "#tools/colour/formulate.ts";
import { readNotation } from "#tools/colour/notation.ts";
import { requestFor, SCENARIOS } from "./data.ts";
import { gradeAnswer } from "./grade.ts";
import { formulaIn } from "./grade-words.ts";

const targets = SCENARIOS.flatMap((scenario) =>
  scenario.sampleTargets.map((target, at) => ({
    name: target.id,
    scenario,
    number: at + 1,
    target,
  })),
);

it.each(targets)("gives the engine's own answer its due: $name", ({ scenario, target }) => {
  const request = requestFor(scenario, target);
  const answer = formulate(request);
  const { lines, refusal } = gradeAnswer(request, readNotation("x"), "x").answer;
  const tests = answer.requires.map((t) => t.replaceAll("_", " ")).join(", ");
  const text = refusal ? `Do not colour, bond treatment.` : `${lines.join("\n")}\n${tests}`;
  const grade = gradeAnswer(request, readNotation(formulaIn(text)), text);
  expect({ text, read: grade.read, score: grade.score, aspects: grade.aspects }).toMatchObject({
    score: 100,
  });
});
