import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { answerTo } from "#agent/errors.ts";
import {
  getConsultation,
  listConsultations,
  saveNotes,
} from "#tools/consultations/consultations.ts";
import { getStats } from "#tools/reports/stats.ts";
import { createConsultation, type ConsultationOrder } from "#tools/consultations/create.ts";
import { ExplainConsultation, Explanation } from "#tools/consultations/assistant-schema.ts";
import { explainConsultation } from "#tools/consultations/told/explain.ts";
import {
  ConsultationResult,
  ConsultationSummary,
  CreateConsultation,
  FindConsultations,
} from "#tools/consultations/schema.ts";
import { SavedNotes, SaveNotes } from "#tools/consultations/notes-schema.ts";
import { NotedSafety, WithdrawSafety } from "#tools/consultations/safety-schema.ts";
import { Stats } from "#tools/reports/stats-schema.ts";
import { withdrawSafety } from "#tools/consultations/withdraw-safety.ts";
import { readTogether } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { ConsultationForm, orderFrom } from "./consultation-form.ts";
import { paged } from "#agent/http/paging.ts";
import { json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

const query = FindConsultations.extend({
  limit: z.coerce.number().int().min(1).max(500).optional(),
});

/** Without a question the whole formula is explained. */
const whyQuery = ExplainConsultation.omit({ consultationId: true }).extend({
  question: ExplainConsultation.shape.question.default("why?"),
  step: z.coerce.number().int().min(1).max(20).optional(),
});

/** Not "required", so that only the schema of the content type that was sent is applied. */
const order = {
  body: {
    content: {
      "application/json": { schema: CreateConsultation },
      "multipart/form-data": { schema: ConsultationForm },
    },
  },
};
const created = {
  ...json(ConsultationResult, 201),
  200: {
    description:
      "With `Accept: text/event-stream`: `progress` events, then one `result` or `error`. Closing the connection stops the analysis.",
    content: { "text/event-stream": { schema: z.string() } },
  },
} as const;

export const consultations = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query },
      responses: json(z.array(ConsultationSummary)),
    }),
    async (c) => {
      const asked = c.req.valid("query");
      const page = await readTogether(c.var.ctx, (ctx) => listConsultations(ctx, asked));
      return c.json(paged(c, page), 200);
    },
  )
  .openapi(...verb("get /{id}", { answer: ConsultationResult }, getConsultation))
  .openapi(
    ...verb(
      "get /{id}/why",
      { id: "consultationId", query: whyQuery, answer: Explanation },
      explainConsultation,
    ),
  )
  .openapi(
    createRoute({ method: "post", path: "/", request: order, responses: created }),
    async (c) => {
      const kind = c.req.header("Content-Type") ?? "";
      if (!/^(application\/json|multipart\/form-data)/.test(kind)) {
        throw new DomainError("unsupported_type", "Send the consultation as a form or as JSON.");
      }
      // the framework gives both bodies the same type: each was validated by its own schema
      const wanted = kind.startsWith("multipart")
        ? await orderFrom(c.req.valid("form") as ConsultationForm)
        : (c.req.valid("json") as CreateConsultation);
      if (c.req.header("Accept")?.includes("text/event-stream")) return told(c, wanted);
      return c.json(await createConsultation(c.var.ctx, wanted), 201);
    },
  )
  .openapi(
    ...verb(
      "patch /{id}/notes",
      { body: SaveNotes.omit({ id: true }), answer: SavedNotes },
      saveNotes,
    ),
  )
  .openapi(
    ...verb(
      "post /{id}/safety/withdraw",
      {
        id: "consultationId",
        body: WithdrawSafety.omit({ consultationId: true }),
        answer: NotedSafety,
      },
      withdrawSafety,
    ),
  );

export const stats = router().openapi(...verb("get /", { answer: Stats }, getStats));

const KEEP_ALIVE_MS = 10_000;

/** The same work with its steps told as events. A reader that goes away stops it. */
function told(c: Context<AppEnv>, wanted: ConsultationOrder): Response {
  const { ctx } = c.var;
  const gone = new AbortController();
  const signal = ctx.signal ? AbortSignal.any([ctx.signal, gone.signal]) : gone.signal;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const bytes = new TextEncoder();
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(bytes.encode(text));
      };
      const send = (event: string, data: object) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const alive = setInterval(() => write(": still working\n\n"), KEEP_ALIVE_MS);
      const work = async () => {
        try {
          send(
            "result",
            await createConsultation({ ...ctx, signal }, wanted, (at) => send("progress", at)),
          );
        } catch (error) {
          const { status, body: said } = answerTo(error, ctx.log, c.req.path);
          send("error", { ...said, status });
        } finally {
          clearInterval(alive);
          if (!gone.signal.aborted) controller.close();
        }
      };
      void work();
    },
    cancel: () => gone.abort(),
  });
  return c.body(stream, 200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  });
}
