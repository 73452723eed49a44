import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
/** OWASP's argon2id setting: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** A password as it is stored: argon2id with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: password.normalize("NFKC"), nonce, ...COST });
  return `argon2id$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
}

/** Whether `password` is the one that was stored as `hash`, compared in constant time. */
export async function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  const [scheme, nonce, tag] = given.hash.split("$");
  if (scheme !== "argon2id" || !nonce || !tag) return false;
  const expected = Buffer.from(tag, "base64url");
  const message = given.password.normalize("NFKC");
  const actual = await derive("argon2id", {
    message,
    nonce: Buffer.from(nonce, "base64url"),
    ...COST,
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
