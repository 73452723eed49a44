import { SERVICES } from "./services.ts";
import type { Verb } from "./verb.ts";

/** Every row, the narrower before the wider. */
export const VERBS: readonly Verb[] = [...SERVICES];
