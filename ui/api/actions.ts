import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import type { ChatAction, FindActions } from "#tools/actions/schema.ts";
import { api } from "#ui/lib/api.ts";
import { answerTo, reading } from "#ui/lib/reading.ts";
import { inPages } from "#ui/lib/paging.ts";

const PAGE = 20;

/** What the assistant did in a thread, newest first. */
export const listActionsOf = (chatId: string) =>
  reading(["actions", { chatId }], () => api.actions.$get({ query: { chatId } }), { staleTime: 0 });

/** What the assistant did, to one record or at all, newest first, page by page. */
export const listActions = (asked: FindActions) =>
  infiniteQueryOptions({
    ...inPages(["actions", asked], (page, { signal }) =>
      api.actions.$get({ query: { limit: PAGE, ...asked, ...page } }, { init: { signal } }),
    ),
    staleTime: 0,
  });

/** Takes an act back while its 30 seconds last. */
export const undoAction = mutationOptions({
  mutationFn: ({ id }: Pick<ChatAction, "id">) =>
    answerTo(api.actions[":id"].undo.$post({ param: { id } })),
  meta: { act: "undo_last", done: "Taken back." },
});
