import { eq } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { services } from "#db/schema/services.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { recordPrices } from "#tools/pricing/price-history.ts";
import { MOST_SERVICES } from "#tools/pricing/services/service-data.ts";
import { isSameName } from "#tools/pricing/services/service-rules.ts";
import {
  brought,
  leftOut,
  type Batch,
  type Decision,
  type Verdict,
} from "#tools/migration/write/batch.ts";
import { serviceOf, type ServiceTold } from "#tools/migration/read/service-row-rules.ts";

type Made = ServiceTold & { id: string };

/** Rows of services, for the menu of the migration's stylist. One that is there by its name stays as it is. */
export async function decideServices({ ctx, whose, rows, how, seen }: Batch): Promise<Decision> {
  const verdicts: Verdict[] = [];
  const made: Made[] = [];
  const own = await ctx.db
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(eq(services.stylistId, whose.stylistId));
  for (const each of own)
    if (!seen.services.some(({ id }) => id === each.id)) seen.services.push(each);
  for (const row of rows) {
    const judged = serviceOf(row.fields, how(row));
    if ("problem" in judged) {
      verdicts.push(leftOut(row, judged.problem));
      continue;
    }
    const warned = { ...row, warning: judged.warning };
    const known = seen.services.find(({ name }) => isSameName(name, judged.value.name));
    if (known) verdicts.push(brought(warned, "kept", known.id));
    else if (seen.services.length >= MOST_SERVICES)
      verdicts.push(leftOut(row, `a menu holds ${MOST_SERVICES} services at most.`));
    else {
      const service = { ...judged.value, id: newId() };
      made.push(service);
      seen.services.push(service);
      verdicts.push(brought(warned, "created", service.id));
    }
  }
  return { verdicts, write: (ctx) => insertServices(ctx, whose.stylistId, made) };
}

async function insertServices(ctx: Ctx, stylistId: string, made: readonly Made[]): Promise<void> {
  if (made.length === 0) return;
  // one change of a menu at a time, as by its form
  const [stylist] = await ctx.db
    .select({ currency: salons.currency })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .where(eq(stylists.id, stylistId))
    .for("no key update", { of: stylists });
  const now = ctx.now();
  const rows = await ctx.db
    .insert(services)
    .values(
      made.map(({ minutes, ...service }, at) => ({
        ...service,
        salonId: ctx.actor.salonId,
        stylistId,
        segments: [{ kind: "apply" as const, minutes }],
        // colour that nobody has looked at asks for a patch test until the salon says otherwise
        needsPatchTest: service.category === "Color Services",
        // a list of the newest first keeps the order of the file
        createdAt: new Date(now.getTime() - at),
        updatedAt: new Date(now.getTime() - at),
      })),
    )
    .returning();
  await recordPrices(
    ctx,
    rows.map((after) => ({ before: null, after })),
    { currency: stylist?.currency ?? "USD" },
  );
}
