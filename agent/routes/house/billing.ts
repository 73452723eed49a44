import { endPlan, getBilling, resumePlan } from "#tools/billing/plans.ts";
import { Billing, OfProduct } from "#tools/billing/schema.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** What the salon pays for the product itself. */
export const billing = router()
  .openapi(...verb("get /", { answer: Billing }, getBilling))
  .openapi(...verb("post /{product}/end", { params: OfProduct, answer: Billing }, endPlan))
  .openapi(...verb("post /{product}/resume", { params: OfProduct, answer: Billing }, resumePlan));
