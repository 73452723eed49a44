import { z } from "zod";
import { SeenTone, VisibleWarmth } from "#tools/colour/reading/schema.ts";
import { CanonicalTone } from "#tools/colour/words.ts";

/** What an eye finds on hair and pixels do not tell. */
export const Sign = z.enum([
  "old_colour_bands",
  "box_dye_build_up",
  "lightened_ends",
  "foils",
  "direct_dye",
  "white_regrowth",
  "breakage",
  "split_ends",
  "looks_porous",
  "wet_hair",
  "edited_photo",
]);
export type Sign = z.infer<typeof Sign>;

const Level = z.number().min(1).max(10).nullable();

/** Hair as the model sees it. Only numbers and words of a list: nothing that it reads in a picture gets further. */
export const SeenHair = z.object({
  hairFound: z.boolean(),
  level: Level.describe("Of the lengths, in halves; null when it cannot be told."),
  tone: SeenTone.nullable(),
  warmth: VisibleWarmth,
  roots: Level.describe("Level of the first 3 cm."),
  mids: Level,
  ends: Level,
  greyPercent: z.number().min(0).max(100),
  signs: z.array(Sign).max(6),
});
export type SeenHair = z.infer<typeof SeenHair>;

const GoalTone = CanonicalTone.extract([
  "natural",
  "natural-warm",
  "natural-cool",
  "ash",
  "violet",
  "pearl",
  "silver",
  "beige",
  "gold",
  "copper",
  "red",
  "mahogany",
  "red-violet",
  "rose",
  "chocolate",
]);

/** What the photos show, before anybody has said what they should show. */
export const Look = z.object({
  hair: SeenHair.nullable().describe("The hair to be colored; null when no photo shows it."),
  goal: z
    .object({ hairFound: z.boolean(), level: Level, tone: GoalTone.nullable() })
    .nullable()
    .describe("The goal photo; null when there is none."),
});
export type Look = z.infer<typeof Look>;
