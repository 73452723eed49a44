import { z } from "zod";
import { Grams, Minutes, Ratio } from "#tools/colour/bowl-schema.ts";
import { LineKey } from "#tools/colour/hair-schema.ts";
import { BowlFinding } from "#tools/colour/check/objection.ts";
import { CanonicalTone, ProductType, Purpose, Zone } from "#tools/colour/words.ts";

/** One tube as a colourist noted it. */
export const NotedShade = z.object({
  /** As the line prints it, or as it was written where the catalogue does not hold it. */
  code: z.string(),
  /** The catalogue holds it. */
  known: z.boolean(),
  level: z.number().nullable(),
  tone: CanonicalTone.nullable(),
  /** Null where neither grams nor anything to work them out from was written. */
  grams: Grams.nullable(),
  /** The share in parts, where it was written so. */
  parts: z.number().positive().nullable(),
  /** A shade of the line that stands nearest to one it does not hold or no longer sells. */
  nearest: z.string().nullable(),
});
export type NotedShade = z.infer<typeof NotedShade>;

/** One bowl read from shorthand. What was not written is null unless it could be worked out, and then `assumed` says so. */
export const NotedBowl = z.object({
  /** The words it was read from. */
  text: z.string(),
  line: LineKey.nullable(),
  brandName: z.string().nullable(),
  lineName: z.string().nullable(),
  /** How much of the line was written; what was not is a reading aid and is shown as the stylist's in no view. */
  named: z.enum(["line", "brand", "none"]).optional(),
  type: ProductType.nullable(),
  zone: Zone.nullable(),
  purpose: Purpose.nullable(),
  shades: z.array(NotedShade),
  developer: z.object({ volume: z.number().nullable(), grams: Grams.nullable() }).nullable(),
  ratio: Ratio.nullable(),
  minutes: z.tuple([Minutes, Minutes]).nullable(),
  heat: z.boolean(),
  /** A sentence for each figure that was worked out and not read. */
  assumed: z.array(z.string()),
});
export type NotedBowl = z.infer<typeof NotedBowl>;

/** Brand and line of a bowl as far as they were written. */
export function makerOf({ brandName, lineName, named = "line" }: NotedBowl): {
  brandName: string | null;
  lineName: string | null;
} {
  return {
    brandName: named === "none" ? null : brandName,
    lineName: named === "line" ? lineName : null,
  };
}

/** Shorthand, read: its bowls, the words around them, and what was not understood, as it was written. */
export const ReadNotation = z.object({
  bowls: z.array(NotedBowl),
  /** Words that are plainly a remark ("client loved it"). */
  notes: z.string(),
  /** What may belong to the formula and was not understood. */
  unread: z.array(z.string()),
});
export type ReadNotation = z.infer<typeof ReadNotation>;

/** The same with what the checks say of the bowls that are whole enough to be judged. */
export const JudgedNotation = ReadNotation.extend({
  ok: z.boolean(),
  findings: z.array(BowlFinding),
});
export type JudgedNotation = z.infer<typeof JudgedNotation>;
