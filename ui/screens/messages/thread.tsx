import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { Fragment, useEffect, type ReactNode } from "react";
import { useStickToBottom } from "use-stick-to-bottom";
import type { SmsConversation, SmsMessage } from "#tools/messages/sms-schema.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { getThread, markConversationRead } from "#ui/api/desk/sms.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { ShowMore } from "#ui/components/page/paged-list.tsx";
import { ReadError } from "#ui/components/page/query-view.tsx";
import { Skeletons } from "#ui/components/page/skeleton.tsx";
import { useMedia, WIDE } from "#ui/lib/device/media.ts";
import { dayWords, nameOf } from "./inbox-words.ts";
import { NotConnected } from "./not-connected.tsx";
import { TextBubble } from "./text-bubble.tsx";
import { TextComposer } from "./text-composer.tsx";
import { ThreadHeader } from "./thread-header.tsx";
import { WhoWrites, WhoWritesBriefly } from "./who-writes.tsx";
import { useBooked } from "./use-booked.ts";

/** A conversation by text: who answers it, what was said, and the way to say something. Opened, it counts as seen. */
export function Thread({ id, alone, search }: { id: string; alone: boolean; search: string }) {
  const thread = useInfiniteQuery(getThread(id));
  const { data: session } = useQuery(sessionQuery);
  const me = session?.user.name;
  const conversation = thread.data?.pages[0]?.conversation;
  const messages = thread.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  useSeen(conversation);
  const wide = useMedia(WIDE);
  const back = { pathname: "/messages", search };
  if (thread.error && !conversation) {
    const Heading = alone ? "h1" : "h2";
    return (
      <div className="p-5">
        <Heading className="sr-only">Conversation</Heading>
        <ReadError
          query={thread}
          name="this conversation"
          failed="This conversation could not be opened"
          action={<ButtonLink to={back}>All conversations</ButtonLink>}
        />
      </div>
    );
  }
  if (!conversation)
    return (
      <>
        {alone && <NotConnected />}
        <Skeletons
          label="Loading the conversation"
          shape={["h-12 w-56", "h-14 w-2/3", "h-14 w-1/2 self-end", "h-14 w-2/3"]}
          layout="flex flex-col gap-5 p-5"
        />
      </>
    );
  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <section
        aria-label={`Conversation with ${nameOf(conversation)}`}
        className="flex min-h-0 min-w-0 flex-1 flex-col"
      >
        <ThreadHeader conversation={conversation} me={me} alone={alone} back={back} />
        {!wide && conversation.clientId && <WhoWritesBriefly clientId={conversation.clientId} />}
        {alone && <NotConnected />}
        <Texts
          conversation={conversation}
          messages={messages}
          me={me}
          older={<ShowMore list={thread}>Show earlier texts</ShowMore>}
        />
        <div className="border-t border-line-soft">
          <TextComposer key={id} conversation={conversation} />
        </div>
      </section>
      {wide && conversation.clientId && <WhoWrites clientId={conversation.clientId} />}
    </div>
  );
}

function Texts({
  conversation,
  messages,
  me,
  older,
}: {
  conversation: SmsConversation;
  messages: SmsMessage[];
  me: string | undefined;
  older: ReactNode;
}) {
  const { scrollRef, contentRef } = useStickToBottom({ initial: "instant", resize: "instant" });
  const bookedAt = useBooked(conversation, messages);
  const them = nameOf(conversation);
  return (
    <div
      ref={scrollRef}
      tabIndex={0}
      role="log"
      aria-label="Texts"
      aria-live="polite"
      className="relative min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
    >
      <div ref={contentRef} className="flex flex-col gap-5 px-5 py-5 max-md:px-4">
        {older}
        <ol className="flex flex-col gap-2.5">
          {messages.map((text, at) => {
            const day = dayWords(text.createdAt);
            const before = messages[at - 1];
            return (
              <Fragment key={text.id}>
                {(!before || dayWords(before.createdAt) !== day) && (
                  <li className="self-center pt-2 text-xs font-medium text-ink-3">{day}</li>
                )}
                <TextBubble
                  text={text}
                  them={them}
                  known={conversation.clientName}
                  me={me}
                  bookedAt={bookedAt(text.appointmentId)}
                />
              </Fragment>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

/** Tells the server that the newest text has been seen, once for each that comes while the page is looked at. */
function useSeen(conversation: SmsConversation | undefined) {
  const { mutate } = useMutation(markConversationRead);
  const { id, unread = 0 } = conversation ?? {};
  useEffect(() => {
    if (id && unread > 0 && document.visibilityState === "visible") mutate(id);
  }, [id, unread, mutate]);
}
