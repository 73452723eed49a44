import { chatIsAbout } from "#tools/clients/chat-link.ts";
import { clientFor, knownClient } from "#tools/clients/client-for.ts";
import type { StoredClient } from "#tools/clients/rows.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";

/** Who a consultation says it is about: by the id that was given, that of the consultation it repairs, or the name. */
type About = {
  givenId?: string | undefined;
  parentsId?: string | undefined;
  clientName: string;
};

/**
 * The record that a consultation is about, where there is one. Nothing that goes wrong here keeps anybody from a formula,
 * but an id that is not the salon's.
 * @throws not_found for a `givenId` that is not the salon's
 */
export async function aboutClient(
  ctx: Ctx,
  { givenId, parentsId, clientName: name }: About,
): Promise<StoredClient | null> {
  try {
    return await knownClient(ofSalon(ctx), { clientId: givenId ?? parentsId, name });
  } catch (error) {
    if (givenId && error instanceof DomainError) throw error;
    ctx.log.warn({ err: error }, "the client of a consultation could not be looked up");
    return null;
  }
}

/**
 * The record that a consultation is saved with, made where the name is somebody's and nobody has it; the chat it was made
 * in is about them from now on. Null where that fails: the formula comes first.
 */
export async function linkClient(
  ctx: Ctx,
  { clientId, clientName: name }: { clientId: string | undefined; clientName: string },
): Promise<string | null> {
  try {
    return await atomically(ctx, async (ctx) => {
      const source = ctx.chatId ? "chat" : "consultation";
      const id = await clientFor(ofSalon(ctx), { clientId, name, source });
      if (id) await chatIsAbout(ctx, id);
      return id;
    });
  } catch (error) {
    ctx.log.warn({ err: error }, "a consultation could not be linked to its client");
    return null;
  }
}

const ofSalon = (ctx: Ctx) => ({ ...ctx, salonId: ctx.actor.salonId });
