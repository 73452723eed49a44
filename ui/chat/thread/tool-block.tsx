import { ResultCard } from "#ui/chat/cards/tool-cards.tsx";
import { ApprovalCard } from "./approval-card.tsx";
import type { AssistantMessageProps } from "./assistant-message.tsx";
import { tellingOf, type ToolPart } from "./tool-parts.ts";
import { ToolSteps } from "./tool-steps.tsx";
import { UndoLine } from "./undo-line.tsx";

type Shown = Omit<AssistantMessageProps, "message" | "foot"> & {
  parts: readonly ToolPart[];
  /** What an act would do, by its approval. */
  previews: NonNullable<AssistantMessageProps["message"]["metadata"]>["previews"];
};

/** The tool work between two texts: its lines, its results as cards, what can be undone, what needs a tap. */
export default function ToolBlock({ parts, previews, chatId, compact = false, ...act }: Shown) {
  const { onDecide, busy, anew, onStop } = act;
  return (
    <div className="flex min-w-0 flex-col gap-[22px]">
      <ToolSteps parts={parts} anew={anew} onStop={onStop} />
      {tellingOf(parts).map((part) => (
        <ResultCard key={part.toolCallId} part={part} compact={compact} />
      ))}
      {parts.map((part) => (
        <UndoLine key={part.toolCallId} part={part} chatId={chatId} />
      ))}
      {parts.map((part) => (
        <ApprovalCard
          key={part.toolCallId}
          part={part}
          preview={part.approval && previews?.[part.approval.id]}
          onDecide={onDecide}
          busy={busy}
        />
      ))}
    </div>
  );
}
