import { e164Of } from "#tools/values/phone.ts";
import { zoneOf } from "#tools/clients/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { E164 } from "#tools/values/phone-schema.ts";

/** A phone number in any spelling as texts are sent to it, read as the salon's country writes it; null for what is none. */
export async function numberFor(
  ctx: Pick<Ctx, "db">,
  spelling: string | null | undefined,
): Promise<E164 | null> {
  return spelling?.trim() ? e164Of(spelling, await zoneOf(ctx)) : null;
}
