import { z } from "zod";
import { Bowl } from "./bowl-schema.ts";
import { SafetyFact } from "./safety/schema.ts";
import {
  Budget,
  DamageLevel,
  DesiredTone,
  Flow,
  GrayCoverage,
  HairCondition,
  HairLength,
  HairThickness,
  Level,
  PlannedService,
  Porosity,
  PreviousTreatment,
  ServiceType,
  TouchupFrequency,
  UncorrectedTone,
  UnderlyingTone,
  UnwantedTone,
  ZoneName,
} from "./words.ts";

/** A line of the catalogue, as "brand/line". */
export const LineKey = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/);
/** What stands on a shelf, as codes by "brand/line". */
export const OnShelf = z.record(LineKey, z.array(z.string().max(60)).max(400));
const Text = z.string().max(2000);

/** Facts beyond the form: safety answers, how the colour is applied, what the client said. Other facts may ride along. */
export const Extra = z.looseObject({
  /** What was gathered about the client's safety beside the answers below. */
  safety: z.array(SafetyFact).max(60).optional(),
  age: z.number().min(0).max(130).optional(),
  pregnant: z.boolean().optional(),
  reactedToColourBefore: z.boolean().optional(),
  scalpBroken: z.boolean().optional(),
  blackHennaTattoo: z.boolean().optional(),
  metallicTest: z.string().max(60).optional(),
  elasticityTest: z.string().max(60).optional(),
  /** The patch test of this service: its result, the brand it was done with (a brand id), and how long ago. */
  patchTest: z.string().max(60).optional(),
  patchTestBrand: z.string().max(60).optional(),
  patchTestHours: z.number().min(0).max(100_000).optional(),
  relaxer: z.string().max(60).optional(),
  weeksSinceTreatment: z.number().min(0).max(1000).optional(),
  resistantGrey: z.boolean().optional(),
  regrowthOnly: z.boolean().optional(),
  bleachedLengths: z.boolean().optional(),
  oneSession: z.boolean().optional(),
  /** No permanent: a demi blends what it would cover. */
  demiOnly: z.boolean().optional(),
  /** Minutes that there are from the first stroke to the last rinse. */
  minutesAtMost: z.int().min(5).max(600).optional(),
  application: Text.optional(),
  service: Text.optional(),
  goal: Text.optional(),
  issue: Text.optional(),
  desiredShade: z.string().max(60).optional(),
  targetPhotoTone: z.string().max(60).optional(),
});

/** What one part of the head carries and what it shall be, where it differs from the rest. Level 1-10, grey share in percent. */
export const ZoneFacts = z.object({
  level: Level.optional(),
  tone: z.union([UnwantedTone, UnderlyingTone]).optional(),
  porosity: Porosity.optional(),
  greyShare: z.number().min(0).max(100).optional(),
  /** What was done to this part, where it differs: virgin regrowth on bleached lengths. */
  hairCondition: HairCondition.extract(["virgin", "previously-colored", "bleached"]).optional(),
  /** How damaged this part is, where it differs: new growth is sound above lengths that are not. */
  damageLevel: DamageLevel.optional(),
  /** What is wished for this part alone: roots at 5, ends at 9 and beige. */
  desiredLevel: Level.optional(),
  desiredTone: DesiredTone.optional(),
  /** It is right as it is: nothing goes on it. */
  isLeft: z.boolean().optional(),
});
/** The head by its parts; a part that is left out is like the rest. */
export const Zones = z.partialRecord(ZoneName, ZoneFacts);

export type ZoneFacts = z.infer<typeof ZoneFacts>;
export type Zones = z.infer<typeof Zones>;

/** The formula that a correction follows: what was mixed, from where to where it was meant to go, and how it was worked. */
export const LastFormula = z.object({
  bowls: z.array(Bowl).min(1).max(12),
  fromLevel: Level,
  toLevel: Level,
  /** How often a correction of the same fault has been tried before this one. */
  attempts: z.int().min(1).max(9).default(1),
});

/** What a salon's outcomes with a line suggest: levels to plan for in addition, lighter when positive; used only once somebody accepted it. */
export const SalonOffset = z.strictObject({
  offset: z.number().min(-1).max(1).multipleOf(0.5),
  /** How many outcomes it rests on. */
  count: z.int().min(1),
  accepted: z.strictObject({ by: z.string().max(120), on: z.iso.date() }).optional(),
});
export type SalonOffset = z.infer<typeof SalonOffset>;

/** Everything that is known about the hair and the wish. Levels above 10 belong to the correction flows. */
export const Hair = z.object({
  flow: Flow.default("consultation"),
  currentLevel: Level,
  desiredLevel: Level.optional(),
  hairCondition: HairCondition.default("virgin"),
  previousTreatments: z.array(PreviousTreatment).max(8).default([]),
  damageLevel: DamageLevel.optional(),
  porosity: Porosity.default("normal"),
  serviceType: ServiceType.optional(),
  underlyingTone: UnderlyingTone.optional(),
  unwantedTone: UnwantedTone.optional(),
  desiredTone: DesiredTone.optional(),
  hairThickness: HairThickness.default("medium"),
  hairLength: HairLength.default("medium"),
  touchupFrequency: TouchupFrequency.optional(),
  budget: Budget.optional(),
  /** Left out, what is told of an amount says it. */
  hasGray: z.boolean().optional(),
  grayCoverage: GrayCoverage.optional(),
  grayPercent: z.number().min(0).max(100).optional(),
  brand: z.string().max(60).optional(),
  line: z.string().max(60).optional(),
  /** The stylist's own lines in order of preference, as "brand/line". */
  lines: z.array(LineKey).max(5).optional(),
  shade: z.string().max(60).optional(),
  /** Only what stands on this shelf is mixed; what it cannot do is told. Without it the whole catalogue serves. */
  shelf: OnShelf.optional(),
  /** What the salon has in stock: a bowl may take more than that, and what is not there is named. */
  standing: OnShelf.optional(),
  /** The developer at hand: names the developer of a line whose own brand lists none. No figure depends on it. */
  developerBrand: z.string().max(80).optional(),
  uncorrectedTones: z.array(UncorrectedTone).max(9).optional(),
  issueDescription: Text.optional(),
  zones: Zones.optional(),
  services: z.array(PlannedService).max(4).optional(),
  lastFormula: LastFormula.optional(),
  /** What the salon's own outcomes say, by line. */
  offsets: z.record(LineKey, SalonOffset).optional(),
  extra: Extra.optional(),
});
