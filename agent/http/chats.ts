import { createRoute, z } from "@hono/zod-openapi";
import { UI_MESSAGE_STREAM_HEADERS } from "ai";
import { checkDecision } from "#agent/chat/decision.ts";
import { writeReply } from "#agent/chat/stylist.ts";
import { titleOf } from "#agent/chat/title.ts";
import { deleteChat, findChat, getChat, listChats, renameChat } from "#tools/chats/chats.ts";
import { UNTITLED } from "#tools/chats/rules.ts";
import { findLiveRun, requestStop } from "#tools/chats/runs.ts";
import {
  Chat,
  ChatRequest,
  FindChats,
  OpenChat,
  RenameChat,
  Stopped,
} from "#tools/chats/schema.ts";
import { openTurn } from "#tools/chats/turns.ts";
import { paged } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

const eventStream = {
  200: {
    description: "An AI SDK UI message stream.",
    content: { "text/event-stream": { schema: z.string() } },
  },
};
const nothing = { 204: { description: "Done, or nothing to show." } };

/** `/api/chat`: one message in, a streamed reply out. */
export const chat = router()
  .openapi(
    createRoute({ method: "post", path: "/", request: body(ChatRequest), responses: eventStream }),
    async (c) => {
      const request = c.req.valid("json");
      const title = request.message ? titleOf(request.message) : UNTITLED;
      const decision =
        request.decision && (await checkDecision(c.var.ctx, request.id, request.decision));
      const turn = await openTurn(c.var.ctx, { ...request, decision }, title);
      return writeReply(c.var.services, c.var.ctx, turn);
    },
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/{id}/stream",
      request: byId,
      responses: { ...eventStream, ...nothing },
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { ctx, services } = c.var;
      await findChat(ctx, id);
      const live = await findLiveRun(ctx, id);
      if (!live) return c.body(null, 204);
      const stream = services.replies.follow(ctx, live.id).pipeThrough(new TextEncoderStream());
      return new Response(stream, { headers: UI_MESSAGE_STREAM_HEADERS });
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/stop",
      request: byId,
      responses: json(Stopped),
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      await findChat(c.var.ctx, id);
      return c.json({ stopped: await requestStop(c.var.ctx, id) }, 200);
    },
  );

/** `/api/chats`: the threads. */
export const chats = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: FindChats },
      responses: json(z.array(Chat)),
    }),
    async (c) => c.json(paged(c, await listChats(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({ method: "get", path: "/{id}", request: byId, responses: json(OpenChat) }),
    async (c) =>
      c.json((await getChat(c.var.ctx, c.req.valid("param"))) as z.infer<typeof OpenChat>, 200),
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/{id}",
      request: { ...byId, ...body(RenameChat) },
      responses: json(Chat),
    }),
    async (c) =>
      c.json(await renameChat(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") }), 200),
  )
  .openapi(
    createRoute({ method: "delete", path: "/{id}", request: byId, responses: nothing }),
    async (c) => {
      await deleteChat(c.var.ctx, c.req.valid("param"));
      return c.body(null, 204);
    },
  );
