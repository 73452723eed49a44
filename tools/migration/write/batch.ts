import type { Ctx } from "#tools/core/context.ts";
import type { ClientIndex } from "#tools/migration/decide/client-index.ts";
import type { HowRead } from "#tools/migration/read/row-reader-rules.ts";
import type { MigrationOutcome, MigrationPlatform, SourceRecord } from "#tools/migration/schema.ts";

/** A row that was brought, before it is written. */
export type StagedRow = SourceRecord & {
  ordinal: number;
  fileId: string | null;
  row: number | null;
};

/** What becomes of a row. `before` is what undoing it needs. */
export type Verdict = {
  ordinal: number;
  outcome: Exclude<MigrationOutcome, "waiting">;
  problem: string | null;
  entityId: string | null;
  before: Record<string, unknown> | null;
};

/** Which migration rows belong to, and whose visits and services they are where they do not say. */
export type Whose = { id: string; stylistId: string; platform: MigrationPlatform };

/** Somebody of the team, as another system may name them. */
export type Colleague = { id: string; name: string };

/** Something on the salon's shelf, and what it is compared by. */
export type KnownItem = {
  id: string;
  barcode: string | null;
  brand: string | null;
  productCode: string | null;
  costPerUnit: number | null;
  supplierId: string | null;
  notes: string | null;
  keys: { name: string; brand: string; code: string };
};

/**
 * What rows that were decided on before have made of the salon, beyond what its tables say: for rows of one batch, and for
 * all of a trial that writes nothing.
 */
export type Seen = {
  clients: ClientIndex;
  /** Ids of client records by what the other system calls them. */
  clientsBySource: Map<string, string>;
  /** Services of the stylist by name; items by what they are recognised by; visits and formulas by what makes them one. */
  services: { id: string; name: string }[];
  products: KnownItem[];
  visits: Map<string, string>;
  /** Times that rows take, and in whose name. */
  spans: { stylistId: string; busy: readonly (readonly [number, number])[]; by: string }[];
  formulas: Map<string, string>;
};

/** Rows of one kind in their order, with how each is read. Decisions read the salon through `ctx`, and write nothing. */
export type Batch = {
  ctx: Ctx;
  whose: Whose;
  team: readonly Colleague[];
  /** Lines that bare shades are read in, best first. */
  lines: readonly string[];
  rows: readonly StagedRow[];
  how: (row: StagedRow) => HowRead;
  seen: Seen;
};

/** Verdicts on rows, and what makes them true. Writing may still leave a row out whose time has just been taken. */
export type Decision = { verdicts: Verdict[]; write: (ctx: Ctx) => Promise<void> };

/** A row that is left out, with where it stands in its sheet or what the other system calls it. */
export function leftOut(row: StagedRow, problem: string): Verdict {
  const { ordinal } = row;
  return {
    ordinal,
    outcome: "skipped",
    problem: placed(row, problem),
    entityId: null,
    before: null,
  };
}

/** A row that made something, or found it there. `warning` says what it came without. */
export function brought(
  row: StagedRow & { warning: string | null },
  outcome: "created" | "merged" | "kept",
  entityId: string,
  before: Record<string, unknown> | null = null,
): Verdict {
  const problem = row.warning === null ? null : placed(row, row.warning);
  return { ordinal: row.ordinal, outcome, problem, entityId, before };
}

function placed({ row, sourceId }: StagedRow, sentence: string): string {
  const place = row !== null ? `Row ${row}` : sourceId !== null ? `Record ${sourceId}` : null;
  return (place ? `${place}, ${sentence}` : sentence).slice(0, 1000).toWellFormed();
}
