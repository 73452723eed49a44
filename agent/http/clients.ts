import { createRoute, z } from "@hono/zod-openapi";
import { createClient, getClient, listClients, updateClient } from "#tools/clients/clients.ts";
import { readClientTest, recordClientTest } from "#tools/clients/client-tests.ts";
import { listClientDuplicates } from "#tools/clients/duplicates.ts";
import { eraseClient } from "#tools/clients/erase.ts";
import { ClientEvent } from "#tools/clients/history-schema.ts";
import { getClientHistory } from "#tools/clients/history.ts";
import { mergeClients } from "#tools/clients/merge.ts";
import { addClientPhoto, listClientPhotos, removeClientPhoto } from "#tools/clients/photos.ts";
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
import { requireTier } from "#tools/subscription/subscription.ts";
import { paged } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

const id = byId.params.shape.id;

const gated = router();
gated.use(async (c, next) => {
  await requireTier(c.var.ctx, "pro", "Client Database");
  await next();
});

/** The salon's clients: records, tests, photos, history. */
export const clients = gated
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: FindClients },
      responses: json(z.array(ClientRow)),
    }),
    async (c) => c.json(paged(c, await listClients(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(CreateClient),
      responses: json(Client, 201),
    }),
    async (c) => c.json(await createClient(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/duplicates",
      responses: json(z.array(ClientDuplicate)),
    }),
    async (c) => c.json(await listClientDuplicates(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/merge",
      request: body(MergeClients),
      responses: json(MergedClients),
    }),
    async (c) => c.json(await mergeClients(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({ method: "get", path: "/{id}", request: byId, responses: json(Client) }),
    async (c) => c.json(await getClient(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/{id}",
      request: { ...byId, ...body(UpdateClient) },
      responses: json(Client),
    }),
    async (c) =>
      c.json(
        await updateClient(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") }),
        200,
      ),
  )
  .openapi(
    createRoute({ method: "delete", path: "/{id}", request: byId, responses: json(ErasedClient) }),
    async (c) => c.json(await eraseClient(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/{id}/history",
      request: byId,
      responses: json(z.array(ClientEvent)),
    }),
    async (c) => {
      const { id: clientId } = c.req.valid("param");
      return c.json(await getClientHistory(c.var.ctx, { clientId }), 200);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/tests",
      request: { ...byId, ...body(RecordClientTest) },
      responses: json(ClientTest, 201),
    }),
    async (c) => {
      const { id: clientId } = c.req.valid("param");
      const test = { clientId, ...c.req.valid("json") };
      return c.json(await recordClientTest(c.var.ctx, test), 201);
    },
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/{id}/tests/{testId}",
      request: { params: z.object({ id, testId: id }), ...body(ReadClientTest) },
      responses: json(ClientTest),
    }),
    async (c) => {
      const { id: clientId, testId } = c.req.valid("param");
      const read = { clientId, testId, ...c.req.valid("json") };
      return c.json(await readClientTest(c.var.ctx, read), 200);
    },
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/{id}/photos",
      request: byId,
      responses: json(z.array(ClientPhoto)),
    }),
    async (c) => {
      const { id: clientId } = c.req.valid("param");
      return c.json(await listClientPhotos(c.var.ctx, { clientId }), 200);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/photos",
      request: { ...byId, ...body(AddClientPhoto) },
      responses: json(ClientPhoto, 201),
    }),
    async (c) => {
      const { id: clientId } = c.req.valid("param");
      const photo = { clientId, ...c.req.valid("json") };
      return c.json(await addClientPhoto(c.var.ctx, photo), 201);
    },
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
