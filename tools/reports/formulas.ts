import { and, asc, count, eq, isNotNull, isNull } from "drizzle-orm";
import { consultations } from "#db/schema/consultations.ts";
import { outcomes } from "#db/schema/outcomes.ts";
import { mixedBowls } from "#db/schema/stock.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import type { Ctx } from "#tools/core/context.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { measuredOf, type HeldOutcome } from "./outcome-rules.ts";
import type { AskReport, FormulaReport, ReportRange } from "./schema.ts";
import { during, namesOf, ofWhom, reportScope, type Scope } from "./scope.ts";

/**
 * How formulas came out, measured as the outcomes screen measures it, by the day on which an outcome was told. A formula is of
 * whoever made the consultation.
 * @throws as `reportScope`
 */
export async function reportFormulas(ctx: Ctx, asked: AskReport): Promise<FormulaReport> {
  const scope = await reportScope(ctx, asked);
  const { range, before } = scope;
  const told = await toldIn(ctx, scope, range);
  const earlier = await toldIn(ctx, scope, before);
  const names = await namesOf(ctx);
  const byStylist = Map.groupBy(told, ({ stylistId }) => stylistId);
  const byLine = Map.groupBy(
    told.filter(({ line }) => line !== null),
    ({ line }) => line ?? "",
  );
  const all = measuredOf(told);
  return {
    range,
    ...(await madeIn(ctx, scope)),
    outcomes: told.length,
    ...all,
    before: { range: before, outcomes: earlier.length, hit: measuredOf(earlier).hit },
    stylists: [...byStylist]
      .map(([stylistId, own]) => ({
        stylistId,
        name: names.get(stylistId) ?? "",
        hit: measuredOf(own).hit,
      }))
      .toSorted((a, b) => b.hit.of - a.hit.of || a.name.localeCompare(b.name)),
    lines: [...byLine]
      .map(([line, own]) => ({ name: nameOf(line), ...measuredOf(own) }))
      .toSorted((a, b) => b.hit.of - a.hit.of || a.name.localeCompare(b.name)),
    over: bucketsOf(scope, told),
  };
}

function nameOf(key: string): string {
  const line = findLine(key);
  return line ? `${line.brandName} ${line.name}` : key;
}

type Told = HeldOutcome & { stylistId: string; line: string | null; at: Date };

function toldIn({ db }: Ctx, scope: Scope, range: ReportRange): Promise<Told[]> {
  return db
    .select({
      happy: outcomes.happy,
      levelReached: outcomes.levelReached,
      levelPlanned: outcomes.levelPlanned,
      tone: outcomes.tone,
      tonePlanned: outcomes.tonePlanned,
      line: outcomes.line,
      stylistId: consultations.stylistId,
      at: outcomes.createdAt,
    })
    .from(outcomes)
    .innerJoin(consultations, eq(consultations.id, outcomes.consultationId))
    .where(and(during(outcomes.createdAt, scope, range), ofWhom(consultations.stylistId, scope)))
    .orderBy(asc(outcomes.createdAt), asc(outcomes.id));
}

async function madeIn(
  { db }: Ctx,
  scope: Scope,
): Promise<{ consultations: number; mixed: number }> {
  const [made] = await db
    .select({ count: count() })
    .from(consultations)
    .where(
      and(
        during(consultations.createdAt, scope, scope.range),
        ofWhom(consultations.stylistId, scope),
      ),
    );
  const [bowls] = await db
    .select({ count: count() })
    .from(mixedBowls)
    .where(
      and(
        isNotNull(mixedBowls.formulaId),
        isNull(mixedBowls.undoneAt),
        during(mixedBowls.createdAt, scope, scope.range),
        ofWhom(mixedBowls.stylistId, scope),
      ),
    );
  return { consultations: made?.count ?? 0, mixed: bowls?.count ?? 0 };
}

function bucketsOf({ buckets, timeZone }: Scope, told: readonly Told[]): FormulaReport["over"] {
  const dated = told.map(({ at, happy }) => ({ happy, day: wallOf(timeZone, at.getTime()).date }));
  const byDay = Map.groupBy(dated, ({ day }) => day);
  const days = [...byDay];
  return buckets.map(({ from, to }) => {
    const own = days.flatMap(([day, all]) => (day >= from && day <= to ? all : []));
    return { from, to, outcomes: own.length, hits: own.filter(({ happy }) => happy).length };
  });
}
