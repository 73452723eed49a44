import type { Frame } from "./frame.ts";
import { POSTS } from "./posts.ts";

/** Everything that is read by what was taught alone. */
export const FRAMES: readonly Frame[] = [...POSTS];

const byId = new Map(FRAMES.map((frame) => [frame.id, frame]));

/** The frame of an intent; undefined where rows of words still hear what it says. */
export const frameOf = (id: string): Frame | undefined => byId.get(id);
