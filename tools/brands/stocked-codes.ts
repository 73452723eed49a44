import { and, gt, isNotNull, isNull } from "drizzle-orm";
import { items } from "#db/schema/inventory.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import type { Ctx, Db } from "#tools/core/context.ts";

export type ItemPart = (typeof items.$inferSelect)["part"];
type Row = Pick<typeof items.$inferSelect, "brandId" | "lineId" | "code" | "part" | "volume">;

/** What is in stock of the catalogue. */
export function stockedRows(db: Db) {
  const { brandId, lineId, code, part, volume } = items;
  return db
    .select({ brandId, lineId, code, part, volume })
    .from(items)
    .where(and(isNull(items.deletedAt), gt(items.stock, 0), isNotNull(items.brandId)));
}

/** What is in stock of the catalogue, as a shelf says it: codes by "brand/line", a line without shades by its name, a developer by its volumes. */
export const stockedCodes = async ({ db }: Pick<Ctx, "db">): Promise<Record<string, string[]>> =>
  codesOf(await stockedRows(db));

export function codesOf(rows: readonly Row[]): Record<string, string[]> {
  const codes: Record<string, string[]> = {};
  for (const row of rows) {
    const key = `${row.brandId}/${row.lineId}`;
    const code = codeOf(row, key);
    if (code !== null && !codes[key]?.includes(code)) (codes[key] ??= []).push(code);
  }
  return codes;
}

/** Null for the developer of a colour line: on a shelf stands the bottle of its own line. */
function codeOf({ part, code, volume }: Row, key: string): string | null {
  const line = findLine(key);
  if (!line) return null;
  if (part === "colour") return code ?? line.name;
  return line.type === "developer" && volume !== null ? String(volume) : null;
}
