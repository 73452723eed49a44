import type { Ctx } from "./context.ts";
import { writeAudit } from "./audit.ts";

/** Writes down which settings were named in a change, not what they were or are. Nothing where none was. */
export async function auditSettings(ctx: Ctx, what: string, given: object): Promise<void> {
  const named = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : name.replaceAll(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`),
  );
  if (named.length > 0)
    await writeAudit(ctx, {
      action: "settings.changed",
      words: `changed ${what}: ${named.join(", ")}`,
    });
}
