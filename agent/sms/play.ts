import { createSigner } from "#tools/core/signer.ts";
import { E164 } from "#tools/values/phone-schema.ts";
import { readEnv } from "#agent/env.ts";
import { authSecret } from "#agent/secret.ts";
import { signatureOf, webhookKey } from "./signature.ts";

/** A number of the shared kind: without Twilio every number is the installation's. */
const ANY_NUMBER = "+15550199";
const USAGE = 'Usage: npm run sms -- "+15550100" "any time for a gloss tomorrow?" ["+15550199"]';

/** Plays Twilio: brings the running app a text, and prints what is answered. @throws one clear line */
async function play([from = "", body = "", given]: readonly string[]): Promise<string> {
  if (!E164.safeParse(from).success || !body) throw new Error(USAGE);
  const env = readEnv();
  const to = given ?? env.TWILIO_FROM ?? ANY_NUMBER;
  const host = ["0.0.0.0", "::"].includes(env.HOST) ? "127.0.0.1" : env.HOST;
  const app = `http://${host.includes(":") ? `[${host}]` : host}:${env.PORT}`;
  const isThere = await fetch(`${app}/api/health`).catch(() => null);
  if (!isThere) throw new Error(`Undertone is not running at ${app}: start it with npm start.`);
  const signer = createSigner(await authSecret(env.AUTH_SECRET, env.dataDir));
  const form = {
    MessageSid: `SM${crypto.randomUUID().replaceAll("-", "")}`,
    From: from,
    To: to,
    Body: body,
    NumMedia: "0",
  };
  const path = "/api/sms/twilio";
  const signedFor = `${env.publicUrl ?? `http://localhost:${env.PORT}`}${path}`;
  const response = await fetch(`${app}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-twilio-signature": signatureOf(webhookKey({ env, signer }), signedFor, form),
    },
    body: new URLSearchParams(form).toString(),
  });
  const answer = await response.text();
  if (response.status === 403)
    throw new Error(
      "The app did not take the signature: DATA_DIR, AUTH_SECRET, PUBLIC_URL and TWILIO_AUTH_TOKEN must be its own.",
    );
  if (!response.ok) throw new Error(`The app answered ${response.status}: ${answer}`);
  const words = /<Message>([\s\S]*)<\/Message>/.exec(answer)?.[1];
  if (words !== undefined) return plain(words);
  return response.headers.get("X-Undertone-Reply") === "later"
    ? "(no reply yet: it follows, and is then in the outbox)"
    : "(no reply)";
}

const plain = (xml: string) =>
  xml
    .replaceAll("&#13;", "\r")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

try {
  console.log(await play(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
