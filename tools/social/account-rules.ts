import type { SocialAccount } from "./schema.ts";

const DAY_MS = 86_400_000;
/** An account is said to end within a week. */
export const EXPIRING_DAYS = 7;

/** How an account stands: whether its token is refused, has ended, ends within a week, or is good. */
export function accountStateAt(
  { expiresAt, revokedAt }: { expiresAt: Date | null; revokedAt: Date | null },
  now: Date,
): SocialAccount["state"] {
  if (revokedAt) return "revoked";
  if (!expiresAt) return "connected";
  if (expiresAt <= now) return "expired";
  return expiresAt.getTime() - now.getTime() < EXPIRING_DAYS * DAY_MS ? "expiring" : "connected";
}

/** Whether something can be published through it. */
export const isUsable = (state: SocialAccount["state"]) =>
  state === "connected" || state === "expiring";
