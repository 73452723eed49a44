import type { ApiToken } from "./schema.ts";

/** Whether a token works at an instant, in milliseconds. */
export function isLive(
  { revokedAt, expiresAt }: Pick<ApiToken, "revokedAt" | "expiresAt">,
  now: number,
): boolean {
  return revokedAt === null && (expiresAt === null || new Date(expiresAt).getTime() > now);
}
