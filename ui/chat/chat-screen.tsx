import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import type { StylistMessage } from "#agent/chat/message.ts";
import type { Chat } from "#tools/chats/schema.ts";
import { listChats, getChat } from "#ui/api/chats.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { ReadError } from "#ui/components/page/query-view.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { Skeletons } from "#ui/components/page/skeleton.tsx";
import { NARROW, useMedia } from "#ui/lib/device/media.ts";
import { BenchInSight } from "#ui/chat/bench/bench-sight.ts";
import { Bench } from "#ui/chat/bench/bench.tsx";
import { ChatHeader } from "./chat-header.tsx";
import { useOutgoing } from "#ui/chat/thread/outgoing.ts";
import { useToolBlock } from "#ui/chat/thread/assistant-message.tsx";
import { ThreadView } from "#ui/chat/thread/thread-view.tsx";
import { isOpen, threadOf } from "#ui/chat/thread/threads.ts";

/** A chat on its own page, with the bench beside it. */
export function Component() {
  const { id = "" } = useParams();
  return <OpenChat key={id} id={id} />;
}

function OpenChat({ id }: { id: string }) {
  const queryClient = useQueryClient();
  // a chat that was begun on this page lives here already; anything else is loaded
  const [begun] = useState(() => isOpen(queryClient, id));
  const chat = useQuery({ ...getChat(id), enabled: !begun });
  const { data, error } = chat;
  // they come beside the thread: shown without them, it would grow under the reader's eyes
  const cards = useToolBlock();
  const { data: session } = useQuery(sessionQuery);
  const waiting = useOutgoing(session?.user.id ?? "", id);
  // one of which the server knows nothing yet has what waits here
  const unsaid = error !== null && waiting !== undefined && waiting.length > 0;
  // what is here stays, also when a later look at the server fails
  const shown = data !== undefined && (cards.Part !== undefined || cards.failed);
  const here = shown || isOpen(queryClient, id);
  if (error && !here && !unsaid) {
    return (
      <div className="mx-auto w-full max-w-[812px] p-6">
        <h1 tabIndex={-1} className="sr-only">
          Chat
        </h1>
        <ReadError query={chat} name="this chat" failed="This chat could not be opened" />
      </div>
    );
  }
  if (!here && !unsaid)
    return (
      <Skeletons
        label="Loading the chat"
        shape={["h-14 w-2/3 self-end", "h-5 w-40", "h-16", "h-72"]}
        layout="mx-auto flex w-full max-w-[812px] flex-col gap-[22px] p-[26px]"
      />
    );
  return (
    <Conversation
      id={id}
      loaded={data}
      messages={(data?.messages ?? []) as StylistMessage[]}
      running={data?.running ?? false}
    />
  );
}

function Conversation({
  id,
  loaded,
  messages,
  running,
}: {
  id: string;
  /** What the list does not tell of a chat that was put away, or stands far down. */
  loaded: Pick<Chat, "title" | "archivedAt"> | undefined;
  messages: StylistMessage[];
  running: boolean;
}) {
  const queryClient = useQueryClient();
  const [thread] = useState(() => threadOf(queryClient, id, messages));
  const { data: chats } = useQuery(listChats());
  const narrow = useMedia(NARROW);
  // a window that is made narrower is not covered by what stood beside it
  const [beside, setBeside] = useState(true);
  const [over, setOver] = useState(false);
  const [bench, setBench] = narrow ? [over, setOver] : [beside, setBeside];
  const title = chats?.find((chat) => chat.id === id)?.title ?? loaded?.title ?? "New chat";
  const shown = <Bench chat={thread} />;
  return (
    <div className="flex h-full min-h-0">
      <div className="flex min-w-0 flex-1 flex-col">
        <ChatHeader
          id={id}
          title={title}
          archived={typeof loaded?.archivedAt === "string"}
          chat={thread}
          benchOpen={bench}
          onBench={() => setBench(!bench)}
        />
        <BenchInSight value={bench && !narrow}>
          <ThreadView thread={thread} resume={running} />
        </BenchInSight>
      </div>
      {narrow ? (
        <Sheet
          open={bench}
          onClose={() => setBench(false)}
          title="On the bench"
          className="w-full md:w-[420px]"
        >
          {shown}
        </Sheet>
      ) : (
        bench && (
          <aside
            aria-label="On the bench"
            className="flex w-96 shrink-0 flex-col gap-4 overflow-y-auto border-l border-line-soft bg-sunken p-5"
          >
            <h2 className="flex h-6 items-center text-lg">On the bench</h2>
            {shown}
          </aside>
        )
      )}
    </div>
  );
}
