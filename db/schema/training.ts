import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Grade, SaveTrainingExample } from "#tools/training/schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { byStylist } from "./stylists.ts";
import { inSalon } from "./tenancy.ts";

/** Worked cases that the salon keeps to learn from. */
export const trainingExamples = pgTable(
  "training_examples",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    name: text().notNull(),
    example: jsonb().$type<SaveTrainingExample>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.createdAt.desc()),
    index().on(t.salonId, t.stylistId),
  ],
);

/** Practice formulas with the grade they got. */
export const practiceFormulas = pgTable(
  "practice_formulas",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    scenario: integer().notNull(),
    target: integer().notNull(),
    score: integer().notNull(),
    grade: jsonb().$type<Grade>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [inSalon(t), byStylist(t), index().on(t.salonId, t.stylistId, t.createdAt.desc())],
);
