import { CLIENT_CHANGES } from "./client-changes.ts";
import { CLIENT_RECORDS } from "./client-records.ts";
import { CLIENT_TESTS } from "./client-tests.ts";
import { CLIENTS } from "./clients.ts";
import { CONVERSATIONS } from "./conversations.ts";
import type { Frame } from "./frame.ts";
import { POSTS } from "./posts.ts";
import { TEXTS } from "./texts.ts";

/** Everything that is read by what was taught alone. */
export const FRAMES: readonly Frame[] = [
  ...CLIENTS,
  ...CLIENT_CHANGES,
  ...CLIENT_RECORDS,
  ...CLIENT_TESTS,
  ...CONVERSATIONS,
  ...TEXTS,
  ...POSTS,
];

const byId = new Map(FRAMES.map((frame) => [frame.id, frame]));

/** The frame of an intent; undefined where rows of words still hear what it says. */
export const frameOf = (id: string): Frame | undefined => byId.get(id);
