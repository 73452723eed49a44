import { createHash, randomBytes } from "node:crypto";
import type { SharedCost } from "./schema.ts";

/** A secret for a link: 32 random bytes as 43 letters. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What could be such a secret at all. */
export function isToken(given: string): boolean {
  return /^[\w-]{43}$/.test(given);
}

/**
 * What is kept of a token. Whether its page says the cost is sealed into it, so that nobody who holds the link can
 * ask for more than was shared.
 */
export function fingerprint(token: string, cost: SharedCost): string {
  return createHash("sha256").update(`${token} ${cost}`).digest("base64url");
}
