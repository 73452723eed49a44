import { isUsable } from "#tools/social/account-rules.ts";
import { planOf } from "#tools/social/plan-rules.ts";
import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import type { Platform, Post, SocialAccount, SocialTier } from "#tools/social/schema.ts";

/** Whether a post may be sent to its platforms at all: the plan publishes, and something of it is not shown yet. */
export function canBePublished({ status }: Pick<Post, "status">, tier: SocialTier): boolean {
  return planOf(tier).scheduling && status !== "publishing" && status !== "published";
}

/** The platforms on which a post is not shown yet. */
function platformsLeft({ platform, publications }: Pick<Post, "platform" | "publications">) {
  return platform.filter(
    (each) => !publications.some((one) => one.platform === each && one.state === "published"),
  );
}

/** The platforms that a post is not on yet, each with what keeps it from going there; null where nothing does. */
export function waysOf(
  post: Pick<Post, "platform" | "publications" | "photoId">,
  accounts: readonly SocialAccount[],
): { platform: Platform; hindrance: string | null }[] {
  return platformsLeft(post).map((platform) => {
    const bare = platform === "instagram" && !post.photoId;
    const hindrance =
      notReady(platform, accounts) ?? (bare ? "Instagram takes no post without a picture." : null);
    return { platform, hindrance };
  });
}

function notReady(platform: Platform, accounts: readonly SocialAccount[]): string | null {
  const name = PLATFORM_NAMES[platform];
  const account = accounts.find((each) => each.platform === platform);
  if (!account) return `No ${name} account is connected.`;
  if (isUsable(account.state)) return null;
  return account.state === "expired"
    ? `The token for ${name} has expired.`
    : `${name} no longer accepts the token.`;
}

/** The platforms that did not answer, so that the post may be there already. */
export const unknownOf = ({ publications }: Pick<Post, "publications">): Platform[] =>
  publications.filter(({ state }) => state === "unknown").map(({ platform }) => platform);
