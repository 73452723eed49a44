import { and, eq, inArray, sql } from "drizzle-orm";
import { libraryFormulas } from "#db/schema/library.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { writeNotation } from "#tools/colour/notation/notation.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { newId } from "#tools/core/id.ts";
import type { AppliedSwitch, ApplySwitch, PlanSwitch, SwitchPlan } from "./convert-schema.ts";
import { asLibrary, libraryAt } from "./rows.ts";
import { figuresOf } from "./rules.ts";
import type { LibraryFormula } from "./schema.ts";
import { switched, type Switched } from "./line-switch-bowls.ts";
import { formulasIn } from "./line-switch-places.ts";

/** How many formulas a plan holds at once; what is saved makes room for the next. */
const AT_ONCE = 200;

/**
 * What a salon's recent formulas in one line come to in another, newest first: library's and consultations', without those that
 * are withheld and those that have been switched to that line before. Keeps nothing.
 * @throws invalid for a line that is not in the catalogue, for a switch to itself, and between lines that never stand for each other
 */
export async function planSwitch(
  ctx: Ctx,
  { from: fromKey, to: toKey, days, formulaId }: PlanSwitch,
): Promise<SwitchPlan> {
  const { from, to } = linesOf(fromKey, toKey);
  const { places, total } = await formulasIn(ctx, { from, to, days, formulaId, limit: AT_ONCE });
  const formulas = await libraryAt(ctx, places);
  const items = formulas.map((formula) => {
    const { standing, converted } = switched(formula, from, to);
    return { formula, converted, standing };
  });
  return { from: from.key, to: to.key, items, total };
}

/**
 * Saves reviewed conversions to the library, all or none. One that was saved before is given back and not made again.
 * @throws not_found; invalid for an unknown line or candidate; conflict for a formula that is withheld, not in the line, or has a shade that nothing stands for
 */
export async function applySwitch(
  ctx: Ctx,
  { from: fromKey, to: toKey, items }: ApplySwitch,
): Promise<AppliedSwitch> {
  const { from, to } = linesOf(fromKey, toKey);
  return atomically(ctx, async (ctx) => {
    // one switch of a salon at a time, so that two taps cannot both find a formula missing
    await ctx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${ctx.actor.salonId}, 0))`,
    );
    const ids = [...new Set(items.map(({ formulaId }) => formulaId))];
    const before = await savedBefore(ctx, ids, to);
    const left = ids.filter((id) => !before.has(id));
    const found = new Map((await anyOf(ctx, left)).map((formula) => [formula.id, formula]));
    const rows = left.map((id) => {
      const formula = found.get(id);
      if (!formula) throw new DomainError("not_found", "Formula not found.");
      const choices = items.find(({ formulaId }) => formulaId === id)?.choices ?? [];
      return rowOf(ctx, formula, { from, to, into: switched(formula, from, to, choices) });
    });
    const made =
      rows.length > 0 ? await ctx.db.insert(libraryFormulas).values(rows).returning() : [];
    const all = new Map([...before, ...made.map((row) => [row.madeFrom, asLibrary(row)] as const)]);
    return { count: made.length, formulas: ids.flatMap((id) => all.get(id) ?? []) };
  });
}

function linesOf(fromKey: string, toKey: string): { from: BrandLine; to: BrandLine } {
  const [from, to] = [findLine(fromKey), findLine(toKey)];
  if (!from) throw refused("from", "This line is not in the catalog.");
  if (!to) throw refused("to", "This line is not in the catalog.");
  if (from.key === to.key) throw refused("to", "Choose another line than the one you leave.");
  return { from, to };
}

/** What was saved of these formulas in this line before, by the formula it was made from. */
async function savedBefore(ctx: Ctx, ids: string[], to: BrandLine) {
  const rows = await ctx.db
    .select()
    .from(libraryFormulas)
    .where(
      and(
        inArray(libraryFormulas.madeFrom, ids),
        eq(libraryFormulas.origin, "converted"),
        sql`${libraryFormulas.bowls} @> ${JSON.stringify([{ line: to.key }])}::jsonb`,
      ),
    );
  return new Map<string | null, LibraryFormula>(rows.map((row) => [row.madeFrom, asLibrary(row)]));
}

async function anyOf(ctx: Ctx, ids: readonly string[]): Promise<LibraryFormula[]> {
  const own = await libraryAt(
    ctx,
    ids.map((id) => ({ id, kept: "library" as const })),
  );
  const held = new Set(own.map(({ id }) => id));
  const others = ids.filter((id) => !held.has(id));
  return [
    ...own,
    ...(await libraryAt(
      ctx,
      others.map((id) => ({ id, kept: "consultation" as const })),
    )),
  ];
}

function rowOf(
  ctx: Ctx,
  formula: LibraryFormula,
  { from, to, into }: { from: BrandLine; to: BrandLine; into: Switched },
): typeof libraryFormulas.$inferInsert {
  const { name, clientName, consultationId, id } = formula;
  if (formula.withheld)
    throw new DomainError(
      "conflict",
      `${name} is withheld, because the checks stop it. It is not converted.`,
    );
  if (!formula.bowls.some(({ line }) => line === from.key))
    throw new DomainError("conflict", `${name} is not mixed in ${from.name}.`);
  if (into.refused !== null) throw new DomainError("conflict", `${name}: ${into.refused}`);
  const { bowls } = into.converted;
  return {
    id: newId(),
    salonId: ctx.actor.salonId,
    stylistId: ctx.actor.stylistId,
    origin: "converted",
    name: titled(name, to.name),
    clientName,
    notation: writeNotation(bowls),
    bowls,
    unread: [],
    notes: [
      `Converted from ${from.brandName} ${from.name}: ${formula.notation}`,
      ...into.says,
      formula.notes,
    ]
      .filter(Boolean)
      .join("\n")
      .slice(0, 4000),
    ...figuresOf(bowls.filter(({ line }) => line === to.key)),
    madeFrom: id,
    consultationId,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  };
}

const LONGEST_NAME = 120;

function titled(name: string, line: string) {
  const tail = ` (${line})`;
  return `${name.slice(0, LONGEST_NAME - tail.length)}${tail}`;
}
