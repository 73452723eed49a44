import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What another system was asked. */
export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
};

/**
 * What becomes of a request: an answer of that status; `cut` breaks the connection in the middle of the body; `redirect` sends it
 * to /elsewhere; `huge` answers 20 MB; `hang` never answers; `garbage` answers a page of HTML.
 */
export type SourceFault =
  | { status: number; retryAfter?: string }
  | "cut"
  | "redirect"
  | "huge"
  | "hang"
  | "garbage";

/** What the system itself answers. */
export type Told = { status?: number; body: unknown };

const HUGE = 20 * 1024 ** 2;

/** A booking system on loopback that keeps what it was asked, and fails as it is told to. */
export async function sourceServer(tell: (asked: Asked) => Told) {
  const asked: Asked[] = [];
  const passingFaults: { path: string; fault: SourceFault }[] = [];
  const always = new Map<string, SourceFault>();

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://fake");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = Buffer.concat(chunks).toString("utf8");
    const question: Asked = {
      method: request.method ?? "",
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: sent ? JSON.parse(sent) : {},
    };
    asked.push(question);
    const at = passingFaults.findIndex(({ path }) => url.pathname.startsWith(path));
    const [passing] = at < 0 ? [] : passingFaults.splice(at, 1);
    const [, lasting] = [...always].find(([path]) => url.pathname.startsWith(path)) ?? [];
    const fault = passing?.fault ?? lasting;
    if (fault) return fail(response, fault);
    const { status = 200, body } = tell(question);
    return answer(response, status, JSON.stringify(body));
  });

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that it was asked, in turn. */
    asked,
    /** How often it was asked below a path. */
    times: (path: string) => asked.filter((each) => each.path.startsWith(path)).length,
    /** What becomes of the next requests below a path, in turn. */
    next: (path: string, ...faults: SourceFault[]) =>
      passingFaults.push(...faults.map((fault) => ({ path, fault }))),
    /** What becomes of every request below a path from now on. */
    always: (path: string, fault: SourceFault) => always.set(path, fault),
    /** Forgets the faults and what it was asked. */
    calm: () => {
      passingFaults.splice(0);
      asked.splice(0);
      always.clear();
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function fail(response: ServerResponse, fault: SourceFault): void {
  if (typeof fault === "object") {
    const { status, retryAfter } = fault;
    const headers = retryAfter === undefined ? {} : { "retry-after": retryAfter };
    response.writeHead(status, { "content-type": "application/json", ...headers }).end("{}");
  } else if (fault === "cut") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    response.write('{"customers":[', () => response.socket?.destroy());
  } else if (fault === "redirect") {
    response.writeHead(302, { location: "/elsewhere" }).end();
  } else if (fault === "huge") {
    response.writeHead(200, { "content-type": "application/json" });
    response.write(`{"customers":["`);
    response.end(Buffer.alloc(HUGE, 0x61));
  } else if (fault === "garbage") {
    answer(response, 200, "<!doctype html><title>Sign in</title>");
  }
}

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "application/json" }).end(body);
}
