import type { z } from "zod";
import type { Look } from "#tools/colour/shade/looks.ts";
import type { Zones } from "#tools/colour/hair-schema.ts";
import type {
  DamageLevel,
  DesiredTone,
  HairLength,
  HairThickness,
  PlannedService,
  Porosity,
  PreviousTreatment,
  UncorrectedTone,
} from "#tools/colour/words.ts";
import type {
  ConsultationCondition,
  ConsultationService,
  ConsultationUnderlyingTone,
  ConsultationUnwantedTone,
} from "#tools/consultations/schema.ts";
import type { Doubt } from "#agent/models/builtin/verbs/gate.ts";
import type { Tongue } from "./tongue.ts";

/** What words can tell about a client's hair and the goal; the words are those of the questionnaire. */
export type Facts = {
  clientName: string;
  currentLevel: number;
  desiredLevel: number;
  /** The goal is the level she has. */
  keepLevel: boolean;
  /** It is to be lighter without lightener. */
  noLightener: boolean;
  /** What it is to look like, where no level was said. */
  look: Look;
  /** It is to be lighter or darker, and nobody said how far; lightest: as far as it goes. */
  direction: "lighter" | "darker" | "lightest";
  /** The goal is so many levels above the level she has; below, when negative. */
  liftBy: number;
  desiredTone: DesiredTone;
  unwantedTone: z.infer<typeof ConsultationUnwantedTone>;
  underlyingTone: z.infer<typeof ConsultationUnderlyingTone>;
  previousTreatments: PreviousTreatment[];
  /** The level was called natural: virgin, unless something is said to be on it. */
  isNatural: boolean;
  hairCondition: z.infer<typeof ConsultationCondition>;
  weeksSinceTreatment: number;
  relaxer: boolean;
  damageLevel: z.infer<typeof DamageLevel>;
  porosity: z.infer<typeof Porosity>;
  hairThickness: z.infer<typeof HairThickness>;
  hairLength: z.infer<typeof HairLength>;
  hasGray: boolean;
  grayPercent: number;
  resistantGrey: boolean;
  serviceType: z.infer<typeof ConsultationService>;
  brand: string;
  line: string;
  pregnant: boolean;
  age: number;
  reactedToColourBefore: boolean;
  zones: Zones;
  /** The level of a dark band, when it was asked for. */
  bandLevel: number;
  services: PlannedService[];
};

export type Slot = keyof Facts;

/** What the person wants done. tell: only facts were said. none: not understood. */
export type Intent =
  | "formulate"
  | "correct"
  | "rescue"
  | "greet"
  | "thanks"
  | "help"
  | "drop"
  | "held"
  | "measure"
  | "able"
  | "secret"
  | "quoted"
  | "smallTalk"
  | "outside"
  | "unclear"
  | "import"
  | "keep"
  | "tell"
  | "none";

/** The particulars of an intent. */
export type Detail = {
  uncorrectedTones?: z.infer<typeof UncorrectedTone>[];
  topic?: string;
  minutes?: number;
  /** Why words that name an act are no order to do it. */
  doubt?: Doubt;
};

export type Heard = {
  intent: Intent;
  facts: Partial<Facts>;
  detail: Detail;
  /** The tongue it was said in, where that was not English. */
  tongue?: Tongue;
};
