import { patchResult } from "./answers.ts";
import { Extra } from "./hair-schema.ts";
import { isOutdated } from "./patch-test.ts";
import type { PatchRequired } from "./safety/holds.ts";
import { distinct } from "./safety/facts.ts";
import type { SafetyFact } from "./safety/schema.ts";
import { FormulateRequest, type HairFacts } from "./schema.ts";

declare const gathered: unique symbol;

/**
 * A head with all that is known of it: what was told, what the client's record and earlier visits hold, and what the salon
 * works with. The engine takes nothing else, and `caseOf` alone makes one.
 */
export type Case = HairFacts & { readonly [gathered]: true };

/** What the record of a client adds. */
export type RecordFacts = {
  age?: number;
  patchTest?: "passed" | "failed";
  patchTestBrand?: string;
  patchTestHours?: number;
  patchTestRequired?: PatchRequired;
  safety?: readonly SafetyFact[];
};

/** Whatever is known beside what was told. */
export type Known = {
  record?: RecordFacts | undefined;
  /** What the salon works with; what was told goes before it. */
  salon?:
    | Pick<FormulateRequest, "lines" | "shelf" | "standing" | "offsets" | "developerBrand">
    | undefined;
  /** Answers given now, where the request holds some of an earlier one too. */
  said?: Record<string, unknown> | undefined;
};

/** A head of which nothing is on record: a practice head, or one that a program asks about. */
export const nothingKnown: Known = {};

/**
 * Brings together what was told and what is known. What was said goes before the record, but nobody says a reaction away;
 * what an earlier consultation knew of a test gives way to the record. Throws a ZodError for words it does not know.
 */
export function caseOf(
  request: FormulateRequest,
  { record: known, salon = {}, said = request.extra ?? {} }: Known,
): Case {
  const record = known ?? {};
  const { age, patchTestRequired, safety = [], ...tested } = record;
  const own = tested.patchTest !== "failed" && toldOfTest(said);
  const replaced = !own && (patchTestRequired !== undefined || tested.patchTest !== undefined);
  const told = Object.entries(request.extra ?? {}).filter(
    ([name]) => name !== "safety" && !(replaced && TESTS.has(name)),
  );
  // what the record and earlier visits said when this was asked first is asked of them anew
  const kept = (request.extra?.safety ?? []).filter(
    ({ from, withdrawn }) => from === "said" || withdrawn || !known,
  );
  const facts = distinct([...safety, ...kept]);
  const extra = {
    ...(age !== undefined && { age }),
    ...Object.fromEntries(told),
    ...(!own && tested),
    ...(!own && patchTestRequired && { patchTestRequired }),
    ...(facts.length > 0 && { safety: facts }),
  };
  return FormulateRequest.parse({
    ...salon,
    ...request,
    // what was in stock when this was asked first may be gone
    ...(salon.standing && { standing: salon.standing }),
    ...(Object.keys(extra).length > 0 && { extra }),
  }) as Case;
}

const TESTS: ReadonlySet<string> = new Set([
  "patchTest",
  "patchTestBrand",
  "patchTestHours",
  "patchTestRequired",
]);

/** Whether the request itself tells of a test of this service. */
function toldOfTest(said: Record<string, unknown>): boolean {
  const { patchTest, patchTestBrand, patchTestHours } = Extra.parse(said);
  const result = patchResult(patchTest);
  return result !== undefined && !isOutdated({ patchTest: result, patchTestBrand, patchTestHours });
}
