import { desc, eq, sql } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import { outcomes } from "#db/schema/outcomes.ts";
import { CanonicalTone } from "#tools/colour/words.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { Judged } from "./calibration.ts";
import type { Told } from "./rules.ts";
import type { Outcome } from "./schema.ts";

type Row = typeof outcomes.$inferSelect;

/** An outcome with the offset that its bowls were planned with. */
export type ToldOutcome = Outcome &
  Pick<Told, "applied"> & {
    /** How sure the formula was before this salon's outcomes moved it; null where none was mixed. */
    predicted: number | null;
    /** Whether a corrective consultation followed. */
    corrected: boolean;
  };

/** The levels that the engine's bowl of the line was moved by; nothing where it was not. The large answer is opened only where the engine was told of an offset. */
const moved = sql<number | null>`case when ${consultations.request}->'offsets' is not null then (
  select max((bowl->>'offset')::real) from jsonb_array_elements(${consultations.answer}->'bowls') bowl
  where (bowl->>'brandId') || '/' || (bowl->>'lineId') = ${outcomes.line}) end`;

/** Whether a colourist's own formula stood in for the engine's. */
const byHand = sql<boolean>`exists (
  select from ${formulas} where ${formulas.consultationId} = ${consultations.id}
  and ${formulas.source} = 'stylist' and not ${formulas.withheld})`;

/** How sure the formula was by itself. */
const predicted = sql<
  number | null
>`${consultations.confidence} - coalesce((${consultations.answer}->'learnt'->>'by')::int, 0)`;

const corrected = sql<boolean>`exists (
  select from consultations later where later.salon_id = ${consultations.salonId}
  and later.parent_consultation_id = ${consultations.id})`;

const newestFirst = builtOnce((db) =>
  db
    .select({
      row: outcomes,
      clientName: consultations.clientName,
      moved,
      byHand,
      predicted,
      corrected,
    })
    .from(outcomes)
    .innerJoin(consultations, eq(consultations.id, outcomes.consultationId))
    .orderBy(desc(outcomes.createdAt), desc(outcomes.id)),
);

/** All outcomes of the salon, newest first. */
export async function toldOutcomes({ db }: Ctx): Promise<ToldOutcome[]> {
  const rows = await newestFirst(db);
  return rows.map((each) => ({
    ...asOutcome(each.row, each.clientName),
    applied: each.moved !== null && each.byHand ? null : (each.moved ?? 0),
    predicted: each.byHand ? null : each.predicted,
    corrected: each.corrected,
  }));
}

/** What outcomes say of how sure their formulas were; a hand's own formula says nothing of the engine's. */
export function judgedIn(told: readonly ToldOutcome[]): Judged[] {
  return told.flatMap(({ predicted: sure, happy, corrected: again }) =>
    sure === null ? [] : [{ predicted: sure, met: happy && !again }],
  );
}

/** A row as it is told. */
export function asOutcome(
  { salonId: _salon, createdAt, updatedAt, ...row }: Row,
  clientName: string,
): Outcome {
  const tone = (word: string | null) => CanonicalTone.nullable().catch(null).parse(word);
  return {
    ...row,
    clientName,
    tone: tone(row.tone),
    tonePlanned: tone(row.tonePlanned),
    lineName: row.line && (findLine(row.line)?.name ?? row.line),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
