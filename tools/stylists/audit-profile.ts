import { isDeepStrictEqual } from "node:util";
import { writeAudit } from "#tools/core/audit.ts";
import type { Ctx } from "#tools/core/context.ts";

/** Writes down which fields of a profile are others now, not what stands in them. Nothing where none is. */
export async function auditProfile<Fields extends object>(
  ctx: Ctx,
  whose: string,
  {
    before,
    after,
    subjectId = ctx.actor.stylistId,
  }: { before: Fields; after: Partial<Fields>; subjectId?: string },
): Promise<void> {
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      value !== undefined && !isDeepStrictEqual(value, before[name as keyof Fields]),
  );
  if (changed.length === 0) return;
  const names = changed.map(([name]) =>
    name.replaceAll(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`),
  );
  const words = `changed ${whose}: ${names.join(", ")}`;
  await writeAudit(ctx, { action: "profile.changed", words, subjectId });
}
