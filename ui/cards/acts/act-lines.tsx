import type { ChatAction } from "#tools/actions/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { LogLine } from "#ui/components/log-line.tsx";
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
        const links = (
          <div className="flex shrink-0 flex-wrap items-baseline gap-x-4 text-sm">
            {!undoneAt && <UndoAct act={act} />}
            {record && <TextLink to={record}>Open</TextLink>}
            {chatId && stylistId === own && (
              <TextLink to={`/chat/${chatId}${messageId ? `#${messageId}` : ""}`}>
                In the chat
              </TextLink>
            )}
          </div>
        );
        return (
          <LogLine key={id} at={createdAt} aside={links}>
            <span className="font-semibold">{by}</span> {words}
            {undoneAt && <Badge className="ml-2">Taken back</Badge>}
          </LogLine>
        );
      })}
    </ul>
  );
}
