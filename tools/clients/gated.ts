import type { RecordRef } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { requireTier } from "#tools/subscription/subscription.ts";

/** A client's record, as the ledger of acts names it. */
export const ofClient = (id: string): RecordRef => ({ kind: "client", id });

/** The client database belongs to a plan, by form and by chat alike. */
export function gated<I, O>(
  run: (ctx: Ctx, input: I) => Promise<O>,
): (ctx: Ctx, input: I) => Promise<O> {
  return async (ctx, input) => {
    await requireTier(ctx, "pro", "Client Database");
    return run(ctx, input);
  };
}

/** The same for what only reads: both are asked at once. */
export const readGated =
  <I, O>(read: (ctx: Ctx, input: I) => Promise<O>) =>
  async (ctx: Ctx, input: I): Promise<O> => {
    const [, found] = await Promise.all([
      requireTier(ctx, "pro", "Client Database"),
      read(ctx, input),
    ]);
    return found;
  };
