import { isReasoningUIPart, isTextUIPart, isToolUIPart } from "ai";
import type { Part, StoredMessage } from "./messages.ts";
import { MOVED_ON } from "./rules.ts";
import type { Notice } from "./schema.ts";

/** What the receipts say of tool calls that were under way, by tool call id. */
export type Settled = ReadonlyMap<string, unknown>;

const CUT_OFF = "It was cut off before it was done.";

/**
 * A reply that did not end by itself, made whole: open text is closed, a call that had finished gets its result
 * from the receipts, any other is marked as cut off. `approved` calls may be kept open, to be taken up again.
 */
export function repairReply(
  message: StoredMessage,
  settled: Settled,
  keepApproved: boolean,
): StoredMessage {
  return {
    ...message,
    parts: message.parts.flatMap((part) => repairPart(part, settled, keepApproved)),
  };
}

function repairPart(part: Part, settled: Settled, keepApproved: boolean): Part[] {
  if ((isTextUIPart(part) || isReasoningUIPart(part)) && part.state === "streaming") {
    return part.text ? [{ ...part, state: "done" }] : [];
  }
  if (!isToolUIPart(part)) return [part];
  if (part.state === "input-streaming") return [];
  if (part.state !== "input-available" && part.state !== "approval-responded") return [part];
  const { toolCallId, input } = part;
  if (settled.has(toolCallId)) {
    return [{ ...part, state: "output-available", output: settled.get(toolCallId) } as Part];
  }
  if (part.state === "approval-responded" && part.approval.approved && keepApproved) return [part];
  if (part.state === "approval-responded" && !part.approval.approved) {
    return [{ ...part, state: "output-denied" } as Part];
  }
  return [{ ...part, state: "output-error", input, errorText: CUT_OFF } as Part];
}

/** Whether nothing in a reply is open any more: no words, no call and no card. */
export const isSettled = ({ parts }: StoredMessage): boolean =>
  parts.every((part) => !("state" in part) || SETTLED.has(part.state));

const SETTLED = new Set<unknown>([
  undefined,
  "done",
  "output-available",
  "output-error",
  "output-denied",
]);

/** Cards nobody tapped before the conversation moved on are turned down for good; with `tapped`, those too whose act was cut off. */
export function withdrawApprovals(
  message: StoredMessage,
  { reason = MOVED_ON, tapped = false } = {},
): StoredMessage {
  const open = (state: string) =>
    state === "approval-requested" || (tapped && state === "approval-responded");
  // a model that asks again knows what stood on the card
  const whyOf = (id: string) =>
    [message.metadata?.previews?.[id]?.refused, reason].filter(Boolean).join(" ");
  return {
    ...message,
    parts: message.parts.map((part) =>
      isToolUIPart(part) && part.approval && open(part.state)
        ? ({
            ...part,
            state: "output-denied",
            approval: { ...part.approval, approved: false, reason: whyOf(part.approval.id) },
          } as Part)
        : part,
    ),
  };
}

/** Ids of the calls whose outcome is not in the message yet. */
export function openCalls(message: StoredMessage): string[] {
  return message.parts.flatMap((part) =>
    isToolUIPart(part) && (part.state === "input-available" || part.state === "approval-responded")
      ? [part.toolCallId]
      : [],
  );
}

/** Ids of the calls that a person approved. */
export function approvedCalls(messages: StoredMessage[]): string[] {
  return messages.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      isToolUIPart(part) && part.approval?.approved === true ? [part.toolCallId] : [],
    ),
  );
}

/** The message with a notice at its end, in place of an earlier one of the same run. */
export function withNotice(message: StoredMessage, notice: Notice): StoredMessage {
  return { ...message, parts: [...message.parts, { type: "data-notice", data: notice }] };
}
