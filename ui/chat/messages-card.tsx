import { useMutation } from "@tanstack/react-query";
import type { LastTexts } from "#tools/messages/last-texts.ts";
import type { Message } from "#tools/messages/schema.ts";
import type { Recipient, TakenBack, TextedMany } from "#tools/messages/sms-schema.ts";
import { takeBack } from "#ui/api/text-many.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { plural, timeAgo } from "#ui/lib/format.ts";
import { useNow } from "#ui/lib/now.ts";

/** The last texts with somebody, oldest first. */
export function TextsCard({ value: { name, texts, conversationId } }: { value: LastTexts }) {
  return (
    <Card title={name}>
      {texts.length === 0 && <p className="text-ink-2">No texts yet.</p>}
      <ul className="flex flex-col gap-2">
        {texts.map(({ id, direction, author, body, createdAt }) => (
          <li
            key={id}
            className={
              direction === "in"
                ? "max-w-[85%] self-start rounded-card bg-sunken px-4 py-2.5"
                : "max-w-[85%] self-end rounded-card border border-line-soft px-4 py-2.5"
            }
          >
            <p className="text-sm text-ink-2">
              {direction === "in" ? name : WRITERS[author]} · {timeAgo(createdAt)}
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{body}</p>
          </li>
        ))}
      </ul>
      {conversationId && (
        <ButtonLink to={`/messages/${conversationId}`} className="mt-3">
          Open the conversation
        </ButtonLink>
      )}
    </Card>
  );
}

const WRITERS = {
  client: "Client",
  assistant: "Assistant",
  staff: "The salon",
  notice: "Automatic",
} as const;

/** A message to many: who gets it and how, and the way to take it back while it is held. */
export function TextedCard({ value }: { value: TextedMany }) {
  const { recipients, heldUntil, batchId, body } = value;
  const back = useMutation(takeBack);
  const left = Math.ceil((Date.parse(heldUntil) - useNow()) / 1000);
  return (
    <Card title="Message to many" className="flex flex-col gap-3">
      <blockquote className="border-l-2 border-line pl-3 wrap-anywhere">{body}</blockquote>
      <ul className="flex flex-col">
        {recipients.map((recipient) => (
          <RecipientLine key={recipient.appointmentId} recipient={recipient} />
        ))}
      </ul>
      {back.data ? (
        <TakenBackLine value={back.data} />
      ) : (
        batchId &&
        left > 0 && (
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 flex-1 text-ink-2">Goes out in {plural(left, "second")}.</p>
            <Button pending={back.isPending} onClick={() => back.mutate({ batchId })}>
              Take it back
            </Button>
          </div>
        )
      )}
      {left <= 0 && !back.data && (
        <p className="text-sm text-ink-2">
          It is on its way. <TextLink to="/outbox">The outbox</TextLink> says what has arrived.
        </p>
      )}
    </Card>
  );
}

function RecipientLine({ recipient: { name, time, channel, why } }: { recipient: Recipient }) {
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line-soft last:border-0">
      <span className="font-mono text-sm text-ink-2">{time}</span>
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="text-sm text-ink-2">
        {channel === "sms" ? "Text" : channel === "mail" ? "Mail" : (why ?? "Cannot be reached")}
      </span>
    </li>
  );
}

/** What of a message to many was still held. */
export function TakenBackCard({ value }: { value: TakenBack }) {
  return (
    <Card title="Message to many">
      <TakenBackLine value={value} />
    </Card>
  );
}

function TakenBackLine({ value: { cancelled, gone } }: { value: TakenBack }) {
  return (
    <p role="status">
      {cancelled === 0
        ? "It was too late: all of them have gone."
        : `${plural(cancelled, "message")} taken back.${gone > 0 ? ` ${gone} had gone already.` : ""}`}
    </p>
  );
}

/** The newest mails and texts. */
export function OutboxCard({
  value: { messages, total },
}: {
  value: { messages: Message[]; total: number };
}) {
  return (
    <Card title="Outbox" className="flex flex-col gap-3">
      {messages.length === 0 && <p className="text-ink-2">Nothing there.</p>}
      <ul>
        {messages.map(({ id, recipient, subject, body, status, createdAt }) => (
          <li
            key={id}
            className="flex min-h-11 items-center gap-3 border-b border-line-soft py-2 last:border-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate">{subject ?? body}</span>
              <span className="block truncate text-sm text-ink-2">
                {recipient} · {timeAgo(createdAt)}
              </span>
            </span>
            <span className="text-sm text-ink-2">{status.replace("_", " ")}</span>
          </li>
        ))}
      </ul>
      {total > messages.length && (
        <p className="text-sm text-ink-2">The newest of {plural(total, "message")}.</p>
      )}
      <ButtonLink to="/outbox">Open the outbox</ButtonLink>
    </Card>
  );
}
