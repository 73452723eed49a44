import { eq } from "drizzle-orm";
import { libraryFormulas } from "#db/schema/library.ts";
import { handBowlsOf } from "#tools/colour/notation/notation.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { getLibraryFormula } from "./library.ts";
import type { UseLibraryFormula } from "./schema.ts";
import { writeFormula } from "#tools/bench/write.ts";
import { WriteFormula, type WrittenFormula } from "#tools/bench/write-schema.ts";

/**
 * Puts a formula of the library, or of another consultation, on the hair of a consultation: it is kept there as the
 * colourist's own, and the checks judge it for that hair.
 * @throws not_found; conflict while it is withheld; invalid, naming what is missing, where it cannot be mixed as written
 */
export async function useLibraryFormula(
  ctx: Ctx,
  { id, consultationId }: UseLibraryFormula,
): Promise<WrittenFormula> {
  const formula = await getLibraryFormula(ctx, { id });
  if (formula.withheld)
    throw new DomainError(
      "conflict",
      "The grams of this formula are withheld, because the checks stop it. Resolve what they say or release it by name first.",
    );
  const { bowls, missing } = handBowlsOf(formula.bowls);
  if (missing.length > 0 || bowls.length === 0) throw half(missing);
  const asked = { consultationId, bowls, name: formula.name };
  const { data, error } = WriteFormula.safeParse(asked);
  if (!data)
    throw new DomainError("invalid", `It cannot be mixed as written: ${error.issues[0]?.message}.`);
  return atomically(ctx, async (ctx) => {
    const written = await writeFormula(ctx, data);
    await ctx.db
      .update(libraryFormulas)
      .set({ consultationId, updatedAt: ctx.now() })
      .where(eq(libraryFormulas.id, id));
    return written;
  });
}

/** Nothing is made up for a formula that is not whole: what it lacks is named. */
function half(missing: readonly string[]): DomainError {
  return refused(
    "notation",
    missing.join(" ") || "Nothing in this formula could be read as a bowl. Write it out first.",
  );
}
