import { z } from "zod";
import { CalendarDate, TimeOfDay } from "#tools/values/time-schema.ts";
import { ConsentStanding } from "#tools/messages/inbox/consent-schema.ts";
import { E164 } from "#tools/values/phone-schema.ts";
import { MessageStatus } from "./schema.ts";

/** Who answers a number: the assistant, or somebody of the salon who took over. */
export const Answering = z.enum(["assistant", "staff"]);
export type Answering = z.infer<typeof Answering>;

export const SmsDirection = z.enum(["in", "out"]);
export type SmsDirection = z.infer<typeof SmsDirection>;

/** Who wrote it: the client, the assistant, one of the salon, or the salon's own notices such as reminders. */
export const SmsAuthor = z.enum(["client", "assistant", "staff", "notice"]);
export type SmsAuthor = z.infer<typeof SmsAuthor>;

/** How far the answer to a text has come; `none` where none is given (somebody of the salon answers, or it was an opt-out). */
export const TurnState = z.enum(["waiting", "running", "answered", "none"]);
export type TurnState = z.infer<typeof TurnState>;

/** A conversation by text as the inbox lists it. */
export const SmsConversation = z.object({
  id: z.uuid(),
  phone: E164,
  clientId: z.uuid().nullable(),
  clientName: z.string().nullable(),
  stylistId: z.uuid().nullable(),
  stylistName: z.string().nullable(),
  answering: Answering,
  takenByName: z.string().nullable(),
  consent: ConsentStanding,
  lastBody: z.string(),
  lastDirection: SmsDirection,
  lastAt: z.iso.datetime(),
  /** Texts of the client that nobody of the salon has seen. */
  unread: z.int(),
  /** What the newest of them says; null where all has been seen. */
  unreadBody: z.string().nullable(),
  /** The client waits for somebody of the salon: they asked for a person, or the assistant could not help. */
  needsYou: z.boolean(),
});
export type SmsConversation = z.infer<typeof SmsConversation>;

/** One text of a conversation. */
export const SmsMessage = z.object({
  id: z.uuid(),
  direction: SmsDirection,
  author: SmsAuthor,
  authorName: z.string().nullable(),
  body: z.string(),
  /** Pictures that came with it and are not fetched. */
  media: z.int(),
  /** Of an outgoing one. */
  status: MessageStatus.nullable(),
  error: z.string().nullable(),
  /** Booked by this very text. */
  appointmentId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type SmsMessage = z.infer<typeof SmsMessage>;

export const SmsThread = z.object({
  conversation: SmsConversation,
  /** Oldest first. */
  messages: z.array(SmsMessage),
});
export type SmsThread = z.infer<typeof SmsThread>;

/** Somebody of the salon writes; that takes the conversation over. */
export const WriteSms = z.strictObject({ body: z.string().trim().min(1).max(1000) });
export type WriteSms = z.infer<typeof WriteSms>;

/** Begins a conversation with a number or a client that has one. */
export const StartSms = WriteSms.extend({
  phone: z.string().trim().max(40).optional(),
  clientId: z.uuid().optional(),
});
export type StartSms = z.infer<typeof StartSms>;

/** A text as it came in, after its signature was checked. */
export type IncomingSms = {
  sid: string;
  from: string;
  to: string;
  body: string;
  media: number;
  /** Twilio's own word on an opt-out it has handled already. */
  optOutType: "STOP" | "START" | "HELP" | null;
};

/** Everybody of a day gets the same words. */
export const TextMany = z.strictObject({
  /** Everybody who has an appointment on this day… */
  date: CalendarDate,
  /** …with this stylist; without one, with whoever asks. */
  stylistId: z.uuid().optional(),
  stylists: z.literal("all").optional().describe("With every stylist of the salon."),
  /** Only those who come at or after this time. */
  from: TimeOfDay.optional(),
  only: z
    .array(z.uuid())
    .max(200)
    .optional()
    .describe("Ids of the appointments whose clients get it; left out, all."),
  body: z.string().trim().min(1).max(480),
});
export type TextMany = z.infer<typeof TextMany>;

/** One of many who would get a text. */
export const Recipient = z.object({
  appointmentId: z.uuid(),
  clientId: z.uuid().nullable(),
  name: z.string(),
  time: z.string(),
  /** How they are reached; null when they cannot be. */
  channel: z.enum(["sms", "mail"]).nullable(),
  address: z.string().nullable(),
  /** Why not by text, or not at all. */
  why: z.string().nullable(),
});
export type Recipient = z.infer<typeof Recipient>;

export const TextedMany = z.object({
  date: z.string(),
  recipients: z.array(Recipient),
  /** Until when it can be taken back. */
  heldUntil: z.iso.datetime(),
  /** What it is taken back by; null when nobody could be reached. */
  batchId: z.uuid().nullable(),
  /** As it goes out. */
  body: z.string(),
});
export type TextedMany = z.infer<typeof TextedMany>;

/** Who would get it, before anything is sent. */
export const ManyPreview = TextedMany.pick({ date: true, recipients: true, body: true });
export type ManyPreview = z.infer<typeof ManyPreview>;

/** What was still held is taken back; the rest has gone. */
export const TakenBack = z.object({ cancelled: z.int(), gone: z.int() });
export type TakenBack = z.infer<typeof TakenBack>;
