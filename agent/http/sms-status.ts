import { createRoute, z } from "@hono/zod-openapi";
import { contextForSalon } from "#agent/context.ts";
import { noteReport, reportedText } from "#tools/messages/carrier-report.ts";
import { router } from "./router.ts";
import { signed } from "./signed-sms.ts";

/** What is read of Twilio's report of a text; it sends more. */
const Report = z.object({
  MessageSid: z.string().regex(/^(SM|MM)[0-9a-f]{32}$/i),
  MessageStatus: z.string().max(40),
  ErrorCode: z.coerce.number().int().positive().optional().catch(undefined),
  Price: z.coerce.number().optional().catch(undefined),
  PriceUnit: z.string().length(3).optional().catch(undefined),
});
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
    const { ErrorCode, Price, PriceUnit } = told;
    const { services } = c.var;
    const messageId = OwnId.parse(c.req.valid("query").m ?? null);
    const found = await reportedText(services.tenancy.forPlatform(), { sid, messageId });
    if (found) {
      const priced = Price !== undefined && PriceUnit !== undefined;
      await noteReport(contextForSalon(services, found.salonId), found.id, {
        sid,
        messageId,
        status,
        errorCode: ErrorCode ?? null,
        // Twilio writes what it charges as a negative amount
        priceMicros: priced ? Math.round(Math.abs(Price) * 1_000_000) : null,
        priceCurrency: priced ? PriceUnit : null,
      });
    }
    return c.body(null, 204);
  },
);
