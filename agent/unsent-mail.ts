import { join } from "node:path";
import { openPool } from "#db/client.ts";
import { startEmbedded } from "#db/embedded.ts";
import { withAllSalons } from "#db/tenant.ts";
import { createSigner } from "#tools/core/signer.ts";
import { newestUnsentMail } from "#tools/messages/outbox/unsent.ts";
import { readEnv } from "./env.ts";
import { authSecret } from "./secret.ts";

const USAGE = "Usage: npm run mail -- name@example.com";

/*
 * `npm run mail -- ADDRESS`: the newest mail to somebody that could not go, on the terminal of whoever runs the server. Without a
 * mail server it is how a link for a forgotten password reaches its person: no log holds it.
 */
async function unsentMail(address: string): Promise<string> {
  if (!address.includes("@")) throw new Error(USAGE);
  const env = readEnv();
  const signer = createSigner(await authSecret(env.AUTH_SECRET, env.dataDir));
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbedded({ dir: join(env.dataDir, "postgres"), log: () => undefined });
  const pool = openPool(env.DATABASE_URL ?? embedded?.url ?? "", { max: 1 });
  try {
    const found = await newestUnsentMail({ everySalon: withAllSalons(pool), signer }, address);
    if (!found) throw new Error(`Nothing to ${address} is waiting here.`);
    return `${found.subject}\nWritten ${found.createdAt.toISOString()}\n\n${found.text}`;
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

try {
  console.log(await unsentMail(process.argv[2] ?? ""));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
