import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Recipient, TakenBack, TextedMany } from "#tools/messages/sms-schema.ts";
import { listOutbox } from "#ui/api/desk/outbox.ts";
import { takeBack } from "#ui/api/desk/text-many.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { plural, wallTime } from "#ui/lib/format.ts";
import { useNow } from "#ui/lib/now.ts";

/** A message to many: who gets it and how, and the way to take it back while it is held. */
export function TextedCard({ value }: { value: TextedMany }) {
  const { recipients, heldUntil, batchId, body } = value;
  const back = useMutation(takeBack);
  const backElsewhere = useTakenBack(value);
  const left = Math.ceil((Date.parse(heldUntil) - useNow()) / 1000);
  const all = recipients.filter(({ channel }) => channel !== null).length;
  // while some of it is held, one that was held back alone is no answer for the rest
  const taken =
    back.data ??
    (backElsewhere > 0 && (left <= 0 || backElsewhere === all)
      ? { cancelled: backElsewhere, gone: all - backElsewhere }
      : undefined);
  return (
    <Card title="Message to many" className="flex flex-col gap-3">
      <blockquote className="border-l-2 border-line pl-3 wrap-anywhere">{body}</blockquote>
      <Recipients all={recipients} />
      {taken ? (
        <TakenBackLine value={taken} />
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
      {left <= 0 && !taken && (
        <p className="text-sm text-ink-2">
          It is on its way. <TextLink to="/outbox">The outbox</TextLink> says what has arrived.
        </p>
      )}
    </Card>
  );
}

/** How many of a message to many the outbox holds back, wherever that was said. */
function useTakenBack({ recipients, heldUntil }: TextedMany): number {
  const { data } = useInfiniteQuery(listOutbox({ kind: "broadcast", status: "cancelled" }));
  const visits = new Set(recipients.map(({ appointmentId }) => appointmentId));
  return (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(
      ({ appointmentId, dueAt }) =>
        dueAt === heldUntil && appointmentId !== null && visits.has(appointmentId),
    ).length;
}

/** Who gets a message to many, and how or why not. */
export function Recipients({ all }: { all: Recipient[] }) {
  return (
    <ul className="flex flex-col" aria-label="Who gets it">
      {all.map((recipient) => (
        <RecipientLine key={recipient.appointmentId} recipient={recipient} />
      ))}
    </ul>
  );
}

function RecipientLine({ recipient: { name, time, channel, why } }: { recipient: Recipient }) {
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line-soft last:border-0">
      <span className="font-mono text-sm text-ink-2">{wallTime(time)}</span>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
      <span className="text-sm text-ink-2">
        {channel === "sms" ? "Text" : channel === "mail" ? "Mail" : (why ?? "Cannot be reached")}
      </span>
    </li>
  );
}

/** What of a message to many was taken back. */
export function TakenBackLine({ value: { cancelled, gone } }: { value: TakenBack }) {
  return (
    <p role="status">
      {cancelled === 0
        ? "It was too late: all of them have gone."
        : `${plural(cancelled, "message")} taken back.${gone > 0 ? ` ${gone} had gone already.` : ""}`}
    </p>
  );
}
