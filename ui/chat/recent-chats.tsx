import { useQuery } from "@tanstack/react-query";
import { NavLink } from "react-router";
import { listChats } from "#ui/api/chats.ts";
import { cx } from "#ui/lib/cx.ts";

const SHOWN = 4;

/** The latest chats, under Assistant in the sidebar. */
export function RecentChats() {
  const { data: chats } = useQuery(listChats());
  if (!chats || chats.length === 0) return null;
  return (
    <ul
      aria-label="Recent chats"
      className="mb-1 ml-[19px] flex flex-col border-l border-line-soft pl-2"
    >
      {chats.slice(0, SHOWN).map(({ id, title }) => (
        <li key={id}>
          <NavLink
            to={`/chat/${id}`}
            className={({ isActive }) =>
              cx(
                "flex h-8 items-center rounded-[10px] px-2.5 text-[13px] touch:h-11",
                isActive ? "bg-raised text-ink" : "text-ink-3 hover:bg-accent-soft hover:text-ink",
              )
            }
          >
            <span className="truncate">{title}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
