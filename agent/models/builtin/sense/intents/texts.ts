import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** Texts and mails with clients. */
export const TEXTS: readonly Intent[] = [
  {
    id: "read_texts",
    tool: "read_texts",
    slots: { client: "client" },
    says: ["read the texts from {client}", "read the text that came last"],
  },
  {
    id: "read_texts.last_client",
    tool: "read_texts",
    slots: {},
    says: ["read the texts of my last client"],
  },
  {
    id: "text_day",
    tool: "text_day",
    slots: { date: "date", time: "time", stylist: "stylist", body: "text" },
    says: [
      "text everyone of {stylist} on {date} from {time} these words: {body}",
      "text everyone of {stylist} on {date} these words: {body}",
      "text everyone of {stylist} these words: {body}",
      "text everyone on {date} from {time} these words: {body}",
      "text everyone on {date} these words: {body}",
      "text everyone on today from {time} these words: {body}",
      "text everyone these words: {body}",
      "text everyone of {stylist} on {date}",
      "text everyone on {date} from {time}",
      "text everyone on {date}",
      "text everyone",
    ],
  },
  { id: "take_back_texts", tool: "take_back_texts", slots: {}, says: ["take those texts back"] },
  {
    id: "retry_message",
    tool: "retry_message",
    slots: { client: "client" },
    says: ["try the message to {client} once more that did not go", "resend the failed message"],
  },
  {
    id: "cancel_message",
    tool: "cancel_message",
    slots: { client: "client" },
    says: ["hold the message to {client} back that waits to go", "hold back the queued message"],
  },
  {
    id: "list_outbox",
    tool: "list_outbox",
    slots: { kind: "word" },
    says: ["show the outbox of {kind}", "show me the outbox"],
  },
  {
    id: "list_outbox.failed",
    tool: "list_outbox",
    slots: {},
    says: ["show the outbox of failed messages"],
  },
  {
    id: "list_conversations",
    tool: "list_conversations",
    slots: {},
    says: ["show the conversations"],
  },
  {
    id: "list_conversations.waiting",
    tool: "list_conversations",
    slots: {},
    says: ["who is waiting for an answer"],
  },
  {
    id: "list_conversations.unread",
    tool: "list_conversations",
    slots: {},
    says: ["show the unread texts"],
  },
  {
    id: "text_client",
    tool: "text_client",
    slots: { client: "client", body: "text" },
    says: ["text {client}: {body}", "send {client} a text", "text her: {body}", "send her a text"],
  },
  {
    id: "answer_text",
    tool: "answer_text",
    slots: { client: "client", body: "text" },
    says: [
      "answer the text from {client} with: {body}",
      "answer the text from {client}",
      "answer the text with: {body}",
    ],
  },
  {
    id: "take_conversation",
    tool: "take_conversation",
    slots: { client: "client" },
    says: ["take over the texts with {client}", "take over her texts"],
  },
  {
    id: "hand_back_conversation",
    tool: "hand_back_conversation",
    slots: { client: "client" },
    says: ["hand back {client}'s texts", "hand back her texts"],
  },
  {
    id: "mark_texts_read",
    tool: "mark_texts_read",
    slots: { client: "client" },
    says: ["mark the texts from {client} as read", "mark her texts as read"],
  },
];
