import { z } from "zod";
import type { Finding } from "./schema.ts";
import { patchTest, source } from "./science.ts";
import type { ProductType } from "./words.ts";

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
 * Holds oxidative colour back where the salon asks for a valid allergy alert test and the client's record has none; a test
 * that was told of for this service stands for it. Somebody may answer for it by name. `extra` are the facts of a request.
 */
export function patchRequiredFindings(
  types: readonly (ProductType | undefined)[],
  extra: Record<string, unknown> | undefined,
): Finding[] {
  const lacks = PatchRequired.safeParse(extra?.["patchTestRequired"]).data;
  if (!lacks || !types.some((type) => type && oxidative.includes(type))) return [];
  return [
    {
      code: PATCH_REQUIRED,
      severity: "block",
      sentence: `${SAYS[lacks]}: do one ${patchTest.readAfterHours} hours before, or release it on your name.`,
      source: source.allergy,
    },
  ];
}
