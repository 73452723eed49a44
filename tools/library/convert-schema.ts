import { z } from "zod";
import { LineKey } from "#tools/colour/hair-schema.ts";
import { NotedBowl } from "#tools/colour/notation/schema.ts";
import { CanonicalTone } from "#tools/colour/words.ts";
import { text } from "#tools/core/fields.ts";
import { LibraryFormula } from "./schema.ts";

/** published: the maker of one of the lines printed it. computed: worked out from level and tone, a suggestion to test on a strand. */
export const ConversionBasis = z.enum(["published", "computed"]);

/** What may stand for one shade in another line: one shade, or several in parts that make it together. */
export const ConversionCandidate = z.object({
  /** As it is read on a card, such as "9-0 + 9-1 (3:1)". */
  code: z.string(),
  blend: z.array(z.object({ code: z.string(), parts: z.number().positive() })).min(1),
  level: z.number().nullable(),
  tone: CanonicalTone,
  basis: ConversionBasis,
  note: z.string(),
});
export type ConversionCandidate = z.infer<typeof ConversionCandidate>;

/** One ingredient of a formula and what stands for it elsewhere, best first; none where nothing does, and the note says why. */
export const ConvertedIngredient = z.object({
  original: z.string(),
  originalAmount: z.string(),
  converted: z.string().nullable(),
  /** As on the formula card. */
  name: z.string(),
  amount: z.string(),
  basis: ConversionBasis.nullable(),
  note: z.string(),
  candidates: z.array(ConversionCandidate),
});
export type ConvertedIngredient = z.infer<typeof ConvertedIngredient>;

/** The product a formula is for, in the words of the call. */
export const ConvertProduct = z.enum(["lightener", "toner", "base"]);
export type ConvertProduct = z.infer<typeof ConvertProduct>;

/** Characters that a formula, or what is said around it, may have as JSON: several times those of a long one. */
const MOST_JSON = 32_000;
function bounded(given: unknown): boolean {
  try {
    return JSON.stringify(given ?? null).length <= MOST_JSON;
  } catch {
    return false; // nested deeper than the stack
  }
}
const TOO_LONG = "is longer than a formula can be";

/** A formula as text, list of ingredients, or an object as formulas are answered. Converted to the stylist's first line of that kind unless `to` names one. */
export const ConvertFormula = z.object({
  originalFormula: z
    .union([text(4000).min(1), z.looseObject({}), z.array(z.unknown()).max(40)])
    .refine(bounded, TOO_LONG),
  stylistId: z.string().max(80).optional(),
  productType: ConvertProduct.optional(),
  sourceContext: z
    .union([text(2000), z.looseObject({})])
    .refine(bounded, TOO_LONG)
    .nullish(),
  to: LineKey.optional(),
});
export type ConvertFormula = z.infer<typeof ConvertFormula>;

export const ConvertedFormula = z.object({
  convertedIngredients: z.array(ConvertedIngredient),
  from: LineKey.nullable(),
  to: LineKey.nullable(),
  /** The converted bowls, weighed, with ratio, developer and minutes of the new line. */
  bowls: z.array(NotedBowl),
  unread: z.array(z.string()),
  /** What to know before mixing it. */
  cautions: z.array(z.string()),
});
export type ConvertedFormula = z.infer<typeof ConvertedFormula>;

/** For the assistant: one formula of a consultation or of the library, to another line. */
export const ConvertStored = z.strictObject({
  formulaId: z.uuid().describe("The id of a formula of a consultation or of the library."),
  to: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .describe('A line as "brand/line", or a brand or line by its name.'),
});
export type ConvertStored = z.infer<typeof ConvertStored>;

/** For the assistant: shades or a formula as they are said, to another line. */
export const ConvertWritten = z.strictObject({
  formula: text(4000)
    .min(1)
    .describe('As it was said, with its line where one was named: "Topchic 8G".'),
  to: ConvertStored.shape.to
    .optional()
    .describe("A line or brand; left out, the salon's own line of the same kind."),
});
export type ConvertWritten = z.infer<typeof ConvertWritten>;

/** The same beside the formula that it was made from. */
export const ConvertedStored = ConvertedFormula.extend({ formula: LibraryFormula });
export type ConvertedStored = z.infer<typeof ConvertedStored>;

/** Moves a salon from one line to another: which formulas, to which line. */
export const PlanSwitch = z.strictObject({
  from: LineKey,
  to: LineKey,
  /** Formulas of the last so many days. */
  days: z.coerce.number().int().min(1).max(3650).default(365),
  /** Only this one, whenever it was made. */
  formulaId: z.uuid().optional(),
});
export type PlanSwitch = z.infer<typeof PlanSwitch>;

/** For the assistant: the same in spoken names. */
export const PlanSwitchCalled = z.strictObject({
  from: z.string().trim().min(1).max(120).describe("The line to leave, by key or name."),
  to: z.string().trim().min(1).max(120).describe("The line to go to, by key or name."),
});
export type PlanSwitchCalled = z.infer<typeof PlanSwitchCalled>;

/** What a switch comes to, without its formulas. */
export const SwitchSummary = z.object({
  from: LineKey,
  to: LineKey,
  fromName: z.string(),
  toName: z.string(),
  total: z.int(),
  published: z.int(),
  computed: z.int(),
  open: z.int(),
});
export type SwitchSummary = z.infer<typeof SwitchSummary>;

/** A line that formulas of the salon are made of. */
export const LineInUse = z.object({
  line: LineKey,
  brandName: z.string(),
  lineName: z.string(),
  type: z.string(),
  count: z.int(),
});
export type LineInUse = z.infer<typeof LineInUse>;

export const SwitchItem = z.object({
  formula: LibraryFormula,
  converted: ConvertedFormula,
  /** published: every shade has a printed row; computed: some are worked out; open: some have nothing that stands for them. */
  standing: z.enum(["published", "computed", "open"]),
});
export type SwitchItem = z.infer<typeof SwitchItem>;

export const SwitchPlan = z.object({
  from: LineKey,
  to: LineKey,
  items: z.array(SwitchItem),
  /** Formulas in all; `items` holds the newest of them. */
  total: z.int(),
});
export type SwitchPlan = z.infer<typeof SwitchPlan>;

/** What a person decided of each formula after the review: the chosen candidate of each ingredient, by its place. */
export const ApplySwitch = z.strictObject({
  from: LineKey,
  to: LineKey,
  items: z
    .array(
      z.strictObject({ formulaId: z.uuid(), choices: z.array(z.int().min(0).max(20)).max(24) }),
    )
    .min(1)
    .max(500),
});
export type ApplySwitch = z.infer<typeof ApplySwitch>;

/** How many were saved now, and every formula that was asked for, those saved before included. */
export const AppliedSwitch = z.object({ count: z.int(), formulas: z.array(LibraryFormula) });
export type AppliedSwitch = z.infer<typeof AppliedSwitch>;
