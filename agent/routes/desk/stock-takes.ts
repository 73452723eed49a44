import { CountItems, StockTake } from "#tools/inventory/items/movement-schema.ts";
import {
  cancelTake,
  countItems,
  finishTake,
  getTake,
  listTakes,
  startTake,
} from "#tools/inventory/takes/takes.ts";
import { PageQuery } from "#agent/http/paging.ts";
import { router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

/** Counts of the shelf. */
export const stockTakes = router()
  .openapi(...listing("get /", { query: PageQuery, row: StockTake }, listTakes))
  .openapi(...verb("post /", { answer: StockTake, status: 201 }, startTake))
  .openapi(...verb("get /{id}", { answer: StockTake }, getTake))
  .openapi(...verb("put /{id}/counts", { body: CountItems, answer: StockTake }, countItems))
  .openapi(...verb("post /{id}/finish", { answer: StockTake }, finishTake))
  .openapi(...verb("post /{id}/cancel", { answer: StockTake }, cancelTake));
