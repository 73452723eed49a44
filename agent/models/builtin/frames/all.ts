import { BOOKING } from "./booking.ts";
import { DAY } from "./day.ts";
import type { Frame } from "./frame.ts";
import { HOURS } from "./hours.ts";
import { MOVES } from "./moves.ts";
import { PAST_VISITS } from "./past-visits.ts";
import { POSTS } from "./posts.ts";
import { ROOMS } from "./rooms.ts";
import { VISITS } from "./visits.ts";
import { WAITLIST } from "./waitlist.ts";

/** Everything that is read by what was taught alone. */
export const FRAMES: readonly Frame[] = [
  ...POSTS,
  ...DAY,
  PAST_VISITS,
  ...BOOKING,
  ...MOVES,
  ...VISITS,
  ...ROOMS,
  ...WAITLIST,
  ...HOURS,
];

const byId = new Map(FRAMES.map((frame) => [frame.id, frame]));

/** The frame of an intent; undefined where rows of words still hear what it says. */
export const frameOf = (id: string): Frame | undefined => byId.get(id);
