import { CHAIR } from "./chair.ts";
import { REST } from "./rest.ts";
import { FRAMES } from "#agent/models/builtin/frames/all.ts";
import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** Everything that can be wanted. */
export const INTENTS: readonly Intent[] = [...FRAMES, ...CHAIR, ...REST];
