import { BOWLS } from "./bowls.ts";
import { BRANDS } from "./brands.ts";
import type { Frame } from "./frame.ts";
import { LIBRARY } from "./library.ts";
import { PAST } from "./past.ts";
import { POSTS } from "./posts.ts";
import { RECORDS } from "./records.ts";
import { SHELF } from "./shelf.ts";
import { TIMERS } from "./timers.ts";
import { WRITTEN } from "./written.ts";
import { COSTS } from "./costs.ts";
import { DISCOUNTS } from "./discounts.ts";
import { ORDER_CHANGES } from "./order-changes.ts";
import { ORDERS } from "./orders.ts";
import { PRICES } from "./prices.ts";
import { REPRICE } from "./reprice.ts";
import { SERVICES } from "./services.ts";
import { STOCK } from "./stock.ts";
import { STOCK_MOVES } from "./stock-moves.ts";
import { STOCK_TAKE } from "./stock-take.ts";
import { SUPPLIERS } from "./suppliers.ts";

/** Everything that is read by what was taught alone. */
export const FRAMES: readonly Frame[] = [
  ...POSTS,
  ...TIMERS,
  ...BOWLS,
  ...RECORDS,
  ...PAST,
  ...WRITTEN,
  ...LIBRARY,
  ...BRANDS,
  ...SHELF,
  ...STOCK,
  ...STOCK_MOVES,
  ...STOCK_TAKE,
  ...SUPPLIERS,
  ...ORDERS,
  ...ORDER_CHANGES,
  ...SERVICES,
  ...PRICES,
  ...REPRICE,
  ...COSTS,
  ...DISCOUNTS,
];

const byId = new Map(FRAMES.map((frame) => [frame.id, frame]));

/** The frame of an intent; undefined where rows of words still hear what it says. */
export const frameOf = (id: string): Frame | undefined => byId.get(id);
