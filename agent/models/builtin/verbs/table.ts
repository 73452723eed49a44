import { VISITS } from "./visits.ts";
import { BEGUN } from "./begun.ts";
import { SAID_IN_ERROR } from "./said-in-error.ts";
import type { Verb } from "./verb.ts";

/** Every row, the narrower before the wider. */
export const VERBS: readonly Verb[] = [...SAID_IN_ERROR, ...BEGUN, ...VISITS];
