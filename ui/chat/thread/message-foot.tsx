import { useMutation } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, RotateCcw } from "lucide-react";
import type { StylistMessage } from "#agent/chat/message.ts";
import type { ShowVersion } from "#tools/chats/schema.ts";
import { showVersion } from "#ui/api/chats.ts";
import { Button } from "#ui/components/button.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { cx } from "#ui/lib/cx.ts";

export type MessageFootProps = {
  chatId: string;
  message: StylistMessage;
  busy: boolean;
  newest: boolean;
  /** Told the messages of the branch that is shown then. */
  onShown: (messages: StylistMessage[]) => void;
  /** Has another reply written beside this one. */
  onAgain: () => void;
};

/** Below a message: which of its versions is shown, with the way to the others, and for a reply the way to another one. */
export function MessageFoot(props: MessageFootProps) {
  const { chatId, message, busy, newest, onShown, onAgain } = props;
  const { role, metadata } = message;
  const show = useMutation({
    ...showVersion,
    onSuccess: ({ messages }) => onShown(messages as StylistMessage[]),
  });
  const held = busy || show.isPending;
  const mine = role === "user";
  const writes = busy && newest && !mine;
  if (writes || (mine && !metadata?.branch)) return null;
  const cut = !mine && newest && !busy && isCutShort(metadata?.finishReason);
  return (
    <div className={cx("flex items-center gap-1", mine && "justify-end")}>
      {metadata?.branch && (
        <Versions
          {...metadata.branch}
          of={mine ? "message" : "reply"}
          held={held}
          onStep={(step) => show.mutate({ id: chatId, messageId: message.id, step })}
        />
      )}
      {cut && (
        <Button kind="ghost" disabled={held} icon={RotateCcw} onClick={onAgain}>
          Try again
        </Button>
      )}
      {!mine && !cut && (
        <IconButton
          label="Write this reply again"
          disabled={held}
          icon={<RotateCcw size={15} aria-hidden="true" />}
          onClick={onAgain}
          tip="top"
          className={cx(
            "-my-2 text-ink-3",
            !newest &&
              "opacity-0 group-hover/message:opacity-100 focus-visible:opacity-100 touch:opacity-100",
          )}
        />
      )}
    </div>
  );
}

function Versions({
  index,
  count,
  of,
  held,
  onStep,
}: {
  index: number;
  count: number;
  of: "message" | "reply";
  held: boolean;
  onStep: (step: ShowVersion["step"]) => void;
}) {
  return (
    <div role="group" aria-label={`Versions of this ${of}`} className="flex items-center">
      <IconButton
        label="Version before"
        disabled={held || index === 1}
        icon={<ChevronLeft size={16} aria-hidden="true" />}
        onClick={() => onStep("previous")}
        tip="top"
      />
      <span role="status" className="text-sm text-ink-3 tabular-nums">
        <span className="sr-only">Version </span>
        {index}
        <span aria-hidden="true">/</span>
        <span className="sr-only"> of </span>
        {count}
      </span>
      <IconButton
        label="Version after"
        disabled={held || index === count}
        icon={<ChevronRight size={16} aria-hidden="true" />}
        onClick={() => onStep("next")}
        tip="top"
      />
    </div>
  );
}

const CUT_SHORT = new Set(["error", "interrupted", "timeout", "stopped"]);
const isCutShort = (reason: string | undefined) => reason !== undefined && CUT_SHORT.has(reason);
