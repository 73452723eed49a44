import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import { TEXTS } from "./texts.ts";
import { MESSAGES } from "./messages.ts";
import { MONEY } from "./money.ts";

/** Posts, texts, money, figures and lines. */
export const HOUSE: readonly Intent[] = [...TEXTS, ...MESSAGES, ...MONEY];
