import { and, desc, eq, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { consultations } from "#db/schema/consultations.ts";
import { formulaOverrides, formulas } from "#db/schema/formulas.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { logOverride, patchStandingOf } from "#tools/clients/patch-gate.ts";
import type { SafetyOverride } from "#tools/clients/schema.ts";
import { PATCH_REQUIRED } from "#tools/colour/safety/holds.ts";
import type { Finding } from "#tools/colour/schema.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { DEFAULT_LIMIT, pageOf, readCursor, type Page } from "#tools/core/paging.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { asFormula, type FormulaRow } from "#tools/formulas/formulas.ts";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import { blocksOf, finalBlocksOf } from "#tools/formulas/rules.ts";
import type { FindOverrides, FormulaOverride, OverrideFormula } from "./write-schema.ts";

/**
 * Releases a withheld formula on somebody's name and reason, and the withheld bowls that were written with it; each release
 * is a row of a log that is never changed.
 * @throws not_found; conflict where nothing is withheld; forbidden for the reception, and where a finding stands that nobody may release
 */
export async function overrideFormula(
  ctx: Ctx,
  { formulaId, name, reason }: OverrideFormula,
): Promise<StoredFormula> {
  requireMay(ctx, "see_formulas");
  return atomically(ctx, async (ctx) => {
    const [asked] = await ctx.db.select().from(formulas).where(eq(formulas.id, formulaId));
    if (!asked) throw new DomainError("not_found", "Formula not found.");
    const held = await ctx.db
      .select()
      .from(formulas)
      .where(and(writtenWith(asked), eq(formulas.withheld, true)))
      .for("update");
    if (!held.some(({ id }) => id === formulaId))
      throw new DomainError("conflict", "The grams of this formula are not withheld.");
    const final = held.flatMap((row) => finalBlocksOf(findingsOf(row)))[0];
    if (final) throw new DomainError("forbidden", final.sentence);
    const { salonId, stylistId } = ctx.actor;
    const createdAt = ctx.now();
    await ctx.db.insert(formulaOverrides).values(
      held.map((row) => ({
        id: newId(),
        salonId,
        formulaId: row.id,
        stylistId,
        name,
        reason,
        findings: blocksOf(findingsOf(row)).map(unquoted),
        createdAt,
      })),
    );
    await logUntested(ctx, held, { name, reason });
    const codes = held.flatMap((row) => blocksOf(findingsOf(row)).map(({ code }) => code));
    await writeAudit(ctx, {
      action: "formula.released",
      words: `released a withheld formula: ${[...new Set(codes)].join(", ")}`,
      subjectId: formulaId,
    });
    const released = and(writtenWith(asked), eq(formulas.withheld, true));
    await ctx.db.update(formulas).set({ withheld: false }).where(released);
    await sureAgain(ctx, asked);
    return asFormula({ ...asked, withheld: false });
  });
}

/** A consultation whose formula is released is as sure again as the engine was of it. */
async function sureAgain(ctx: Ctx, { source, confidence, consultationId }: FormulaRow) {
  if (source === "stylist" || !consultationId) return;
  const which = eq(consultations.id, consultationId);
  await ctx.db.update(consultations).set({ confidence }).where(which);
}

/** The log is never changed, so it quotes nobody's health: an erased client must not live on in it. */
const unquoted = (finding: Finding): Finding => ({
  ...finding,
  sentence: finding.sentence.replaceAll(/“[^”]*”/g, "“…”"),
});

/** Going on without the patch test that the salon asks for stands in the client's own log too. */
async function logUntested(
  ctx: Ctx,
  held: readonly FormulaRow[],
  override: SafetyOverride,
): Promise<void> {
  const untested = held.find((row) => findingsOf(row).some(({ code }) => code === PATCH_REQUIRED));
  if (!untested?.consultationId) return;
  const { consultationId } = untested;
  const [about] = await ctx.db
    .select({ clientId: consultations.clientId })
    .from(consultations)
    .where(eq(consultations.id, consultationId));
  if (!about?.clientId) return;
  const { clientId } = about;
  const standing = await patchStandingOf(ctx, clientId, ctx.now());
  await logOverride(ctx, { clientId, consultationId, override, standing });
}

/** The log of releases, newest first. Owner and manager see the salon's, others their own; of one consultation everybody sees all. */
export async function listOverrides(
  ctx: Ctx,
  { consultationId, limit = DEFAULT_LIMIT, cursor }: FindOverrides,
): Promise<Page<FormulaOverride>> {
  requireMay(ctx, "see_formulas");
  const { role, stylistId } = ctx.actor;
  const all = consultationId !== undefined || role === "owner" || role === "manager";
  const seen = and(
    all ? undefined : eq(formulaOverrides.stylistId, stylistId),
    consultationId ? eq(formulas.consultationId, consultationId) : undefined,
  );
  const after = cursor ? readCursor(cursor) : undefined;
  const older =
    after &&
    or(
      lt(formulaOverrides.createdAt, after.at),
      and(eq(formulaOverrides.createdAt, after.at), lt(formulaOverrides.id, after.id)),
    );
  const rows = await ctx.db
    .select({ log: formulaOverrides, formula: formulas, clientName: consultations.clientName })
    .from(formulaOverrides)
    .innerJoin(formulas, eq(formulas.id, formulaOverrides.formulaId))
    .leftJoin(consultations, eq(consultations.id, formulas.consultationId))
    .where(and(seen, older))
    .orderBy(desc(formulaOverrides.createdAt), desc(formulaOverrides.id))
    .limit(limit + 1);
  return pageOf(
    rows,
    limit,
    await countOverrides(ctx, seen),
    ({ log }) => ({ at: log.createdAt, id: log.id }),
    ({ log, formula, clientName }) => ({
      id: log.id,
      formulaId: log.formulaId,
      formulaName: formula.name,
      consultationId: formula.consultationId,
      clientName,
      stylistId: log.stylistId,
      name: log.name,
      reason: log.reason,
      findings: log.findings as Finding[],
      createdAt: log.createdAt.toISOString(),
    }),
  );
}

async function countOverrides(ctx: Ctx, seen: SQL | undefined): Promise<number> {
  const [counted] = await ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(formulaOverrides)
    .innerJoin(formulas, eq(formulas.id, formulaOverrides.formulaId))
    .where(seen);
  return counted?.total ?? 0;
}

/** The bowls of one writing: saved at one instant, by one hand, for one consultation. */
function writtenWith({ id, consultationId, source, createdAt }: FormulaRow): SQL | undefined {
  if (consultationId === null) return and(eq(formulas.id, id), isNull(formulas.consultationId));
  return and(
    eq(formulas.consultationId, consultationId),
    eq(formulas.source, source),
    eq(formulas.createdAt, createdAt),
  );
}

const findingsOf = (row: FormulaRow) => row.findings as Finding[];
