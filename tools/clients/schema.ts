import { z } from "zod";
import { emailOf, neededOf, textOf } from "#tools/core/fields.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";
import { CLIENT_FIELDS, HIDDEN_FIELDS, type ClientFieldName } from "./fields.ts";

/** Where a record came from. One that was only ever made from a name knows nothing of its client yet. */
export const ClientSource = z.enum(["staff", "booking", "consultation", "chat", "import"]);
export type ClientSource = z.infer<typeof ClientSource>;

export const ClientTestKind = z.enum(["patch", "strand"]);
export type ClientTestKind = z.infer<typeof ClientTestKind>;

/** pending: done and not read yet. */
export const ClientTestResult = z.enum(["pending", "passed", "failed"]);
export type ClientTestResult = z.infer<typeof ClientTestResult>;

export const ClientTest = z.object({
  id: z.uuid(),
  kind: ClientTestKind,
  /** When it was put on. */
  doneAt: z.iso.datetime(),
  /** Brand id of the catalogue. */
  brandId: z.string().nullable(),
  result: ClientTestResult,
  /** The last instant it counts; null where it does not pass or is never over (a failed one). */
  expiresAt: z.iso.datetime().nullable(),
  note: z.string(),
  stylistName: z.string(),
});
export type ClientTest = z.infer<typeof ClientTest>;

/** How a client stands with their patch tests at an instant. */
export const PatchStanding = z.object({
  state: z.enum(["passed", "pending", "failed", "expired", "missing"]),
  /** The test it rests on. */
  testId: z.uuid().nullable(),
  brandId: z.string().nullable(),
  doneAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
export type PatchStanding = z.infer<typeof PatchStanding>;

/** A line of the client list. */
export const ClientRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** What everybody must see before touching this head. Reception sees that there is something, not what. */
  mustKnow: z.string().nullable(),
  hasAllergies: z.boolean(),
  patchTest: PatchStanding,
  lastVisitAt: z.iso.datetime().nullable(),
  nextVisitAt: z.iso.datetime().nullable(),
  /** What is booked next waits for a patch test. */
  nextNeedsPatchTest: z.boolean().optional(),
  visits: z.int(),
  /** Visits that nobody came to. */
  noShows: z.int(),
  /** The colour that was formulated for them last, as hex; for those who work on hair. */
  color: z.string().optional(),
});
export type ClientRow = z.infer<typeof ClientRow>;

