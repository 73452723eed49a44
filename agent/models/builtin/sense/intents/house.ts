import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import { MESSAGES } from "./messages.ts";
import { MONEY } from "./money.ts";
import { SHELF } from "./shelf.ts";

/** Posts, texts, money, figures and lines. */
export const HOUSE: readonly Intent[] = [...MESSAGES, ...MONEY, ...SHELF];
