import { SubscriptionStatus, Upgrade } from "#tools/subscription/schema.ts";
import { Upgraded } from "#tools/billing/schema.ts";
import { getSubscription } from "#tools/subscription/subscription.ts";
import { upgradeSubscription } from "#tools/billing/subscribe.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

export const subscription = router()
  .openapi(...verb("get /status", { answer: SubscriptionStatus }, getSubscription))
  .openapi(...verb("put /upgrade", { body: Upgrade, answer: Upgraded }, upgradeSubscription));
