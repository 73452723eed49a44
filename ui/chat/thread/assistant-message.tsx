import { Suspense, use, type ComponentProps, type ReactNode } from "react";
import type { StylistMessage } from "#agent/chat/message.ts";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { PlainText } from "#ui/components/plain-text.tsx";
import type { Decide } from "./approval-card.tsx";
import { CopyReply } from "./copy-reply.tsx";
import { Notice } from "./notice.tsx";
import { blocksOf, refusalsOf } from "./tool-parts.ts";
import { ReadReply } from "#ui/chat/voice/read-reply.tsx";

type Block = typeof import("./tool-block.tsx").default;
let block: Block | undefined;
let coming: Promise<Block> | undefined;

/** The cards of all tools are most of the chat's code: words stand without them, and once they are here they stand at once. */
export function loadToolBlock(): Promise<Block> {
  coming ??= import("./tool-block.tsx").then(
    (loaded) => (block = loaded.default),
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

function ToolBlock(props: ComponentProps<Block>) {
  const Shown = block ?? use(loadToolBlock());
  return <Shown {...props} />;
}

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
      {blocksOf(message).map((block) => {
        // the refusal stands above already, with the way out of it
        if (block.kind === "text" && refused.has(block.text.trim())) return null;
        if (block.kind === "text") return <PlainText key={block.key} text={block.text} />;
        if (block.kind === "notice") return <Notice key={block.key} notice={block.notice} />;
        return (
          <Suspense key={block.key} fallback={<Skeleton className="h-40" />}>
            <ToolBlock
              parts={block.parts}
              previews={message.metadata?.previews}
              {...{ chatId, onDecide, busy, compact, anew, onStop }}
            />
          </Suspense>
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
