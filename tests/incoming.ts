import type { Services } from "#agent/context.ts";
import { webhookKey } from "#agent/sms/signature.ts";
import type { TestApp } from "./app.ts";
import { signedRequest } from "./fakes/twilio.ts";

/** Where Twilio brings what comes in. */
export const WEBHOOK = "/api/sms/twilio";

/** A text as somebody's phone sends it. */
type Texted = {
  from?: string;
  to?: string;
  body: string;
  sid?: string;
  more?: Record<string, string>;
};

/** The form by which Twilio tells of a text. */
export function formOf({ from = "+15550123", to = "+15550100", body, sid, more }: Texted) {
  return {
    AccountSid: `AC${"0f".repeat(16)}`,
    MessageSid: sid ?? `SM${crypto.randomUUID().replaceAll("-", "")}`,
    From: from,
    To: to,
    Body: body,
    NumMedia: "0",
    ...more,
  };
}

/** The signed request that brings a text. */
export function textRequest(services: Services, said: Texted): Request {
  return signedRequest(`${services.publicUrl}${WEBHOOK}`, formOf(said), webhookKey(services));
}

/** Brings a text as Twilio does. @returns what is answered at once; null for nothing */
export async function text(
  { app, services }: Pick<TestApp, "app" | "services">,
  said: Texted,
): Promise<string | null> {
  return replyIn(await app.request(textRequest(services, said)));
}

/** The words of a TwiML answer; null for none. @throws for anything but an answer */
export async function replyIn(response: Response): Promise<string | null> {
  const xml = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${xml}`);
  const words = /<Message>([\s\S]*)<\/Message>/.exec(xml)?.[1];
  if (words === undefined) return null;
  return words.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
