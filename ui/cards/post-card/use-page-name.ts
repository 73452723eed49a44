import { useQuery } from "@tanstack/react-query";
import type { Platform } from "#tools/social/schema.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { listAccounts } from "#ui/api/desk/social.ts";
import { getProfile } from "#ui/api/house/stylists.ts";

/** Under which name a post stands: that of the connected account, else the salon's, else the stylist's. */
export function usePageName(): (platform: Platform) => string {
  const { data: accounts } = useQuery(listAccounts);
  const { data: profile } = useQuery(getProfile);
  const { data: session } = useQuery(sessionQuery);
  return (platform) =>
    accounts?.find((account) => account.platform === platform)?.name ||
    profile?.salonName ||
    session?.user.name ||
    "Your salon";
}
