import { bowlOfStep } from "#tools/colour/bowl/bowl-of-step.ts";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { consultations } from "#db/schema/consultations.ts";
import { formulas, timers } from "#db/schema/formulas.ts";
import { productsToUse } from "#tools/brands/brands.ts";
import { findClient } from "#tools/clients/rows.ts";
import { rescue } from "#tools/colour/rescue/rescue.ts";
import { productOf, productWords } from "#tools/colour/rescue/product.ts";
import { hearRescue } from "#tools/colour/rescue/words.ts";
import type { RescueAnswer, RescueRequest } from "#tools/colour/rescue/schema.ts";
import { safetyOf } from "#tools/colour/safety/facts.ts";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { knownOfClient } from "#tools/consultations/known.ts";
import type { ConsultationRow } from "#tools/consultations/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { RescueCall } from "./rescue-schema.ts";
import type { Bowl } from "#tools/formulas/schema.ts";

type TimerRow = typeof timers.$inferSelect;

/**
 * What to do about a bowl that goes wrong. With a timer the bowl, the zone, the minutes and the client come from it; without
 * one, from the running timer that the words fit, where there is exactly one. What is known of the client counts. Uses no
 * quota. @throws not_found for a foreign timer or client
 */
export async function rescueBowl(
  ctx: Ctx,
  { timerId, clientId, ...said }: RescueCall,
): Promise<RescueAnswer> {
  const own = await productsToUse(ctx);
  // whoever sits there now is helped with what stands there
  const shelf = own.shelf ?? own.standing;
  const lines = said.lines ?? own.lines.slice(0, 5);
  const timer = timerId
    ? await timerOf(ctx, timerId)
    : said.bowl
      ? undefined
      : await fittingTimer(ctx, said);
  const { visit, ...timed } = timer ? await timedBowl(ctx, timer) : {};
  const owner = clientId ?? visit?.clientId;
  const record = await knownOfClient(ctx, owner ? await findClient(ctx, owner) : null);
  const today = visit ? safetyOf(visit.request as FormulateRequest).facts : [];
  return rescue(
    { ...timed, ...(shelf && { shelf }), ...said, lines },
    { record: { ...record, safety: [...(record.safety ?? []), ...today] } },
  );
}

async function timerOf(ctx: Ctx, id: string): Promise<TimerRow> {
  const [row] = await ctx.db.select().from(timers).where(eq(timers.id, id));
  if (!row) throw new DomainError("not_found", "Timer not found.");
  return row;
}

/** A running timer of this stylist whose label names the product that was spoken of. Two that fit are none. */
async function fittingTimer(ctx: Ctx, said: RescueRequest): Promise<TimerRow | undefined> {
  const product = said.product ?? hearRescue(said.text ?? "").product;
  if (!product) return undefined;
  const running = await ctx.db
    .select()
    .from(timers)
    .where(
      and(
        isNull(timers.stoppedAt),
        eq(timers.stylistId, ctx.actor.stylistId),
        gt(timers.endsAt, new Date(ctx.now().getTime() - 60 * 60_000)),
      ),
    )
    .orderBy(desc(timers.startedAt));
  const [fits, another] = running.filter(({ label }) => productWords(label) === product);
  return another ? undefined : fits;
}

/** What the rows know of a timed bowl: itself, its minutes, its hair and the visit it belongs to. */
async function timedBowl(
  ctx: Ctx,
  timer: TimerRow,
): Promise<RescueRequest & { visit?: ConsultationRow }> {
  const until = timer.stoppedAt ?? ctx.now();
  const minutesOn = Math.min(
    240,
    Math.max(0, Math.floor((until.getTime() - timer.startedAt.getTime()) / 60_000)),
  );
  const { bowl, visit, withheld } = await bowlOf(ctx, timer);
  const request = visit?.request as FormulateRequest | undefined;
  const told = hearRescue(timer.label);
  const product = (bowl && productOf(bowl)) ?? told.product;
  const zone = bowl && bowl.zone !== "all" ? bowl.zone : undefined;
  return {
    minutesOn,
    // more of a bowl that the checks stop is never told in grams
    ...(bowl && !withheld && { bowl: bowlOfStep(bowl) }),
    ...(product && { product }),
    ...(zone && { zone }),
    ...(visit && { visit }),
    ...(request && { porosity: request.porosity, level: levelUnder(bowl, request) }),
  };
}

async function bowlOf(
  ctx: Ctx,
  { consultationId, formulaId, step }: TimerRow,
): Promise<{ bowl?: Bowl; visit?: ConsultationRow; withheld: boolean }> {
  const [stored] = formulaId
    ? await ctx.db.select().from(formulas).where(eq(formulas.id, formulaId))
    : [];
  const owner = consultationId ?? stored?.consultationId;
  const [row] = owner
    ? await ctx.db.select().from(consultations).where(eq(consultations.id, owner))
    : [];
  const bowls = (row?.answer as { bowls?: Bowl[] } | undefined)?.bowls ?? [];
  const ordered = bowls.find(({ order }) => order === step);
  const own = stored?.bowl as Bowl | null | undefined;
  const bowl =
    stored?.source === "stylist" && own
      ? own
      : (ordered ?? own ?? (bowls.length === 1 ? bowls[0] : undefined));
  return {
    ...(bowl && { bowl }),
    ...(row && { visit: row }),
    withheld: stored?.withheld ?? false,
  };
}

/** Level of the hair that the bowl lies on: where a lift went first, the level it was lifted to. */
function levelUnder(bowl: Bowl | undefined, { currentLevel, desiredLevel }: FormulateRequest) {
  const lifted = bowl && bowl.order > 1 && bowl.type !== "lightener";
  return Math.min(10, lifted ? (bowl.targetLevel ?? desiredLevel ?? currentLevel) : currentLevel);
}
