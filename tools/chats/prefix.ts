import {
  getToolName,
  isDataUIPart,
  isReasoningUIPart,
  isTextUIPart,
  isToolUIPart,
  type UIMessageChunk,
} from "ai";
import type { Part, StoredMessage } from "./messages.ts";

/** A stored reply as stream chunks: put before the stream of its continuation, a replay of it stands on its own. */
export function chunksOf({ id, metadata, parts }: StoredMessage): UIMessageChunk[] {
  const start: UIMessageChunk = { type: "start", messageId: id, messageMetadata: metadata };
  return [start, ...parts.flatMap((part, index) => partChunks(part, `kept-${index}`))];
}

function partChunks(part: Part, id: string): UIMessageChunk[] {
  if (part.type === "step-start") return [{ type: "start-step" }];
  if (isTextUIPart(part)) {
    return [
      { type: "text-start", id },
      { type: "text-delta", id, delta: part.text },
      { type: "text-end", id },
    ];
  }
  if (isReasoningUIPart(part)) {
    return [
      { type: "reasoning-start", id },
      { type: "reasoning-delta", id, delta: part.text },
      { type: "reasoning-end", id },
    ];
  }
  if (isDataUIPart(part)) return [{ type: part.type, data: part.data }];
  return isToolUIPart(part) ? toolChunks(part) : [];
}

function toolChunks(part: Extract<Part, { toolCallId: string }>): UIMessageChunk[] {
  if (part.state === "input-streaming") return [];
  const { toolCallId, input, callProviderMetadata: providerMetadata, approval } = part;
  const chunks: UIMessageChunk[] = [
    {
      type: "tool-input-available",
      toolCallId,
      toolName: getToolName(part),
      input,
      ...(providerMetadata ? { providerMetadata } : {}),
    },
  ];
  if (approval) {
    chunks.push({
      type: "tool-approval-request",
      toolCallId,
      approvalId: approval.id,
      ...(approval.requestReason ? { reason: approval.requestReason } : {}),
    });
  }
  if (approval?.approved !== undefined) {
    chunks.push({
      type: "tool-approval-response",
      approvalId: approval.id,
      approved: approval.approved,
      ...(approval.reason ? { reason: approval.reason } : {}),
    });
  }
  if (part.state === "output-available")
    chunks.push({ type: "tool-output-available", toolCallId, output: part.output });
  if (part.state === "output-error")
    chunks.push({ type: "tool-output-error", toolCallId, errorText: part.errorText });
  if (part.state === "output-denied") chunks.push({ type: "tool-output-denied", toolCallId });
  return chunks;
}
