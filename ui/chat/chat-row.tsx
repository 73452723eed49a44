import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { Chat } from "#tools/chats/schema.ts";
import { Spinner } from "#ui/components/spinner.tsx";
import { timeAgo } from "#ui/lib/format.ts";

/** One chat in the list. */
export function ChatRow({ chat }: { chat: Chat }) {
  return (
    <li className="border-b border-line-soft last:border-0">
      <Link
        to={`/chat/${chat.id}`}
        className="-mx-2.5 flex min-h-14 items-center gap-3 rounded-m px-2.5 py-2.5 hover:bg-accent-soft"
      >
        <span className="min-w-0 flex-1 truncate font-medium">{chat.title}</span>
        {chat.running && <Spinner className="size-4" />}
        <time dateTime={chat.updatedAt} className="shrink-0 text-sm text-ink-3">
          {recently(chat.updatedAt) ? "Just now" : timeAgo(chat.updatedAt)}
        </time>
        <ChevronRight size={18} className="text-ink-2" aria-hidden="true" />
      </Link>
    </li>
  );
}

const HOUR = 3_600_000;
const recently = (instant: string) => Date.now() - Date.parse(instant) < HOUR;
