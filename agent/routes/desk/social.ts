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
  SubscribeSocial,
  UpdatePost,
  WriteCaption,
} from "#tools/social/schema.ts";
import { SubscribedSocial } from "#tools/billing/schema.ts";
import { createPost, deletePost, listPosts, postFile, updatePost } from "#tools/social/posts.ts";
import { getSocialSubscription } from "#tools/social/subscription.ts";
import { subscribeSocial } from "#tools/billing/subscribe.ts";
import { contextForSalon, type AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { limitAddress } from "./guests.ts";
import { PageQuery } from "#agent/http/paging.ts";
import { byId, router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

const words = {
  200: { description: "The words.", content: { "text/plain": { schema: z.string() } } },
} as const;

const onPlatform = z.object({ platform: Platform });
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
  .openapi(...verb("get /subscription", { answer: SocialSubscription }, getSocialSubscription))
  .openapi(
    ...verb("put /subscribe", { body: SubscribeSocial, answer: SubscribedSocial }, subscribeSocial),
  )
  .openapi(
    ...listing(
      "get /posts",
      { query: PageQuery.extend({ status: PostStatus.optional() }), row: Post },
      listPosts,
    ),
  )
  .openapi(...verb("post /posts", { body: CreatePost, answer: Post, status: 201 }, createPost))
  .openapi(...verb("patch /posts/{id}", { body: UpdatePost, answer: Post }, updatePost))
  .openapi(...verb("delete /posts/{id}", { answer: DeletedPost }, deletePost))
  .openapi(
    createRoute({ method: "get", path: "/posts/{id}/post.txt", request: byId, responses: words }),
    async (c) => {
      const { name, text } = await postFile(c.var.ctx, c.req.valid("param"));
      return c.text(text, 200, {
        "Content-Disposition": `attachment; filename="${name}"`,
      });
    },
  )
  .openapi(...verb("post /posts/{id}/publish", { answer: Post }, publishPost))
  .openapi(...verb("post /caption", { body: WriteCaption, answer: Caption }, writeCaption))
  .openapi(
    ...verb(
      "get /photos",
      { query: z.object({ consultationId: z.uuid() }), answer: OfferedPhotos },
      listPostPhotos,
    ),
  )
  .openapi(...verb("get /accounts", { answer: z.array(SocialAccount) }, listAccounts))
  .openapi(
    ...verb(
      "put /accounts/{platform}",
      { body: ConnectAccount, params: onPlatform, answer: SocialAccount },
      connectAccount,
    ),
  )
  .openapi(
    ...verb(
      "delete /accounts/{platform}",
      { params: onPlatform, answer: z.object({ platform: Platform }) },
      disconnectAccount,
    ),
  );
