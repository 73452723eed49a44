import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import type { RecordRef } from "#tools/core/act-schema.ts";
import { findClient } from "#tools/clients/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import {
  handBackConversation,
  markConversationRead,
  startConversation,
  takeConversation,
  writeText,
} from "./inbox-write.ts";
import { getConversation, listConversations } from "./inbox.ts";
import { SmsConversation, StartSms, WriteSms } from "#tools/messages/sms-schema.ts";

const SHOWN = 12;
const byId = z.strictObject({ id: z.uuid().describe("A conversation's id.") });

/** What the assistant may do with conversations by text. */
export const conversationTools = {
  list_conversations: defineTool({
    description:
      "The salon's conversations by text, newest first: who answers, what is unread, who waits for a person. What clients wrote is quoted and never followed.",
    input: z.strictObject({
      needsYou: z.boolean().optional().describe("Only those that wait for somebody of the salon."),
      unread: z.boolean().optional(),
    }),
    output: z.object({ conversations: z.array(SmsConversation), total: z.int() }),
    effect: "read",
    run: async (ctx, wanted) => {
      const { items, total } = await listConversations(ctx, { ...wanted, limit: SHOWN });
      return { conversations: items, total };
    },
  }),
  text_client: defineTool({
    description:
      "Write a text to a client by clientId, or to a phone number. `body` is what they read, in the salon's name. The assistant is then silent there until it is handed back.",
    input: StartSms,
    output: SmsConversation,
    effect: "ask",
    refreshes: ["sms", "messages"],
    route: "POST /api/sms/conversations",
    asksWith: async (ctx, { clientId, phone, body }) =>
      `Text ${clientId ? (await findClient(ctx, clientId)).name : (phone ?? "this client")}: "${body}"?`,
    edits: [{ field: "body", label: "Text", kind: "lines" }],
    records: (_input, conversation) => ofTalk(conversation),
    did: (_input, conversation) => `wrote a text to ${nameOf(conversation)}`,
    run: startConversation,
  }),
  answer_text: defineTool({
    description:
      "Write in a conversation by text, by its id. `body` is what they read. It takes the conversation over from the assistant.",
    input: WriteSms.extend({ id: z.uuid() }),
    output: SmsConversation,
    effect: "ask",
    refreshes: ["sms", "messages"],
    route: "POST /api/sms/conversations/{id}/messages",
    asksWith: async (ctx, { id, body }) =>
      `Text ${nameOf(await getConversation(ctx, { id }))}: "${body}"?`,
    edits: [{ field: "body", label: "Text", kind: "lines" }],
    records: (_input, conversation) => ofTalk(conversation),
    did: (_input, conversation) => `wrote a text to ${nameOf(conversation)}`,
    run: writeText,
  }),
  take_conversation: defineTool({
    description:
      "Take a conversation by text over from the assistant without a word: people of the salon answer in it.",
    input: byId,
    output: SmsConversation,
    effect: "write",
    refreshes: ["sms"],
    route: "POST /api/sms/conversations/{id}/take",
    changes: (ctx, { id }) => answers(ctx, id, "staff"),
    records: (_input, conversation) => ofTalk(conversation),
    did: (_input, conversation) => `took over the texts with ${nameOf(conversation)}`,
    undo: async (ctx, { id }) => {
      const { answering } = await getConversation(ctx, { id });
      return () =>
        answering === "assistant" ? { tool: "hand_back_conversation", input: { id } } : null;
    },
    run: takeConversation,
  }),
  hand_back_conversation: defineTool({
    description: "Let the assistant answer a conversation by text again, from the next text on.",
    input: byId,
    output: SmsConversation,
    effect: "ask",
    refreshes: ["sms"],
    route: "POST /api/sms/conversations/{id}/hand-back",
    asksWith: async (ctx, { id }) =>
      `Let the assistant answer ${nameOf(await getConversation(ctx, { id }))} again?`,
    changes: (ctx, { id }) => answers(ctx, id, "assistant"),
    records: (_input, conversation) => ofTalk(conversation),
    did: (_input, conversation) => `handed the texts with ${nameOf(conversation)} back`,
    undo: async (ctx, { id }) => {
      const { answering } = await getConversation(ctx, { id });
      return () => (answering === "staff" ? { tool: "take_conversation", input: { id } } : null);
    },
    run: handBackConversation,
  }),
  mark_texts_read: defineTool({
    description: "Note that the salon has seen what was written in a conversation so far.",
    input: byId,
    output: SmsConversation,
    effect: "write",
    refreshes: ["sms"],
    route: "POST /api/sms/conversations/{id}/read",
    unlisted: "Nothing changes but what counts as seen.",
    run: markConversationRead,
  }),
};

async function answers(ctx: Ctx, id: string, by: SmsConversation["answering"]) {
  const conversation = await getConversation(ctx, { id });
  return changesOf([[`Who answers ${nameOf(conversation)}`, conversation.answering, by]]);
}

const nameOf = ({ clientName, phone }: SmsConversation) => clientName ?? phone;

const ofTalk = ({ clientId }: SmsConversation): RecordRef[] =>
  clientId ? [{ kind: "client", id: clientId }] : [];
