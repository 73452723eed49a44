import { DefaultChatTransport, isToolUIPart } from "ai";
import type { StylistMessage } from "#agent/chat/message.ts";
import { send } from "#ui/lib/http/api.ts";

/**
 * Sends one message of the person's, or one decision on a card. The server owns the history: nothing else travels
 * but the screen the chat stands beside, that another reply is wanted, and what was altered on the card.
 */
export function chatTransport(): DefaultChatTransport<StylistMessage> {
  return new DefaultChatTransport<StylistMessage>({
    api: "/api/chat",
    fetch: send,
    prepareSendMessagesRequest: ({ id, messages, body, trigger }) => {
      const last = messages.at(-1);
      if (last?.role === "user") {
        return {
          body: {
            id,
            message: { id: last.id, role: "user", parts: last.parts.flatMap(bare) },
            ...besideIn(last),
            ...(trigger === "regenerate-message" && { regenerate: true }),
            ...body,
          },
        };
      }
      return { body: { id, decision: last && { ...decisionIn(last), ...body } } };
    },
    prepareReconnectToStreamRequest: ({ id }) => ({ api: `/api/chat/${id}/stream` }),
  });
}

/** A part as it was sent: what the SDK and the server add to a message stays here. */
function bare(part: { type: string }): object[] {
  if (part.type === "text" && "text" in part) return [{ type: part.type, text: part.text }];
  const given = part.type === "data-photo" || part.type === "data-sheet";
  return given && "data" in part ? [{ type: part.type, data: part.data }] : [];
}

function besideIn({ parts }: StylistMessage) {
  const part = parts.findLast(({ type }) => type === "data-beside");
  return part?.type === "data-beside" ? { beside: part.data } : {};
}

function decisionIn(message: StylistMessage) {
  for (const part of message.parts.toReversed()) {
    if (!isToolUIPart(part) || part.state !== "approval-responded") continue;
    const { id, approved, reason } = part.approval;
    return { approvalId: id, approved, ...(reason ? { reason } : {}) };
  }
  return undefined;
}
