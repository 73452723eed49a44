import { createRoute, z } from "@hono/zod-openapi";
import { JudgedNotation } from "#tools/colour/notation/schema.ts";
import { fieldError } from "#tools/core/field-error.ts";
import { readCard } from "#tools/bench/notation-card.ts";
import { readNotationFor } from "#tools/bench/notation.ts";
import { CardContext, CardNotation, ReadNotationFor } from "#tools/bench/notation-schema.ts";
import { bytesOf, File } from "#agent/http/files.ts";
import { json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

const photoId = z.uuid();
const CardForm = CardContext.extend({ photo: File.optional(), photoId: photoId.optional() });
const CardWords = CardContext.extend({ photoId });

/** Colourists' shorthand, typed or on a card of paper. Keeps nothing. */
export const notation = router()
  .openapi(
    ...verb("post /notation", { body: ReadNotationFor, answer: JudgedNotation }, readNotationFor),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/notation/card",
      request: {
        // not required, so that each kind is only held to its own words
        body: {
          content: {
            "multipart/form-data": { schema: CardForm },
            "application/json": { schema: CardWords },
          },
        },
      },
      responses: json(CardNotation),
    }),
    async (c) => {
      const form = /json/i.test(c.req.header("Content-Type") ?? "")
        ? c.req.valid("json")
        : c.req.valid("form");
      const { photoId: stored, ...rest } = form;
      const { photo, ...context } = { photo: undefined, ...rest };
      if (photo)
        return c.json(await readCard(c.var.ctx, { upload: await bytesOf(photo) }, context), 200);
      if (stored) return c.json(await readCard(c.var.ctx, { photoId: stored }, context), 200);
      throw fieldError("photo", "is missing");
    },
  );
