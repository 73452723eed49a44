import { createRoute, z } from "@hono/zod-openapi";
import { convert } from "#tools/colour/convert/convert.ts";
import { HairMarks, HairReading } from "#tools/colour/reading/schema.ts";
import { RescueAnswer } from "#tools/colour/rescue/schema.ts";
import {
  CheckAnswer,
  ConvertAnswer,
  ConvertRequest,
  FormulateAnswer,
  MixAnswer,
  MixRequest,
} from "#tools/colour/schema.ts";
import { checkFor, formulateFor, mixFor } from "#tools/consultations/analysis/engine-door.ts";
import { CheckCall, EngineCall } from "#tools/consultations/analysis/engine-schema.ts";
import { fieldError } from "#tools/core/field-error.ts";
import { colourFacts, workOutSum } from "#tools/bench/facts.ts";
import { rescueBowl } from "#tools/bench/rescue.ts";
import { RescueCall } from "#tools/bench/rescue-schema.ts";
import { ColourFacts, ColourQuestion } from "#tools/colour/told/schema.ts";
import { SumAsked, WorkedOut } from "#tools/values/sum-schema.ts";
import { readPhoto, readUpload } from "#tools/photos/photos.ts";
import { bytesOf, File, jsonField, multipart } from "#agent/http/files.ts";
import { body, json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** A photo to read: an upload, or one that is stored already. */
const Look = z.object({
  photo: File.optional(),
  photoId: z.uuid().optional(),
  points: jsonField(HairMarks.shape.points.unwrap()),
  region: jsonField(HairMarks.shape.region.unwrap()),
  reference: jsonField(HairMarks.shape.reference.unwrap()),
});

/** The engine without photos and without quota. Pure: the same question has the same answer. */
export const colour = router()
  .openapi(...verb("post /formulate", { body: EngineCall, answer: FormulateAnswer }, formulateFor))
  .openapi(...verb("post /check", { body: CheckCall, answer: CheckAnswer }, checkFor))
  .openapi(
    createRoute({
      method: "post",
      path: "/mix",
      request: body(MixRequest),
      responses: json(MixAnswer),
    }),
    (c) => c.json(mixFor(c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/convert",
      request: body(ConvertRequest),
      responses: json(ConvertAnswer),
    }),
    (c) => c.json(convert(c.req.valid("json")), 200),
  )
  .openapi(...verb("post /facts", { body: ColourQuestion, answer: ColourFacts }, colourFacts))
  .openapi(...verb("post /sum", { body: SumAsked, answer: WorkedOut }, workOutSum))
  .openapi(...verb("post /rescue", { body: RescueCall, answer: RescueAnswer }, rescueBowl))
  .openapi(
    createRoute({
      method: "post",
      path: "/read",
      request: multipart(Look),
      responses: json(HairReading),
    }),
    async (c) => {
      const { photo, photoId, ...marks } = c.req.valid("form");
      if (photo) return c.json(await readUpload(c.var.ctx, await bytesOf(photo), marks), 200);
      if (photoId) return c.json(await readPhoto(c.var.ctx, { photoId, ...marks }), 200);
      throw fieldError("photo", "is missing");
    },
  );
