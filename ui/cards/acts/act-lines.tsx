import type { ChatAction } from "#tools/actions/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { LogLine } from "#ui/components/log-line.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
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
      {acts.map(({ id, by, words, createdAt, undoneAt, stylistId, chatId, messageId, records }) => {
        const record = here ? null : pathOfRecords(records);
        const links = (
          <p className="flex shrink-0 gap-4 text-sm">
            {record && <TextLink to={record}>Open</TextLink>}
            {chatId && stylistId === own && (
              <TextLink to={`/chat/${chatId}${messageId ? `#${messageId}` : ""}`}>
                In the chat
              </TextLink>
            )}
          </p>
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
