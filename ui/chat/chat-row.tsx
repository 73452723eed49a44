import { useMutation } from "@tanstack/react-query";
import { Archive, ArchiveRestore } from "lucide-react";
import { Link } from "react-router";
import type { Chat } from "#tools/chats/schema.ts";
import { archiveChat } from "#ui/api/chats.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { timeAgo } from "#ui/lib/format.ts";

/** One chat in the list, with the way to put it away or bring it back. */
export function ChatRow({ chat }: { chat: Chat }) {
  const archive = useMutation(archiveChat);
  const away = chat.archivedAt !== null;
  return (
    <li className="flex items-center gap-1 border-b border-line-soft last:border-0">
      <Link
        to={`/chat/${chat.id}`}
        className="-ml-2.5 flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-m px-2.5 py-2.5 hover:bg-accent-soft"
      >
        <span className="min-w-0 flex-1 truncate font-medium">{chat.title}</span>
        {chat.running && <Spinner className="size-4" />}
        <time dateTime={chat.updatedAt} className="shrink-0 text-sm text-ink-3">
          {recently(chat.updatedAt) ? "Just now" : timeAgo(chat.updatedAt)}
        </time>
      </Link>
      <IconButton
        label={`${away ? "Restore" : "Archive"} ${chat.title}`}
        icon={
          away ? (
            <ArchiveRestore size={17} aria-hidden="true" />
          ) : (
            <Archive size={17} aria-hidden="true" />
          )
        }
        disabled={archive.isPending}
        onClick={() => archive.mutate({ id: chat.id, archived: !away })}
      />
    </li>
  );
}

const HOUR = 3_600_000;
const recently = (instant: string) => Date.now() - Date.parse(instant) < HOUR;
