import { z } from "zod";

/** The tone families a photograph can tell apart. `vivid` is a direct dye; `grey` is mostly white hair. */
export const SeenTone = z.enum([
  "natural",
  "ash",
  "gold",
  "copper",
  "red",
  "violet",
  "vivid",
  "grey",
]);
export type SeenTone = z.infer<typeof SeenTone>;

/** Warmth that shows, in the words of the questionnaire's underlying tone. */
export const VisibleWarmth = z.enum([
  "none",
  "orange",
  "red-orange",
  "gold",
  "yellow",
  "pale-yellow",
]);
export type VisibleWarmth = z.infer<typeof VisibleWarmth>;

export const HairZone = z.enum(["roots", "mids", "ends"]);
export type HairZone = z.infer<typeof HairZone>;

/**
 * What makes a photograph hard to read. `no_hair` goes with every photo in which none was found, `hair_unclear` with those that
 * show a face all the same, so that the hair may only have been missed. `monochrome` is black and white.
 */
export const PhotoFlag = z.enum([
  "too_small",
  "blurred",
  "dark",
  "clipped",
  "wb_unknown",
  "mixed_light",
  "strong_cast",
  "little_hair",
  "no_hair",
  "hair_unclear",
  "monochrome",
]);
export type PhotoFlag = z.infer<typeof PhotoFlag>;

/** A place on the photo, 0-1 from its left and top. */
export const PhotoPoint = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  zone: HairZone.optional(),
});
export type PhotoPoint = z.infer<typeof PhotoPoint>;

/** Where the stylist says the hair is: single taps, or an outline; and a place that is white or grey, which tells the lamp's colour. */
export const HairMarks = z.object({
  points: z.array(PhotoPoint).max(40).optional(),
  region: z
    .array(PhotoPoint.omit({ zone: true }))
    .min(3)
    .max(200)
    .optional(),
  reference: PhotoPoint.omit({ zone: true }).optional(),
});
export type HairMarks = z.infer<typeof HairMarks>;

/** A level from 1 to 10 in halves, and the range a colourist should expect it in. */
export const SeenLevel = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type SeenLevel = z.infer<typeof SeenLevel>;

/** One zone; the level is null under a vivid dye, which hides it. */
export const ZoneReading = z.object({ level: z.number().nullable(), tone: SeenTone });
export type ZoneReading = z.infer<typeof ZoneReading>;

export const Evenness = z.enum(["even", "slightly-uneven", "uneven"]);
export type Evenness = z.infer<typeof Evenness>;

/** What a photograph says about hair. Without hair there is no level, no tone, no zone. */
export const HairReading = z.object({
  hairFound: z.boolean(),
  level: SeenLevel.nullable(),
  tone: SeenTone.nullable(),
  zones: z.object({
    roots: ZoneReading.nullable(),
    mids: ZoneReading.nullable(),
    ends: ZoneReading.nullable(),
  }),
  greyShare: z.number().min(0).max(1),
  evenness: Evenness.nullable(),
  /** Levels between the lightest and the darkest zone. */
  spread: z.number().nullable(),
  visibleWarmth: VisibleWarmth,
  swatch: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  /**
   * `reference` is what told the lamp's colour and strength, where something did: the grey card, or a white that was tapped.
   * `learnt`: the levels that the salon's own heads have moved this reading by.
   */
  quality: z.object({
    ok: z.boolean(),
    flags: z.array(PhotoFlag),
    reference: z.enum(["card", "white"]).optional(),
    learnt: z.object({ by: z.number(), heads: z.int() }).optional(),
  }),
  /** The hair that was read, as an outline to draw, and the places its colour was taken from. */
  region: z.array(z.object({ x: z.number(), y: z.number() })),
  points: z.array(PhotoPoint),
});
export type HairReading = z.infer<typeof HairReading>;
