import { and, eq, isNull, sql } from "drizzle-orm";
import { aiKeys } from "#db/schema/house.ts";
import type { Ctx, Db } from "#tools/core/context.ts";

/** Told of by every change of a salon's key; the payload is the salon's id. */
export const AI_KEYS_CHANNEL = "ai_keys";

/** What a salon's key is sealed for: it opens for no other salon. */
export const sealOf = (salonId: string) => `ai key of ${salonId}`;

/** A key as it is kept. */
export type KeptKey = { salonId: string; sealed: string; refused: boolean };

const KEPT = {
  salonId: aiKeys.salonId,
  sealed: aiKeys.sealed,
  refused: sql<boolean>`${aiKeys.refusedAt} is not null`,
};

/** The keys of all salons, or one salon's. `everySalon` must see all salons. */
export async function keptKeys(everySalon: Db, salonId?: string): Promise<KeptKey[]> {
  return everySalon
    .select(KEPT)
    .from(aiKeys)
    .where(salonId === undefined ? undefined : eq(aiKeys.salonId, salonId));
}

/** Notes that the provider refuses this very key; one that was saved meanwhile is not touched. */
export async function noteRefused(
  { db, now }: Pick<Ctx, "db" | "now">,
  { salonId, sealed }: Pick<KeptKey, "salonId" | "sealed">,
): Promise<void> {
  await db.transaction(async (tx) => {
    const noted = await tx
      .update(aiKeys)
      .set({ refusedAt: now() })
      .where(and(eq(aiKeys.salonId, salonId), eq(aiKeys.sealed, sealed), isNull(aiKeys.refusedAt)))
      .returning({ salonId: aiKeys.salonId });
    if (noted.length > 0) await tellOfKey(tx, salonId);
  });
}

/** Lets all processes know, once the transaction stands. */
export async function tellOfKey(db: Db, salonId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${AI_KEYS_CHANNEL}, ${salonId})`);
}
