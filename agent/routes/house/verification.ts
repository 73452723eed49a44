import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { contextForSalon, type AppEnv } from "#agent/context.ts";
import {
  countAccounts,
  listAccounts,
  salonOfAccount,
  type AdminCtx,
} from "#tools/verification/accounts.ts";
import { listChecks } from "#tools/verification/checks.ts";
import { setAccountStatus } from "#tools/verification/decide.ts";
import {
  AccountCheck,
  AccountCounts,
  AccountFilter,
  AccountToVerify,
  SetAccountStatus,
} from "#tools/verification/schema.ts";
import { paged, PageQuery } from "#agent/http/paging.ts";
import { body, byId, json, router } from "#agent/http/router.ts";

/** Accounts of stylists, as platform admins verify them. */
export const verification = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/stylists",
      request: { query: PageQuery.extend(AccountFilter.shape) },
      responses: json(z.array(AccountToVerify)),
    }),
    async (c) => c.json(paged(c, await listAccounts(adminOf(c), c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({ method: "get", path: "/stylists/counts", responses: json(AccountCounts) }),
    async (c) => c.json(await countAccounts(adminOf(c)), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/stylists/{id}/checks",
      request: byId,
      responses: json(z.array(AccountCheck)),
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const salonId = await salonOfAccount(adminOf(c), { id });
      return c.json(await listChecks(contextForSalon(c.var.services, salonId), { id }), 200);
    },
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/stylists/{id}/status",
      request: { ...byId, ...body(SetAccountStatus) },
      responses: json(AccountToVerify),
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const salonId = await salonOfAccount(adminOf(c), { id });
      const decider = { stylistId: c.var.ctx.actor.stylistId, name: c.var.userName };
      const decision = { ...c.req.valid("json"), askedAt: c.var.askedAt, decider, id };
      return c.json(
        await setAccountStatus(contextForSalon(c.var.services, salonId), decision),
        200,
      );
    },
  );

function adminOf(c: Context<AppEnv>): AdminCtx {
  return { actor: c.var.ctx.actor, everySalon: c.var.services.tenancy.forPlatform() };
}
