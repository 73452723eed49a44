import { BUYING } from "./buying.ts";
import { COSTS } from "./costs.ts";
import { MENU } from "./menu.ts";
import { STOCK } from "./stock.ts";
import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** What is wanted of prices, stock and orders. */
export const BUSINESS: readonly Intent[] = [...COSTS, ...MENU, ...STOCK, ...BUYING];
