import { openPool } from "#db/client.ts";
import { withAllSalons } from "#db/tenant.ts";
import { createSigner } from "#tools/core/signer.ts";
import { newestUnsentMail } from "#tools/messages/outbox/unsent.ts";
import type { Env } from "#agent/env.ts";
import { authSecret } from "#agent/secret.ts";
import { ownDatabase } from "./own-database.ts";

/**
 * `npm run mail -- ADDRESS`: the newest mail to somebody that could not go, on the terminal of whoever runs the server. Without a
 * mail server it is how a link for a forgotten password reaches its person: no log holds it.
 */
export async function unsentMail(env: Env, [address = ""]: readonly string[]): Promise<string> {
  if (!address.includes("@")) throw new Error("Usage: npm run mail -- name@example.com");
  const signer = createSigner(await authSecret(env.AUTH_SECRET, env.dataDir));
  const database = await ownDatabase(env);
  const pool = openPool(database.url, { max: 1 });
  try {
    const found = await newestUnsentMail({ everySalon: withAllSalons(pool), signer }, address);
    if (!found) throw new Error(`Nothing to ${address} is waiting here.`);
    return `${found.subject}\nWritten ${found.createdAt.toISOString()}\n\n${found.text}`;
  } finally {
    await pool.end();
    await database.close();
  }
}
