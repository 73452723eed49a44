import { useQuery } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";
import type { SmsMessage } from "#tools/messages/sms-schema.ts";
import { lastTexts } from "#ui/api/desk/messages.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { shortMoment } from "#ui/lib/format.ts";

/** The end of the conversation by text, and the way to all of it. */
export function LastTexts({ clientId, name }: { clientId: string; name: string }) {
  const texts = useQuery(lastTexts(clientId));
  return (
    <Card
      title="Last texts"
      aside={
        texts.data && (
          <ButtonLink
            to={`/messages/${texts.data.conversation.id}`}
            icon={<MessageSquareText size={16} aria-hidden="true" />}
          >
            Open the conversation
          </ButtonLink>
        )
      }
    >
      <QueryView query={texts} name="the texts" shape={["h-24 w-full"]}>
        {(last) =>
          last === null ? (
            <p className="text-ink-2">No texts with {name} yet. What they write shows here.</p>
          ) : (
            <ol aria-label={`Texts with ${name}`}>
              {last.messages.map((text) => (
                <li
                  key={text.id}
                  className="border-t border-line-soft py-3 first:border-0 first:pt-0"
                >
                  <p className="text-sm text-ink-3">
                    <span className="font-semibold text-ink-2">{authorOf(text, name)}</span>,{" "}
                    <time dateTime={text.createdAt}>{shortMoment(text.createdAt)}</time>
                  </p>
                  <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                    {text.body || "A picture"}
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </Card>
  );
}

function authorOf({ author, authorName }: SmsMessage, client: string): string {
  return { client, assistant: "Assistant", staff: authorName ?? "The salon", notice: "Notice" }[
    author
  ];
}
