import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ChatAction, FindActions } from "#tools/actions/schema.ts";
import { api } from "#ui/lib/api.ts";
import { nextCursor } from "#ui/lib/paging.ts";

const PAGE = 20;

/** What the assistant did in a thread, newest first. */
export const listActionsOf = (chatId: string) =>
  queryOptions({
    queryKey: ["actions", { chatId }],
    queryFn: async () => (await api.actions.$get({ query: { chatId } })).json(),
    staleTime: 0,
  });

/** What the assistant did, to one record or at all, newest first, page by page. */
export const listActions = (asked: FindActions) =>
  infiniteQueryOptions({
    queryKey: ["actions", asked],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: PAGE, ...asked, ...(cursor && { cursor }) };
      const answer = await api.actions.$get({ query }, { init: { signal } });
      const acts = await answer.json();
      const total = Number(answer.headers.get("X-Total-Count") ?? acts.length);
      return { acts, total, next: nextCursor(answer.headers.get("Link")) };
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Takes an act back while its 30 seconds last. */
export const undoAction = mutationOptions({
  mutationFn: async ({ id }: Pick<ChatAction, "id">) =>
    (await api.actions[":id"].undo.$post({ param: { id } })).json(),
  meta: { act: "undo_last", done: "Taken back." },
});
