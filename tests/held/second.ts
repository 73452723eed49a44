import type { Phrasing } from "./entry.ts";
import { SECOND_CHAIR } from "./second-chair.ts";
import { SECOND_DESK } from "./second-desk.ts";
import { SECOND_DESK_2 } from "./second-desk-2.ts";

/**
 * As HELD, by other hands and without sight of the model or of HELD; what was right at the first saying of these is in
 * docs/built-in-model.md. Their failures may be read since, so that they say nothing of strangers' words any more.
 */
export const SECOND: readonly Phrasing[] = [...SECOND_CHAIR, ...SECOND_DESK, ...SECOND_DESK_2];
