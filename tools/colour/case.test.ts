import { expect, it } from "vitest";
import { draftOf } from "#tools/consultations/analysis/draft.ts";
import { caseOf, nothingKnown } from "./case.ts";
import { checkBowls, checkFormula } from "./check/checks.ts";
import { formulate } from "./formulate.ts";
import { rescue } from "./rescue/rescue.ts";
import { holdsOf } from "./safety/holds.ts";
import { FormulateRequest } from "./schema.ts";

/*
 * A head whose facts nobody gathered does not compile: `npm run check` reads this file, and a line below that compiles after
 * all is an error there. Nothing of it is run but the one line that is right.
 */

const told: FormulateRequest = { currentLevel: 6, desiredLevel: 7 };
const parsed = FormulateRequest.parse(told);
const head = caseOf(told, nothingKnown);
const answer = formulate(head);
const candidate = { line: "goldwell/topchic" };

const ungathered = [
  // @ts-expect-error what a caller says
  () => formulate(told),
  // @ts-expect-error the same, found to be well formed
  () => formulate(parsed),
  // @ts-expect-error a case that was written over
  () => formulate({ ...parsed, extra: { age: 30 } }),
  // @ts-expect-error without a word on what is known
  () => caseOf(told),
  // @ts-expect-error bowls for a head as it was told
  () => checkFormula({ candidate, context: parsed }),
  // @ts-expect-error the same, bowl by bowl
  () => checkBowls({ candidate, context: parsed }),
  // @ts-expect-error what waits for a person
  () => holdsOf([], parsed),
  // @ts-expect-error a formula to be saved
  () => draftOf(parsed, answer, { source: "engine" }),
  // @ts-expect-error a bowl in trouble, on hair of which nobody said what is known
  () => rescue({ text: "it is too dark" }),
];

it("is the only head that a formula is made for", () => {
  expect(ungathered).not.toHaveLength(0);
  expect(answer.formula).not.toBeNull();
});
