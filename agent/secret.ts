import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { keptOnce } from "./kept-once.ts";

/** The file of the data folder, and of a backup, that holds it. */
export const SECRET_FILE = "auth-secret";

/** The secret that is there already; undefined where none was given and none made. */
export async function knownSecret(
  given: string | undefined,
  dataDir: string,
): Promise<string | undefined> {
  if (given) return given;
  return readFile(join(dataDir, SECRET_FILE), "utf8").then(
    (text) => text.trim(),
    () => undefined,
  );
}

/** The secret that signs sessions: AUTH_SECRET, or one made once and kept in the data folder, readable by its owner only. */
export async function authSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given;
  const path = join(dataDir, SECRET_FILE);
  const secret = (await keptOnce(path, () => randomBytes(32).toString("base64url"))).trim();
  if (secret.length < 32)
    throw new Error(
      `${path} is damaged: delete it to have a new one made (everybody signs in again).`,
    );
  return secret;
}
