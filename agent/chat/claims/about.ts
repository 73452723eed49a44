import type { Figure } from "./figures.ts";
import type { Topic } from "./lexicon.ts";
import type { Clause } from "./plain.ts";
import type { Ground } from "./rows.ts";

/** A topic, or a figure. */
export type Claimed = Topic | "figure";

/** How a clause says what it says: as so, under a condition, or asking. */
export type Mode = "said" | "condition" | "question";
/** A clause, and all that it is judged by. */
export type About = {
  clause: Clause;
  mode: Mode;
  named: readonly string[];
  subject: readonly string[];
  ground: Ground;
  asks: boolean;
  isConditional: boolean;
  /** Figures that the sentence said before. */
  before: readonly Figure[];
  /** The sentence speaks of skin, tests and the like. */
  isBody: boolean;
};
/** A claim, and whether it is known. */
export type Found = [claimed: Claimed, isKnown: boolean];
