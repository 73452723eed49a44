import type { Here } from "#agent/models/builtin/view.ts";
import { clockIn } from "./when.ts";

const ABOUT =
  /(?<!\b(?:after|before|from|until|till|til|by|since|past) )\b(?:(?:about|around|roughly|circa|round) (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|noon|midday)(?! ?(?:min|h\b|hour|people|days?|weeks?|[/\d]))|(\d{1,2}(?:[:.]\d\d)?) ?(?:o'clock)? ?ish)\b/;

/** Minutes on either side that "about" leaves. */
export const PLAY = 30;

/** A time of day some minutes on. */
export function shifted(time: string, minutes: number): string {
  const all = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + minutes;
  const within = Math.min(Math.max(all, 0), LAST_MINUTE);
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
}
const LAST_MINUTE = 24 * 60 - 1;

/** A time that was said with some play: "about 10", "3ish". */
export function aboutIn(text: string, here: Here): string | undefined {
  const [, time, ish] = ABOUT.exec(text) ?? [];
  return (time ?? ish) && clockIn(time ?? ish, here);
}
