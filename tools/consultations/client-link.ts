import { chatIsAbout } from "#tools/clients/chat-link.ts";
import { clientFor, knownClient } from "#tools/clients/client-for.ts";
import { recordFacts } from "#tools/clients/patch-gate.ts";
import type { StoredClient } from "#tools/clients/rows.ts";
import { patchResult } from "#tools/colour/answers.ts";
import type { PatchRequired } from "#tools/colour/patch-required.ts";
import { isOutdated } from "#tools/colour/patch-test.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { Facts } from "./schema.ts";

/** Facts of a request and what the record of its client adds to them. */
export type KnownFacts = Facts & { patchTestRequired?: PatchRequired };

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
 * The facts with what the client's record knows of their skin and age. What was said goes before it, but nobody says a
 * reaction away; what an earlier consultation knew of a test gives way to it.
 */
export async function withRecord(
  ctx: Ctx,
  client: StoredClient | null,
  { said, inherited }: { said: Facts; inherited: Facts },
): Promise<KnownFacts> {
  const { age, patchTestRequired, ...tested } = client ? await recordFacts(ctx, client) : {};
  const born = age === undefined ? {} : { age };
  if (!patchTestRequired && Object.keys(tested).length === 0)
    return { ...inherited, ...born, ...said };
  const { patchTest: _test, patchTestBrand: _brand, patchTestHours: _hours, ...before } = inherited;
  const own = tested.patchTest !== "failed" && toldOfTest(said);
  return {
    ...before,
    ...born,
    ...said,
    ...(!own && tested),
    ...(!own && patchTestRequired && { patchTestRequired }),
  };
}

/** Whether the request itself tells of a test of this service. */
function toldOfTest({ patchTest, patchTestBrand, patchTestHours }: Facts): boolean {
  const result = patchResult(patchTest);
  return result !== undefined && !isOutdated({ patchTest: result, patchTestBrand, patchTestHours });
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
