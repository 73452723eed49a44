import { Page } from "#ui/components/page.tsx";
import { EarlierChats } from "./earlier-chats.tsx";
import { StartComposer } from "./start-composer.tsx";
import { Starters } from "./starters.tsx";
import { useStartChat } from "./use-start-chat.ts";

/** A new chat, with the earlier ones below it. */
export function ChatHome() {
  const start = useStartChat();
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
      <EarlierChats />
    </Page>
  );
}
