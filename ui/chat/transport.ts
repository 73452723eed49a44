import { DefaultChatTransport, isToolUIPart } from "ai";
import type { StylistMessage } from "#agent/chat/message.ts";
import { send } from "#ui/lib/api.ts";

/**
 * Sends one message of the person's, or one decision on a card. The server owns the history: nothing else travels
 * but the screen the chat stands beside, and what was altered on the card, which come as the request's body.
 */
export function chatTransport(): DefaultChatTransport<StylistMessage> {
  return new DefaultChatTransport<StylistMessage>({
    api: "/api/chat",
    fetch: send,
    prepareSendMessagesRequest: ({ id, messages, body }) => {
      const last = messages.at(-1);
      if (last?.role === "user") {
        const parts = last.parts.filter(({ type }) => type === "text" || type === "data-photo");
        return {
          body: {
            id,
            message: { id: last.id, role: "user", parts: parts.map(bare) },
            ...body,
          },
        };
      }
      return { body: { id, decision: last && { ...decisionIn(last), ...body } } };
    },
    prepareReconnectToStreamRequest: ({ id }) => ({ api: `/api/chat/${id}/stream` }),
  });
}

/** A part as it was sent: what the SDK adds to it while it streams stays here. */
function bare(part: StylistMessage["parts"][number]) {
  if (part.type === "text") return { type: part.type, text: part.text };
  return part.type === "data-photo" ? { type: part.type, data: part.data } : part;
}

function decisionIn(message: StylistMessage) {
  for (const part of message.parts.toReversed()) {
    if (!isToolUIPart(part) || part.state !== "approval-responded") continue;
    const { id, approved, reason } = part.approval;
    return { approvalId: id, approved, ...(reason ? { reason } : {}) };
  }
  return undefined;
}
