import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ChangeChat, ShowVersion } from "#tools/chats/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { keptOr } from "#ui/lib/device/kept.ts";
import { nextCursor } from "#ui/lib/http/paging.ts";
import { keepChat } from "./chair/kept-photos.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** Which chats: by words of the title or of a message, and whether those that were put away. */
export type Wanted = { q?: string; archived?: boolean };

/** The stylist's chats, newest first; with words, those whose title or messages hold them. */
export const listChats = ({ q = "", archived = false }: Wanted = {}) =>
  queryOptions({
    queryKey: ["chats", { q, archived }],
    queryFn: () => {
      const query = { ...(q && { q }), ...(archived && { archived: "true" as const }) };
      const read = async () => (await api.chats.$get({ query })).json();
      return q || archived ? read() : keptOr("chats", read);
    },
  });

/** The same with those further down, page by page. */
export const listAllChats = ({ q = "", archived = false }: Wanted = {}) =>
  infiniteQueryOptions({
    queryKey: ["chats", "all", { q, archived }],
    queryFn: async ({ pageParam: cursor, signal }) => {
      let next: string | undefined;
      const read = async () => {
        const query = {
          ...(q && { q }),
          ...(archived && { archived: "true" as const }),
          ...(cursor && { cursor }),
        };
        const answer = await api.chats.$get({ query }, { init: { signal } });
        next = nextCursor(answer.headers.get("Link"));
        return answer.json();
      };
      const chats = q || archived || cursor ? await read() : await keptOr("chats", read);
      return { items: chats, next };
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
  });

/** One chat with all its messages, as the server holds it now. */
export const readChat = async (id: string) =>
  (await api.chats[":id"].$get({ param: { id } })).json();

/** One chat to be looked at: as the server holds it, or without a network as it was opened last on this device. */
export const getChat = (id: string) =>
  queryOptions({
    queryKey: ["chats", id],
    queryFn: () =>
      keptOr("chat", () => readChat(id), { of: id, keeping: (_, chat) => keepChat(id, chat) }),
    gcTime: 0,
  });

const changeChat = ({ id, ...json }: ChangeChat & { id: string }) =>
  api.chats[":id"].$patch({ param: { id }, json });

export const renameChat = mutationOptions({
  mutationFn: ({ id, title }: { id: string; title: string }) => changeChat({ id, title }),
  meta: { act: "rename_chat", failed: "The chat could not be renamed." },
});

/** Puts a chat away, or brings it back. */
export const archiveChat = mutationOptions({
  mutationFn: ({ id, archived }: { id: string; archived: boolean }) => changeChat({ id, archived }),
  meta: {
    act: "archive_chat",
    done: (_chat: unknown, { archived }: { archived: boolean }) =>
      archived ? "Chat archived." : "The chat is back in the list.",
    failed: "The chat could not be moved.",
  },
});

/** Shows the version of a message before or after it; gives the chat as it is shown then. */
export const showVersion = mutationOptions({
  mutationFn: ({ id, ...json }: ShowVersion & { id: string }) =>
    answerTo(api.chats[":id"].branch.$post({ param: { id }, json })),
});

/** The links under which a chat can be read now. */
export const listShares = (id: string) =>
  reading(["chat-shares", id], () => api.chats[":id"].share.$get({ param: { id } }), {
    staleTime: 0,
  });

/** Makes a link; it is told this once. */
export const shareChat = mutationOptions({
  mutationFn: (id: string) => answerTo(api.chats[":id"].share.$post({ param: { id } })),
  meta: { refreshes: "chat-shares" },
});

export const revokeShare = sending(api.chats[":id"].share[":shareId"], "$delete", {
  refreshes: "chat-shares",
  done: "The link opens nothing any more.",
});

export const deleteChat = mutationOptions({
  mutationFn: ({ id }: { id: string }) => api.chats[":id"].$delete({ param: { id } }),
  meta: { act: "delete_chat", done: "Chat deleted.", failed: "The chat could not be deleted." },
});

/** Ends the reply that is being written; what it has so far is kept. */
export const stopReply = (id: string) => api.chat[":id"].stop.$post({ param: { id } });
