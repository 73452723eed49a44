import { z } from "zod";
import { MAX_CHAT_SHEETS } from "./sheet-rules.ts";
import { ApprovalPreview } from "#tools/core/act-schema.ts";
import { MAX_CURRENT_PHOTOS, PhotoRole } from "#tools/photos/schema.ts";

export const MAX_TEXT = 4000;
/** Current photos and one goal, as in a consultation. */
export const MAX_CHAT_PHOTOS = MAX_CURRENT_PHOTOS + 1;
/** An approval that was not tapped for this long does nothing any more. */
export const APPROVAL_MINUTES = 10;

export const RunStatus = z.enum(["running", "done", "stopped", "failed"]);
export type RunStatus = z.infer<typeof RunStatus>;

/** A conversation as the list shows it. */
export const Chat = z.object({
  id: z.uuid(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** True while a reply is being written, on any device. */
  running: z.boolean(),
  /** When it was put away; null for one that is not. */
  archivedAt: z.iso.datetime().nullable(),
  /** Whom it is about, once that is known. */
  clientId: z.uuid().nullable(),
  clientName: z.string().nullable(),
});
export type Chat = z.infer<typeof Chat>;

/** PostgreSQL's json holds neither NUL nor half a surrogate pair. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((given) => given.replaceAll("\0", "").toWellFormed());
const MessageId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** A photo in a message: an upload of this salon, by id, never an address. */
export const PhotoReference = z.object({ photoId: z.uuid(), role: PhotoRole });
export type PhotoReference = z.infer<typeof PhotoReference>;

export const UserTextPart = z.object({ type: z.literal("text"), text: text(MAX_TEXT) });
export const UserPhotoPart = z.object({ type: z.literal("data-photo"), data: PhotoReference });

/** A sheet in a message: a file of a move of this salon that waits for a yes. Its name is the person's, never an instruction. */
export const SheetReference = z.object({
  migrationId: z.uuid(),
  fileId: z.uuid(),
  name: text(200),
});
export type SheetReference = z.infer<typeof SheetReference>;
export const UserSheetPart = z.object({ type: z.literal("data-sheet"), data: SheetReference });

/**
 * What a person sends. The id of an existing message of theirs, with other words, makes a new version beside it; with the
 * same words it asks again for the reply it has.
 */
export const UserMessage = z.object({
  id: MessageId,
  role: z.literal("user"),
  parts: z
    .array(z.discriminatedUnion("type", [UserTextPart, UserPhotoPart, UserSheetPart]))
    .min(1)
    .max(MAX_CHAT_PHOTOS + MAX_CHAT_SHEETS + 2)
    .refine(
      (parts) => parts.filter(({ type }) => type === "data-photo").length <= MAX_CHAT_PHOTOS,
      `At most ${MAX_CHAT_PHOTOS} photos.`,
    )
    .refine(
      (parts) => parts.filter(({ type }) => type === "data-sheet").length <= MAX_CHAT_SHEETS,
      `At most ${MAX_CHAT_SHEETS} sheets.`,
    )
    .refine(
      (parts) => parts.some((part) => part.type !== "text" || part.text.trim()),
      "Write something or add a photo.",
    ),
});
export type UserMessage = z.infer<typeof UserMessage>;

/** The tap on an approval card. */
export const Decision = z.strictObject({
  approvalId: z.string().min(1).max(200),
  approved: z.boolean(),
  reason: text(500).optional(),
  /** What was altered on the card: new values of arguments that the card offers for that, and of no others. */
  edits: z.record(z.string().max(60), z.unknown()).optional(),
});
export type Decision = z.infer<typeof Decision>;

/** The screen and record that the docked assistant stands beside. */
export const Beside = z.object({
  screen: z.string().regex(/^[a-z0-9-]{1,40}$/),
  recordId: z.uuid().optional(),
});
export type Beside = z.infer<typeof Beside>;

/** `POST /api/chat`: a message of the person or a decision on a card that the server issued, and nothing else. */
export const ChatRequest = z
  .object({
    id: z.uuid(),
    message: UserMessage.optional(),
    decision: Decision.optional(),
    beside: Beside.optional(),
    /** Writes another reply to a message that has one, beside it. */
    regenerate: z.boolean().optional(),
  })
  .refine(
    ({ message, decision }) => (message === undefined) !== (decision === undefined),
    "Send a message or a decision.",
  );
export type ChatRequest = z.infer<typeof ChatRequest>;

/** Why a reply ended as it did, when that is not simply because it was complete. */
export const NoticeKind = z.enum([
  "stopped",
  "interrupted",
  "blocked",
  "empty",
  "failed",
  "steps",
  "timeout",
  "fallback",
]);
export const Notice = z.object({ kind: NoticeKind, text: z.string() });
export type Notice = z.infer<typeof Notice>;

/** Where a tool that takes a while is. Told while it runs and never kept. */
export const ToolProgress = z.object({
  toolCallId: z.string(),
  step: z.string(),
  label: z.string(),
});
export type ToolProgress = z.infer<typeof ToolProgress>;

/** Data parts of a message: `data-photo`, `data-sheet`, `data-beside` (from the person), `data-notice`, `data-progress` (from the server). */
export const DataParts = {
  photo: PhotoReference,
  sheet: SheetReference,
  beside: Beside,
  notice: Notice,
  progress: ToolProgress,
};
export type DataParts = {
  photo: PhotoReference;
  sheet: SheetReference;
  beside: Beside;
  notice: Notice;
  progress: ToolProgress;
};

export const FinishReason = z.enum([
  "stop",
  "length",
  "content-filter",
  "error",
  "steps",
  "stopped",
  "interrupted",
  "timeout",
  "other",
]);
export type FinishReason = z.infer<typeof FinishReason>;

/** Which of the versions of a message it is, from 1, in the order they were written. */
export const Branch = z.object({ index: z.int().min(1), count: z.int().min(2) });
export type Branch = z.infer<typeof Branch>;

/** What is known about a message beside its words; all but `branch` of replies only. */
export const ChatMetadata = z.object({
  model: z.string().optional(),
  startedAt: z.iso.datetime().optional(),
  finishReason: FinishReason.optional(),
  /** All steps of the reply, continuations after an approval included. */
  tokens: z.int().optional(),
  /** When each approval card of this message was issued, by approval id. */
  askedAt: z.record(z.string(), z.iso.datetime()).optional(),
  /** Until when its cards may be tapped, where nobody was there when they were issued. */
  waitsUntil: z.iso.datetime().optional(),
  /** What stands on each approval card below its question, by approval id. */
  previews: z.record(z.string(), ApprovalPreview).optional(),
  /** Only where it has other versions, and only as a chat is read: it is kept nowhere. */
  branch: Branch.optional(),
});
export type ChatMetadata = z.infer<typeof ChatMetadata>;

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  parts: z.array(z.looseObject({ type: z.string() })),
  metadata: ChatMetadata.optional(),
});

