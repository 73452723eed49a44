import { z } from "zod";
import { LineKey } from "#tools/colour/hair-schema.ts";
import { NotedBowl } from "#tools/colour/notation/schema.ts";
import { CanonicalTone } from "#tools/colour/words.ts";
import { text } from "#tools/core/fields.ts";
import { FORMULA_FIELDS } from "#tools/formulas/fields.ts";

/** How a formula came into the library. `consultation` stands for those that consultations keep. */
export const LibraryOrigin = z.enum(["import", "saved", "converted", "card", "practice"]);
export type LibraryOrigin = z.infer<typeof LibraryOrigin>;

const Notation = text(FORMULA_FIELDS.notation.longest)
  .min(1)
  .describe("The formula in shorthand, as it was written.");
const Name = text(FORMULA_FIELDS.name.longest)
  .min(1)
  .describe("What the salon calls it, such as house gloss.");
const Client = text(FORMULA_FIELDS.clientName.longest).min(1);
const Notes = text(FORMULA_FIELDS.notes.longest);

/** A formula of the salon's library. */
export const LibraryFormula = z.object({
  id: z.uuid(),
  origin: z.enum([...LibraryOrigin.options, "consultation"]),
  name: z.string(),
  clientName: z.string().nullable(),
  /** As it was written. */
  notation: z.string(),
  bowls: z.array(NotedBowl),
  /** What was not understood of it. */
  unread: z.array(z.string()),
  notes: z.string(),
  brandId: z.string().nullable(),
  lineId: z.string().nullable(),
  brandName: z.string().nullable(),
  lineName: z.string().nullable(),
  /** Level and tone of the main shade of the first bowl. */
  level: z.number().nullable(),
  tone: CanonicalTone.nullable(),
  /** A swatch of it, such as #8a5a3c. */
  color: z.string().nullable(),
  /** The day it was used, as YYYY-MM-DD, where the salon knew it. */
  usedOn: z.iso.date().nullable(),
  importId: z.uuid().nullable(),
  /** The consultation it belongs to, or was used on last. */
  consultationId: z.uuid().nullable(),
  /** The checks stop it and nobody has released it: no grams are shown. */
  withheld: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type LibraryFormula = z.infer<typeof LibraryFormula>;

/** Keeps a formula by name: written in shorthand, or copied from one of a consultation. */
export const SaveLibraryFormula = z
  .strictObject({
    name: Name,
    notation: Notation.optional(),
    formulaId: z.uuid().optional().describe("A formula of a consultation, to be copied."),
    line: LineKey.optional().describe("The line to read shades in where the shorthand names none."),
    clientName: Client.nullish(),
    notes: Notes.optional(),
  })
  .refine(({ notation, formulaId }) => (notation === undefined) !== (formulaId === undefined), {
    message: "Give either the shorthand or the formula to copy.",
    path: ["notation"],
  });
export type SaveLibraryFormula = z.infer<typeof SaveLibraryFormula>;

export const ChangeLibraryFormula = z.strictObject({
  id: z.uuid(),
  name: Name.optional(),
  notation: Notation.optional(),
  line: LineKey.nullish(),
  clientName: Client.nullish(),
  notes: Notes.optional(),
});
export type ChangeLibraryFormula = z.infer<typeof ChangeLibraryFormula>;

/** Which formulas of the library; every word of `search` has to occur in name, client, shorthand or notes. */
export const FindLibrary = z.strictObject({
  search: z.string().trim().max(120).optional(),
  brandId: z.string().max(60).optional(),
  lineId: z.string().max(60).optional(),
  level: z.coerce.number().min(1).max(12).optional(),
  tone: CanonicalTone.optional(),
  origin: LibraryFormula.shape.origin.optional(),
  importId: z.uuid().optional(),
  /** Only those of which something was not understood. */
  unread: z.stringbool().optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type FindLibrary = z.infer<typeof FindLibrary>;

/** Puts a formula of the library on the hair of a consultation, where the checks judge it. */
export const UseLibraryFormula = z.strictObject({ id: z.uuid(), consultationId: z.uuid() });
export type UseLibraryFormula = z.infer<typeof UseLibraryFormula>;

/** Formulas as the assistant finds them; `total` counts all. */
export const FoundFormulas = z.object({ total: z.int(), items: z.array(LibraryFormula) });
export type FoundFormulas = z.infer<typeof FoundFormulas>;

/** What the assistant may look for in the library. */
export const AskLibrary = z.strictObject({
  search: text(120).optional().describe("Words of name, client, shorthand or notes."),
  brandId: z.string().max(60).optional(),
  lineId: z.string().max(60).optional(),
  level: z.number().min(1).max(12).optional(),
  tone: CanonicalTone.optional(),
});
export type AskLibrary = z.infer<typeof AskLibrary>;

/** A formula that was deleted, with all that puts it back: where it came from, and its place in the list. */
export const RestoreLibraryFormula = z.strictObject({
  origin: LibraryOrigin,
  name: Name,
  clientName: Client.nullable(),
  notation: Notation,
  notes: Notes,
  /** The line it was read in. */
  line: LineKey.nullable(),
  usedOn: z.iso.date().nullable(),
  importId: z.uuid().nullable(),
  importRow: z.int().min(1).nullable(),
  madeFrom: z.uuid().nullable(),
  consultationId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type RestoreLibraryFormula = z.infer<typeof RestoreLibraryFormula>;

export const LibraryFormat = z.enum(["csv", "xlsx"]);
export type LibraryFormat = z.infer<typeof LibraryFormat>;
