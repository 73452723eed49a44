import { createRoute, z } from "@hono/zod-openapi";
import { createUIMessageStreamResponse, UI_MESSAGE_STREAM_HEADERS, type UIMessageChunk } from "ai";
import type { Context } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { takeAndReply } from "#agent/chat/take.ts";
import { showVersion } from "#tools/chats/branches.ts";
import { changeChat, deleteChat, findChat, getChat, listChats } from "#tools/chats/chats.ts";
import { chunksOf } from "#tools/chats/prefix.ts";
import { findLiveRun, requestStop } from "#tools/chats/runs.ts";
import {
  ChangeChat,
  Chat,
  ChatRequest,
  FindChats,
  OpenChat,
  ShowVersion,
  Stopped,
} from "#tools/chats/schema.ts";
import { body, byId, json, router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

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
      const taken = await takeAndReply(c.var.services, c.var.ctx, c.req.valid("json"));
      if ("reply" in taken) return taken.reply;
      if ("follow" in taken) return following(c, taken.follow);
      return replaying(chunksOf(taken.replay));
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
      const { ctx } = c.var;
      await findChat(ctx, id);
      const live = await findLiveRun(ctx, id);
      return live ? following(c, live.id) : c.body(null, 204);
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
  .openapi(...listing("get /", { query: FindChats, row: Chat }, listChats))
  .openapi(
    createRoute({ method: "get", path: "/{id}", request: byId, responses: json(OpenChat) }),
    async (c) =>
      c.json((await getChat(c.var.ctx, c.req.valid("param"))) as z.infer<typeof OpenChat>, 200),
  )
  .openapi(...verb("patch /{id}", { body: ChangeChat, answer: Chat }, changeChat))
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/branch",
      request: { ...byId, ...body(ShowVersion) },
      responses: json(OpenChat),
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      await showVersion(c.var.ctx, { id, ...c.req.valid("json") });
      return c.json((await getChat(c.var.ctx, { id })) as z.infer<typeof OpenChat>, 200);
    },
  )
  .openapi(
    createRoute({ method: "delete", path: "/{id}", request: byId, responses: nothing }),
    async (c) => {
      await deleteChat(c.var.ctx, c.req.valid("param"));
      return c.body(null, 204);
    },
  );

/** The reply that a run writes, from its beginning. */
function following(c: Context<AppEnv>, runId: string): Response {
  const { ctx, services } = c.var;
  const stream = services.replies.follow(ctx, runId).pipeThrough(new TextEncoderStream());
  return new Response(stream, { headers: UI_MESSAGE_STREAM_HEADERS });
}

/** A reply that was written before, as if it were written now. */
function replaying(chunks: UIMessageChunk[]): Response {
  const stream = new ReadableStream<UIMessageChunk>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.enqueue({ type: "finish" });
      controller.close();
    },
  });
  return createUIMessageStreamResponse({ stream });
}
