import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { listChats } from "#ui/api/chats.ts";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Page } from "#ui/components/page.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { ChatRow } from "./chat-row.tsx";
import { StartComposer } from "./start-composer.tsx";
import { Starters } from "./starters.tsx";
import { useStartChat } from "./use-start-chat.ts";

/** A new chat, with the earlier ones below it. */
export function ChatHome() {
  const start = useStartChat();
  const [words, setWords] = useState("");
  const q = useDeferredValue(words.trim());
  const { data: chats, error, refetch } = useQuery(listChats(q));
  return (
    <Page className="md:max-w-[824px]">
      <header>
        <h1 tabIndex={-1} className="text-3xl">
          Who is in the chair?
        </h1>
        <p className="mt-1.5 text-md text-ink-2">
          Drop photos of the hair and say what the client wants.
        </p>
      </header>
      <StartComposer placeholder="Message" autoFocus />
      <Starters onChoose={(says) => void start({ text: says, photos: [] })} />
      <section aria-label="Earlier chats" className="flex flex-col gap-2">
        {(chats?.length !== 0 || q) && (
          <label className="flex h-11 items-center gap-2.5 rounded-full border border-line px-4 focus-within:border-ink-3">
            <Search size={17} className="text-ink-3" aria-hidden="true" />
            <input
              type="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
              placeholder="Search chats"
              aria-label="Search chats"
              className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3 touch:text-[16px]"
            />
          </label>
        )}
        {error && (
          <ErrorState title="Your chats could not be loaded" onRetry={() => void refetch()}>
            {sentenceOf(error)}
          </ErrorState>
        )}
        {!chats && !error && <Skeleton className="h-40" />}
        {chats?.length === 0 &&
          (q ? (
            <EmptyState title="No chat says that">Try another word, or part of one.</EmptyState>
          ) : (
            <EmptyState title="No chats yet">Your first message above starts one.</EmptyState>
          ))}
        {chats && chats.length > 0 && (
          <ul className="flex flex-col">
            {chats.map((chat) => (
              <ChatRow key={chat.id} chat={chat} />
            ))}
          </ul>
        )}
      </section>
    </Page>
  );
}
