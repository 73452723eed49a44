import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";
import type { SmsConversation, SmsThread, WriteSms } from "#tools/messages/sms-schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";
import { inPages, nextCursor, type Page } from "#ui/lib/http/paging.ts";
import { sending } from "#ui/lib/http/sending.ts";

const KEY = "sms";
/** How often an open inbox is read, in milliseconds; a page out of sight is left alone. */
const LOOK_MS = 5000;
/** How often the number in the sidebar is read, in milliseconds. */
const COUNT_MS = 30_000;
const LIST_PAGE = "50";
const THREAD_PAGE = "50";

/** Which conversations the inbox shows. */
export type InboxShows = "all" | "needs-you" | "unread";

type ThreadPage = SmsThread & { older: string | undefined };

const NARROWED: Record<InboxShows, { needsYou?: "true"; unread?: "true" }> = {
  all: {},
  "needs-you": { needsYou: "true" },
  unread: { unread: "true" },
};

/** Conversations by text, the one with the newest text first, page by page. */
export const listConversations = (shows: InboxShows) =>
  infiniteQueryOptions({
    ...inPages([KEY, "list", shows], (page, { signal }) =>
      api.sms.conversations.$get(
        { query: { limit: LIST_PAGE, ...NARROWED[shows], ...page } },
        { init: { signal } },
      ),
    ),
    placeholderData: (before) => before,
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });

/** In how many conversations there are texts that nobody of the salon has seen. */
export const unreadConversations = queryOptions({
  queryKey: [KEY, "unread"],
  queryFn: async () => {
    const answer = await api.sms.conversations.$get({ query: { unread: "true", limit: "1" } });
    return Number(answer.headers.get("X-Total-Count") ?? (await answer.json()).length);
  },
  staleTime: 0,
  refetchInterval: COUNT_MS,
});

/** A conversation with its texts: the newest page first, then those before it; within a page the oldest first. */
export const getThread = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...THREAD, id],
    queryFn: async ({ pageParam: cursor, signal }): Promise<ThreadPage> => {
      const answer = await api.sms.conversations[":id"].$get(
        { param: { id }, query: { limit: THREAD_PAGE, ...(cursor && { cursor }) } },
        { init: { signal } },
      );
      return { ...(await answer.json()), older: nextCursor(answer.headers.get("Link")) };
    },
    initialPageParam: "",
    getNextPageParam: ({ older }) => older,
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });

const THREAD = [KEY, "thread"] as const;

/** Writes in a conversation, which takes it over. It is done once the text stands in the thread; a refusal is shown where it is written. */
export const writeText = mutationOptions({
  mutationFn: ({ id, ...json }: WriteSms & { id: string }) =>
    answerTo(api.sms.conversations[":id"].messages.$post({ param: { id }, json })),
  onSuccess: async (conversation: SmsConversation, { id }, _before, { client }) => {
    put(client, conversation);
    await client.invalidateQueries({ queryKey: [...THREAD, id] });
  },
  meta: { act: "answer_text", failed: false },
});

/** Writes to a client or a number first; a refusal is shown in the form. */
export const startConversation = sending(api.sms.conversations, "$post", {
  act: "text_client",
  failed: false,
});

/** Somebody of the salon answers from now on. */
export const takeConversation = mutationOptions({
  mutationFn: (id: string) => answerTo(api.sms.conversations[":id"].take.$post({ param: { id } })),
  onSuccess: (conversation: SmsConversation, _id, _before, { client }) => put(client, conversation),
  meta: { act: "take_conversation" },
});

/** The assistant answers again. */
export const handBackConversation = mutationOptions({
  mutationFn: (id: string) =>
    answerTo(api.sms.conversations[":id"]["hand-back"].$post({ param: { id } })),
  onSuccess: (conversation: SmsConversation, _id, _before, { client }) => put(client, conversation),
  meta: { act: "hand_back_conversation" },
});

/** What was written so far has been seen. It is tried again with the next text, so a failure says nothing. */
export const markConversationRead = mutationOptions({
  mutationFn: (id: string) => answerTo(api.sms.conversations[":id"].read.$post({ param: { id } })),
  onSuccess: async (conversation: SmsConversation, _id, _before, { client }) => {
    put(client, conversation);
    await client.invalidateQueries({ queryKey: unreadConversations.queryKey });
  },
  meta: { failed: false },
});

/** Shows a conversation as the server has just said it stands, in the thread and in every list. */
function put(client: QueryClient, changed: SmsConversation): void {
  client.setQueryData<InfiniteData<ThreadPage>>(
    [...THREAD, changed.id],
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, conversation: changed })),
      },
  );
  client.setQueriesData<InfiniteData<Page<SmsConversation>>>(
    { queryKey: [KEY, "list"] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((conversation) =>
            conversation.id === changed.id ? changed : conversation,
          ),
        })),
      },
  );
}
