import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type {
  CanonicalTone,
  Pigment,
  ProductType,
  Purpose,
  Series,
  Zone,
} from "#tools/colour/words.ts";
import type { Range } from "#tools/colour/brand-line.ts";
import type { LiftCanvas } from "#tools/colour/science.ts";

/** One part of a bowl as it is wished for, before a shade of a line is found for it. Shares add up to 1. */
export type Part = {
  share: number;
  role: Series;
  tones: readonly CanonicalTone[];
  /** How many of the first tones are one to the wish: among them the line's own, with the shortest code, is taken. */
  alike?: number;
  /** Levels that will do, best first. */
  levels: readonly number[];
  avoid: readonly Pigment[];
  /** A reflect that holds its own counter: it may carry what the bowl must not feed. */
  balanced?: boolean;
  /** Only a shade of the line's coverage series will do. */
  coverage?: boolean;
  /** No shade lighter than this will do, however near: the bowl lifts no further. */
  lightest?: number;
  /** No shade of a line's Plus range will do: it holds what is to be kept out. */
  plain?: boolean;
  /** The line's doubled natural comes first: white that does not take. */
  doubled?: boolean;
  /** Codes that were on this hair and left the fault: another shade is taken. */
  not?: readonly string[];
};

/** One thing to do: what, where, with which kind of product. The formula step turns it into a bowl of one line. */
export type Act = {
  purpose: Purpose;
  /** Product types that may do it, best first. */
  types: readonly ProductType[];
  zone: Zone;
  onScalp: boolean;
  parts: readonly Part[];
  /** Natural levels this bowl has to lift. */
  lift: number;
  /** Percent of white hair the bowl has to cover; 0 when it has not. */
  grey: number;
  dilute: boolean;
  /** Only a trace of tone: against green, or on platinum. */
  thin?: boolean;
  /** Share of a whole-head mix. */
  factor: number;
  developerMax: number;
  /** The strength to come near to, below the most allowed. */
  developerWish?: number;
  /** Level of the hair that this bowl goes on, where an earlier bowl of the visit has changed it, or direct dye depends on it. */
  canvasLevel?: number;
  targetLevel?: number;
  stopLevel?: number;
  /** Fixed by the plan where the line's own time does not apply, for instance a bleach bath. */
  minutes?: Range;
  /** Fixed by the plan where the line's own ratio does not apply, for instance a bleach bath. */
  ratio?: string;
  lowlight?: boolean;
  /** The one line that the plan has worked out its shares for, as "brand/line". */
  lineKey?: string;
};

export type Route = {
  acts: Act[];
  sessions: [number, number];
  /** The hair with the goal that the route chose, where nobody named one. */
  chosen?: Diagnosis;
  alternatives: string[];
  /** The level that the lift begins at and the one it is for, where they are not those of the form. */
  from?: number;
  goal?: number;
  /** The hair that is lightened, by its row of the safe-lift table. */
  canvas?: LiftCanvas;
};

const plain = {
  zone: "all",
  onScalp: true,
  parts: [],
  lift: 0,
  grey: 0,
  dilute: false,
  factor: 1,
  developerMax: 40,
} as const;

/** An act with the usual values: whole head, on the scalp, no lift, no grey, one whole-head mix. */
export function act(wanted: Pick<Act, "purpose" | "types"> & Partial<Act>): Act {
  return { ...plain, ...wanted };
}

/** A route of one visit. */
export function oneVisit(acts: Act[], alternatives: string[] = []): Route {
  return { acts, sessions: [1, 1], alternatives };
}
