import { useChat } from "@ai-sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowDown } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useStickToBottom } from "use-stick-to-bottom";
import type { Beside } from "#tools/chats/schema.ts";
import { stopReply } from "#ui/api/chats.ts";
import { ErrorState } from "#ui/components/page/error-state.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { useAnchor } from "#ui/lib/anchor.ts";
import { cx } from "#ui/lib/cx.ts";
import { toast } from "#ui/lib/toast.ts";
import type { Edits } from "./approval-card.tsx";
import { AssistantMessage } from "./assistant-message.tsx";
import { Choices } from "./choices.tsx";
import { Composer } from "#ui/chat/composer/composer.tsx";
import { DockGreeting } from "#ui/chat/dock-greeting.tsx";
import { Earlier, useNewest } from "./earlier.tsx";
import { MessageFoot } from "./message-foot.tsx";
import { postDraft, postWaiting } from "./posting.ts";
import {
  isLost,
  reconnect,
  reload,
  stopReconnecting,
  takeUp,
  useReconnecting,
  type Thread,
} from "./reconnect.ts";
import { restingPlace } from "./resting-place.ts";
import { leaveThread, rewrite, type Draft } from "./threads.ts";
import { askedAnew, choicesOf, hasOpenCard, putAside } from "./tool-parts.ts";
import { UserMessage } from "./user-message.tsx";
import { isPlainYes, WaitingTaps, type Tap } from "./waiting-card.ts";
import { WaitingMessages } from "./waiting-messages.tsx";
import { useReadReplies } from "#ui/chat/voice/read-reply.tsx";

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
  const { messages: known, setMessages, status, error } = useChat({ chat: thread, throttle: 50 });
  const messages = putAside(known);
  const reconnecting = useReconnecting(thread.id);
  const queryClient = useQueryClient();
  useEffect(() => {
    // a connection that breaks on the way is sought again by itself
    if (resume) takeUp(queryClient, thread).catch(() => {});
  }, [queryClient, thread, resume]);
  useEffect(() => () => leaveThread(queryClient, thread.id), [queryClient, thread]);
  // the message that the address names is seen first, not the end
  const { hash } = useLocation();
  useAnchor(true);
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = useStickToBottom({
    initial: hash === "" ? "instant" : false,
    resize: "instant",
    targetScrollTop: restingPlace,
  });
  const { newest, start, showEarlier } = useNewest(
    messages,
    decodeURIComponent(hash.slice(1)),
    scrollRef,
  );

  // a phone's keyboard takes half of the height: the newest words stay above it
  const follow = useEffectEvent(() => isAtBottom && void scrollToBottom("instant"));
  useEffect(() => {
    if (!scrollRef.current) return undefined;
    const resizing = new ResizeObserver(() => follow());
    resizing.observe(scrollRef.current);
    return () => resizing.disconnect();
  }, [scrollRef]);

  const writing = status === "submitted" || status === "streaming";
  const busy = writing || reconnecting;
  useReadReplies(messages, busy);
  const last = messages.at(-1);
  const anew = askedAnew(messages);
  const choices = busy || error ? undefined : choicesOf(last);
  const isFree = !busy && !hasOpenCard(last);
  useEffect(() => {
    // what was said meanwhile goes now
    if (isFree) void postWaiting(queryClient);
  }, [queryClient, isFree]);
  // the server keeps the partial; leaving the stream alone would let the reply go on
  const stop = () => {
    stopReconnecting(thread.id);
    void stopReply(thread.id).catch(() => thread.stop());
  };
  const decide = async (id: string, approved: boolean, edits?: Edits) => {
    await thread.addToolApprovalResponse({ id, approved });
    await thread.sendMessage(undefined, edits && { body: { edits } });
    // a card that did nothing is open again, or gone: the server knows
    if (thread.error && !isLost(thread.error)) await reload(queryClient, thread);
  };
  /** Another version of a message of the stylist's, or of the reply to it. */
  const again = async (messageId: string, draft?: Draft) => {
    const refused = await rewrite(queryClient, thread, messageId, draft && { draft, beside });
    if (refused) toast({ tone: "destructive", title: "Not sent again", description: refused });
  };
  const [taps] = useState(() => new Map<string, Tap>());
  const send = (draft: Draft) => {
    onUse?.();
    // whoever has both hands in color says it in place of tapping
    const [only, another] = taps.keys();
    const tap = only !== undefined && another === undefined ? taps.get(only) : null;
    const isBare = draft.photos.length === 0 && !draft.sheets?.length;
    if (tap && isBare && isPlainYes(draft.text)) return tap();
    void postDraft(queryClient, thread, draft, beside);
    // whoever says something wants to see what comes of it, wherever they had read
    void scrollToBottom("instant");
  };
  const say = (text: string) => send({ text, photos: [] });
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scrollRef}
        // beside a screen there is no room at the edge for focus rings
        className={cx("min-h-0 flex-1 overflow-y-auto", compact && "-mx-1")}
      >
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
          {compact && messages.length === 0 && <DockGreeting beside={beside} onChoose={say} />}
          {start > 0 && <Earlier key={start} scrolled={scrollRef} onShow={showEarlier} />}
          <WaitingTaps value={taps}>
            {newest.map((message) => {
              const foot = (
                <MessageFoot
                  chatId={thread.id}
                  message={message}
                  busy={busy}
                  newest={message === last}
                  onShown={setMessages}
                  onAgain={() => void again(message.id)}
                />
              );
              return (
                <div
                  key={message.id}
                  id={message.id}
                  tabIndex={-1}
                  className="group/message flex min-w-0 scroll-mt-4 flex-col gap-1 outline-none"
                >
                  {message.role === "user" ? (
                    <>
                      <UserMessage
                        message={message}
                        onEdit={busy ? undefined : (draft) => void again(message.id, draft)}
                      />
                      {foot}
                    </>
                  ) : (
                    <AssistantMessage
                      chatId={thread.id}
                      message={message}
                      onDecide={(...tap) => void decide(...tap)}
                      busy={busy}
                      compact={compact}
                      anew={anew}
                      onStop={busy && message === last ? stop : undefined}
                      foot={foot}
                    />
                  )}
                </div>
              );
            })}
          </WaitingTaps>
          {reconnecting && !writing && (
            <p role="status" className="flex items-center gap-2.5 text-sm text-ink-3">
              <Spinner className="size-4.5" /> Reconnecting
            </p>
          )}
          {status === "submitted" && (
            <p role="status" className="flex items-center gap-2.5 text-sm text-ink-3">
              <Spinner className="size-4.5" /> Thinking
            </p>
          )}
          {error && !reconnecting && (
            <ErrorState
              title="The reply did not arrive"
              onRetry={() => void reconnect(queryClient, thread, "by a person")}
            >
              {sentenceOf(error)}
            </ErrorState>
          )}
          <WaitingMessages chat={thread.id} onWay={messages} onCut={() => busy && stop()} />
          {choices && <Choices choices={choices} onChoose={say} />}
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
              icon={ArrowDown}
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
          onSend={send}
          onStop={stop}
        />
      </div>
    </div>
  );
}
