import { SubscriptionStatus, Upgrade, Upgraded } from "#tools/subscription/schema.ts";
import { getSubscription, upgradeSubscription } from "#tools/subscription/subscription.ts";
import { router } from "./router.ts";
import { verb } from "./verb.ts";

export const subscription = router()
  .openapi(...verb("get /status", { answer: SubscriptionStatus }, getSubscription))
  .openapi(...verb("put /upgrade", { body: Upgrade, answer: Upgraded }, upgradeSubscription));
