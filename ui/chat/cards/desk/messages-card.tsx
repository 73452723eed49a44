import type { LastTexts } from "#tools/messages/inbox/last-texts.ts";
import type { ListedMessage } from "#tools/messages/schema.ts";
import type { TakenBack } from "#tools/messages/sms-schema.ts";
import { STANDINGS } from "#ui/cards/message/standings.ts";
import { TakenBackLine } from "#ui/cards/texted-card.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { plural, shortMoment } from "#ui/lib/format.ts";
import { dotted, linesCard } from "#ui/chat/cards/listed.tsx";
import { useFolded } from "#ui/chat/thread/folded.ts";

/** Texts that stand in the thread at once. */
const NEWEST = 4;

/** The last texts with somebody, oldest first; of many the newest. */
export function TextsCard({ value: { name, texts, conversationId } }: { value: LastTexts }) {
  const { shown, unfold } = useFolded(texts.toReversed(), NEWEST);
  return (
    <Card title={name}>
      {texts.length === 0 && <p className="text-ink-2">No texts yet.</p>}
      {unfold && (
        <Button kind="ghost" className="mb-2" onClick={unfold}>
          Show {texts.length - shown.length} earlier
        </Button>
      )}
      <ul className="flex flex-col gap-2">
        {shown.toReversed().map(({ id, direction, author, body, createdAt }) => (
          <li
            key={id}
            className={
              direction === "in"
                ? "max-w-[85%] self-start rounded-card bg-sunken px-4 py-2.5"
                : "max-w-[85%] self-end rounded-card border border-line-soft px-4 py-2.5"
            }
          >
            <p className="text-sm text-ink-2">
              {direction === "in" ? name : WRITERS[author]} · {shortMoment(createdAt)}
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

/** What of a message to many was still held. */
export function TakenBackCard({ value }: { value: TakenBack }) {
  return (
    <Card title="Message to many">
      <TakenBackLine value={value} />
    </Card>
  );
}

/** The newest mails and texts. */
export const OutboxCard = linesCard({
  title: "Outbox",
  none: "Nothing there.",
  to: "/outbox",
  lines: ({ messages }: { messages: ListedMessage[]; total: number }) =>
    messages.map(({ id, name, recipient, subject, body, status, createdAt }) => ({
      id,
      name: subject ?? body,
      below: dotted(name ?? recipient, shortMoment(createdAt)),
      aside: <Badge tone={STANDINGS[status].tone}>{STANDINGS[status].label}</Badge>,
    })),
  more: ({ messages, total }) =>
    total > messages.length && `The newest of ${plural(total, "message")}.`,
});
