import { randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The secret that signs sessions: AUTH_SECRET, or one made once and kept in the data folder, readable by its owner only. */
export async function authSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given;
  const path = join(dataDir, "auth-secret");
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx` fails when it exists: of two first starts, one makes it and the other reads it
    await using file = await open(path, "wx", 0o600);
    await file.writeFile(randomBytes(32).toString("base64url"));
    await file.sync();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = (await readFile(path, "utf8")).trim();
  if (secret.length < 32)
    throw new Error(
      `${path} is damaged: delete it to have a new one made (everybody signs in again).`,
    );
  return secret;
}
