import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A text as Twilio keeps it. */
export type KeptText = {
  sid: string;
  from: string;
  to: string;
  body: string;
  status: string;
  price: string | null;
  errorCode: number | null;
  statusCallback: string | null;
  createdAt: Date;
};

/**
 * What becomes of the next request to send: an answer of that status, with Twilio's error code; `die before` breaks the connection
 * before the text is taken, `die after` once it is taken; `hang` takes it and never answers until `release`.
 */
export type Fault = { status: number; code?: number } | "die before" | "die after" | "hang";

const account = `AC${"0f".repeat(16)}`;
const token = "a token that only Twilio knows";
const MAX_PAGE = 1000;

/** Twilio's API of messages on loopback: it checks who asks, keeps what it gets, lists it in pages, and reports as Twilio does. */
export async function fakeTwilio({ number = "+15550100" } = {}) {
  const texts: KeptText[] = [];
  const faults: Fault[] = [];
  const hanging: (() => void)[] = [];
  let tries = 0;
  let lists = 0;
  const root = `/2010-04-01/Accounts/${account}/Messages`;
  const numbers = `/2010-04-01/Accounts/${account}/IncomingPhoneNumbers.json`;
  const owned = [number];

  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await bodyOf(request));
    const url = new URL(request.url ?? "", "http://fake");
    if (request.headers.authorization !== `Basic ${btoa(`${account}:${token}`)}`)
      return refuse(response, 401, 20003, "Authenticate");
    if (request.method === "POST" && url.pathname === `${root}.json`)
      return take(request, response, form);
    if (request.method === "GET" && url.pathname === `${root}.json`) return list(response, url);
    if (request.method === "GET" && url.pathname === numbers) return listNumbers(response, url);
    const sid = url.pathname.startsWith(`${root}/`) && url.pathname.slice(root.length + 1, -5);
    const text = texts.find((kept) => kept.sid === sid);
    if (text) return answer(response, 200, shown(text));
    return refuse(response, 404, 20404, "The requested resource was not found");
  });

  function take(request: IncomingMessage, response: ServerResponse, form: URLSearchParams) {
    tries += 1;
    const fault = faults.shift();
    if (fault === "die before") return request.socket.destroy();
    if (typeof fault === "object")
      return refuse(response, fault.status, fault.code ?? null, "Refused");
    const [to = "", from = "", body = ""] = ["To", "From", "Body"].map(
      (name) => form.get(name) ?? "",
    );
    if (!/^\+[1-9]\d{5,14}$/.test(to))
      return refuse(response, 400, 21211, `Invalid 'To' Phone Number: ${to}`);
    if (from !== number)
      return refuse(response, 400, 21606, `The From phone number ${from} is not valid`);
    if (!body) return refuse(response, 400, 21602, "Message body is required.");
    const text: KeptText = {
      sid: `SM${randomBytes(16).toString("hex")}`,
      from,
      to,
      body,
      status: "queued",
      price: null,
      errorCode: null,
      statusCallback: form.get("StatusCallback"),
      createdAt: new Date(),
    };
    texts.push(text);
    if (fault === "die after") return request.socket.destroy();
    if (fault === "hang") return hanging.push(() => answer(response, 201, shown(text)));
    return answer(response, 201, shown(text));
  }

  function list(response: ServerResponse, { searchParams: query }: URL) {
    lists += 1;
    const size = Math.min(Number(query.get("PageSize") ?? 50), MAX_PAGE);
    const page = Number(query.get("Page") ?? 0);
    const matching = texts
      .filter(({ to }) => (query.get("To") ?? to) === to)
      .filter(({ from }) => (query.get("From") ?? from) === from)
      .toReversed();
    const more = matching.length > (page + 1) * size;
    query.set("Page", String(page + 1));
    return answer(response, 200, {
      messages: matching.slice(page * size, (page + 1) * size).map(shown),
      page,
      page_size: size,
      uri: `${root}.json`,
      next_page_uri: more ? `${root}.json?${query}` : null,
    });
  }

  function listNumbers(response: ServerResponse, { searchParams: query }: URL) {
    const asked = query.get("PhoneNumber") ?? "";
    const incoming_phone_numbers = owned
      .filter((each) => each.includes(asked))
      .map((phone_number) => ({ account_sid: account, phone_number }));
    return answer(response, 200, { incoming_phone_numbers, page: 0, next_page_uri: null });
  }

  function shown(text: KeptText) {
    const waits = ["accepted", "queued"].includes(text.status);
    return {
      account_sid: account,
      sid: text.sid,
      to: text.to,
      from: text.from,
      body: text.body,
      status: text.status,
      direction: "outbound-api",
      num_segments: String(Math.ceil(text.body.length / 160)),
      num_media: "0",
      price: text.price,
      price_unit: "USD",
      error_code: text.errorCode,
      error_message: null,
      date_created: rfc2822(text.createdAt),
      date_updated: rfc2822(text.createdAt),
      date_sent: waits ? null : rfc2822(text.createdAt),
      api_version: "2010-04-01",
      messaging_service_sid: null,
      subresource_uris: {},
      uri: `${root}/${text.sid}.json`,
    };
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    texts,
    number,
    /** The numbers of the account. */
    owned,
    token,
    /** What the app is configured with to use it. */
    env: {
      TWILIO_ACCOUNT_SID: account,
      TWILIO_AUTH_TOKEN: token,
      TWILIO_FROM: number,
      TWILIO_BASE_URL: url,
    },
    /** How often it was asked to send, and to list. */
    tries: () => tries,
    lists: () => lists,
    /** What becomes of the next requests to send, in turn. */
    next: (...of: Fault[]) => faults.push(...of),
    /** Forgets the faults that have not come up. */
    calm: () => faults.splice(0),
    /** Answers what hangs. */
    release: () => hanging.splice(0).forEach((go) => go()),
    /** The texts to one number. */
    to: (recipient: string) => texts.filter((text) => text.to === recipient),
    /** What Twilio reports of a text, as a request that it has signed. */
    report: (text: KeptText, status: string, more: Record<string, string> = {}) => {
      text.status = status;
      const params = {
        AccountSid: account,
        ApiVersion: "2010-04-01",
        From: text.from,
        To: text.to,
        MessageSid: text.sid,
        SmsSid: text.sid,
        MessageStatus: status,
        SmsStatus: status,
        ...more,
      };
      return signedRequest(text.statusCallback ?? "", params, token);
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** A request with Twilio's signature: HMAC-SHA1 over the address and the sorted fields (twilio.com/docs/usage/security). */
export function signedRequest(url: string, params: Record<string, string>, key: string) {
  const sorted = Object.keys(params).toSorted();
  const data = url + sorted.map((name) => name + params[name]).join("");
  return new Request(url, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-twilio-signature": createHmac("sha1", key).update(data).digest("base64"),
    },
    body: new URLSearchParams(params).toString(),
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, code: number | null, message: string) {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  answer(response, status, { ...(code && { code, more_info }), message, status });
}

const rfc2822 = (at: Date) => at.toUTCString().replace("GMT", "+0000");
