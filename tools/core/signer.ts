import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Signs what is handed out and comes back, such as a slot. What was signed for one purpose is nothing for another. */
export type Signer = {
  sign(purpose: string, words: string): string;
  /** The words that were signed; null for what was not signed here, or for another purpose. */
  read(purpose: string, token: string): string | null;
};

/** A signer by the secret that all app instances share. */
export function createSigner(secret: string): Signer {
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string) => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync("sha256", secret, "undertone", purpose, 32));
    keys.set(purpose, key);
    return key;
  };
  const seal = (purpose: string, body: string) =>
    createHmac("sha256", keyOf(purpose)).update(body).digest();
  return {
    sign: (purpose, words) => {
      const body = Buffer.from(words).toString("base64url");
      return `${body}.${seal(purpose, body).toString("base64url")}`;
    },
    read: (purpose, token) => {
      const [body = "", given = "", ...rest] = token.split(".");
      const mac = Buffer.from(given, "base64url");
      const right = seal(purpose, body);
      if (rest.length > 0 || mac.length !== right.length || !timingSafeEqual(mac, right))
        return null;
      return Buffer.from(body, "base64url").toString("utf8");
    },
  };
}
