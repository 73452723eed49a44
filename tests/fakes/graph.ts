import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A page or a professional Instagram account, and the token that opens it. `expiresAt` in seconds; 0 never ends. */
export type FakeAccount = {
  id: string;
  kind: "instagram" | "facebook";
  name: string;
  token: string;
  expiresAt: number;
  ended: boolean;
};

/** What an account shows. */
export type Shown = { id: string; account: string; text: string; image: string | null; at: Date };

type Container = {
  id: string;
  account: string;
  text: string;
  image: string;
  state: string;
  looks: number;
};

/** The steps of the API that a fault may meet. */
export type GraphStep =
  | "media"
  | "container"
  | "media_publish"
  | "photos"
  | "feed"
  | "list"
  | "account";

/**
 * What becomes of the next request of a step: an error with its codes; `die before` breaks the connection before anything is done,
 * `die after` once it is; `hang` does it and answers on `release`.
 */
export type GraphFault =
  | { status: number; code?: number; subcode?: number; message?: string }
  | "die before"
  | "die after"
  | "hang";

const VERSION = "/v26.0/";

/** The Graph API on loopback: it checks tokens, makes containers of pictures it fetches, shows each once, and lists what it shows. */
export async function fakeGraph({
  fetchImage = () => Promise.resolve(true),
}: { fetchImage?: (url: string) => Promise<boolean> } = {}) {
  const accounts: FakeAccount[] = [];
  const containers = new Map<string, Container>();
  const shown: Shown[] = [];
  const faults = new Map<GraphStep, GraphFault[]>();
  const hanging: (() => void)[] = [];
  const tries: Record<string, number> = {};
  const asked: string[] = [];
  let last = 17_900_000_000_000;
  let looksToFinish = 0;
  const nextId = () => String((last += 7));

  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await bodyOf(request));
    const url = new URL(request.url ?? "", "http://fake");
    asked.push(`${request.method} ${url.pathname}${url.search}`);
    if (!url.pathname.startsWith(VERSION))
      return refuse(response, { status: 400, code: 2500, message: "Unknown path components" });
    const [first = "", edge = ""] = url.pathname.slice(VERSION.length).split("/");
    const token = (request.headers.authorization ?? "").replace(/^Bearer /, "");
    const account = accounts.find((each) => each.token === token && !each.ended);
    if (!account)
      return refuse(response, {
        status: 400,
        code: 190,
        message: `Error validating access token: ${token}`,
      });
    if (first === "debug_token") return debug(response, url.searchParams.get("input_token") ?? "");
    const step = stepOf(request.method ?? "", { first, edge });
    if (!step) return unknown(response, first);
    tries[step] = (tries[step] ?? 0) + 1;
    const fault = faults.get(step)?.shift();
    if (fault === "die before") return request.socket.destroy();
    if (typeof fault === "object") return refuse(response, fault);
    const answered = await act({ step, first, account, form });
    if (fault === "die after") return request.socket.destroy();
    const go = () =>
      "error" in answered
        ? refuse(response, answered.error as Exclude<GraphFault, string>)
        : answer(response, 200, answered);
    if (fault === "hang") hanging.push(go);
    else go();
  });

  function stepOf(method: string, { first, edge }: { first: string; edge: string }) {
    const isAccount = accounts.some(({ id }) => id === first);
    if (
      method === "POST" &&
      isAccount &&
      isOneOf(edge, ["media", "media_publish", "photos", "feed"])
    )
      return edge;
    if (method !== "GET") return undefined;
    if (isAccount && isOneOf(edge, ["media", "published_posts"])) return "list";
    if (isAccount && !edge) return "account";
    if (containers.has(first)) return "container";
    return shown.some(({ id }) => id === first) ? "account" : undefined;
  }

  type Asked = { step: GraphStep; first: string; account: FakeAccount; form: URLSearchParams };
  type Answered = Record<string, unknown> | { error: Exclude<GraphFault, string> };

  async function act({ step, first, account, form }: Asked): Promise<Answered> {
    const post = shown.find(({ id }) => id === first);
    if (post) {
      const where = `https://social.example/p/${post.id}/`;
      return { id: post.id, permalink: where, permalink_url: where };
    }
    if (step === "container") {
      const container = containers.get(first);
      if (container?.state === "IN_PROGRESS" && (container.looks -= 1) <= 0)
        container.state = "FINISHED";
      return { id: first, status_code: container?.state };
    }
    if (first !== account.id)
      return { error: { status: 400, code: 100, subcode: 33, message: "Unsupported request" } };
    if (step === "account")
      return {
        id: first,
        name: account.name,
        ...(account.kind === "instagram" && { username: account.name }),
      };
    if (step === "list") {
      const data = shown
        .filter((each) => each.account === first)
        .toReversed()
        .map(({ id, text, at }) => ({
          id,
          caption: text,
          message: text,
          timestamp: at.toISOString().replace(/\.\d+Z/, "+0000"),
          created_time: at.toISOString().replace(/\.\d+Z/, "+0000"),
          permalink: `https://social.example/p/${id}/`,
          permalink_url: `https://social.example/p/${id}/`,
        }));
      return { data };
    }
    if (step === "media") {
      const image = form.get("image_url") ?? "";
      const fetched = image !== "" && (await fetchImage(image));
      if (!fetched)
        return {
          error: {
            status: 400,
            code: 9004,
            subcode: 2207052,
            message: "Only photo or video can be accepted as media type.",
          },
        };
      const id = nextId();
      const state = looksToFinish > 0 ? "IN_PROGRESS" : "FINISHED";
      const text = form.get("caption") ?? "";
      containers.set(id, { id, account: first, text, image, state, looks: looksToFinish });
      return { id };
    }
    if (step === "media_publish") {
      const container = containers.get(form.get("creation_id") ?? "");
      if (!container || container.state === "EXPIRED")
        return {
          error: {
            status: 400,
            code: 24,
            subcode: 2207006,
            message: "The media could not be found.",
          },
        };
      if (container.state !== "FINISHED")
        return {
          error: {
            status: 400,
            code: 9007,
            subcode: 2207027,
            message: "The media is not ready for publishing.",
          },
        };
      container.state = "PUBLISHED";
      return { id: show(first, container.text, container.image) };
    }
    const text = form.get(step === "photos" ? "caption" : "message") ?? "";
    const image = form.get("url");
    if (image !== null && !(await fetchImage(image)))
      return {
        error: {
          status: 400,
          code: 324,
          subcode: 2069019,
          message: "Missing or invalid image file",
        },
      };
    const id = show(first, text, image);
    return step === "photos" ? { id: nextId(), post_id: id } : { id };
  }

  function show(account: string, text: string, image: string | null): string {
    const id = nextId();
    shown.push({ id, account, text, image, at: new Date() });
    return id;
  }

  function debug(response: ServerResponse, token: string) {
    const account = accounts.find((each) => each.token === token);
    answer(response, 200, {
      data: { is_valid: !account?.ended, expires_at: account?.expiresAt ?? 0, type: "PAGE" },
    });
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: { GRAPH_BASE_URL: url },
    shown,
    containers,
    /** Every request, by its method and address. */
    asked,
    /** How often a step was asked for. */
    tries: (step: GraphStep) => tries[step] ?? 0,
    /** An account with a token of its own. */
    open: (kind: FakeAccount["kind"], { expiresAt = 0 } = {}): FakeAccount => {
      const id = nextId();
      const account = {
        id,
        kind,
        name: `${kind} ${id}`,
        token: `EAAG${id}${"x".repeat(40)}`,
        expiresAt,
        ended: false,
      };
      accounts.push(account);
      return account;
    },
    /** What becomes of the next requests of a step, in turn. */
    next: (step: GraphStep, ...of: GraphFault[]) =>
      faults.set(step, [...(faults.get(step) ?? []), ...of]),
    /** Forgets the faults that have not come up, and how long containers take. */
    calm: () => {
      faults.clear();
      looksToFinish = 0;
    },
    /** New containers are finished at that look. */
    slow: (looks: number) => {
      looksToFinish = looks;
    },
    /** Answers what hangs. */
    release: () => hanging.splice(0).forEach((go) => go()),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function isOneOf<T extends string>(given: string, some: readonly T[]): given is T {
  return (some as readonly string[]).includes(given);
}

function unknown(response: ServerResponse, id: string) {
  const message = `Unsupported request. Object with ID '${id}' does not exist.`;
  refuse(response, { status: 400, code: 100, subcode: 33, message });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function refuse(
  response: ServerResponse,
  { status, code, subcode, message = "Refused" }: Exclude<GraphFault, string>,
): void {
  if (code === undefined) {
    response.writeHead(status, { "content-type": "text/html" }).end("<h1>Sorry</h1>");
    return;
  }
  const error = {
    message,
    type: "OAuthException",
    code,
    ...(subcode !== undefined && { error_subcode: subcode }),
    fbtrace_id: "AbCdEfGhIjKlMnOpQrStUvW",
  };
  answer(response, status, { error });
}
