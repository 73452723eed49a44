import { firstOf } from "#ui/lib/http/read.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MessagesSquare, PenLine } from "lucide-react";
import { useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import type { SmsConversation } from "#tools/messages/sms-schema.ts";
import { listConversations, type InboxShows } from "#ui/api/desk/sms.ts";
import { Button } from "#ui/components/button.tsx";
import { Chip } from "#ui/components/chip.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { PHONE, useMedia } from "#ui/lib/device/media.ts";
import { ConversationList } from "./conversation-list.tsx";
import { HowTextsCome } from "./how-texts-come.tsx";
import { NewTextDialog } from "./new-text-dialog.tsx";
import { NotConnected } from "./not-connected.tsx";
import { Thread } from "./thread.tsx";

const SHOWS: readonly { value: InboxShows; label: string; none: string }[] = [
  { value: "all", label: "All", none: "" },
  { value: "needs-you", label: "Needs you", none: "Nobody waits for you." },
  { value: "unread", label: "Unread", none: "Everything has been seen." },
];

/** The salon's texts: conversations at the left, the open one beside them; on a phone one after the other. */
export function Component() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const phone = useMedia(PHONE);
  const search = params.size > 0 ? `?${params}` : "";
  if (phone && id)
    return (
      <div className="flex h-full min-h-0 flex-col">
        <Thread key={id} id={id} alone search={search} />
      </div>
    );
  return <Inbox id={id} phone={phone} search={search} />;
}

function Inbox({ id, phone, search }: { id: string | undefined; phone: boolean; search: string }) {
  const [params, setParams] = useSearchParams();
  const shows = SHOWS.find(({ value }) => value === params.get("show")) ?? SHOWS[0];
  const list = useInfiniteQuery(listConversations(shows?.value ?? "all"));
  const [writing, setWriting] = useState(false);
  const none = list.isSuccess && list.data.pages[0]?.items.length === 0;
  const write = (
    <Button kind="primary" icon={PenLine} onClick={() => setWriting(true)}>
      New text
    </Button>
  );
  const empty = none && shows?.value === "all" && !id;
  const narrowed = shows?.value !== "all";
  const first =
    phone || id || narrowed || writing ? undefined : firstOpen(list.data?.pages[0]?.items);
  if (first) return <Navigate to={`/messages/${first.id}${search}`} replace />;
  const inbox = (
    <>
      <div
        role="group"
        aria-label="Show"
        className="flex shrink-0 flex-wrap gap-1.5 md:max-xl:gap-1 md:border-b md:border-line-soft md:px-3 md:py-3"
      >
        {SHOWS.map(({ value, label }) => (
          <Chip
            key={value}
            on={value === shows?.value}
            className="touch:px-3 md:max-xl:px-3!"
            onClick={() => setParams(value === "all" ? {} : { show: value }, { replace: true })}
          >
            {label}
          </Chip>
        ))}
      </div>
      <div className="min-h-0 md:flex-1 md:overflow-y-auto max-md:-mx-5 max-md:border-y max-md:border-line-soft">
        <QueryView
          query={firstOf(list)}
          name="the texts"
          shape={Array.from({ length: 4 }, () => "h-16")}
          layout="flex flex-col gap-3 p-4"
        >
          {() =>
            none ? (
              <p role="status" className="px-4 py-6 text-sm text-ink-2">
                {shows?.none || "No texts yet."}
              </p>
            ) : (
              <ConversationList list={list} open={id} search={search} />
            )
          }
        </QueryView>
      </div>
    </>
  );
  return (
    <Page full className={phone ? "gap-5!" : "h-full min-h-[560px] gap-5! pb-6!"}>
      <PageHeader title="Messages" beside actions={empty ? undefined : write} />
      {!empty && <NotConnected className="rounded-m" />}
      {empty ? (
        <HowTextsCome action={write} />
      ) : phone ? (
        inbox
      ) : (
        <div className="grid min-h-0 flex-1 grid-cols-[268px_minmax(0,1fr)] xl:grid-cols-[300px_minmax(0,1fr)] overflow-hidden rounded-card border border-line-soft bg-surface shadow-edge">
          <div className="flex min-h-0 flex-col border-r border-line-soft">{inbox}</div>
          <div className="flex min-h-0 min-w-0 flex-col">
            {id ? <Thread key={id} id={id} alone={false} search={search} /> : <NoneOpen />}
          </div>
        </div>
      )}
      {writing && <NewTextDialog onClose={() => setWriting(false)} />}
    </Page>
  );
}

/** What is opened by itself: the newest that waits for an answer, else the newest. */
function firstOpen(all: readonly SmsConversation[] = []): SmsConversation | undefined {
  return all.find(({ needsYou }) => needsYou) ?? all[0];
}

function NoneOpen() {
  return (
    <div className="grid flex-1 place-items-center p-6 text-center text-ink-2">
      <p className="flex flex-col items-center gap-3">
        <MessagesSquare size={24} aria-hidden="true" className="text-ink-3" />
        Open a conversation to read and answer it.
      </p>
    </div>
  );
}
