import { createHash, randomBytes } from "node:crypto";

/** A secret for a link: 32 random bytes as 43 letters. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What could be such a secret at all. */
export function isToken(given: string): boolean {
  return /^[\w-]{43}$/.test(given);
}

/** What is kept of a token. */
export function fingerprint(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
