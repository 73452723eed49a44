import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type {
  AddClientPhoto,
  CreateClient,
  ErasedClient,
  MergeClients,
  ReadClientTest,
  RecordClientTest,
  UpdateClient,
} from "#tools/clients/schema.ts";
import { api } from "#ui/lib/api.ts";

/** Clients on one page of the list. */
const PAGE = 60;
const KEY = "clients";

/** The clients that a search leaves, newest first and page by page; with a day only who was last here before it and is not booked. */
export const listClients = (search: string, awaySince = "") =>
  infiniteQueryOptions({
    queryKey: [KEY, "list", search, awaySince],
    initialPageParam: "",
    queryFn: async ({ pageParam: cursor, signal }) => {
      const answer = await api.clients.$get(
        {
          query: {
            ...(search && { search }),
            ...(awaySince && { awaySince }),
            limit: PAGE,
            ...(cursor && { cursor }),
          },
        },
        { init: { signal } },
      );
      const items = await answer.json();
      const total = Number(answer.headers.get("X-Total-Count") ?? items.length);
      const address = /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
      const next = address && new URL(address, "http://list").searchParams.get("cursor");
      return { items, total, next: next ?? undefined };
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });

/** A client's whole record. */
export const getClient = (id: string) =>
  queryOptions({
    queryKey: [KEY, "one", id],
    queryFn: async () => (await api.clients[":id"].$get({ param: { id } })).json(),
  });

/** Visits, consultations and formulas of a client, newest first. */
export const getClientHistory = (id: string) =>
  queryOptions({
    queryKey: [KEY, "history", id],
    queryFn: async () => (await api.clients[":id"].history.$get({ param: { id } })).json(),
  });

/** Pictures of a client's hair, newest first. */
export const listClientPhotos = (id: string) =>
  queryOptions({
    queryKey: [KEY, "photos", id],
    queryFn: async () => (await api.clients[":id"].photos.$get({ param: { id } })).json(),
  });

/** Records that may be one person twice. */
export const listClientDuplicates = queryOptions({
  queryKey: [KEY, "duplicates"],
  queryFn: async () => (await api.clients.duplicates.$get()).json(),
});

export const createClient = mutationOptions({
  mutationFn: async (json: CreateClient) => (await api.clients.$post({ json })).json(),
  meta: { act: "save_client", done: "Client saved.", failed: false },
});

export const updateClient = mutationOptions({
  mutationFn: async ({ id, ...json }: UpdateClient & { id: string }) =>
    (await api.clients[":id"].$patch({ param: { id }, json })).json(),
  meta: { act: "save_client", done: "Client saved.", failed: false },
});

export const eraseClient = mutationOptions({
  mutationFn: async (id: string) => (await api.clients[":id"].$delete({ param: { id } })).json(),
  meta: { act: "erase_client", done: ({ message }: ErasedClient) => message },
});

export const mergeClients = mutationOptions({
  mutationFn: async (json: MergeClients) => (await api.clients.merge.$post({ json })).json(),
  meta: { act: "merge_clients", done: "The two records are one now." },
});

export const recordClientTest = mutationOptions({
  mutationFn: async ({ clientId: id, ...json }: RecordClientTest & { clientId: string }) =>
    (await api.clients[":id"].tests.$post({ param: { id }, json })).json(),
  meta: { act: "record_client_test", done: "Test saved.", failed: false },
});

export const readClientTest = mutationOptions({
  mutationFn: async ({
    clientId: id,
    testId,
    ...json
  }: ReadClientTest & { clientId: string; testId: string }) =>
    (await api.clients[":id"].tests[":testId"].$patch({ param: { id, testId }, json })).json(),
  meta: { act: "record_client_test", done: "Result saved.", failed: false },
});

export const addClientPhoto = mutationOptions({
  mutationFn: async ({ clientId: id, ...json }: AddClientPhoto & { clientId: string }) =>
    (await api.clients[":id"].photos.$post({ param: { id }, json })).json(),
  meta: { act: "add_client_photo", done: "Photo saved." },
});

export const removeClientPhoto = mutationOptions({
  mutationFn: async ({
    clientId: id,
    clientPhotoId,
  }: {
    clientId: string;
    clientPhotoId: string;
  }) =>
    (
      await api.clients[":id"].photos[":photoId"].$delete({ param: { id, photoId: clientPhotoId } })
    ).json(),
  meta: { act: "remove_client_photo", done: "Photo removed." },
});
