import { displayName } from "#tools/values/name-rules.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import type { Chat } from "#tools/chats/schema.ts";
import { listAllChats, listChats } from "#ui/api/chats.ts";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { ChatRow } from "./chat-row.tsx";

const VIEWS = [
  { value: "newest", label: "Newest" },
  { value: "client", label: "By client" },
  { value: "archived", label: "Archived" },
] as const;
type View = (typeof VIEWS)[number]["value"];

/** The stylist's chats: the newest first, or under the clients they are about, or those that were put away. */
export function EarlierChats() {
  const [words, setWords] = useState("");
  const [view, setView] = useState<View>("newest");
  const q = useDeferredValue(words.trim());
  const archived = view === "archived";
  const list = useInfiniteQuery(listAllChats({ q, archived }));
  const chats = list.data?.pages.flatMap((page) => page.items);
  const none = chats?.length === 0 && !q && !archived;
  // nothing to search in while nobody knows whether there is anything
  const unknown = !chats && !q && view === "newest";
  // whoever put all their chats away must find them
  const { data: away } = useQuery({ ...listChats({ archived: true }), enabled: none });
  return (
    <section aria-label="Earlier chats" className="flex flex-col gap-2">
      {!unknown && (!none || (away && away.length > 0)) && (
        <div className="flex flex-wrap items-center gap-2">
          <label className="flex h-11 min-w-56 flex-1 items-center gap-2.5 rounded-full border border-line px-4 focus-within:border-ink-3">
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
          <SegmentedControl label="Which chats" options={VIEWS} value={view} onChange={setView} />
        </div>
      )}
      <PagedList
        list={list}
        name="your chats"
        shape={["h-40"]}
        more="Show older chats"
        empty={<Nothing sought={q !== ""} archived={archived} />}
      >
        {(found) => (view === "client" ? byClient(found) : <Rows chats={found} />)}
      </PagedList>
    </section>
  );
}

function Rows({ chats }: { chats: readonly Chat[] }) {
  return (
    <ul className="flex flex-col">
      {chats.map((chat) => (
        <ChatRow key={chat.id} chat={chat} />
      ))}
    </ul>
  );
}

/** Clients in the order they were last spoken of; the chats about nobody come last. */
function byClient(chats: readonly Chat[]) {
  const groups = [...Map.groupBy(chats, ({ clientId }) => clientId)];
  const ordered = [
    ...groups.filter(([clientId]) => clientId !== null),
    ...groups.filter(([clientId]) => clientId === null),
  ];
  return ordered.map(([clientId, of]) => {
    const name = displayName(of[0]?.clientName ?? "No client");
    return (
      <section key={clientId ?? "none"} aria-label={name} className="pt-3">
        <h2 className="text-md">{name}</h2>
        <Rows chats={of} />
      </section>
    );
  });
}

function Nothing({ sought, archived }: { sought: boolean; archived: boolean }) {
  if (sought)
    return <EmptyState title="No chat says that">Try another word, or part of one.</EmptyState>;
  if (archived)
    return (
      <EmptyState title="Nothing is archived">
        A chat that you archive is kept here, out of the way.
      </EmptyState>
    );
  return <EmptyState title="No chats yet">Your first message above starts one.</EmptyState>;
}
