import { z } from "zod";
import type { Case } from "#tools/colour/case.ts";
import { readFacts } from "#tools/colour/facts.ts";
import { hoursToWait, isOutdated } from "#tools/colour/patch-test.ts";
import type { Finding } from "#tools/colour/schema.ts";
import { patchTest, source } from "#tools/colour/science.ts";
import type { ProductType } from "#tools/colour/words.ts";
import { concernRules, meetsScalp, scalpRule, type PlacedBowl } from "./concerns.ts";
import type { Concern } from "./schema.ts";

/** What is wrong with the patch test that the salon's record of a client asks for. */
export const PatchRequired = z.enum(["missing", "pending", "expired"]);
export type PatchRequired = z.infer<typeof PatchRequired>;

/** The finding's code, by which a release is told from others. */
export const PATCH_REQUIRED = "patch_test_required";

/** What holds dye that develops on the skin. Lightener, remover, direct dye and care do not. */
const oxidative: readonly ProductType[] = ["permanent", "demi-permanent", "high-lift", "toner"];

const SAYS: Record<PatchRequired, string> = {
  missing: "This client has no valid patch test",
  pending: "This client's patch test has not been read",
  expired: `This client's patch test is more than ${patchTest.goodForHours / 24} days old`,
};

/**
 * What holds bowls back until a person has answered: a valid patch test where the salon asks for one, an allergy
 * that nobody could place, what of the client's health waits for an answer, a bowl on a scalp that is to be spared. Each
 * may be released by name.
 */
export function holdsOf(bowls: readonly PlacedBowl[], head: Case): Finding[] {
  const mixed = bowls.flatMap(({ type }) => (type && type !== "treatment" ? type : []));
  if (mixed.length === 0) return [];
  const facts = readFacts(head);
  return [
    ...patchHold(mixed, head.extra),
    ...allergyHold(facts),
    ...[...facts.concerns].flatMap((concern) => healthHold(concern, mixed, facts)),
    ...(bowls.some(meetsScalp) ? scalpHold(facts) : []),
  ];
}

type Facts = ReturnType<typeof readFacts>;

function patchHold(
  types: readonly ProductType[],
  extra: Record<string, unknown> | undefined,
): Finding[] {
  const lacks = PatchRequired.safeParse(extra?.["patchTestRequired"]).data;
  if (!lacks || !types.some((type) => oxidative.includes(type))) return [];
  const sentence = `${SAYS[lacks]}: do one ${patchTest.readAfterHours} hours before, or release it on your name.`;
  return [{ code: PATCH_REQUIRED, severity: "block", sentence, source: source.allergy }];
}

function allergyHold({ safety }: Facts): Finding[] {
  const unknown = safety.filter(
    ({ concern, substance }) => concern === "allergy" && substance === undefined,
  );
  if (unknown.length === 0) return [];
  const words = unknown.map((fact) => `“${fact.words}”`).join(", ");
  return [
    {
      code: "allergy_unknown",
      severity: "block",
      sentence: `${words}: nobody here knows whether color, developer or lightener holds that. Find out before you mix, or release it on your name.`,
      source: source.allergy,
    },
  ];
}

function healthHold(concern: Concern, types: readonly ProductType[], facts: Facts): Finding[] {
  const hold = concernRules[concern]?.hold;
  const { types: held } = hold ?? {};
  if (!hold || (held && !types.some((type) => held.includes(type)))) return [];
  if (hold.untilTested && isPassed(facts)) return [];
  const sentence = `${wordsOf(facts, concern)}: ${hold.says}`;
  return [{ code: hold.code, severity: "block", sentence, source: hold.source }];
}

/** Passed and not outdated; a day that nobody named counts as in time. */
const isPassed = (facts: Facts) =>
  facts.patchTest === "passed" && !isOutdated(facts) && !hoursToWait(facts);

function scalpHold(facts: Facts): Finding[] {
  if (scalpRule(facts.concerns) !== "unanswered") return [];
  return [
    {
      code: "scalp_kept_off",
      severity: "block",
      sentence: `${wordsOf(facts, "pregnancy")}: this goes on the scalp, which is better kept off in pregnancy. Work in foils or away from the scalp instead, or talk it through with the client and release it on your name.`,
      source: source.nhs,
    },
  ];
}

/** In the words it was heard in, else by its name. */
function wordsOf({ safety }: Facts, concern: Concern): string {
  const told = safety.filter((fact) => fact.concern === concern);
  return told.length > 0
    ? told.map(({ words }) => `“${words}”`).join(", ")
    : (NAMED[concern] ?? "Told of the client");
}

const NAMED: Partial<Record<Concern, string>> = {
  pregnancy: "Pregnant",
  chemotherapy: "Chemotherapy",
  black_henna: "A black henna tattoo",
  asthma: "Asthma",
};
