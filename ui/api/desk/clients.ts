import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import type {
  AddClientPhoto,
  ErasedClient,
  ReadClientTest,
  RecordClientTest,
} from "#tools/clients/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { inPages } from "#ui/lib/http/paging.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** Clients on one page of the list. */
const PAGE = 60;
const KEY = "clients";

/** The clients that a search leaves, who was here last first and page by page; with a day only who was last here before it and is not booked. */
export const listClients = (search: string, awaySince = "") =>
  infiniteQueryOptions({
    ...inPages([KEY, "list", search, awaySince], (page, { signal }) =>
      api.clients.$get(
        {
          query: {
            ...(search && { search }),
            ...(awaySince && { awaySince }),
            order: "seen",
            limit: PAGE,
            ...page,
          },
        },
        { init: { signal } },
      ),
    ),
    placeholderData: (before) => before,
  });

/** A client's whole record. */
export const getClient = (id: string) =>
  reading([KEY, "one", id], () => api.clients[":id"].$get({ param: { id } }));

/** Visits, consultations and formulas of a client, newest first. */
export const getClientHistory = (id: string) =>
  reading([KEY, "history", id], () => api.clients[":id"].history.$get({ param: { id } }));

/** What a client has paid, and what is left of it. */
export const getClientMoney = (id: string) =>
  reading(["payments", "client", id], () => api.clients[":id"].money.$get({ param: { id } }));

/** Pictures of a client's hair, newest first. */
export const listClientPhotos = (id: string) =>
  reading([KEY, "photos", id], () => api.clients[":id"].photos.$get({ param: { id } }));

/** Records that may be one person twice. */
export const listClientDuplicates = reading([KEY, "duplicates"], () =>
  api.clients.duplicates.$get(),
);

export const createClient = sending(api.clients, "$post", {
  act: "save_client",
  done: "Client saved.",
  failed: false,
});

export const updateClient = sending(api.clients[":id"], "$patch", {
  act: "save_client",
  done: "Client saved.",
  failed: false,
});

export const eraseClient = sending(api.clients[":id"], "$delete", {
  act: "erase_client",
  done: ({ message }: ErasedClient) => message,
});

export const mergeClients = sending(api.clients.merge, "$post", {
  act: "merge_clients",
  done: "The two records are one now.",
});

export const recordClientTest = mutationOptions({
  mutationFn: ({ clientId: id, ...json }: RecordClientTest & { clientId: string }) =>
    answerTo(api.clients[":id"].tests.$post({ param: { id }, json })),
  meta: { act: "record_client_test", done: "Test saved.", failed: false },
});

export const readClientTest = mutationOptions({
  mutationFn: ({
    clientId: id,
    testId,
    ...json
  }: ReadClientTest & { clientId: string; testId: string }) =>
    answerTo(api.clients[":id"].tests[":testId"].$patch({ param: { id, testId }, json })),
  meta: { act: "record_client_test", done: "Result saved.", failed: false },
});

export const addClientPhoto = mutationOptions({
  mutationFn: ({ clientId: id, ...json }: AddClientPhoto & { clientId: string }) =>
    answerTo(api.clients[":id"].photos.$post({ param: { id }, json })),
  meta: { act: "add_client_photo", done: "Photo saved." },
});

export const removeClientPhoto = mutationOptions({
  mutationFn: ({ clientId: id, clientPhotoId }: { clientId: string; clientPhotoId: string }) =>
    answerTo(
      api.clients[":id"].photos[":photoId"].$delete({ param: { id, photoId: clientPhotoId } }),
    ),
  meta: { act: "remove_client_photo", done: "Photo removed." },
});
