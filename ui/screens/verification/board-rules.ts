import { STATES } from "./boards-data.ts";

/** Where a licence can be looked up, and what the link is called. */
type Lookup = { label: string; href: string };

/**
 * The register of whoever issued a licence: a state by its name or abbreviation, alone or within words ("Texas TDLR"). For any
 * other authority, a search of the web for its register, which names nobody.
 */
export function lookupOf(authority: string | null): Lookup {
  const state = stateIn(authority ?? "");
  if (state?.register) return { label: `${state.name} license lookup`, href: state.register };
  const whose = state?.name ?? authority?.trim() ?? "";
  const query = new URLSearchParams({
    q: `${whose} board of cosmetology license lookup`.trim(),
  });
  return {
    label: whose ? `Find the register of ${whose}` : "Find the state board",
    href: `https://duckduckgo.com/?${query.toString()}`,
  };
}

/** The state that words name, or abbreviate; undefined for any other place. */
export function stateIn(words: string) {
  const abbreviation = /\b[A-Z]{2}\b/.exec(words)?.[0] ?? words.trim().toUpperCase();
  const said = words.toLowerCase();
  // the longer name first: West Virginia is not Virginia
  const named = Object.values(STATES)
    .toSorted((one, other) => other.name.length - one.name.length)
    .find(({ name }) => said.includes(name.toLowerCase()));
  return named ?? STATES[abbreviation];
}
