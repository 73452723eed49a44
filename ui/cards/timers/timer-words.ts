import type { Timer } from "#tools/formulas/schema.ts";
import { clock, minutes } from "#ui/lib/format.ts";

/** What a timer's label says beside the client's name: "roots" of "Roots, Maria". The label where nothing is left. */
export function timerPlace({ label, clientName }: Pick<Timer, "label" | "clientName">): string {
  if (!clientName) return label;
  const rest = label
    .split(/,\s*/)
    .filter((part) => part.toLowerCase() !== clientName.toLowerCase())
    .join(", ");
  return rest || label;
}

/** Whose timer it is, and what is processing: "Maria, roots". */
export function timerName(timer: Pick<Timer, "label" | "clientName">): string {
  const place = timerPlace(timer);
  if (!timer.clientName || place === timer.clientName) return place;
  return `${timer.clientName}, ${lower(place)}`;
}

/** "Maria, roots: 35 min are up". */
export function ringWords(timer: Pick<Timer, "label" | "clientName" | "minutes">): string {
  const time = minutes(timer.minutes);
  return `${timerName(timer)}: ${time} ${time === "1 min" ? "is" : "are"} up`;
}

/** Seconds left as a clock, with a plus once the time is over. */
export function leftWords(left: number): string {
  return left <= 0 ? `+${clock(-left)}` : clock(left);
}

/** "Roots" goes on in small letters after a name; "T18" stays as it is. */
const lower = (words: string) =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
