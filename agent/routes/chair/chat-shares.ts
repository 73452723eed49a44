import { createRoute, z } from "@hono/zod-openapi";
import { ChatLink, ChatShare } from "#tools/chats/schema.ts";
import { listShares, revokeShare, shareChat } from "#tools/chats/shares.ts";
import { byId, json, knownId, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

const path = "/{id}/share";

/** Under chats: the links under which a thread can be read. */
export const chatShares = router()
  .openapi(...verb("get /{id}/share", { id: "chatId", answer: z.array(ChatShare) }, listShares))
  .openapi(
    createRoute({ method: "post", path, request: byId, responses: json(ChatLink, 201) }),
    async (c) => {
      const { id: chatId } = c.req.valid("param");
      const { path: shared, ...share } = await shareChat(c.var.ctx, { chatId });
      // the address that was configured, else the one they came by
      const home = c.var.services.env.publicUrl ?? new URL(c.req.url).origin;
      return c.json({ ...share, url: new URL(shared, home).href }, 201);
    },
  )
  .openapi(
    createRoute({
      method: "delete",
      path: `${path}/{shareId}`,
      request: { params: byId.params.extend({ shareId: z.string().transform(knownId) }) },
      responses: { 204: { description: "It opens nothing any more." } },
    }),
    async (c) => {
      const { id: chatId, shareId } = c.req.valid("param");
      await revokeShare(c.var.ctx, { chatId, shareId });
      return c.body(null, 204);
    },
  );
