import { bowlFrom, type BowlLine } from "./bowl-line.ts";
import { sayWhere } from "./bowl-where.ts";
import type { PlannedAct } from "./bowls.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { inStock } from "./in-stock.ts";
import { ofShelf } from "./of-shelf.ts";
import { catalogueStock } from "#tools/colour/shade/stock.ts";

/**
 * Finds the line and shades for an act: from a shelf, or from what is in stock, where that comes near enough, else from the
 * catalogue as if there were none. Says so when it had to leave the stylist's lines.
 */
export function findBowl(planned: PlannedAct, ledger: Ledger): BowlLine | undefined {
  const { act, d, gate } = planned;
  const free = d.stock.limited ? { ...d, stock: catalogueStock, preferred: d.wished } : d;
  const open = bowlFrom(act, free, gate);
  const bowl = d.stock.limited
    ? ofShelf(act, bowlFrom(act, d, gate), open, d, ledger)
    : inStock(planned, open, ledger);
  if (bowl && act.parts.length > 0) sayWhere(planned, bowl.line, ledger);
  return bowl;
}
