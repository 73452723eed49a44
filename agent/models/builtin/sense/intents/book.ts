import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import { CLIENT_TESTS } from "./client-tests.ts";
import { CLIENTS } from "./clients.ts";

/** Whose record says what. */
export const BOOK: readonly Intent[] = [...CLIENTS, ...CLIENT_TESTS];
