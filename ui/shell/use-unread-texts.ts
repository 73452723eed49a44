import { useQuery } from "@tanstack/react-query";
import { unreadConversations } from "#ui/api/desk/sms.ts";
import { useIncludes } from "#ui/api/house/subscription.ts";
import type { Screens } from "./slots.ts";

/** In how many conversations there are unread texts; not asked where the plan has none. */
export function useUnreadTexts(screens: Screens) {
  const texting = useIncludes("pro") && screens.has("/messages");
  return useQuery({ ...unreadConversations, enabled: texting });
}
