import { createRoute, z } from "@hono/zod-openapi";
import {
  handBackConversation,
  markConversationRead,
  startConversation,
  takeConversation,
  writeText,
} from "#tools/messages/inbox-write.ts";
import { InboxFilter } from "#tools/messages/inbox-schema.ts";
import { getThread, listConversations } from "#tools/messages/inbox.ts";
import { SmsConversation, SmsThread, StartSms, WriteSms } from "#tools/messages/sms-schema.ts";
import { paged, PageQuery } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

/** The salon's conversations by text: for everybody of it. */
export const sms = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/conversations",
      request: { query: PageQuery.extend(InboxFilter.shape) },
      responses: json(z.array(SmsConversation)),
    }),
    async (c) => c.json(paged(c, await listConversations(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/conversations",
      request: body(StartSms),
      responses: json(SmsConversation, 201),
    }),
    async (c) => c.json(await startConversation(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/conversations/{id}",
      request: { ...byId, query: PageQuery },
      responses: json(SmsThread),
    }),
    async (c) => {
      const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
      const { conversation, messages, ...page } = await getThread(c.var.ctx, asked);
      paged(c, page);
      return c.json({ conversation, messages }, 200);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/conversations/{id}/messages",
      request: { ...byId, ...body(WriteSms) },
      responses: json(SmsConversation, 201),
    }),
    async (c) =>
      c.json(await writeText(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") }), 201),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/conversations/{id}/take",
      request: byId,
      responses: json(SmsConversation),
    }),
    async (c) => c.json(await takeConversation(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/conversations/{id}/hand-back",
      request: byId,
      responses: json(SmsConversation),
    }),
    async (c) => c.json(await handBackConversation(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/conversations/{id}/read",
      request: byId,
      responses: json(SmsConversation),
    }),
    async (c) => c.json(await markConversationRead(c.var.ctx, c.req.valid("param")), 200),
  );
