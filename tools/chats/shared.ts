import { and, eq, gt, isNull } from "drizzle-orm";
import { chatActions, chatShares } from "#db/schema/assistant.ts";
import { chats } from "#db/schema/chats.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Db } from "#tools/core/context.ts";
import { fingerprint, isToken } from "#tools/core/tokens.ts";
import { loadMessages, type StoredMessage } from "./messages.ts";

/** What stands behind a link to a thread. */
export type SharedChat = {
  salonName: string;
  stylistName: string;
  title: string;
  sharedAt: Date;
  timeZone: string;
  /** The branch that was shown when it was shared, up to where it ended then. */
  messages: StoredMessage[];
  /** What was done in it, by tool call: in words, and whether it was taken back. */
  acts: ReadonlyMap<string, { words: string; undone: boolean }>;
};

/**
 * The thread behind a link; null for a token that is unknown, revoked or past its time, which look the same from outside.
 * `everySalon` must see all salons: whoever holds the link belongs to none.
 */
export async function readSharedChat(
  everySalon: Db,
  { token, now }: { token: string; now: Date },
): Promise<SharedChat | null> {
  if (!isToken(token)) return null;
  const [found] = await everySalon
    .select({ share: chatShares, title: chats.title, salon: salons, stylist: stylists })
    .from(chatShares)
    .innerJoin(chats, and(eq(chats.salonId, chatShares.salonId), eq(chats.id, chatShares.chatId)))
    .innerJoin(salons, eq(salons.id, chatShares.salonId))
    .innerJoin(
      stylists,
      and(eq(stylists.salonId, chatShares.salonId), eq(stylists.id, chatShares.stylistId)),
    )
    .where(
      and(
        eq(chatShares.tokenHash, fingerprint(token)),
        isNull(chatShares.revokedAt),
        gt(chatShares.expiresAt, now),
      ),
    );
  if (!found) return null;
  const { share, title, salon, stylist } = found;
  const acts = await everySalon
    .select({
      call: chatActions.toolCallId,
      words: chatActions.words,
      undoneAt: chatActions.undoneAt,
    })
    .from(chatActions)
    .where(and(eq(chatActions.salonId, share.salonId), eq(chatActions.chatId, share.chatId)));
  return {
    salonName: stylist.salonName ?? salon.name,
    stylistName: stylist.name,
    title,
    sharedAt: share.createdAt,
    timeZone: salon.timeZone,
    messages: await loadMessages({ db: everySalon }, share.chatId, share.leafId),
    acts: new Map(
      acts.flatMap(({ call, words, undoneAt }) =>
        call === null ? [] : [[call, { words, undone: undoneAt !== null }]],
      ),
    ),
  };
}
