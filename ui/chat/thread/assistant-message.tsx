import type { ComponentProps, ReactNode } from "react";
import type { StylistMessage } from "#agent/chat/message.ts";
import { ErrorState } from "#ui/components/page/error-state.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { partOf } from "#ui/lib/part.ts";
import { PlainText } from "#ui/components/plain-text.tsx";
import type { Decide } from "./approval-card.tsx";
import { CopyReply } from "./copy-reply.tsx";
import { Notice } from "./notice.tsx";
import { blocksOf, refusalsOf } from "./tool-parts.ts";
import { ReadReply } from "#ui/chat/voice/read-reply.tsx";

/** The cards of all tools are most of the chat's code: words stand without them. */
export const { fetch: loadToolBlock, usePart: useToolBlock } = partOf(
  async () => (await import("./tool-block.tsx")).default,
);

export type AssistantMessageProps = {
  chatId: string;
  message: StylistMessage;
  onDecide: Decide;
  busy: boolean;
  compact?: boolean;
  /** The calls that were asked for anew in a later reply. */
  anew?: ReadonlySet<string>;
  /** Stops the reply while it is written; undefined for one that has ended. */
  onStop?: (() => void) | undefined;
  /** What can be done with a reply that has ended, beside having it read. */
  foot?: ReactNode;
};

/** The assistant in plain text at full width: tool work as faint lines, results as cards, what needs a tap as an approval. */
export function AssistantMessage({
  chatId,
  message,
  onDecide,
  busy,
  compact = false,
  anew,
  onStop,
  foot,
}: AssistantMessageProps) {
  const refused = refusalsOf(message);
  return (
    <div className="flex min-w-0 flex-col gap-[22px]">
      {blocksOf(message).map((each) => {
        // the refusal stands above already, with the way out of it
        if (each.kind === "text" && refused.has(each.text.trim())) return null;
        if (each.kind === "text") return <PlainText key={each.key} text={each.text} />;
        if (each.kind === "notice") return <Notice key={each.key} notice={each.notice} />;
        return (
          <ToolWork
            key={each.key}
            parts={each.parts}
            previews={message.metadata?.previews}
            {...{ chatId, onDecide, busy, compact, anew, onStop }}
          />
        );
      })}
      {!onStop && (
        <div className="-mt-2 -ml-2.5 flex flex-wrap items-center gap-1 empty:hidden">
          <ReadReply message={message} />
          <CopyReply message={message} />
          {foot}
        </div>
      )}
    </div>
  );
}

function ToolWork(props: ComponentProps<Awaited<ReturnType<typeof loadToolBlock>>>) {
  const { Part, failed } = useToolBlock();
  if (failed)
    return (
      <ErrorState title="What was done cannot be shown" onRetry={() => window.location.reload()}>
        Check the connection, then try again.
      </ErrorState>
    );
  return Part ? <Part {...props} /> : <Skeleton className="h-40" />;
}
