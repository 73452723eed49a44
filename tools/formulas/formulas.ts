import { eq } from "drizzle-orm";
import { formulas } from "#db/schema/formulas.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { bowlGrams, scaleBowl } from "./rules.ts";
import type { Bowl, ScaledBowl, ScaleFormula, StoredFormula } from "./schema.ts";
import { withoutAmounts } from "./withheld.ts";

/** A formula's row in the database. */
export type FormulaRow = typeof formulas.$inferSelect;

/** A formula of this salon. @throws not_found */
export async function getFormula(ctx: Ctx, { id }: { id: string }): Promise<StoredFormula> {
  requireMay(ctx, "see_formulas");
  const [row] = await ctx.db.select().from(formulas).where(eq(formulas.id, id));
  if (!row) throw new DomainError("not_found", "Formula not found.");
  return asFormula(row);
}

/** The bowl of a stored formula mixed larger or smaller; what is stored stays as it is. @throws not_found; conflict for imported text without a bowl, and while it is withheld */
export async function scaleFormula(
  ctx: Ctx,
  { formulaId, ...scale }: ScaleFormula,
): Promise<ScaledBowl> {
  const { name, bowl, withheld } = await getFormula(ctx, { id: formulaId });
  if (withheld)
    throw new DomainError(
      "conflict",
      "The grams of this formula are withheld, because the checks stop it. Resolve what they say or release it by name first.",
    );
  if (!bowl)
    throw new DomainError("conflict", "This formula is text only, so it cannot be scaled.");
  const { totalGrams, factor = 1 } = scale;
  const scaled = scaleBowl(bowl, totalGrams === undefined ? { factor } : { totalGrams });
  return { name, totalGrams: bowlGrams(scaled), bowl: scaled };
}

/** A row as the rest of the app knows it: the one way out of the table, so that no weight of a withheld formula gets past it. */
export function asFormula(row: FormulaRow): StoredFormula {
  const formula = {
    id: row.id,
    consultationId: row.consultationId,
    role: row.role,
    source: row.source,
    name: row.name,
    color: row.color,
    ingredients: row.ingredients as StoredFormula["ingredients"],
    processingTime: row.processingTime,
    developerRatio: row.developerRatio,
    instructions: row.instructions as string[],
    // what waits for an answer is sure of nothing; the row keeps what the engine made of it
    confidence: row.withheld ? null : row.confidence,
    bowl: row.bowl as Bowl | null,
    findings: row.findings as StoredFormula["findings"],
    withheld: row.withheld,
    createdAt: row.createdAt.toISOString(),
  };
  return row.withheld ? withoutAmounts(formula) : formula;
}
