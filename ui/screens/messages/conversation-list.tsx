import { ShowMore } from "#ui/components/page/paged-list.tsx";
import type { Pages } from "#ui/lib/http/read.ts";
import { CornerUpLeft } from "lucide-react";
import { Link } from "react-router";
import type { SmsConversation } from "#tools/messages/sms-schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { VisuallyHidden } from "#ui/components/visually-hidden.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";
import { Face } from "./face.tsx";
import { briefly, nameOf } from "./inbox-words.ts";

type List = Pages<{ items: SmsConversation[] }>;

/** The conversations that are shown; who waits for the salon stands first. */
export function ConversationList({
  list,
  open,
  search,
}: {
  list: List;
  /** The one whose texts are shown. */
  open: string | undefined;
  /** What the address holds besides, kept in every link. */
  search: string;
}) {
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const ordered = [...all.filter((one) => one.needsYou), ...all.filter((one) => !one.needsYou)];
  if (ordered.length === 0) return null;
  return (
    <>
      <ul aria-label="Conversations" className="flex flex-col">
        {ordered.map((conversation) => (
          <li key={conversation.id} className="border-b border-line-soft last:border-0">
            <Row conversation={conversation} open={conversation.id === open} search={search} />
          </li>
        ))}
      </ul>
      <div className="flex flex-col p-4 empty:hidden">
        <ShowMore list={list}>Show older conversations</ShowMore>
      </div>
    </>
  );
}

function Row({
  conversation,
  open,
  search,
}: {
  conversation: SmsConversation;
  open: boolean;
  search: string;
}) {
  const { id, lastAt, lastBody, lastDirection, unread, unreadBody, needsYou, consent } =
    conversation;
  return (
    <Link
      to={{ pathname: `/messages/${id}`, search }}
      aria-current={open ? "page" : undefined}
      ref={open ? intoView : undefined}
      className={cx(
        "flex min-h-18 gap-3 px-4 py-3 transition-colors duration-150 focus-visible:-outline-offset-2",
        open ? "bg-accent-soft" : "hover:bg-raised",
      )}
    >
      <Face name={conversation.clientName} />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex items-baseline gap-3">
          <span
            className={cx("min-w-0 flex-1 truncate", unread > 0 ? "font-bold" : "font-semibold")}
          >
            {nameOf(conversation)}
          </span>
          <time
            dateTime={lastAt}
            className={cx("shrink-0 text-xs", open ? "text-ink-2" : "text-ink-3")}
          >
            {briefly(lastAt)}
          </time>
        </span>
        <span className="flex items-start gap-2">
          <span
            className={cx(
              "line-clamp-2 min-w-0 flex-1 text-sm wrap-anywhere",
              unread > 0 ? "text-ink" : "text-ink-2",
            )}
          >
            {unreadBody === null && lastDirection === "out" && (
              <>
                <CornerUpLeft size={14} aria-hidden="true" className="mr-1 inline align-[-2px]" />
                <VisuallyHidden>From the salon: </VisuallyHidden>
              </>
            )}
            {unreadBody ?? lastBody}
          </span>
          {unread > 0 && (
            <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1.5 font-mono text-[11px] font-semibold text-accent-ink">
              <span aria-hidden="true">{unread}</span>
              <VisuallyHidden>{plural(unread, "new text")}</VisuallyHidden>
            </span>
          )}
        </span>
        {(needsYou || consent === "revoked") && (
          <span className="mt-0.5 flex flex-wrap gap-1.5">
            {needsYou && <Badge tone="warn">Needs you</Badge>}
            {consent === "revoked" && <Badge>Opted out</Badge>}
          </span>
        )}
      </span>
    </Link>
  );
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: "nearest" });
}
