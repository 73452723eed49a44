import { useQuery } from "@tanstack/react-query";
import { includes } from "#tools/subscription/rules.ts";
import { unreadConversations } from "#ui/api/desk/sms.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import type { Screens } from "./slots.ts";

/** In how many conversations there are unread texts; not asked where the plan has none. */
export function useUnreadTexts(screens: Screens) {
  const { data: status } = useQuery(subscriptionStatus);
  const texting = screens.has("/messages") && includes(status?.tier ?? "essential", "pro");
  return useQuery({ ...unreadConversations, enabled: texting });
}
