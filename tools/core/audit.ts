import { auditLog } from "#db/schema/house.ts";
import type { Actor, Ctx, SalonCtx } from "./context.ts";
import { newId } from "./id.ts";
import { nameOfStylist } from "./name-of-stylist.ts";
import type { AuditAction } from "./audit-schema.ts";

/** What is to be written down. `words` name no client: the log outlives an erased one. */
export type Audited = { action: AuditAction; words: string; subjectId?: string | null };

/** Who acts, or for which salon something is done where nobody does. */
export type Acting =
  | (Pick<Ctx, "db" | "now" | "chatId" | "tokenId"> & {
      actor: Pick<Actor, "salonId" | "stylistId">;
    })
  | (Pick<SalonCtx, "db" | "now" | "salonId"> & { actor?: undefined });

/**
 * Writes down who did what, in the transaction of the act itself: call it with the ctx of that transaction, so that
 * neither is there without the other.
 */
export async function writeAudit(
  ctx: Acting,
  { action, words, subjectId = null }: Audited,
): Promise<void> {
  const acting = ctx.actor ? ctx : null;
  await ctx.db.insert(auditLog).values({
    id: newId(),
    salonId: ctx.actor ? ctx.actor.salonId : ctx.salonId,
    action,
    words: words.slice(0, 500),
    stylistId: acting?.actor.stylistId ?? null,
    by: acting ? await nameOfStylist(ctx, acting.actor.stylistId) : "Undertone",
    via: viaOf(acting),
    subjectId,
    chatId: acting?.chatId ?? null,
    createdAt: ctx.now(),
  });
}

function viaOf(acting: Pick<Ctx, "chatId" | "tokenId"> | null) {
  if (!acting) return "system";
  if (acting.chatId) return "assistant";
  return acting.tokenId ? "token" : "screen";
}
