import { createRoute, z } from "@hono/zod-openapi";
import { createException, deleteException, listExceptions } from "#tools/hours/exceptions.ts";
import {
  CreateHoursException,
  DeletedException,
  HoursException,
  ListExceptions,
  SavedException,
  SavedHours,
  SetWeekHours,
  StylistHours,
} from "#tools/hours/schema.ts";
import { getWeek, setWeek } from "#tools/hours/week.ts";
import { body, byId, json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

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
    ...verb("get /", { query: ListExceptions, answer: z.array(HoursException) }, listExceptions),
  )
  .openapi(
    ...verb(
      "post /",
      { body: CreateHoursException, answer: SavedException, status: 201 },
      createException,
    ),
  )
  .openapi(...verb("delete /{id}", { answer: DeletedException }, deleteException));
