import { z } from "zod";

/** Level on the international 1 (black) to 10 (lightest blonde) scale; 11-12 exist in the correction flow only. */
export const Level = z.int().min(1).max(12);
/** The eight treatments a client may already have on the hair. */
export const PreviousTreatment = z.enum([
  "virgin",
  "previously_colored",
  "semi_permanent",
  "bleached",
  "box_dye",
  "keratin",
  "perm",
  "henna",
]);
/** Condition words of the consultation (first three) and of the correction flow (last four). */
export const HairCondition = z.enum([
  "virgin",
  "previously-colored",
  "bleached",
  "healthy",
  "moderate_damage",
  "severe_damage",
  "over_processed",
]);
/** 1 slightly damaged ends, 2 moderate, 3 heavy, 4 dead hair. */
export const DamageLevel = z.enum(["1", "2", "3", "4"]);
export const Porosity = z.enum(["low", "normal", "high"]);
export const ServiceType = z.enum([
  "toning",
  "color-correction",
  "gray-coverage",
  "color_correction",
]);
/** Pigment the hair shows; the correction flow sends its unwanted tone in this field too. */
export const UnderlyingTone = z.enum([
  "none",
  "orange",
  "red-orange",
  "gold",
  "yellow",
  "pale-yellow",
  "brass",
  "brass_orange",
  "red",
  "green",
  "muddy",
  "uneven",
]);
export const UnwantedTone = z.enum([
  "none",
  "brass",
  "yellow",
  "orange",
  "red",
  "green",
  "gold",
  "brass_orange",
  "muddy",
  "uneven",
]);
export const UncorrectedTone = z.enum([
  "brass",
  "orange",
  "yellow",
  "red",
  "gold",
  "green",
  "uneven",
  "too-dark",
  "too-light",
]);
export const HairThickness = z.enum(["fine", "medium", "thick"]);
export const HairLength = z.enum(["short", "medium", "long", "very_long"]);
export const TouchupFrequency = z.enum(["4_weeks", "6_weeks", "8_weeks", "12_weeks", "as_needed"]);
export const Budget = z.enum(["economy", "moderate", "premium"]);
export const GrayCoverage = z.enum(["minimal", "partial", "substantial", "full"]);
export const Flow = z.enum(["consultation", "correction", "corrective"]);

/** Tone names shared by every line, so that digits and letters of different makers can be compared. */
export const CanonicalTone = z.enum([
  "natural",
  "natural-intense",
  "natural-warm",
  "natural-cool",
  "ash",
  "ash-blue",
  "ash-green",
  "ash-violet",
  "matte",
  "violet",
  "pearl",
  "silver",
  "beige",
  "gold",
  "gold-copper",
  "copper",
  "red-copper",
  "red",
  "mahogany",
  "red-violet",
  "rose",
  "brown",
  "chocolate",
  "mocha",
  "clear",
  "blue",
  "green",
  "yellow",
  "orange",
  "pink",
  "teal",
  "black",
]);
/** What the client wants: the four words of the form, or any canonical tone. */
export const DesiredTone = z.union([z.enum(["cool_ash", "neutral", "warm"]), CanonicalTone]);
export const Pigment = z.enum(["red", "orange", "yellow", "green", "blue", "violet", "neutral"]);
export const ProductType = z.enum([
  "permanent",
  "demi-permanent",
  "semi-permanent",
  "toner",
  "high-lift",
  "lightener",
  "colour-remover",
  "treatment",
]);
export const Purpose = z.enum(["remove", "lighten", "fill", "deposit", "tone", "gloss", "treat"]);
/** Where a bowl goes. */
export const Zone = z.enum(["roots", "mids", "ends", "lengths", "all", "foils", "resistant"]);
/** A part of the head that may differ from the rest: a band is old colour between roots and ends, resistant is glassy white hair. */
export const ZoneName = z.enum(["roots", "bands", "mids", "ends", "hairline", "resistant"]);
/** What a client may have come for, in a colourist's words; several may be done in one visit. */
export const PlannedService = z.enum([
  "virgin_lift",
  "retouch",
  "grey_coverage",
  "grey_blending",
  "toning",
  "gloss",
  "lowlights",
  "highlights",
  "balayage",
  "going_darker",
  "colour_removal",
  "double_process",
  "vivids",
  "correction",
]);
/** Which figure of a formula a rule decided. */
export const Figure = z.enum([
  "line",
  "shade",
  "grams",
  "ratio",
  "developer",
  "minutes",
  "zone",
  "order",
  "technique",
  "sessions",
  "confidence",
]);
/** How well a rule or a line's data is established. */
export const Certainty = z.enum(["high", "medium", "low"]);
export const Series = z.enum(["natural", "fashion", "corrector", "clear"]);
export const Severity = z.enum(["info", "warn", "block"]);
export const Requirement = z.enum([
  "patch_test",
  "strand_test",
  "metallic_salt_test",
  "elasticity_test",
  "bond_treatment",
  "consultation",
]);

export type Level = z.infer<typeof Level>;
export type PreviousTreatment = z.infer<typeof PreviousTreatment>;
export type HairCondition = z.infer<typeof HairCondition>;
export type Porosity = z.infer<typeof Porosity>;
export type UnderlyingTone = z.infer<typeof UnderlyingTone>;
export type UnwantedTone = z.infer<typeof UnwantedTone>;
export type UncorrectedTone = z.infer<typeof UncorrectedTone>;
export type HairThickness = z.infer<typeof HairThickness>;
export type HairLength = z.infer<typeof HairLength>;
export type CanonicalTone = z.infer<typeof CanonicalTone>;
export type DesiredTone = z.infer<typeof DesiredTone>;
export type Pigment = z.infer<typeof Pigment>;
export type ProductType = z.infer<typeof ProductType>;
export type Purpose = z.infer<typeof Purpose>;
export type Zone = z.infer<typeof Zone>;
export type ZoneName = z.infer<typeof ZoneName>;
export type PlannedService = z.infer<typeof PlannedService>;
export type Figure = z.infer<typeof Figure>;
export type Certainty = z.infer<typeof Certainty>;
export type Series = z.infer<typeof Series>;
export type Severity = z.infer<typeof Severity>;
export type Requirement = z.infer<typeof Requirement>;
