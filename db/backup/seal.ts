import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  scryptSync,
  type DecipherGCM,
} from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";

/*
 * A sealed file is AES-256-GCM: salt (16 bytes), nonce (12), the content, and at the end the tag (16) without which nothing of it
 * counts. The key is made of the passphrase by scrypt.
 */

const SALT = 16;
const NONCE = 12;
const TAG = 16;
const HEAD = SALT + NONCE;

/** What seals and opens the files of one backup; the key is made once for each salt. */
export type Seal = { salt: Buffer; keyFor: (salt: Buffer) => Buffer };

export function sealOf(passphrase: string): Seal {
  const keys = new Map<string, Buffer>();
  return {
    salt: randomBytes(SALT),
    keyFor: (salt) => {
      const name = salt.toString("hex");
      const key =
        keys.get(name) ?? scryptSync(passphrase, salt, 32, { N: 2 ** 15, maxmem: 2 ** 26 });
      keys.set(name, key);
      return key;
    },
  };
}

/** Seals what runs through. */
export function sealing({ salt, keyFor }: Seal): Transform {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", keyFor(salt), nonce);
  let head: Buffer | undefined = Buffer.concat([salt, nonce]);
  const withHead = (part: Buffer) => {
    const whole = head ? Buffer.concat([head, part]) : part;
    head = undefined;
    return whole;
  };
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, withHead(cipher.update(chunk))),
    flush: (done) => done(null, Buffer.concat([withHead(cipher.final()), cipher.getAuthTag()])),
  });
}

/** Opens what runs through; it fails at the end where it was sealed by another passphrase, or altered since. */
export function opening({ keyFor }: Seal): Transform {
  let held = Buffer.alloc(0);
  let decipher: DecipherGCM | undefined;
  const begin = () => {
    const key = keyFor(held.subarray(0, SALT));
    decipher = createDecipheriv("aes-256-gcm", key, held.subarray(SALT, HEAD));
    held = held.subarray(HEAD);
    return decipher;
  };
  const transform = (chunk: Buffer, _encoding: string, done: TransformCallback) => {
    held = Buffer.concat([held, chunk]);
    if (!decipher && held.length < HEAD + TAG) return done();
    const cipher = decipher ?? begin();
    const ready = held.subarray(0, held.length - TAG);
    held = held.subarray(ready.length);
    return done(null, cipher.update(ready));
  };
  return new Transform({
    transform,
    flush: (done) => {
      try {
        if (!decipher) throw new Error("cut off");
        decipher.setAuthTag(held);
        done(null, decipher.final());
      } catch {
        done(new Error("The backup was sealed by another passphrase, or altered since."));
      }
    },
  });
}

/** Whether it is text as it stands: JSON begins with a bracket, a salt with one only once in 256, and then it is no JSON. */
function isPlain(content: Buffer): boolean {
  try {
    JSON.parse(content.toString("utf8"));
    return true;
  } catch {
    return false;
  }
}

/** The JSON of a small file, sealed or not. @throws Error in one line when it needs a passphrase, or another one */
export async function opened(content: Buffer, seal: Seal | undefined): Promise<string> {
  if (isPlain(content)) return content.toString("utf8");
  if (!seal) throw new Error("This backup is sealed: set BACKUP_PASSPHRASE to its passphrase.");
  const parts: Buffer[] = [];
  const stream = opening(seal);
  stream.end(content);
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
