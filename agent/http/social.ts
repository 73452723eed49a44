import { createRoute, z } from "@hono/zod-openapi";
import type { Handler } from "hono";
import { connectAccount, disconnectAccount, listAccounts } from "#tools/social/accounts.ts";
import { writeCaption } from "#tools/social/caption.ts";
import { listPostPhotos } from "#tools/social/photos.ts";
import { pictureOf, readPicture } from "#tools/social/picture.ts";
import { publishPost } from "#tools/social/publish.ts";
import {
  Caption,
  ConnectAccount,
  CreatePost,
  DeletedPost,
  Platform,
  Post,
  PostPhoto,
  PostStatus,
  SocialAccount,
  SocialSubscription,
  SubscribedSocial,
  SubscribeSocial,
  UpdatePost,
  WriteCaption,
} from "#tools/social/schema.ts";
import { createPost, deletePost, listPosts, postFile, updatePost } from "#tools/social/posts.ts";
import { getSocialSubscription, subscribeSocial } from "#tools/social/subscription.ts";
import { contextForSalon, type AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { limitAddress } from "./guests.ts";
import { paged, PageQuery } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

const words = {
  200: { description: "The words.", content: { "text/plain": { schema: z.string() } } },
} as const;

const onPlatform = { params: z.object({ platform: Platform }) };
const OfferedPhotos = z.object({ photos: z.array(PostPhoto), note: z.string().nullable() });

/** Platforms fetch a picture a few times; nobody guesses a sealed token. */
const RATE = { max: 240, windowMs: 60_000 };

/** Public: the picture of a post, for a platform that was given its address, while its client agrees. */
export const socialPicture: Handler<AppEnv> = async (c) => {
  await limitAddress(c, "social picture", RATE);
  const open = pictureOf(c.var.services, c.req.param("token") ?? "");
  if (!open) throw new DomainError("not_found", "Not found.");
  const bytes = await readPicture(contextForSalon(c.var.services, open.salonId), open);
  return c.body(Buffer.from(bytes), 200, {
    "Content-Type": "image/jpeg",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  });
};

export const social = router()
  .openapi(
    createRoute({ method: "get", path: "/subscription", responses: json(SocialSubscription) }),
    async (c) => c.json(await getSocialSubscription(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/subscribe",
      request: body(SubscribeSocial),
      responses: json(SubscribedSocial),
    }),
    async (c) => c.json(await subscribeSocial(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/posts",
      request: { query: PageQuery.extend({ status: PostStatus.optional() }) },
      responses: json(z.array(Post)),
    }),
    async (c) => c.json(paged(c, await listPosts(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/posts",
      request: body(CreatePost),
      responses: json(Post, 201),
    }),
    async (c) => c.json(await createPost(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/posts/{id}",
      request: { ...byId, ...body(UpdatePost) },
      responses: json(Post),
    }),
    async (c) =>
      c.json(await updatePost(c.var.ctx, { ...c.req.valid("json"), ...c.req.valid("param") }), 200),
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/posts/{id}",
      request: byId,
      responses: json(DeletedPost),
    }),
    async (c) => c.json(await deletePost(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({ method: "get", path: "/posts/{id}/post.txt", request: byId, responses: words }),
    async (c) => {
      const { name, text } = await postFile(c.var.ctx, c.req.valid("param"));
      return c.text(text, 200, {
        "Content-Disposition": `attachment; filename="${name}"`,
      });
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/posts/{id}/publish",
      request: byId,
      responses: json(Post),
    }),
    async (c) => c.json(await publishPost(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/caption",
      request: body(WriteCaption),
      responses: json(Caption),
    }),
    async (c) => c.json(await writeCaption(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/photos",
      request: { query: z.object({ consultationId: z.uuid() }) },
      responses: json(OfferedPhotos),
    }),
    async (c) => c.json(await listPostPhotos(c.var.ctx, c.req.valid("query")), 200),
  )
  .openapi(
    createRoute({ method: "get", path: "/accounts", responses: json(z.array(SocialAccount)) }),
    async (c) => c.json(await listAccounts(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/accounts/{platform}",
      request: { ...onPlatform, ...body(ConnectAccount) },
      responses: json(SocialAccount),
    }),
    async (c) =>
      c.json(
        await connectAccount(c.var.ctx, { ...c.req.valid("json"), ...c.req.valid("param") }),
        200,
      ),
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/accounts/{platform}",
      request: onPlatform,
      responses: json(z.object({ platform: Platform })),
    }),
    async (c) => c.json(await disconnectAccount(c.var.ctx, c.req.valid("param")), 200),
  );
