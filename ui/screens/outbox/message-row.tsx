import { ChevronDown } from "lucide-react";
import type { Message, MessageStatus } from "#tools/messages/schema.ts";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";

const STANDINGS: Record<MessageStatus, { tone: BadgeTone; label: string }> = {
  queued: { tone: "cool", label: "Waiting" },
  sending: { tone: "cool", label: "Going out" },
  sent: { tone: "ok", label: "Sent" },
  delivered: { tone: "ok", label: "Delivered" },
  undelivered: { tone: "bad", label: "Not delivered" },
  failed: { tone: "bad", label: "Failed" },
  refused: { tone: "warn", label: "Held back" },
  cancelled: { tone: "neutral", label: "Cancelled" },
  not_sent: { tone: "warn", label: "Not sent" },
};

/** One message; it unfolds to what was written. */
export function MessageRow({ message }: { message: Message }) {
  const { tone, label } = STANDINGS[message.status];
  return (
    <li>
      <details className="group rounded-card border border-line-soft bg-surface shadow-edge">
        <summary className="flex min-h-18 list-none items-center gap-4 rounded-card px-5 py-3.5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{message.subject ?? message.body}</span>
            <span className="block truncate text-sm text-ink-2">
              {message.recipient} · {moment(message.createdAt)}
            </span>
          </span>
          <Badge tone={tone}>{label}</Badge>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="text-ink-3 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-3 border-t border-line-soft px-5 py-4">
          {message.error && (
            <p className="text-sm text-bad">The mail server said: {message.error}</p>
          )}
          <p className="max-w-[68ch] wrap-anywhere whitespace-pre-wrap text-ink-2">
            {message.body}
          </p>
        </div>
      </details>
    </li>
  );
}

function moment(instant: string): string {
  return new Date(instant).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
