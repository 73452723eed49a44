import { createRoute, z } from "@hono/zod-openapi";
import {
  addDevice,
  changeDevice,
  getNotifications,
  removeDevice,
  removeDevices,
  tryDevice,
} from "#tools/push/devices.ts";
import {
  AddDevice,
  ChangeDevice,
  Notifications,
  PushDevice,
  PushTrial,
} from "#tools/push/schema.ts";
import { body, byId, json, router } from "./router.ts";

/** The browsers that are told of timers and bookings, each by its own push service. */
export const push = router()
  .openapi(createRoute({ method: "get", path: "/", responses: json(Notifications) }), async (c) =>
    c.json(await getNotifications(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/devices",
      request: body(AddDevice),
      responses: json(PushDevice, 201),
    }),
    async (c) => c.json(await addDevice(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/devices",
      responses: json(z.object({ removed: z.int() })),
    }),
    async (c) => c.json(await removeDevices(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/devices/{id}",
      request: { ...byId, ...body(ChangeDevice) },
      responses: json(PushDevice),
    }),
    async (c) =>
      c.json(
        await changeDevice(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") }),
        200,
      ),
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/devices/{id}",
      request: byId,
      responses: json(PushDevice),
    }),
    async (c) => c.json(await removeDevice(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/devices/{id}/test",
      request: byId,
      responses: json(PushTrial),
    }),
    async (c) => c.json(await tryDevice(c.var.ctx, c.req.valid("param")), 200),
  );
