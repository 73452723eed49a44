import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import { SHELF } from "./shelf.ts";

/** Posts, texts, money, figures and lines. */
export const HOUSE: readonly Intent[] = [...SHELF];
