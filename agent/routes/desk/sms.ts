import { createRoute } from "@hono/zod-openapi";
import {
  handBackConversation,
  markConversationRead,
  startConversation,
  takeConversation,
  writeText,
} from "#tools/messages/inbox/inbox-write.ts";
import { InboxFilter } from "#tools/messages/inbox/inbox-schema.ts";
import { getThread, listConversations } from "#tools/messages/inbox/inbox.ts";
import { SmsConversation, SmsThread, StartSms, WriteSms } from "#tools/messages/sms-schema.ts";
import { paged, PageQuery } from "#agent/http/paging.ts";
import { byId, json, router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

/** The salon's conversations by text: for everybody of it. */
export const sms = router()
  .openapi(
    ...listing(
      "get /conversations",
      { query: PageQuery.extend(InboxFilter.shape), row: SmsConversation },
      listConversations,
    ),
  )
  .openapi(
    ...verb(
      "post /conversations",
      { body: StartSms, answer: SmsConversation, status: 201 },
      startConversation,
    ),
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
    ...verb(
      "post /conversations/{id}/messages",
      { body: WriteSms, answer: SmsConversation, status: 201 },
      writeText,
    ),
  )
  .openapi(...verb("post /conversations/{id}/take", { answer: SmsConversation }, takeConversation))
  .openapi(
    ...verb(
      "post /conversations/{id}/hand-back",
      { answer: SmsConversation },
      handBackConversation,
    ),
  )
  .openapi(
    ...verb("post /conversations/{id}/read", { answer: SmsConversation }, markConversationRead),
  );
