import { source } from "#tools/colour/science.ts";
import type { ProductType, Zone } from "#tools/colour/words.ts";
import type { Concern } from "./schema.ts";

/** What one concern of the client's health does to a bowl: the gates, the routes, the checks and what waits all read it here. */
export type ConcernRule = {
  /** Nothing goes on the scalp that colours, lifts or lightens: never, or not before somebody has answered by name. */
  offScalp?: "never" | "unanswered";
  /** The bowl waits until somebody has answered by name. */
  hold?: {
    code: string;
    /** What follows the words that were heard. */
    says: string;
    source: string;
    /** Product types it holds; every one but care where left out. */
    types?: readonly ProductType[];
    /** A valid patch test answers it. */
    untilTested?: true;
  };
  /** Nothing that colours or lightens is mixed, or nothing chemical at all. */
  refuse?: "colour" | "chemical";
};

const dyes: readonly ProductType[] = [
  "permanent",
  "demi-permanent",
  "high-lift",
  "toner",
  "semi-permanent",
];

/** By concern; an allergy is a matter of lines and substances, a strand that broke one of damage. */
export const concernRules: Partial<Record<Concern, ConcernRule>> = {
  reaction: { refuse: "colour" },
  child: { refuse: "colour" },
  scalp_broken: { refuse: "chemical" },
  scalp_unclear: {
    hold: {
      code: "scalp_look_first",
      says: "look at the scalp. Where the skin is open, sore, flaring or catching nothing goes on it; where it is whole and calm, release it on your name.",
      source: "Majirel and Igora Royal leaflets",
    },
  },
  // advice of the NHS, never a refusal: off-scalp work avoids contact with the skin
  pregnancy: { offScalp: "unanswered" },
  isotretinoin: { offScalp: "never" },
  chemotherapy: {
    hold: {
      code: "chemotherapy_wait",
      says: "color and lightener wait until about six months after the last treatment, or until the client's own team has agreed. Ask how long ago it was; where they agree, release it on your name.",
      source: source.practice,
    },
  },
  black_henna: {
    hold: {
      code: "black_henna_untested",
      says: "after black henna no dye is mixed without a valid patch test. Do one 48 hours before, or release it on your name.",
      source: "National Hair & Beauty Federation",
      types: dyes,
      untilTested: true,
    },
  },
  symptom: {
    hold: {
      code: "symptom_ask",
      says: "nobody said what that came from. Ask whether it followed color, developer or lightener: then it is a reaction. Where it did not, release it on your name.",
      source: source.allergy,
    },
  },
  asthma: {
    hold: {
      code: "asthma_ask",
      says: "the persulfates of lightener set asthma off in some. Ask whether bleach powder ever did; where it never has, air the room and release it on your name.",
      source: source.allergy,
      types: ["lightener"],
    },
  },
};

/** The strictest word on the scalp among some concerns; undefined where they say nothing of it. */
export function scalpRule(concerns: ReadonlySet<Concern>): ConcernRule["offScalp"] {
  const rules = [...concerns].flatMap((concern) => concernRules[concern]?.offScalp ?? []);
  return rules.includes("never") ? "never" : rules[0];
}

/** A bowl as far as it matters where it goes. */
export type PlacedBowl = {
  type?: ProductType | undefined;
  zone?: Zone | undefined;
  onScalp?: boolean | undefined;
};

/** Whether a bowl that colours, lifts or lightens meets the skin. Where nobody said, it does. */
export function meetsScalp({ type, zone, onScalp }: PlacedBowl): boolean {
  if (!type || type === "treatment") return false;
  return onScalp ?? !(zone && away.has(zone));
}

const away: ReadonlySet<Zone> = new Set(["foils", "lengths", "mids", "ends"]);
