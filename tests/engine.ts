import { caseOf, nothingKnown } from "#tools/colour/case.ts";
import * as checks from "#tools/colour/check/checks.ts";
import * as engine from "#tools/colour/formulate.ts";
import * as chair from "#tools/colour/rescue/rescue.ts";
import type { RescueRequest } from "#tools/colour/rescue/schema.ts";
import type { CheckRequest, FormulateRequest } from "#tools/colour/schema.ts";

/** The engine on a head of which nothing is on record. */
export const formulate = (request: FormulateRequest) => engine.formulate(headOf(request));

/** A head of which nothing is on record. */
export const headOf = (request: FormulateRequest) => caseOf(request, nothingKnown);

export const checkFormula = (request: CheckRequest) => checks.checkFormula(checked(request));
export const checkBowls = (request: CheckRequest) => checks.checkBowls(checked(request));

const checked = ({ candidate, context }: CheckRequest) => ({
  candidate,
  context: context && headOf(context),
});

/** What to do about a bowl on the hair of somebody of whom nothing is on record. */
export const rescue = (request: RescueRequest) => chair.rescue(request, nothingKnown);
