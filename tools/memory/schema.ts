import { z } from "zod";

/** The most that is kept in mind of a salon. */
export const MOST_MEMORIES = 300;
export const LONGEST_NOTE = 300;

export const MemoryKind = z.enum(["note", "word"]);
export type MemoryKind = z.infer<typeof MemoryKind>;

/** Told by somebody, or learned from a tap on one of several choices. */
export const MemorySource = z.enum(["told", "tap"]);
export type MemorySource = z.infer<typeof MemorySource>;

/** What a word of the salon can name. Never a client: two of one name are two people. */
export const NamedKind = z.enum(["service", "item", "supplier", "brand", "line"]);
export type NamedKind = z.infer<typeof NamedKind>;

/** What a word means: a thing by the name that the salon keeps it under. */
export const Meaning = z.object({ kind: NamedKind, name: z.string().min(1).max(200) });
export type Meaning = z.infer<typeof Meaning>;

const Told = z.string().trim().min(1).max(LONGEST_NOTE);

/** Something to keep in mind. With `means`, `words` is what the salon calls that thing. */
export const Remember = z.strictObject({
  words: Told.describe("The note, or the salon's own word."),
  means: Meaning.optional().describe("What the word names; left out for a note."),
  byTap: z
    .literal(true)
    .optional()
    .describe("The stylist tapped this meaning among several choices for the word."),
});
export type Remember = z.infer<typeof Remember>;

export const ChangeMemory = z.strictObject({ words: Told });
export type ChangeMemory = z.infer<typeof ChangeMemory>;

export const Memory = z.object({
  id: z.uuid(),
  kind: MemoryKind,
  words: z.string(),
  means: Meaning.nullable(),
  source: MemorySource,
  by: z.string(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime().nullable(),
});
export type Memory = z.infer<typeof Memory>;

/** Whether taps on choices are kept, and what is kept in mind, newest first. */
export const Memories = z.object({ learnsFromTaps: z.boolean(), memories: z.array(Memory) });
export type Memories = z.infer<typeof Memories>;

export const LearnFromTaps = z.strictObject({ learnsFromTaps: z.boolean() });
export type LearnFromTaps = z.infer<typeof LearnFromTaps>;

/** How many were forgotten. */
export const Forgotten = z.object({ forgotten: z.int() });
export type Forgotten = z.infer<typeof Forgotten>;
