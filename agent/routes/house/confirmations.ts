import { createRoute, z } from "@hono/zod-openapi";
import { limit } from "#tools/core/rate-limit.ts";
import { ConfirmAddress, SendConfirmation } from "#tools/salons/schema.ts";
import { askAuth, codeOf, refusal } from "./auth-handler.ts";
import { addressOf } from "#agent/routes/desk/guests.ts";
import { body, json, router } from "#agent/http/router.ts";

const Done = z.object({ success: z.literal(true) });
const done = { success: true as const };

/** Links that are asked for from one network. */
const LINKS = { max: 5, windowMs: 15 * 60_000 };

/** What better-auth refuses because of a session that was brought along, which has nothing to do with it. */
const NOT_ASKED = ["EMAIL_MISMATCH", "EMAIL_ALREADY_VERIFIED"];

/** The mailed link that confirms an address, where mail goes out. Public. */
export const confirmations = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/send-verification-email",
      request: body(SendConfirmation),
      responses: json(Done),
    }),
    async (c) => {
      const input = c.req.valid("json");
      const { tenancy, now, mail } = c.var.services;
      const email = input.email.toLowerCase();
      const counted = `confirmation ${email} from ${addressOf(c)}`;
      await limit({ db: tenancy.forCounters(), now }, counted, LINKS);
      if (!mail.delivers) return c.json(done, 200);
      // for an address that is unknown or confirmed it answers the same and mails nothing, after as long
      const answer = await askAuth(c, "POST", "/send-verification-email", { email });
      if (!answer.ok && !NOT_ASKED.includes(codeOf(answer) ?? "")) throw refusal(answer);
      return c.json(done, 200);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/verify-email",
      request: body(ConfirmAddress),
      responses: json(Done),
    }),
    async (c) => {
      const query = new URLSearchParams(c.req.valid("json"));
      // opens a session the first time only
      const answer = await askAuth(c, "GET", `/verify-email?${query.toString()}`);
      if (!answer.ok) throw refusal(answer);
      return c.json(done, 200);
    },
  );
