import { z } from "zod";
import { LineKey } from "#tools/colour/hair-schema.ts";
import { JudgedNotation } from "#tools/colour/notation/schema.ts";
import { text } from "#tools/core/fields.ts";

/** Shorthand to be read, in the stylist's lines unless one is given; with a consultation the checks judge it on that hair. */
export const ReadNotationFor = z.strictObject({
  text: text(4000).min(1).describe("The shorthand exactly as the stylist wrote it."),
  line: LineKey.optional().describe('A line as "brand/line" that bare codes are in.'),
  consultationId: z.uuid().optional().describe("The consultation whose hair it is for."),
});
export type ReadNotationFor = z.infer<typeof ReadNotationFor>;

/** How the hair and the lines of a card are found: as those of typed shorthand. */
export const CardContext = ReadNotationFor.omit({ text: true });
export type CardContext = z.infer<typeof CardContext>;

/** What stands on a card of paper, word by word, and as it was read. */
export const CardNotation = JudgedNotation.extend({ text: z.string() });
export type CardNotation = z.infer<typeof CardNotation>;

/** What the model is asked for: the lines of a card, top to bottom. */
export const CardLines = z.object({ lines: z.array(z.string()) });
