import { createRoute, z } from "@hono/zod-openapi";
import { ChangeTimer, StartTimer, Timer } from "#tools/formulas/schema.ts";
import { changeTimer, listTimers, startTimer } from "#tools/formulas/timers.ts";
import { body, byId, json, router } from "./router.ts";

export const timers = router()
  .openapi(createRoute({ method: "get", path: "/", responses: json(z.array(Timer)) }), async (c) =>
    c.json(await listTimers(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(StartTimer),
      responses: json(Timer, 201),
    }),
    async (c) => c.json(await startTimer(c.var.ctx, c.req.valid("json")), 201),
  )
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
