import { ChevronDown, Mail, MessageSquareText } from "lucide-react";
import type { ListedMessage } from "#tools/messages/schema.ts";
import { ClientLink } from "#ui/cards/client/client-link.tsx";
import { STANDINGS } from "#ui/cards/message/standings.ts";
import { Badge } from "#ui/components/badge.tsx";
import { VisuallyHidden } from "#ui/components/visually-hidden.tsx";
import { shortMoment } from "#ui/lib/format.ts";
import { MessageActs } from "./message-acts.tsx";
import { MessageWords } from "./message-words.tsx";
import {
  attemptWords,
  billWords,
  CHANNEL_WORDS,
  KIND_WORDS,
  standingSentence,
  whenWords,
} from "./outbox-words.ts";

/** One message; it unfolds to what was written, how it went and what can be done about it. */
export function MessageRow({ message }: { message: ListedMessage }) {
  const { channel, kind, name, recipient, subject, body, status, error, maybeTwice } = message;
  const { tone, label } = STANDINGS[status];
  const Icon = channel === "mail" ? Mail : MessageSquareText;
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-start gap-4 rounded-card px-5 py-3 max-md:gap-3 max-md:px-4 [&::-webkit-details-marker]:hidden">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-ink-2">
            <Icon size={17} aria-hidden="true" />
            <VisuallyHidden>{CHANNEL_WORDS[channel]}</VisuallyHidden>
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">
              {KIND_WORDS[kind]} to <span className="wrap-anywhere">{name ?? recipient}</span>
            </span>
            <span className="line-clamp-1 text-sm wrap-anywhere text-ink-2 max-md:line-clamp-2">
              {subject ?? body}
            </span>
            {error && status !== "delivered" && status !== "sent" && (
              <span className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-2">{error}</span>
            )}
            <span className="mt-1.5 flex flex-wrap items-center gap-2 text-xs text-ink-3 md:hidden">
              <Badge tone={tone}>{label}</Badge>
              {whenWords(message)}
            </span>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1 max-md:hidden">
            <Badge tone={tone}>{label}</Badge>
            <span className="text-xs text-ink-3">{whenWords(message)}</span>
          </span>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="mt-2 shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-4 px-5 pt-1 pb-5 max-md:px-4 md:pl-[76px]">
          <div className="flex max-w-[68ch] flex-col gap-1.5 text-sm">
            <p>{standingSentence(message)}</p>
            {error && <p className="wrap-anywhere text-ink-2">Last said about it: {error}</p>}
            {maybeTwice && (
              <p className="text-warn">
                It may have arrived twice: a try was cut off, and nothing tells whether it had gone.
              </p>
            )}
          </div>
          <Facts message={message} />
          <MessageWords message={message} />
          <MessageActs message={message} />
        </div>
      </details>
    </li>
  );
}

function Facts({ message }: { message: ListedMessage }) {
  const { createdAt, sentAt, deliveredAt, name, recipient, clientId } = message;
  const facts = [
    ["To", name && recipient],
    ["Written", shortMoment(createdAt)],
    ["Went", sentAt && shortMoment(sentAt)],
    ["Arrived", deliveredAt && shortMoment(deliveredAt)],
    ["Handed over", attemptWords(message)],
    ["Billed as", billWords(message)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
      {facts.map(([term, words]) => (
        <div key={term}>
          <dt className="text-ink-3">{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
      {clientId && (
        <div>
          <dt className="text-ink-3">Client</dt>
          <dd>
            <ClientLink clientId={clientId}>Open the record</ClientLink>
            <VisuallyHidden> of {name ?? recipient}</VisuallyHidden>
          </dd>
        </div>
      )}
    </dl>
  );
}
