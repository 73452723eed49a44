import { asc, eq, isNull } from "drizzle-orm";
import { smsConversations } from "#db/schema/messages.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import { isPublic } from "#tools/stylists/rules.ts";
import type { ConversationRow } from "./conversations.ts";
import { getMessageSettings } from "#tools/messages/settings.ts";

/** Somebody whose calendar can be answered from. */
export type Calendar = {
  stylistId: string;
  name: string;
  /** The salon as their page calls it. */
  salonName: string;
  /** Where they are booked on the web; null where they have no address. */
  link: string | null;
};

/** Everybody of the salon who can be booked, and the one whose calendar a conversation is answered from; null for nobody. */
export async function calendarsFor(
  ctx: SalonCtx,
  conversation: Pick<ConversationRow, "stylistId">,
): Promise<{ all: Calendar[]; own: Calendar | null }> {
  const { answeringStylistId } = await getMessageSettings(ctx);
  const rows = await ctx.db
    .select({
      stylistId: stylists.id,
      name: stylists.name,
      role: stylists.role,
      status: stylists.accountStatus,
      slug: stylists.bookingSlug,
      shown: stylists.salonName,
      salon: salons.name,
    })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .where(isNull(stylists.leftAt))
    .orderBy(asc(stylists.createdAt), asc(stylists.id));
  const bookable = rows.filter(({ status }) => isPublic(status));
  const calendarOf = ({
    stylistId,
    name,
    slug,
    shown,
    salon,
  }: (typeof rows)[number]): Calendar => ({
    stylistId,
    name,
    salonName: shown || salon,
    link: slug ? `${ctx.publicUrl}/book/${slug}` : null,
  });
  const by = (id: string | null) => bookable.find(({ stylistId }) => stylistId === id);
  const own =
    by(conversation.stylistId) ??
    by(answeringStylistId) ??
    bookable.find(({ role }) => role === "owner") ??
    bookable[0];
  return { all: bookable.map(calendarOf), own: own ? calendarOf(own) : null };
}

/** From here on a conversation is answered from this calendar: the client has asked for them. */
export async function answerFrom(
  ctx: SalonCtx,
  { conversationId, stylistId }: { conversationId: string; stylistId: string },
): Promise<void> {
  await ctx.db
    .update(smsConversations)
    .set({ stylistId })
    .where(eq(smsConversations.id, conversationId));
}
