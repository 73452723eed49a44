import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import type { ChatAction, FindActions } from "#tools/actions/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { inPages } from "#ui/lib/http/paging.ts";

const PAGE = 20;

/** As many acts of a thread as are looked at for what followed from them. */
const IN_THREAD = 100;

/** What the assistant did in a thread, newest first, with what followed from it. */
export const listActionsOf = (chatId: string) =>
  reading(
    ["actions", { chatId }],
    () => api.actions.$get({ query: { chatId, limit: IN_THREAD } }),
    { staleTime: 0 },
  );

/** What the assistant did, to one record or at all, newest first, page by page. */
export const listActions = (asked: FindActions) =>
  infiniteQueryOptions({
    ...inPages(["actions", asked], (page, { signal }) =>
      api.actions.$get({ query: { limit: PAGE, ...asked, ...page } }, { init: { signal } }),
    ),
    staleTime: 0,
  });

/** Takes an act back, as long as nothing has followed from it. */
export const undoAction = mutationOptions({
  mutationFn: ({ id }: Pick<ChatAction, "id">) =>
    answerTo(api.actions[":id"].undo.$post({ param: { id } })),
  meta: { act: "undo_last" },
});
