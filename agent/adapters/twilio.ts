import type { Twilio } from "twilio";
import type RequestClient from "twilio/lib/base/RequestClient.js";
import type { TextMessage, Texter } from "#tools/core/context.ts";
import type { Env } from "#agent/env.ts";
import { asNotSent, unclear } from "./twilio-failures.ts";

/** A request that Twilio has not answered after this is over. */
const PATIENCE_MS = 10_000;
/** As many texts to one number are gone through, from the newest, where one of them is looked for. */
const LOOKED_THROUGH = 200;
/** Twilio puts this before whatever an account on trial sends. */
const TRIAL = "Sent from your Twilio trial account - ";
/** Taken, but never arrived: sending those again sends nothing twice. */
const CAME_TO_NOTHING = new Set(["failed", "undelivered", "canceled"]);

type Account = Pick<
  Env,
  "TWILIO_ACCOUNT_SID" | "TWILIO_AUTH_TOKEN" | "TWILIO_FROM" | "TWILIO_BASE_URL"
>;

/**
 * Texts through the Twilio account of the environment, or a texter that delivers nothing: what is sent then stays in the outbox.
 * Twilio tells how each text fares at `publicUrl`.
 */
export function createTexter(env: Account, publicUrl: string, patienceMs = PATIENCE_MS): Texter {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: number } = env;
  if (!account || !token) {
    const missing = () => Promise.reject(new Error("There is no Twilio account to text with."));
    return { delivers: false, number: null, owns: missing, send: missing, find: missing };
  }
  let opened: Promise<Twilio> | undefined;
  const client = () =>
    (opened ??= openClient({ account, token, baseUrl: env.TWILIO_BASE_URL, patienceMs }));
  return {
    delivers: true,
    number: number ?? null,
    owns: async (phoneNumber) => {
      const { incomingPhoneNumbers } = await client();
      const listed = await incomingPhoneNumbers.list({ phoneNumber, limit: 20 });
      // Twilio lists what a number is part of, too
      return listed.some((own) => own.phoneNumber === phoneNumber);
    },
    send: async ({ id, from, to, body }) => {
      const { messages } = await client();
      const statusCallback = `${publicUrl.replace(/\/+$/, "")}/api/sms/twilio/status?m=${id}`;
      const taken = await messages.create({ from, to, body, statusCallback }).catch(asNotSent);
      if (!taken.sid) throw unclear("Twilio's answer could not be read.");
      return { providerId: taken.sid, segments: segmentsOf(taken) };
    },
    find: async ({ from, to, body }, { since, known }) => {
      const { messages } = await client();
      // no filter by date: it goes by the day of sending, which a text that still waits at Twilio does not have
      const listed = await messages
        .list({ from, to, limit: LOOKED_THROUGH, pageSize: 50 })
        .catch(asNotSent);
      const found = listed
        .filter(({ dateCreated }) => dateCreated >= since)
        .filter(({ sid, status }) => !known.includes(sid) && !CAME_TO_NOTHING.has(status))
        .filter((text) => sameWords(text.body, body))
        .toSorted((a, b) => b.dateCreated.getTime() - a.dateCreated.getTime())[0];
      return found ? { providerId: found.sid, segments: segmentsOf(found) } : null;
    },
  };
}

/** Twilio's library is large, and many salons never text: it is loaded with the first one. */
async function openClient({
  account,
  token,
  baseUrl,
  patienceMs,
}: {
  account: string;
  token: string;
  baseUrl: string | undefined;
  patienceMs: number;
}): Promise<Twilio> {
  const [{ default: twilio }, { default: Client }] = await Promise.all([
    import("twilio"),
    import("twilio/lib/base/RequestClient.js"),
  ]);
  /** Asks another server than Twilio's own where the environment names one. */
  class Rerouted extends Client {
    override request<TData>(options: RequestClient.RequestOptions<TData>) {
      const { pathname, search } = new URL(options.uri);
      const uri = baseUrl ? `${baseUrl.replace(/\/+$/, "")}${pathname}${search}` : options.uri;
      return super.request({ ...options, uri });
    }
  }
  return twilio(account, token, { httpClient: new Rerouted({ timeout: patienceMs }) });
}

function segmentsOf({ numSegments }: { numSegments: string }): number | null {
  const segments = Number(numSegments);
  // 0 until Twilio has counted
  return Number.isInteger(segments) && segments > 0 ? segments : null;
}

function sameWords(theirs: string, ours: TextMessage["body"]): boolean {
  const plain = (text: string) => text.replaceAll("\r\n", "\n").trim();
  return plain(theirs) === plain(ours) || plain(theirs) === TRIAL + plain(ours);
}
