import type { ColourFacts } from "#tools/colour/told/schema.ts";
import type { About } from "#agent/models/builtin/verbs/verb.ts";

/** What the last answer rests on, with where that comes from. */
export function sourceOf(earlier: About["earlier"]): string {
  const last = earlier.findLast(({ tool, status }) => tool === "colour_facts" && status === "ok");
  const { facts = [] } = (last?.value ?? {}) as Partial<ColourFacts>;
  const rests = facts.slice(0, MOST_FACTS).map(({ label, figure }) => `${label}: ${figure}`);
  const from = [...new Set(facts.slice(0, MOST_FACTS).map(({ source }) => inWords(source)))];
  return rests.length > 0
    ? `It rests on this: ${rests.join("; ")}. By ${from.join(" and ")}.`
    : "It rests on no figure of its own: say the line, the level or the percent, and I tell you what the tables say.";
}

const MOST_FACTS = 3;
/** A source as it is said: an address is the maker's leaflet. */
const inWords = (source: string) =>
  /^https?:/.test(source) ? "the maker's leaflet" : source.replace(/^[(]|[)]$/g, "");
