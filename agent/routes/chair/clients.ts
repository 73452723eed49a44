import { createRoute, z } from "@hono/zod-openapi";
import { createClient, getClient, listClients, updateClient } from "#tools/clients/clients.ts";
import { readClientTest, recordClientTest } from "#tools/clients/client-tests.ts";
import { readGated } from "#tools/clients/gated.ts";
import { listClientDuplicates } from "#tools/clients/duplicates.ts";
import { eraseClient } from "#tools/privacy/erase.ts";
import { ClientEvent } from "#tools/history/schema.ts";
import { getClientHistory } from "#tools/history/history.ts";
import { mergeClients } from "#tools/clients/merge.ts";
import { addClientPhoto, listClientPhotos, removeClientPhoto } from "#tools/history/photos.ts";
import {
  AddClientPhoto,
  Client,
  ClientDuplicate,
  ClientPhoto,
  ClientRow,
  ClientTest,
  CreateClient,
  ErasedClient,
  FindClients,
  MergeClients,
  MergedClients,
  ReadClientTest,
  RecordClientTest,
  UpdateClient,
} from "#tools/clients/schema.ts";
import { ClientMoney, moneyOfClient } from "#tools/payments/bill/client-money.ts";
import { requireTier } from "#tools/subscription/subscription.ts";
import { byId, json, router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

const id = byId.params.shape.id;

// its plan is looked at in the transaction of the list itself
const listed = router().openapi(
  ...listing("get /", { query: FindClients, row: ClientRow }, readGated(listClients)),
);
listed.use(async (c, next) => {
  await requireTier(c.var.ctx, "pro", "Client Database");
  await next();
});

/** The salon's clients: records, tests, photos, history. */
export const clients = listed
  .openapi(...verb("post /", { body: CreateClient, answer: Client, status: 201 }, createClient))
  .openapi(...verb("get /duplicates", { answer: z.array(ClientDuplicate) }, listClientDuplicates))
  .openapi(...verb("post /merge", { body: MergeClients, answer: MergedClients }, mergeClients))
  .openapi(...verb("get /{id}", { answer: Client }, getClient))
  .openapi(...verb("patch /{id}", { body: UpdateClient, answer: Client }, updateClient))
  .openapi(...verb("delete /{id}", { answer: ErasedClient }, eraseClient))
  .openapi(...verb("get /{id}/money", { id: "clientId", answer: ClientMoney }, moneyOfClient))
  .openapi(
    ...verb(
      "get /{id}/history",
      { id: "clientId", answer: z.array(ClientEvent) },
      getClientHistory,
    ),
  )
  .openapi(
    ...verb(
      "post /{id}/tests",
      { id: "clientId", body: RecordClientTest, answer: ClientTest, status: 201 },
      recordClientTest,
    ),
  )
  .openapi(
    ...verb(
      "patch /{id}/tests/{testId}",
      {
        body: ReadClientTest,
        params: z.object({ id, testId: id }),
        id: "clientId",
        answer: ClientTest,
      },
      readClientTest,
    ),
  )
  .openapi(
    ...verb("get /{id}/photos", { id: "clientId", answer: z.array(ClientPhoto) }, listClientPhotos),
  )
  .openapi(
    ...verb(
      "post /{id}/photos",
      { id: "clientId", body: AddClientPhoto, answer: ClientPhoto, status: 201 },
      addClientPhoto,
    ),
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/{id}/photos/{photoId}",
      request: { params: z.object({ id, photoId: id }) },
      responses: json(z.object({ id: z.uuid() })),
    }),
    async (c) => {
      const { id: clientId, photoId } = c.req.valid("param");
      return c.json(await removeClientPhoto(c.var.ctx, { clientId, id: photoId }), 200);
    },
  );
