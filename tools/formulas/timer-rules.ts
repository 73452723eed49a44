import type { Timer } from "./schema.ts";

type Named = Pick<Timer, "label" | "clientName">;

/** What a timer is labelled that nobody gave a name. */
const UNNAMED = new Set(["Timer", "Processing"]);

/** Whose timer it is, and what is processing: "Maria, roots". */
export function timerName(timer: Named): string {
  const place = timerPlace(timer);
  if (!timer.clientName || place === timer.clientName) return place;
  return `${timer.clientName}, ${lower(place)}`;
}

/** What follows "the timer" in a sentence: " for Maria, roots"; nothing where neither a client nor a name was given. */
export function timerFor(timer: Named): string {
  const name = UNNAMED.has(timer.label) ? timer.clientName : timerName(timer);
  return name ? ` for ${name}` : "";
}

/** What a timer's label says beside the client's name: "roots" of "Roots, Maria". The label where nothing is left. */
function timerPlace({ label, clientName }: Named): string {
  if (!clientName) return label;
  const rest = label
    .split(/,\s*/)
    .filter((part) => part.toLowerCase() !== clientName.toLowerCase())
    .join(", ");
  return rest || label;
}

/** "Roots" goes on in small letters after a name; "T18" stays as it is. */
const lower = (words: string) =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
