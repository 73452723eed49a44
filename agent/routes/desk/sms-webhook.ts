import { createRoute, z } from "@hono/zod-openapi";
import type { ServerResponse } from "node:http";
import type { Context } from "hono";
import { contextForSalon, type AppEnv } from "#agent/context.ts";
import { answerInTime, type DueTurn } from "#agent/sms/turn.ts";
import { twiml } from "#agent/sms/twiml.ts";
import { receiveSms } from "#tools/messages/inbox/inbound.ts";
import {
  replyHandedOver,
  replyNotHandedOver,
  type KeptReply,
} from "#tools/messages/outbox/turns.ts";
import { router } from "#agent/http/router.ts";
import { signed } from "./signed-sms.ts";

const plain = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes("\0"), "must not contain NUL");

/** A text as Twilio tells of it; its other fields are passed over. */
const TwilioSms = z.object({
  MessageSid: plain(64).min(1),
  From: plain(64).min(1),
  To: plain(64).min(1),
  Body: plain(1600).default(""),
  NumMedia: z.coerce.number().int().min(0).max(100).default(0),
  OptOutType: z.enum(["STOP", "START", "HELP"]).optional(),
});

/** Public: Twilio brings the texts that people write to a salon. Signed by it; there is no session. */
export const smsWebhook = router().openapi(
  createRoute({
    method: "post",
    path: "/twilio",
    middleware: [signed] as const,
    request: {
      body: {
        required: true,
        content: { "application/x-www-form-urlencoded": { schema: TwilioSms } },
      },
    },
    responses: {
      200: { description: "The answer as TwiML.", content: { "text/xml": { schema: z.string() } } },
    },
  }),
  async (c) => {
    const { services } = c.var;
    const { tenancy, now, sms, jobs } = services;
    const given = c.req.valid("form");
    const received = await receiveSms(
      { db: tenancy.forPlatform(), now, sms, jobs },
      {
        sid: given.MessageSid,
        from: given.From,
        to: given.To,
        body: given.Body,
        media: given.NumMedia,
        optOutType: given.OptOutType ?? null,
      },
    );
    const words =
      received.kind === "say"
        ? received.words
        : received.kind === "turn"
          ? await answered(c, received)
          : null;
    return c.body(twiml(words), 200, { "Content-Type": "text/xml; charset=utf-8" });
  },
);

/** Tells whoever plays Twilio, as `npm run sms` does, that an answer will follow. */
const LATER_HEADER = "X-Undertone-Reply";

async function answered(c: Context<AppEnv>, due: DueTurn): Promise<string | null> {
  const kept = await answerInTime(c.var.services, due);
  if (kept === "later") c.header(LATER_HEADER, "later");
  if (!kept || kept === "later") return null;
  const taken = await followed(c, due, kept);
  return taken ? kept.words : null;
}

/** Notes whether the response with the answer went over: at once where somebody has hung up or nothing tells, else when it has. */
async function followed(c: Context<AppEnv>, due: DueTurn, kept: KeptReply): Promise<boolean> {
  const { services } = c.var;
  const ctx = contextForSalon(services, due.salonId);
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  if (c.req.raw.signal.aborted || outgoing?.destroyed) {
    await replyNotHandedOver(ctx, kept);
    return false;
  }
  if (!outgoing) {
    await replyHandedOver(ctx, kept);
    return true;
  }
  outgoing.once("close", () => {
    const note = outgoing.writableFinished ? replyHandedOver : replyNotHandedOver;
    // one that cannot be noted is looked after by its job
    note(ctx, kept).catch((err: unknown) => services.log.warn({ err }, "an answer was not noted"));
  });
  return true;
}
