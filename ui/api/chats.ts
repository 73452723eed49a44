import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { RenameChat } from "#tools/chats/schema.ts";
import { api } from "#ui/lib/api.ts";

/** The stylist's chats, newest first; with words, those whose title or messages hold them. */
export const listChats = (q = "") =>
  queryOptions({
    queryKey: ["chats", { q }],
    queryFn: async () => (await api.chats.$get({ query: q ? { q } : {} })).json(),
  });

/** One chat with all its messages, as the server holds it now. */
export const getChat = (id: string) =>
  queryOptions({
    queryKey: ["chats", id],
    queryFn: async () => (await api.chats[":id"].$get({ param: { id } })).json(),
    gcTime: 0,
  });

export const renameChat = mutationOptions({
  mutationFn: ({ id, title }: RenameChat & { id: string }) =>
    api.chats[":id"].$patch({ param: { id }, json: { title } }),
  meta: { refreshes: "chats", failed: "The chat could not be renamed." },
});

export const deleteChat = mutationOptions({
  mutationFn: ({ id }: { id: string }) => api.chats[":id"].$delete({ param: { id } }),
  meta: { refreshes: "chats", done: "Chat deleted.", failed: "The chat could not be deleted." },
});

/** Ends the reply that is being written; what it has so far is kept. */
export const stopReply = (id: string) => api.chat[":id"].stop.$post({ param: { id } });
