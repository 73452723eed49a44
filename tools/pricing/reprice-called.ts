import { eq } from "drizzle-orm";
import { services } from "#db/schema/services.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { rehearse } from "#tools/core/rehearse.ts";
import { getRates } from "#tools/salons/rates.ts";
import { stylistCalled } from "#tools/stylists/find-called.ts";
import { listMargins } from "./margins.ts";
import type {
  ApplyReprice,
  MarginsAsked,
  MarginsFound,
  RepriceCalled,
  RepriceDone,
  RepricedService,
  RepricePreview,
} from "./reprice-schema.ts";
import { applyReprice, previewReprice } from "./reprice.ts";
import { undoReprice } from "./reprice-undo.ts";
import { hasWords } from "./service-rules.ts";
import { pricesWords } from "./service-price-rules.ts";
import type { SetPrice } from "./service-schema.ts";
import { pricesOf } from "./services.ts";
import { setPrice } from "./services-called.ts";

/** What many prices would become, of the menu of whoever is called so. @throws as `previewReprice`; not_found, conflict for the name */
export async function previewRepriceCalled(
  ctx: Ctx,
  { stylist, ...asked }: RepriceCalled,
): Promise<RepricePreview> {
  if ((asked.percent === undefined) === (asked.amount === undefined))
    throw new DomainError("invalid", "Say either a percent or an amount.");
  const stylistId = stylist ? (await stylistCalled(ctx, stylist)).id : undefined;
  return previewReprice(ctx, { ...asked, ...(stylistId && { stylistId }) });
}

/** What `applyReprice` would do now, without doing it. @throws as it does */
export const rehearseReprice = async (ctx: Ctx, input: ApplyReprice): Promise<RepricedService[]> =>
  (await rehearse(ctx, (ctx) => applyReprice(ctx, input))).services;

/** What `undoReprice` would do now, without doing it. @throws as it does */
export const rehearseUndo = (ctx: Ctx, batchId: string): Promise<RepriceDone> =>
  rehearse(ctx, (ctx) => undoReprice(ctx, { id: batchId }));

/** What a new price of one service would change, without changing it. @throws as `setPrice` */
export async function rehearsePrice(
  ctx: Ctx,
  input: SetPrice,
): Promise<{ name: string; stylistName: string; before: string; after: string }> {
  const [{ currency }, { id, name, after }] = await Promise.all([
    getRates(ctx),
    rehearse(ctx, async (ctx) => {
      const changed = await setPrice(ctx, input);
      return { id: changed.id, name: changed.name, after: await wordsOf(ctx, changed.id) };
    }),
  ]);
  const before = await wordsOf(ctx, id);
  const { name: stylistName } = await stylistCalled(ctx, input.stylist);
  return { name, stylistName, before: before(currency), after: after(currency) };
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
