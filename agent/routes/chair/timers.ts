import { createRoute } from "@hono/zod-openapi";
import { ChangeTimer, StartTimer, Timer } from "#tools/formulas/schema.ts";
import { changeTimer, listTimers, startTimer } from "#tools/bench/timers.ts";
import { body, byId, json, router } from "#agent/http/router.ts";
import { shortListing, verb } from "#agent/http/verb.ts";

export const timers = router()
  .openapi(...shortListing("get /", { row: Timer }, listTimers))
  .openapi(...verb("post /", { body: StartTimer, answer: Timer, status: 201 }, startTimer))
  .openapi(
    createRoute({
      method: "patch",
      path: "/{id}",
      request: { ...byId, ...body(ChangeTimer) },
      responses: json(Timer),
    }),
    async (c) =>
      c.json(
        await changeTimer(c.var.ctx, { id: c.req.valid("param").id, change: c.req.valid("json") }),
        200,
      ),
  );
