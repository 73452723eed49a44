import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What a device was shown, and how it travelled. */
export type Shown = {
  words: { title: string; body: string; tag: string; path: string };
  ttl: number;
  urgency: string;
  topic: string;
};

/** A browser that is told: what it gives to be reached by, and what has come. */
export type FakeBrowser = {
  subscription: { endpoint: string; p256dh: string; auth: string };
  shown: Shown[];
  /** It is not there any more, as after its permission was taken back. */
  gone: boolean;
};

/**
 * A push service on loopback with browsers of its own (RFC 8030): it lets in only who signs by the key that the app says is its own
 * (VAPID, RFC 8292), opens what is sealed as the browser does (aes128gcm, RFC 8188 and 8291), and refuses what is not.
 * `faults` are answered, one each, before anything is taken.
 */
export async function fakePush() {
  const browsers = new Map<string, FakeBrowser & { ecdh: ReturnType<typeof createECDH> }>();
  const faults: number[] = [];
  let tries = 0;
  let key = "";

  const server = createServer(async (request, response) => {
    tries += 1;
    const body = await bodyOf(request);
    const refuse = (status: number) => void response.writeHead(status).end("refused");
    const fault = faults.shift();
    if (fault) {
      refuse(fault);
      return;
    }
    const browser = browsers.get(request.url ?? "");
    if (!browser) {
      refuse(404);
      return;
    }
    if (browser.gone) {
      refuse(410);
      return;
    }
    const { headers } = request;
    if (request.method !== "POST" || headers["content-encoding"] !== "aes128gcm") {
      refuse(400);
      return;
    }
    if (!isSigned(String(headers.authorization), key, origin)) {
      refuse(403);
      return;
    }
    if (body.length > 4096) {
      refuse(413);
      return;
    }
    const words = opened(body, browser);
    if (words === null) {
      refuse(400);
      return;
    }
    browser.shown.push({
      words,
      ttl: Number(headers["ttl"]),
      urgency: String(headers["urgency"]),
      topic: String(headers["topic"]),
    });
    response.writeHead(201, { location: `${origin}/message` }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    faults,
    tries: () => tries,
    /** Whose signature counts from now on. */
    letIn: (publicKey: string) => {
      key = publicKey;
    },
    /** A browser whose owner has said yes. */
    browser: (): FakeBrowser => {
      const ecdh = createECDH("prime256v1");
      const path = `/send/${randomBytes(16).toString("base64url")}`;
      const made = {
        ecdh,
        subscription: {
          endpoint: origin + path,
          p256dh: ecdh.generateKeys("base64url"),
          auth: randomBytes(16).toString("base64url"),
        },
        shown: [],
        gone: false,
      };
      browsers.set(path, made);
      return made;
    },
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** `vapid t=…, k=…`: a JWT by ES256 of the key, for this origin, that ends within a day. */
function isSigned(authorization: string, key: string, origin: string): boolean {
  const given = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization);
  const [head = "", claims = "", signature = ""] = given?.[1]?.split(".") ?? [];
  if (given?.[2] !== key) return false;
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const signed = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  const left = exp - Date.now() / 1000;
  return signed && aud === origin && left > 0 && left <= 86_400 && /^(mailto:|https:)/.test(sub);
}

/** What is in a body of one record; null for what was not sealed for this browser. */
function opened(
  body: Buffer,
  { ecdh, subscription }: FakeBrowser & { ecdh: ReturnType<typeof createECDH> },
): Shown["words"] | null {
  try {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const record = body.subarray(21 + idLength);
    const auth = Buffer.from(subscription.auth, "base64url");
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
    const cipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
    cipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    const end = padded.lastIndexOf(2);
    return JSON.parse(padded.subarray(0, end).toString()) as Shown["words"];
  } catch {
    return null;
  }
}
