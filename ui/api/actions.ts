import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ChatAction } from "#tools/actions/schema.ts";
import { api } from "#ui/lib/api.ts";

/** What the assistant did in a thread, newest first. */
export const listActionsOf = (chatId: string) =>
  queryOptions({
    queryKey: ["actions", { chatId }],
    queryFn: async () => (await api.actions.$get({ query: { chatId } })).json(),
    staleTime: 0,
  });

/** Takes an act back while its 30 seconds last. */
export const undoAction = mutationOptions({
  mutationFn: async ({ id }: Pick<ChatAction, "id">) =>
    (await api.actions[":id"].undo.$post({ param: { id } })).json(),
  meta: { refreshes: "actions", done: "Taken back." },
});
