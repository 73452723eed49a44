import { COSTS } from "./costs.ts";
import { MENU } from "./menu.ts";
import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** What is wanted of prices. */
export const BUSINESS: readonly Intent[] = [...COSTS, ...MENU];