/** The whole record. Fields that a role may not see are null, and `hidden` names them. */
export const Client = ClientRow.extend({
  birthDate: z.string().nullable(),
  allergies: z.string().nullable(),
  notes: z.string().nullable(),
  preferredStylistId: z.uuid().nullable(),
  source: ClientSource,
  /** The client agreed that their pictures may be shown; when. */
  portfolioConsentAt: z.iso.datetime().nullable(),
  tests: z.array(ClientTest),
  hidden: z.array(z.enum(HIDDEN_FIELDS)),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type Client = z.infer<typeof Client>;

const line = (longest: number) => z.string().trim().max(longest);
const { name, phone, email, allergies, mustKnow, notes } = CLIENT_FIELDS;

const TOLD = {
  name: neededOf(name),
  phone: textOf(phone).nullish(),
  email: emailOf(email),
  birthDate: CalendarDate.nullish(),
  allergies: textOf(allergies).nullish(),
  mustKnow: textOf(mustKnow).nullish(),
  notes: textOf(notes).nullish(),
  preferredStylistId: z.uuid().nullish(),
} satisfies Record<ClientFieldName, z.ZodType>;

export const CreateClient = z.strictObject(TOLD);
export type CreateClient = z.infer<typeof CreateClient>;

/** What is left out stays as it is. With `version`, a record that somebody else changed meanwhile is refused. */
export const UpdateClient = z.strictObject({
  ...CreateClient.partial().shape,
  portfolioConsent: z.boolean().optional(),
  version: z.int().optional(),
});
export type UpdateClient = z.infer<typeof UpdateClient>;

export const RecordClientTest = z.strictObject({
  kind: ClientTestKind,
  /** Left out: now. */
  doneAt: z.iso.datetime({ offset: true }).optional(),
  brandId: line(60).nullish(),
  result: ClientTestResult,
  note: line(500).default(""),
});
export type RecordClientTest = z.infer<typeof RecordClientTest>;

/** Reads a pending test. */
export const ReadClientTest = z.strictObject({
  result: ClientTestResult.exclude(["pending"]),
  note: line(500).optional(),
});
export type ReadClientTest = z.infer<typeof ReadClientTest>;

export const PhotoMoment = z.enum(["before", "after"]);
export type PhotoMoment = z.infer<typeof PhotoMoment>;

export const ClientPhoto = z.object({
  id: z.uuid(),
  photoId: z.uuid(),
  moment: PhotoMoment,
  /** Before and after of one visit share it. */
  pairId: z.uuid(),
  consultationId: z.uuid().nullable(),
  takenOn: z.string(),
  url: z.string(),
  thumbnailUrl: z.string(),
  /** The client agrees at this moment that it may be shown. */
  shareable: z.boolean(),
});
export type ClientPhoto = z.infer<typeof ClientPhoto>;

/** Puts a stored photo with the client. */
export const AddClientPhoto = z.strictObject({
  photoId: z.uuid(),
  moment: PhotoMoment,
  /** The pair it belongs to; left out, it begins one. */
  pairId: z.uuid().optional(),
  consultationId: z.uuid().nullish(),
  /** Left out: today, by the salon's calendar. */
  takenOn: CalendarDate.optional(),
});
export type AddClientPhoto = z.infer<typeof AddClientPhoto>;

/** Which clients, newest first, or who was here last first. Every word of `search` has to occur in name, email address or phone number. */
export const FindClients = z.strictObject({
  /** Only these, as a list with commas. */
  ids: z
    .string()
    .transform((list) => list.split(","))
    .pipe(z.array(z.uuid()).max(100))
    .optional(),
  search: z.string().trim().max(120).optional(),
  /** Only who was last here before this day of the salon's calendar, and is not booked. */
  awaySince: CalendarDate.optional(),
  order: z.literal("seen").optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type FindClients = z.infer<typeof FindClients>;

/** Keeps the first record and folds the other into it. */
export const MergeClients = z.strictObject({ keepId: z.uuid(), otherId: z.uuid() });
export type MergeClients = z.infer<typeof MergeClients>;

const count = z.int();

/** The record that was kept, and what came over to it. */
export const MergedClients = z.object({
  client: Client,
  moved: z.object({
    appointments: count,
    waitlist: count,
    consultations: count,
    library: count,
    chats: count,
    tests: count,
    photos: count,
  }),
});
export type MergedClients = z.infer<typeof MergedClients>;

/** What was erased with a client, in numbers and in a sentence. */
export const ErasedClient = z.object({
  id: z.uuid(),
  message: z.string(),
  erased: z.object({
    appointments: count,
    waitlist: count,
    consultations: count,
    library: count,
    chats: count,
    tests: count,
    photos: count,
    messages: count,
  }),
});
export type ErasedClient = z.infer<typeof ErasedClient>;

/** Two records that may be one person, and why. */
export const ClientDuplicate = z.object({
  a: ClientRow,
  b: ClientRow,
  because: z.array(z.enum(["email", "phone", "name"])),
});
export type ClientDuplicate = z.infer<typeof ClientDuplicate>;

/** Somebody answers for going on without a valid patch test. */
export const SafetyOverride = z.strictObject({
  name: line(120).min(1, "Please give your name"),
  reason: line(500).min(3, "Please give the reason"),
});
export type SafetyOverride = z.infer<typeof SafetyOverride>;
