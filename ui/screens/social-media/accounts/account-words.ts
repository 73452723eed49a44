import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import type { Platform, SocialAccount } from "#tools/social/schema.ts";
import type { BadgeTone } from "#ui/components/badge.tsx";

export const STATES: Record<SocialAccount["state"], { label: string; tone: BadgeTone }> = {
  connected: { label: "Connected", tone: "ok" },
  expiring: { label: "Expires soon", tone: "warn" },
  expired: { label: "Expired", tone: "bad" },
  revoked: { label: "Refused", tone: "bad" },
};

/** What has to be there before an account can be connected, in the order it is done. */
export const NEEDED: Record<Platform, readonly string[]> = {
  instagram: [
    "A professional Instagram account (business or creator), linked to a Facebook page.",
    "An app of yours at developers.facebook.com with the permissions instagram_basic, instagram_content_publish and pages_show_list.",
    "The number of the Instagram account and a long-lived access token, both from the Graph API Explorer there.",
  ],
  facebook: [
    "A Facebook page that you manage. A personal profile cannot be published to.",
    "An app of yours at developers.facebook.com with the permissions pages_manage_posts and pages_show_list.",
    "The number of the page and its page access token, both from the Graph API Explorer there.",
  ],
};

/** What the salon has to do about an account, as a sentence; null while it is well. `on` says a date. */
export function troubleOf(
  { platform, state, expiresAt }: Pick<SocialAccount, "platform" | "state" | "expiresAt">,
  on: (instant: string) => string,
): string | null {
  const name = PLATFORM_NAMES[platform];
  if (state === "expiring")
    return `The token for ${name} expires${expiresAt ? ` on ${on(expiresAt)}` : " soon"}. Connect it with a new one before then.`;
  if (state === "expired")
    return `The token for ${name} has expired. Nothing is published there until it is connected with a new one.`;
  if (state === "revoked")
    return `${name} no longer accepts the token. Nothing is published there until it is connected with a new one.`;
  return null;
}
