import { displayName } from "#tools/values/name-rules.ts";
import type { Timer } from "#tools/formulas/schema.ts";

type Named = Pick<Timer, "label" | "clientName">;

/** What a timer is labelled that nobody gave a name. */
const UNNAMED = new Set(["Timer", "Processing"]);

/** Whose timer it is, and what is processing: "Maria, roots". */
export function timerName(timer: Named): string {
  const place = timerPlace(timer);
  const name = whose(timer);
  if (!name || place === name) return place;
  return `${name}, ${lower(place)}`;
}

/** What follows "the timer" in a sentence: " for Maria, roots"; nothing where neither a client nor a name was given. */
export function timerFor(timer: Named): string {
  const name = UNNAMED.has(timer.label) ? whose(timer) : timerName(timer);
  return name ? ` for ${name}` : "";
}

const whose = ({ clientName }: Named) => clientName && displayName(clientName);

/** What a timer's label says beside the client's name: "roots" of "Roots, Maria". The label where nothing is left. */
function timerPlace(timer: Named): string {
  const name = whose(timer)?.toLowerCase();
  if (!name) return timer.label;
  const rest = timer.label
    .split(/,\s*/)
    .filter((part) => part.toLowerCase() !== name)
    .join(", ");
  return rest || timer.label;
}

/** "Roots" goes on in small letters after a name; "T18" stays as it is. */
const lower = (words: string) =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
