import { z } from "zod";
import type { Finding, FormulateRequest } from "#tools/colour/schema.ts";
import { patchTest, source } from "#tools/colour/science.ts";
import type { ProductType } from "#tools/colour/words.ts";
import { safetyOf } from "./facts.ts";
import type { SafetyFact } from "./schema.ts";

/** What is wrong with the allergy alert test that the salon's record of a client asks for. */
export const PatchRequired = z.enum(["missing", "pending", "expired"]);
export type PatchRequired = z.infer<typeof PatchRequired>;

/** The finding's code, by which a release is told from others. */
export const PATCH_REQUIRED = "patch_test_required";

/** What holds dye that develops on the skin. Lightener, remover, direct dye and care do not. */
const oxidative: readonly ProductType[] = ["permanent", "demi-permanent", "high-lift", "toner"];

const SAYS: Record<PatchRequired, string> = {
  missing: "This client has no valid allergy alert test",
  pending: "This client's allergy alert test has not been read",
  expired: `This client's allergy alert test is more than ${patchTest.goodForHours / 24} days old`,
};

/**
 * What holds a bowl back until a person has answered: a valid allergy alert test where the salon asks for one, an allergy
 * that nobody could place, skin that somebody must look at. Each may be released by name.
 */
export function holdsOf(
  types: readonly (ProductType | undefined)[],
  request: Pick<FormulateRequest, "extra" | "issueDescription">,
): Finding[] {
  const chemical = types.some((type) => type && type !== "treatment");
  const { facts } = safetyOf(request);
  return [
    ...patchHold(types, request.extra),
    ...(chemical ? [...allergyHold(facts), ...scalpHold(facts)] : []),
  ];
}

function patchHold(
  types: readonly (ProductType | undefined)[],
  extra: Record<string, unknown> | undefined,
): Finding[] {
  const lacks = PatchRequired.safeParse(extra?.["patchTestRequired"]).data;
  if (!lacks || !types.some((type) => type && oxidative.includes(type))) return [];
  const sentence = `${SAYS[lacks]}: do one ${patchTest.readAfterHours} hours before, or release it on your name.`;
  return [{ code: PATCH_REQUIRED, severity: "block", sentence, source: source.allergy }];
}

function allergyHold(safety: readonly SafetyFact[]): Finding[] {
  const unknown = safety.filter(
    ({ concern, substance }) => concern === "allergy" && substance === undefined,
  );
  if (unknown.length === 0) return [];
  const words = unknown.map((fact) => `“${fact.words}”`).join(", ");
  return [
    {
      code: "allergy_unknown",
      severity: "block",
      sentence: `${words}: nobody here knows whether colour, developer or lightener holds that. Find out before you mix, or release it on your name.`,
      source: source.allergy,
    },
  ];
}

function scalpHold(safety: readonly SafetyFact[]): Finding[] {
  const [fact] = safety.filter(({ concern }) => concern === "scalp_unclear");
  if (!fact) return [];
  return [
    {
      code: "scalp_look_first",
      severity: "block",
      sentence: `“${fact.words}”: look at the scalp. Where the skin is open, sore or flaring nothing goes on it; where it is whole and calm, release it on your name.`,
      source: "Majirel and Igora Royal leaflets",
    },
  ];
}
