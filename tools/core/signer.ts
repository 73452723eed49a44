import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from "node:crypto";

/** Signs what is handed out and comes back, such as a slot, and encrypts what is kept. What was done for one purpose is nothing for another. */
export type Signer = {
  sign(purpose: string, words: string): string;
  /** The words that were signed; null for what was not signed here, or for another purpose. */
  read(purpose: string, token: string): string | null;
  /** Encrypts words that are kept in the database for a while (AES-256-GCM). */
  seal(purpose: string, words: string): string;
  /** The words that were sealed; null for what was not sealed here, or for another purpose. */
  open(purpose: string, sealed: string): string | null;
};

/** A signer by the secret that all app instances share. */
export function createSigner(secret: string): Signer {
  // bytes would be made a key anew each time, which costs more than to sign
  const keys = new Map<string, KeyObject>();
  const keyOf = (purpose: string) => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = createSecretKey(
      new Uint8Array(hkdfSync("sha256", secret, "undertone", purpose, 32)),
    );
    keys.set(purpose, key);
    return key;
  };
  const mac = (purpose: string, body: string) =>
    createHmac("sha256", keyOf(purpose)).update(body).digest();
  return {
    sign: (purpose, words) => {
      const body = Buffer.from(words).toString("base64url");
      return `${body}.${mac(purpose, body).toString("base64url")}`;
    },
    read: (purpose, token) => {
      const [body = "", given = "", ...rest] = token.split(".");
      const claimed = Buffer.from(given, "base64url");
      const right = mac(purpose, body);
      if (rest.length > 0 || claimed.length !== right.length || !timingSafeEqual(claimed, right))
        return null;
      return Buffer.from(body, "base64url").toString("utf8");
    },
    seal: (purpose, words) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", keyOf(`sealed ${purpose}`), iv);
      const body = Buffer.concat([cipher.update(words, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64");
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, "base64");
      if (bytes.length < 28) return null;
      const key = keyOf(`sealed ${purpose}`);
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12), {
        authTagLength: 16,
      });
      decipher.setAuthTag(bytes.subarray(12, 28));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
      } catch {
        return null;
      }
    },
  };
}
