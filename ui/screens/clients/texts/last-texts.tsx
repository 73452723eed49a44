import { useQuery } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";
import type { SmsMessage } from "#tools/messages/sms-schema.ts";
import { lastTexts } from "#ui/api/messages.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/card.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { shortMoment } from "#ui/lib/format.ts";

/** The end of the conversation by text, and the way to all of it. */
export function LastTexts({ clientId, name }: { clientId: string; name: string }) {
  const { data, error, refetch, isFetching, isPending } = useQuery(lastTexts(clientId));
  return (
    <Card
      title="Last texts"
      aside={
        data && (
          <ButtonLink
            to={`/messages/${data.conversation.id}`}
            icon={<MessageSquareText size={16} aria-hidden="true" />}
          >
            Open the conversation
          </ButtonLink>
        )
      }
    >
      {error && (
        <ErrorState
          title="The texts could not be read"
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="border-0 bg-transparent p-0 shadow-none"
        >
          {sentenceOf(error)}
        </ErrorState>
      )}
      {isPending && (
        <div role="status" aria-label="Loading texts">
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {data === null && (
        <p className="text-ink-2">No texts with {name} yet. What they write shows here.</p>
      )}
      {data && (
        <ol aria-label={`Texts with ${name}`}>
          {data.messages.map((text) => (
            <li key={text.id} className="border-t border-line-soft py-3 first:border-0 first:pt-0">
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
      )}
    </Card>
  );
}

function authorOf({ author, authorName }: SmsMessage, client: string): string {
  return { client, assistant: "Assistant", staff: authorName ?? "The salon", notice: "Notice" }[
    author
  ];
}
