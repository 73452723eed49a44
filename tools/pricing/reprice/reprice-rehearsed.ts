import { eq } from "drizzle-orm";
import { services } from "#db/schema/services.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { rehearse } from "#tools/core/rehearse.ts";
import { getRates } from "#tools/salons/rates.ts";
import { listMargins } from "#tools/pricing/cost/margins.ts";
import type {
  ApplyReprice,
  MarginsAsked,
  MarginsFound,
  RepriceDone,
  RepricedService,
} from "./reprice-schema.ts";
import { applyReprice } from "./reprice.ts";
import { undoReprice } from "./reprice-undo.ts";
import { hasWords } from "#tools/pricing/services/service-rules.ts";
import { pricesWords } from "#tools/pricing/services/service-price-rules.ts";
import { pricesOf } from "#tools/pricing/services/services.ts";
import { setPrice, type Whose } from "#tools/pricing/menu.ts";

/** What `applyReprice` would do now, without doing it. @throws as it does */
export const rehearseReprice = async (ctx: Ctx, input: ApplyReprice): Promise<RepricedService[]> =>
  (await rehearse(ctx, (ctx) => applyReprice(ctx, input))).services;

/** What `undoReprice` would do now, without doing it. @throws as it does */
export const rehearseUndo = (ctx: Ctx, batchId: string): Promise<RepriceDone> =>
  rehearse(ctx, (ctx) => undoReprice(ctx, { id: batchId }));

/** What a new price of one service would change, without changing it. @throws as `setPrice` */
export async function rehearsePrice(
  ctx: Ctx,
  input: Parameters<typeof setPrice>[1] & Whose,
): Promise<{ called: string; before: string; after: string }> {
  const { stylist, service } = input;
  const [{ currency }, after] = await Promise.all([
    getRates(ctx),
    rehearse(ctx, async (ctx) => wordsOf(ctx, (await setPrice(ctx, input)).id)),
  ]);
  const before = await wordsOf(ctx, service.id);
  return {
    called:
      stylist.id === ctx.actor.stylistId ? service.name : `${service.name} of ${stylist.name}`,
    before: before(currency),
    after: after(currency),
  };
}

async function wordsOf({ db }: Ctx, id: string): Promise<(currency: string) => string> {
  const [row] = await db.select().from(services).where(eq(services.id, id));
  return (currency) => (row ? pricesWords(pricesOf(row, currency), currency) : "");
}

/** What services leave, all or those that words mean. @throws tier_required, forbidden; not_found for words that mean none */
export async function findMargins(ctx: Ctx, { service }: MarginsAsked): Promise<MarginsFound> {
  const all = await listMargins(ctx, {});
  const margins = service ? all.filter(({ name }) => hasWords(name, service)) : all;
  if (service && margins.length === 0)
    throw new DomainError("not_found", `There is no ${service} on the menu.`);
  return { margins, currency: (await getRates(ctx)).currency };
}
