import type { Finding } from "#tools/colour/schema.ts";
import { concernRules } from "./concerns.ts";
import { NO_LINE_WITHOUT } from "./remaining.ts";

/** The plan's word on which of its bowls wait for an answer and which do not. */
export const PARTLY_WITHHELD = "partly_withheld";

/** Findings about the client's own health, which what is said later can bring or take away. */
const CODES: ReadonlySet<string> = new Set([
  ...Object.values(concernRules).flatMap(({ hold }) => hold?.code ?? []),
  PARTLY_WITHHELD,
  "pregnancy_advice",
  "black_henna_tattoo_risk",
  "isotretinoin_fragile_skin",
  "scalp_kept_off",
  "scalp_spared",
  "chemotherapy_ask_first",
  "safety_word_unknown",
  "allergy_refer_medical",
  "allergy_what_remains",
  "allergy_unknown",
  NO_LINE_WITHOUT,
  "under_16",
  "scalp_not_healthy",
  "substance_avoided",
  "substance_in_bowl",
  "substance_never",
  "patch_test_required",
  "patch_test_too_recent",
  "patch_test_unread",
  "patch_test_outdated",
  "damage_4_no_chemical",
]);

/** Whether a finding is about the client's safety rather than about the colour. */
export const isOfSafety = ({ code }: Pick<Finding, "code">): boolean => CODES.has(code);
