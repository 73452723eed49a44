import { createRoute, z } from "@hono/zod-openapi";
import {
  createException,
  deleteException,
  listExceptions,
} from "#tools/stylists/hours-exceptions.ts";
import {
  CreateHoursException,
  DeletedException,
  HoursException,
  ListExceptions,
  SavedException,
  SavedHours,
  SetWeekHours,
  StylistHours,
} from "#tools/stylists/hours-schema.ts";
import { getWeek, setWeek } from "#tools/stylists/hours-week.ts";
import { body, byId, json, router } from "./router.ts";

const path = "/{id}/hours";

/** Under stylists: the week of one of them. */
export const stylistHours = router()
  .openapi(
    createRoute({ method: "get", path, request: byId, responses: json(StylistHours) }),
    async (c) => c.json(await getWeek(c.var.ctx, { stylistId: c.req.valid("param").id }), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path,
      request: { ...byId, ...body(SetWeekHours) },
      responses: json(SavedHours),
    }),
    async (c) => {
      const { id: stylistId } = c.req.valid("param");
      return c.json(await setWeek(c.var.ctx, { stylistId, ...c.req.valid("json") }), 200);
    },
  );

/** Days that differ from the week: days off and holidays. */
export const hoursExceptions = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: ListExceptions },
      responses: json(z.array(HoursException)),
    }),
    async (c) => c.json(await listExceptions(c.var.ctx, c.req.valid("query")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(CreateHoursException),
      responses: json(SavedException, 201),
    }),
    async (c) => c.json(await createException(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/{id}",
      request: byId,
      responses: json(DeletedException),
    }),
    async (c) => c.json(await deleteException(c.var.ctx, c.req.valid("param")), 200),
  );
