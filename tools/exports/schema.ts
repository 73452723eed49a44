import { z } from "zod";

/** The newest shape of an export; older ones are read as well. */
export const EXPORT_VERSION = 1;

/** Rows of a table that anybody would believe in. */
const MOST_ROWS = 20_000_000;

/** What an export says of itself, in `undertone.json`. */
export const ExportManifest = z.object({
  product: z.literal("undertone"),
  version: z.int().min(1),
  salonName: z.string().max(500),
  timeZone: z.string().max(100),
  currency: z.string().max(10),
  madeAt: z.iso.datetime(),
  /** Rows of each table in `data/<table>.json`, and files under `files/`. */
  tables: z.record(z.string().regex(/^[a-z_]{1,60}$/), z.int().min(0).max(MOST_ROWS)),
  files: z.int().min(0).max(MOST_ROWS),
});
export type ExportManifest = z.infer<typeof ExportManifest>;

/** What an export would hold now. */
export const ExportPreview = z.object({
  tables: z.record(z.string(), z.int()),
  photos: z.int(),
  photoBytes: z.int(),
});
export type ExportPreview = z.infer<typeof ExportPreview>;

/** Where an export is fetched, once and soon. */
export const ExportLink = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
export type ExportLink = z.infer<typeof ExportLink>;

/** The password, once more, of whoever is about to take everything out or away. */
export const PasswordAgain = z.strictObject({ password: z.string().min(1).max(256) });
export type PasswordAgain = z.infer<typeof PasswordAgain>;

export const RestoreStatus = z.enum(["pending", "in_progress", "completed", "failed"]);
export type RestoreStatus = z.infer<typeof RestoreStatus>;

/** An export that is brought into this salon. */
export const Restore = z.object({
  id: z.uuid(),
  fileName: z.string(),
  status: RestoreStatus,
  /** From its manifest. */
  salonName: z.string(),
  madeAt: z.iso.datetime(),
  tables: z.record(z.string(), z.int()),
  files: z.int(),
  done: z.int(),
  total: z.int(),
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Restore = z.infer<typeof Restore>;

/** Days between the wish to leave and the end. */
export const GRACE_DAYS = 30;

/** A salon that is to go. */
export const Deletion = z.object({
  askedAt: z.iso.datetime(),
  askedBy: z.string(),
  /** When everything is gone. */
  dueAt: z.iso.datetime(),
});
export type Deletion = z.infer<typeof Deletion>;

const months = z.int().min(1).max(240).nullable();

/** After how many months what is kept goes; null: never. */
export const Retention = z.strictObject({
  /** Texts and mails, from the day they were sent. */
  messages: months,
  /** Conversations with the assistant, from their last word. */
  chats: months,
  /** Photos of clients, from their last visit. */
  photos: months,
  /** Clients who have not come, from their last visit: the record is erased. */
  clients: months,
});
export type Retention = z.infer<typeof Retention>;

const monthsAsked = z.coerce.number().int().min(1).max(240).optional();

/** Months to look ahead with, as of `Retention`; what is left out is kept. */
export const RetentionQuery = z.strictObject({
  messages: monthsAsked,
  chats: monthsAsked,
  photos: monthsAsked,
  clients: monthsAsked,
});
export type RetentionQuery = z.infer<typeof RetentionQuery>;

/** What would go now. Of photos, clients whose pictures go. */
export const RetentionPreview = z.object({
  messages: z.int(),
  chats: z.int(),
  photos: z.int(),
  clients: z.int(),
});
export type RetentionPreview = z.infer<typeof RetentionPreview>;