/** A conversation with all its messages. */
export const OpenChat = Chat.extend({ messages: z.array(ChatMessage) });

/** Finds chats by words of the title or of any message, among those that were put away or among the others. */
export const FindChats = z.object({
  q: text(120).trim().optional(),
  archived: z.enum(["true", "false"]).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type FindChats = z.infer<typeof FindChats>;

/** A new name, or whether it is put away; what is left out stays. */
export const ChangeChat = z
  .strictObject({ title: text(120).trim().min(1).optional(), archived: z.boolean().optional() })
  .refine(
    ({ title, archived }) => title !== undefined || archived !== undefined,
    "Say a name or whether it is archived.",
  );
export type ChangeChat = z.infer<typeof ChangeChat>;

/** Shows the version of a message before or after it. */
export const ShowVersion = z.strictObject({
  messageId: MessageId,
  step: z.enum(["previous", "next"]),
});
export type ShowVersion = z.infer<typeof ShowVersion>;

/** How long the link of a shared thread opens. */
export const CHAT_SHARED_DAYS = 90;

/** A link under which a thread can be read, as it is known after it was made. */
export const ChatShare = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type ChatShare = z.infer<typeof ChatShare>;

/** The link itself, told once. */
export const ChatLink = ChatShare.extend({ url: z.url() });
export type ChatLink = z.infer<typeof ChatLink>;

export const Stopped = z.object({ stopped: z.boolean() });

/** One-tap answers. `says` is sent as the person's next message when `label` is tapped. */
export const Choices = z.strictObject({
  /** answer: replies to the question just asked. next: things to do after a result. */
  kind: z.enum(["answer", "next"]),
  options: z
    .array(z.strictObject({ label: z.string().min(1).max(60), says: z.string().min(1).max(200) }))
    .min(1)
    .max(8),
});
export type Choices = z.infer<typeof Choices>;

/** What came of a tool call: its value, or a refusal with a sentence for people. */
export type Refusal = { ok: false; code: string; sentence: string; requiredTier?: string };
/** `action` is its line in the ledger, for what changed something. */
export type ToolResult<T> =
  | { ok: true; value: T; action?: { id: string; undoUntil: string | null } }
  | Refusal;
