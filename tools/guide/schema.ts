import type { CanonicalTone } from "#tools/colour/words.ts";

/** A look of hair, as a swatch shows it. */
export type Look = { level: number; tone: CanonicalTone };

/** The pictures of the guide: each is drawn by the product's own parts, from the engine's own tables. */
export type GuideFigure =
  | "levels"
  | "wheel"
  | "developers"
  | "porosity"
  | "safe-lift"
  | "damage"
  | "angles"
  | "white-shares"
  | "white-bowl"
  | "white-placement"
  | "white-regrowth"
  | "white-try";

/** A piece of an entry. Texts may hold links as `[words](/address)`. */
export type Block =
  | { kind: "text"; text: string }
  /** What must not be overlooked. */
  | { kind: "warning"; text: string }
  | { kind: "points" | "steps"; items: readonly string[] }
  /** Names with what is said to each. */
  | { kind: "facts"; rows: readonly Fact[] }
  | {
      kind: "table";
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    }
  /** What a client says, word for word. */
  | { kind: "quote"; text: string }
  | { kind: "looks"; seen: readonly Look[]; wanted: readonly Look[]; text: string }
  | { kind: "figure"; figure: GuideFigure };

export type Fact = { term: string; text: string };

/** One thing to know, with an address of its own. */
export type Entry = {
  /** The address within the page: kebab-case, the only one of its name. */
  id: string;
  title: string;
  blocks: readonly Block[];
  /** Where it comes from, as the engine names its sources. */
  sources?: readonly string[];
};

export type Chapter = { id: string; title: string; lead: string; entries: readonly Entry[] };
