import { VISITS } from "./visits.ts";
import { WAITING } from "./waiting.ts";
import { HOURS } from "./hours.ts";
import { BOOK } from "./book.ts";
import { BEGUN } from "./begun.ts";
import { DISCOUNTS } from "./discounts.ts";
import { ORDERS } from "./orders.ts";
import { PLANS } from "./plans.ts";
import { PRICES } from "./prices.ts";
import { REPRICE } from "./reprice.ts";
import { SAID_IN_ERROR } from "./said-in-error.ts";
import { SERVICES } from "./services.ts";
import { STOCK } from "./stock.ts";
import { ORDERING, STOCK_LAST } from "./stock-asked.ts";
import { STOCK_IN } from "./stock-in.ts";
import { STOCK_TAKE } from "./stock-take.ts";
import { SUPPLIERS } from "./suppliers.ts";
import { CERTAIN_MENU } from "./certain-menu.ts";
import { CERTAIN_PRICES } from "./certain-prices.ts";
import { CERTAIN_STOCK } from "./certain-stock.ts";
import type { Verb } from "./verb.ts";

/** Every row, the narrower before the wider. */
export const VERBS: readonly Verb[] = [
  ...CERTAIN_MENU,
  ...CERTAIN_PRICES,
  ...CERTAIN_STOCK,
  ...DISCOUNTS,
  ...STOCK_IN,
  ...SAID_IN_ERROR,
  ...BEGUN,
  ...ORDERS,
  ...STOCK_TAKE,
  ...SUPPLIERS,
  ...PLANS,
  ...REPRICE,
  ...PRICES,
  ...SERVICES,
  ...STOCK,
  ...ORDERING,
  ...VISITS,
  ...BOOK,
  ...WAITING,
  ...HOURS,
  ...STOCK_LAST,
];
