import type { ChatAction } from "#tools/actions/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { shortMoment } from "#ui/lib/format.ts";
import { TextLink } from "#ui/components/text-link.tsx";
import { UndoAct } from "./undo-act.tsx";
import { pathOfRecords } from "./record-path.ts";

/**
 * Lines of the ledger: who had the assistant do what and when, with the message that led to it, which only its own author can
 * open, and the record it is about unless that is where one is.
 */
export function ActLines({
  acts,
  own,
  here = false,
}: {
  acts: readonly ChatAction[];
  /** The stylist who is signed in. */
  own: string | undefined;
  here?: boolean;
}) {
  return (
    <ul aria-label="What the assistant did" className="flex flex-col divide-y divide-line-soft">
      {acts.map((act) => {
        const { id, by, words, createdAt, undoneAt, stylistId, chatId, messageId, records } = act;
        const record = here ? null : pathOfRecords(records);
        return (
          <li key={id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="min-w-0 flex-1 basis-56 break-words text-pretty">
                <span className="font-semibold">{by}</span> {words}
                {undoneAt && <Badge className="ml-2">Taken back</Badge>}
              </p>
              <time dateTime={createdAt} className="shrink-0 text-sm text-ink-3 tabular-nums">
                {shortMoment(createdAt)}
              </time>
            </div>
            <div className="flex flex-wrap items-center gap-x-4 text-sm">
              {!undoneAt && <UndoAct act={act} />}
              {record && <TextLink to={record}>Open</TextLink>}
              {chatId && stylistId === own && (
                <TextLink to={`/chat/${chatId}${messageId ? `#${messageId}` : ""}`}>
                  In the chat
                </TextLink>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
