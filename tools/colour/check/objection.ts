import { z } from "zod";
import { Minutes, Ratio } from "#tools/colour/bowl-schema.ts";
import { Finding } from "#tools/colour/schema.ts";

/** What to put into a bowl in place of what was objected to, where that can be worked out. Only what changes is present. */
export const Instead = z
  .object({
    shade: z.object({ from: z.string(), to: z.string() }),
    ratio: Ratio,
    /** Null: none at all. */
    developerVolume: z.number().nullable(),
    minutes: z.tuple([Minutes, Minutes]),
    heat: z.boolean(),
  })
  .partial();
export type Instead = z.infer<typeof Instead>;

/** A finding on one bowl, with what to use instead where it can be worked out. */
export type Objection = Finding & { instead?: Instead };

/** A finding of the checks and the bowl it belongs to, counted from 0; null when it is about the visit or the hair. */
export const BowlFinding = Finding.extend({
  bowl: z.int().nullable(),
  instead: Instead.optional(),
});
export type BowlFinding = z.infer<typeof BowlFinding>;

/** A finding that withholds the grams. */
export function block(code: string, sentence: string, from: string, instead?: Instead): Objection {
  return { code, severity: "block", sentence, source: from, ...(instead && { instead }) };
}

/** A finding to think about. */
export function warn(code: string, sentence: string, from: string, instead?: Instead): Objection {
  return { code, severity: "warn", sentence, source: from, ...(instead && { instead }) };
}
