import { createRoute, z } from "@hono/zod-openapi";
import { HairReading } from "#tools/colour/reading/schema.ts";
import { Photo } from "#tools/photos/schema.ts";
import { getPhoto, getPhotoBytes, readPhoto, uploadPhoto } from "#tools/photos/photos.ts";
import { cardPdf } from "#tools/photos/card-pdf.ts";
import { bytesOf, File, multipart } from "#agent/http/files.ts";
import { byId, json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

const image = {
  200: { description: "The picture.", content: { "image/jpeg": { schema: z.string() } } },
} as const;

/** Private to the salon: never kept by a shared cache, never shown as anything but a picture. */
const headers = {
  "Content-Type": "image/jpeg",
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
};

export const photos = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: multipart(z.object({ photo: File })),
      responses: json(Photo, 201),
    }),
    async (c) =>
      c.json(await uploadPhoto(c.var.ctx, await bytesOf(c.req.valid("form").photo)), 201),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/card.pdf",
      responses: {
        200: {
          description: "The gray card to print.",
          content: { "application/pdf": { schema: z.string() } },
        },
      },
    }),
    async (c) =>
      c.body(new Uint8Array(await cardPdf()), 200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": 'inline; filename="gray-card.pdf"',
      }),
  )
  .openapi(...verb("get /{id}/info", { id: "photoId", answer: Photo }, getPhoto))
  .openapi(...verb("get /{id}/reading", { id: "photoId", answer: HairReading }, readPhoto))
  .openapi(
    createRoute({ method: "get", path: "/{id}", request: byId, responses: image }),
    async (c) => {
      const bytes = await getPhotoBytes(c.var.ctx, {
        photoId: c.req.valid("param").id,
        size: "full",
      });
      return c.body(Buffer.from(bytes), 200, headers);
    },
  )
  .openapi(
    createRoute({ method: "get", path: "/{id}/thumbnail", request: byId, responses: image }),
    async (c) => {
      const bytes = await getPhotoBytes(c.var.ctx, {
        photoId: c.req.valid("param").id,
        size: "thumbnail",
      });
      return c.body(Buffer.from(bytes), 200, headers);
    },
  );
