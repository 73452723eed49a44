import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import webPush, { type RequestOptions } from "web-push";
import { NotSent } from "#tools/core/not-sent.ts";
import type { PushKeyPair } from "#tools/push/keys.ts";
import type { PushAddress, Pusher } from "#tools/push/pusher.ts";
import { publicLookup } from "./public-address.ts";

const PATIENCE_MS = 10_000;
/** What push services take of a topic. */
const TOPIC_LENGTH = 32;

/** A new key pair for push. */
export const makePushKeys = (): PushKeyPair => webPush.generateVAPIDKeys();

/**
 * The way to push services. Where they are is said by browsers, so that only names on the internet are asked, by TLS; `trusted` are
 * origins beside them.
 * @param subject whom a push service can turn to
 */
export function createPusher(
  keys: PushKeyPair,
  { subject, trusted = [] }: { subject: string; trusted?: readonly string[] },
): Pusher {
  const refusal = (endpoint: string) => {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
    if (url && trusted.includes(url.origin)) return null;
    return url && isService(url) ? null : "This is no address of a push service.";
  };
  return {
    publicKey: keys.publicKey,
    refusal,
    send: async ({ endpoint, p256dh, auth }, words, { ttl, urgent }) => {
      const refused = refusal(endpoint);
      if (refused !== null) throw notSent(refused, { permanent: true });
      const options = {
        vapidDetails: { subject, ...keys },
        contentEncoding: "aes128gcm",
        TTL: ttl,
        urgency: urgent ? "high" : "normal",
        topic: topicOf(words.tag),
      } as const;
      const sealed = sealedFor({ endpoint, p256dh, auth }, JSON.stringify(words), options);
      const isTrusted = trusted.includes(new URL(endpoint).origin);
      const status = await post(endpoint, sealed, isTrusted);
      if (status >= 200 && status < 300) return;
      throw notSent(`The push service of this browser refuses it (${status}).`, {
        permanent: status >= 300 && status < 500 && status !== 408 && status !== 429,
        code: status,
      });
    },
  };
}

/** A name on the internet, without a port or a sign-in of its own: what a local network answers to is none. */
function isService({ protocol, hostname, port, username, password }: URL): boolean {
  if (protocol !== "https:" || port || username || password) return false;
  return /^(?!.*\.(?:local|localhost|internal|home|lan|arpa)$)[a-z0-9.-]+\.[a-z][a-z0-9-]+$/.test(
    hostname,
  );
}

/** A message that was not fetched yet gives way to the next of its topic. */
const topicOf = (tag: string) => tag.replace(/[^A-Za-z0-9_]/g, "").slice(0, TOPIC_LENGTH);

type Sealed = ReturnType<typeof webPush.generateRequestDetails>;

/** The request that only this browser can read. @throws NotSent where the keys it gave are none */
function sealedFor(
  { endpoint, ...keys }: PushAddress,
  words: string,
  options: RequestOptions,
): Sealed {
  try {
    return webPush.generateRequestDetails({ endpoint, keys }, words, options);
  } catch (cause) {
    throw notSent("The keys that this browser gave cannot be used.", { permanent: true, cause });
  }
}

/** @returns the status; what else is answered is not read, and nothing is followed */
function post(endpoint: string, { headers, body }: Sealed, isTrusted: boolean): Promise<number> {
  const url = new URL(endpoint);
  const start = url.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const failed = (cause: unknown) =>
      reject(notSent("The push service of this browser cannot be reached.", { cause }));
    const asked = start(
      url,
      {
        method: "POST",
        headers,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(!isTrusted && { lookup: publicLookup }),
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on("error", failed);
    asked.end(body);
  });
}

function notSent(
  sentence: string,
  {
    permanent = false,
    code = null,
    cause,
  }: { permanent?: boolean; code?: number | null; cause?: unknown },
): NotSent {
  return new NotSent(sentence, { permanent, perhapsSent: false, code }, cause);
}
