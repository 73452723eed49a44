import { usePrefetchInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { listAllChats } from "#ui/api/chats.ts";
import { listStarters } from "#ui/api/chair/starters.ts";
import { Page } from "#ui/components/page/page.tsx";
import { EarlierChats } from "./earlier-chats.tsx";
import { StartComposer } from "#ui/chat/composer/start-composer.tsx";
import { Starters } from "#ui/chat/composer/starters.tsx";
import { useStartChat } from "#ui/chat/composer/use-start-chat.ts";

/** A new chat, with the earlier ones below it. */
export function Component() {
  const start = useStartChat();
  // words that another screen offered to say
  const { says: offered } = (useLocation().state ?? {}) as { says?: string };
  // the list comes with the starters, since they would push it down
  const { isPending } = useQuery(listStarters);
  usePrefetchInfiniteQuery(listAllChats());
  return (
    <Page className="md:max-w-[824px] md:pt-[9dvh]!">
      <header>
        <h1 tabIndex={-1} className="text-3xl">
          Who is in the chair?
        </h1>
        <p className="mt-1.5 text-md text-ink-2">
          Add photos of the hair and say what the client wants.
        </p>
      </header>
      <StartComposer placeholder="Message" autoFocus {...(offered && { initial: offered })} />
      <Starters onChoose={(says) => void start({ text: says, photos: [] })} />
      {!isPending && <EarlierChats />}
    </Page>
  );
}
