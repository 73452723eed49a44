import type { ReactNode } from "react";
import type { StylistMessage } from "#agent/chat/message.ts";
import { PlainText } from "#ui/components/plain-text.tsx";
import { ApprovalCard, type Decide } from "./approval-card.tsx";
import { CopyReply } from "./copy-reply.tsx";
import { Notice } from "./notice.tsx";
import { ResultCard } from "#ui/chat/cards/tool-cards.tsx";
import { ToolSteps } from "./tool-steps.tsx";
import { UndoLine } from "./undo-line.tsx";
import { blocksOf, refusalsOf, tellingOf } from "./tool-parts.ts";
import { ReadReply } from "#ui/chat/voice/read-reply.tsx";

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
          <div key={block.key} className="flex min-w-0 flex-col gap-[22px]">
            <ToolSteps parts={block.parts} anew={anew} onStop={onStop} />
            {tellingOf(block.parts).map((part) => (
              <ResultCard key={part.toolCallId} part={part} compact={compact} />
            ))}
            {block.parts.map((part) => (
              <UndoLine key={part.toolCallId} part={part} chatId={chatId} />
            ))}
            {block.parts.map((part) => (
              <ApprovalCard
                key={part.toolCallId}
                part={part}
                preview={previewOf(message, part.approval?.id)}
                onDecide={onDecide}
                busy={busy}
              />
            ))}
          </div>
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

const previewOf = ({ metadata }: StylistMessage, approvalId: string | undefined) =>
  approvalId === undefined ? undefined : metadata?.previews?.[approvalId];
