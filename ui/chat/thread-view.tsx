import { useChat } from "@ai-sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowDown, RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useStickToBottom } from "use-stick-to-bottom";
import type { Beside } from "#tools/chats/schema.ts";
import { stopReply } from "#ui/api/chats.ts";
import { Button } from "#ui/components/button.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Spinner } from "#ui/components/spinner.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { cx } from "#ui/lib/cx.ts";
import type { Edits } from "./approval-card.tsx";
import { AssistantMessage } from "./assistant-message.tsx";
import { Choices } from "./choices.tsx";
import { Composer } from "./composer.tsx";
import { DockGreeting } from "./dock-greeting.tsx";
import { restingPlace } from "./resting-place.ts";
import { leaveThread, reload, sendDraft, takeUp, type Thread } from "./threads.ts";
import { choicesOf } from "./tool-parts.ts";
import { UserMessage } from "./user-message.tsx";
import { useReadReplies } from "./voice/read-reply.tsx";

export type ThreadViewProps = {
  thread: Thread;
  /** A reply was being written when the chat was loaded: take up its stream. */
  resume?: boolean;
  beside?: Beside | undefined;
  compact?: boolean;
  placeholder?: string;
  /** Told when something is sent: from then on the server knows the chat. */
  onUse?: () => void;
};

/** A conversation and its composer: on its own page, or docked beside a screen. */
export function ThreadView({
  thread,
  resume = false,
  beside,
  compact = false,
  placeholder,
  onUse,
}: ThreadViewProps) {
  const { messages, status, error, regenerate, clearError } = useChat({
    chat: thread,
    throttle: 50,
  });
  const queryClient = useQueryClient();
  useEffect(() => {
    if (resume) void takeUp(queryClient, thread);
  }, [queryClient, thread, resume]);
  useEffect(() => () => leaveThread(queryClient, thread.id), [queryClient, thread]);
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = useStickToBottom({
    initial: "instant",
    resize: "instant",
    targetScrollTop: restingPlace,
  });

  // a phone's keyboard takes half of the height: the newest words stay above it
  const follow = useEffectEvent(() => isAtBottom && void scrollToBottom("instant"));
  useEffect(() => {
    if (!scrollRef.current) return undefined;
    const resizing = new ResizeObserver(() => follow());
    resizing.observe(scrollRef.current);
    return () => resizing.disconnect();
  }, [scrollRef]);

  const busy = status === "submitted" || status === "streaming";
  useReadReplies(messages, busy);
  const last = messages.at(-1);
  const choices = busy || error ? undefined : choicesOf(last);
  // the server keeps the partial; leaving the stream alone would let the reply go on
  const stop = () => void stopReply(thread.id).catch(() => thread.stop());
  const decide = async (id: string, approved: boolean, edits?: Edits) => {
    await thread.addToolApprovalResponse({ id, approved });
    await thread.sendMessage(undefined, edits && { body: { edits } });
    // a card that did nothing is open again, or gone: the server knows
    if (thread.error) await reload(queryClient, thread);
  };
  const send = (text: string) => {
    onUse?.();
    void sendDraft(thread, { text, photos: [] }, { beside });
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div ref={scrollRef} className="min-h-0 flex-1 overflow-y-auto">
        <div
          ref={contentRef}
          role="log"
          aria-label="Conversation"
          aria-busy={busy}
          className={cx(
            "mx-auto flex w-full max-w-[812px] flex-col gap-[22px] pt-[26px] pb-4",
            compact ? "px-1" : "px-[26px] max-md:px-5",
          )}
        >
          {compact && messages.length === 0 && <DockGreeting beside={beside} onChoose={send} />}
          {messages.map((message) =>
            message.role === "user" ? (
              <UserMessage
                key={message.id}
                message={message}
                onEdit={
                  busy
                    ? undefined
                    : (text) => {
                        const photos = message.parts.flatMap((part) =>
                          part.type === "data-photo" ? [part.data] : [],
                        );
                        void sendDraft(thread, { text, photos }, { beside, messageId: message.id });
                      }
                }
              />
            ) : (
              <AssistantMessage
                chatId={thread.id}
                key={message.id}
                message={message}
                onDecide={(...tap) => void decide(...tap)}
                busy={busy}
                compact={compact}
                onStop={busy && message === last ? stop : undefined}
              />
            ),
          )}
          {status === "submitted" && (
            <p role="status" className="flex items-center gap-2.5 text-sm text-ink-3">
              <Spinner className="size-4.5" /> Thinking
            </p>
          )}
          {error && (
            <ErrorState
              title="The reply did not arrive"
              onRetry={() => {
                clearError();
                void regenerate();
              }}
            >
              {sentenceOf(error)}
            </ErrorState>
          )}
          {!busy &&
            !error &&
            last?.role === "assistant" &&
            isCutShort(last.metadata?.finishReason) && (
              <Button
                kind="ghost"
                className="self-start"
                icon={<RotateCcw size={16} aria-hidden="true" />}
                onClick={() => void regenerate()}
              >
                Try again
              </Button>
            )}
          {choices && <Choices choices={choices} onChoose={send} />}
        </div>
      </div>
      <div
        className={cx(
          "relative mx-auto w-full max-w-[812px]",
          compact
            ? "pt-2"
            : "px-[26px] pb-5 max-md:border-t max-md:border-line-soft max-md:px-3 max-md:py-3",
        )}
      >
        {!isAtBottom && (
          <div className="absolute bottom-full left-1/2 mb-3 -translate-x-1/2">
            <IconButton
              label="Newest message"
              icon={<ArrowDown size={18} aria-hidden="true" />}
              kind="outline"
              onClick={() => void scrollToBottom("smooth")}
              className="bg-surface"
              tip="top"
            />
          </div>
        )}
        <Composer
          remember={thread.id}
          busy={busy}
          placeholder={placeholder}
          onSend={(draft) => {
            onUse?.();
            void sendDraft(thread, draft, { beside });
          }}
          onStop={stop}
        />
      </div>
    </div>
  );
}

const CUT_SHORT = new Set(["error", "interrupted", "timeout", "stopped"]);
const isCutShort = (reason: string | undefined) => reason !== undefined && CUT_SHORT.has(reason);
