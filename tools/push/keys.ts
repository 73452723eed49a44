import { asc, sql } from "drizzle-orm";
import { pushKeys } from "#db/schema/assistant.ts";
import type { Ctx, Db } from "#tools/core/context.ts";

const SEALED_FOR = "push key";

/** The installation's own pair for push: both halves in base64url. */
export type PushKeyPair = { publicKey: string; privateKey: string };

/**
 * The installation's key pair for push. The first start makes it and keeps its private half sealed; of many that start together
 * one makes it. A pair that cannot be unsealed any more is left, and another made. `everySalon` must see all salons.
 */
export function keptPushKeys(
  { db, now, signer }: { db: Db } & Pick<Ctx, "now" | "signer">,
  make: () => PushKeyPair,
): Promise<PushKeyPair> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('push_keys'))`);
    for (const { publicKey, sealed } of await tx
      .select()
      .from(pushKeys)
      .orderBy(asc(pushKeys.id))) {
      const privateKey = signer.open(SEALED_FOR, sealed);
      if (privateKey !== null) return { publicKey, privateKey };
    }
    const made = make();
    const sealed = signer.seal(SEALED_FOR, made.privateKey);
    await tx.insert(pushKeys).values({ publicKey: made.publicKey, sealed, createdAt: now() });
    return made;
  });
}
