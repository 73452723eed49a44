import { createRoute, z } from "@hono/zod-openapi";
import { contextForSalon } from "#agent/context.ts";
import { noteReport, reportedText } from "#tools/messages/outbox/carrier-report.ts";
import { router } from "#agent/http/router.ts";
import { signed } from "./signed-sms.ts";

/** What is read of Twilio's report of a text; it sends more. */
const Report = z.object({
  MessageSid: z.string().regex(/^(SM|MM)[0-9a-f]{32}$/i),
  MessageStatus: z.string().max(40),
  ErrorCode: z.string().optional(),
  Price: z.string().optional(),
  PriceUnit: z.string().optional(),
});
/** What cannot be read of the rest is passed over. */
const Code = z.coerce.number().int().positive().nullable().catch(null);
const Amount = z.coerce.number().nullable().catch(null);
const Currency = z.string().length(3).nullable().catch(null);
/** The id of ours that each text carries along. */
const Ours = z.object({ m: z.string().max(100).optional() });
const OwnId = z.uuid().nullable().catch(null);

/** Public: how texts fare, told by Twilio, which signs what it says. What is told of no text of ours is heard and changes nothing. */
export const smsStatus = router().openapi(
  createRoute({
    method: "post",
    path: "/status",
    middleware: [signed] as const,
    request: {
      query: Ours,
      body: {
        required: true,
        content: { "application/x-www-form-urlencoded": { schema: Report } },
      },
    },
    responses: { 204: { description: "It was heard." } },
  }),
  async (c) => {
    const { MessageSid: sid, MessageStatus: status, ...told } = c.req.valid("form");
    const price = told.Price ? Amount.parse(told.Price) : null;
    const currency = Currency.parse(told.PriceUnit);
    const { services } = c.var;
    const messageId = OwnId.parse(c.req.valid("query").m ?? null);
    const found = await reportedText(services.tenancy.forPlatform(), { sid, messageId });
    if (found) {
      const priced = price !== null && currency !== null;
      await noteReport(contextForSalon(services, found.salonId), found.id, {
        sid,
        messageId,
        status,
        errorCode: told.ErrorCode ? Code.parse(told.ErrorCode) : null,
        // Twilio writes what it charges as a negative amount
        priceMicros: priced ? Math.round(Math.abs(price) * 1_000_000) : null,
        priceCurrency: priced ? currency : null,
      });
    }
    return c.body(null, 204);
  },
);
