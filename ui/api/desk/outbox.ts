import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";
import type {
  ListedMessage,
  Message,
  MessageStatus,
  OutboxFilter,
} from "#tools/messages/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";
import { inPages, type Page } from "#ui/lib/http/paging.ts";
import { refresh, refreshedBy } from "#ui/lib/http/query.ts";
import { sending } from "#ui/lib/http/sending.ts";

const PAGE = "50";
const OUTBOX = ["messages", "outbox"] as const;
/** How often the outbox is read while something in it is on its way, in milliseconds. */
const LOOK_MS = 10_000;

/** What the salon sent, will send or would have sent, newest first, page by page; read again while something is on its way. */
export const listOutbox = (filter: OutboxFilter) =>
  infiniteQueryOptions({
    ...inPages([...OUTBOX, filter], (page, { signal }) =>
      api.outbox.$get({ query: { limit: PAGE, ...filter, ...page } }, { init: { signal } }),
    ),
    placeholderData: (before) => before,
    // a message may have gone meanwhile, from any device
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? LOOK_MS : false,
  });

/** How many messages stand so. */
export const countOutbox = (status: MessageStatus) =>
  queryOptions({
    queryKey: ["messages", "outbox-count", status],
    queryFn: async () => {
      const answer = await api.outbox.$get({ query: { limit: "1", status } });
      return Number(answer.headers.get("X-Total-Count") ?? 0);
    },
    staleTime: 0,
  });

const isUnderWay = ({ status }: Message) => status === "queued" || status === "sending";

/** Tries a message once more, now. It waits in the list at once; what is refused goes back to how it stood. */
export const retryMessage = mutationOptions({
  mutationFn: (id: string) => answerTo(api.outbox[":id"].retry.$post({ param: { id } })),
  onMutate: (id: string, { client }) => standAs(client, id, "queued"),
  onSuccess: (message: Message, _id, _before, { client }) => put(client, message),
  onError: (_error, _id, before: Message | undefined, { client }) => before && put(client, before),
  onSettled: (_message, _error, _id, _before, { client }) =>
    refresh(client, refreshedBy("retry_message")),
  meta: { failed: false },
});

/** A message with its links, for whoever has given their password again. Asked again, it is written down again. */
export const readWholeMessage = sending(api.outbox[":id"].whole, "$post", {
  refreshes: "audit",
  failed: false,
});

/** Holds a message back that has not gone. It is held back in the list at once; what is refused goes back to how it stood. */
export const cancelMessage = mutationOptions({
  mutationFn: (id: string) => answerTo(api.outbox[":id"].cancel.$post({ param: { id } })),
  onMutate: (id: string, { client }) => standAs(client, id, "cancelled"),
  onSuccess: (message: Message, _id, _before, { client }) => put(client, message),
  onError: (_error, _id, before: Message | undefined, { client }) => before && put(client, before),
  onSettled: (_message, _error, _id, _before, { client }) =>
    refresh(client, refreshedBy("cancel_message")),
  meta: { failed: false },
});

/** Shows a message in a state before the server has said so. @returns the message as it stood */
async function standAs(
  client: QueryClient,
  id: string,
  status: MessageStatus,
): Promise<Message | undefined> {
  await client.cancelQueries({ queryKey: OUTBOX });
  const before = client
    .getQueriesData<InfiniteData<Page<ListedMessage>>>({ queryKey: OUTBOX })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((message) => message.id === id);
  if (before) put(client, { ...before, status, error: null });
  return before;
}

function put(client: QueryClient, changed: Message): void {
  client.setQueriesData<InfiniteData<Page<ListedMessage>>>({ queryKey: OUTBOX }, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((message) =>
              message.id === changed.id ? { ...message, ...changed } : message,
            ),
          })),
        }
      : data,
  );
}
