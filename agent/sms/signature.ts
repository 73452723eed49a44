import type { Context } from "hono";
import { getExpectedTwilioSignature, validateRequest } from "twilio/lib/webhooks/webhooks.js";
import type { AppEnv, Services } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";

/** More than Twilio ever sends: 1,600 characters, each as long as it can be in a form, and what stands around them. */
const MAX_BYTES = 64 * 1024;
const FORM = /^\s*application\/x-www-form-urlencoded\s*(;|$)/i;

/** The fields of a form, each once. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * What Twilio signs its requests with: the account's token. Without an account it is a key that only this installation has, so that
 * a request without a signature is refused all the same, and `npm run sms` can play Twilio.
 */
export function webhookKey({ env, signer }: Pick<Services, "env" | "signer">): string {
  return env.TWILIO_AUTH_TOKEN ?? signer.sign("twilio webhook", "key");
}

/** The signature for the header `X-Twilio-Signature`, as Twilio makes it. `url` is whole, as Twilio is told it. */
export function signatureOf(key: string, url: string, params: FormFields): string {
  return getExpectedTwilioSignature(key, url, params);
}

/** Whether Twilio has signed this request: for the address that people use, whatever the Host header says. */
export function isSigned(
  services: Pick<Services, "env" | "signer" | "publicUrl">,
  c: Pick<Context<AppEnv>, "req">,
  params: FormFields,
): boolean {
  const given = c.req.header("X-Twilio-Signature") ?? "";
  const { pathname, search } = new URL(c.req.url);
  return validateRequest(
    webhookKey(services),
    given,
    `${services.publicUrl}${pathname}${search}`,
    params,
  );
}

/**
 * The fields of a request of Twilio's.
 * @throws forbidden without its signature, unsupported_type for anything but a form, too_large, invalid where a field comes twice
 */
export async function signedFields(c: Context<AppEnv>): Promise<FormFields> {
  if (!FORM.test(c.req.header("Content-Type") ?? ""))
    throw new DomainError("unsupported_type", "This takes forms only.");
  const fields = [...new URLSearchParams(await textOf(c.req.raw))];
  const params: FormFields = Object.fromEntries(fields);
  if (Object.keys(params).length !== fields.length)
    throw new DomainError("invalid", "A field came twice.", { issues: [] });
  if (!isSigned(c.var.services, c, params))
    throw new DomainError("forbidden", "This request is not signed by Twilio.");
  return params;
}

/** The body, read no further than it may be long. */
async function textOf({ body }: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_BYTES)
      throw new DomainError("too_large", "That is more than can be sent at once.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
