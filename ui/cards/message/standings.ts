import type { MessageStatus } from "#tools/messages/schema.ts";
import type { BadgeTone } from "#ui/components/badge.tsx";

/** How a message stands, in a word or two and a signal. */
export const STANDINGS: Record<MessageStatus, { tone: BadgeTone; label: string }> = {
  queued: { tone: "neutral", label: "Waiting" },
  sending: { tone: "neutral", label: "Going out" },
  sent: { tone: "ok", label: "Sent" },
  delivered: { tone: "ok", label: "Delivered" },
  undelivered: { tone: "bad", label: "Not delivered" },
  failed: { tone: "bad", label: "Failed" },
  refused: { tone: "warn", label: "Not allowed" },
  cancelled: { tone: "neutral", label: "Held back" },
  not_sent: { tone: "warn", label: "Not sent" },
};
