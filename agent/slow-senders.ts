import type { IncomingMessage, Server, ServerOptions } from "node:http";

/** How long whoever sends may take, in milliseconds; an archive that is restored takes as long as it is. */
export type Patience = { header: number; body: number; archive: number };

export const PATIENCE: Patience = { header: 15_000, body: 60_000, archive: 3_600_000 };

/** The one body that may be as large as a salon is old. */
const ARCHIVE = "/api/exports/restore";

/** What a server is made with, so that a request that never ends holds nothing for long. */
export const serverOptions = ({ header, archive }: Patience): ServerOptions => ({
  headersTimeout: header,
  requestTimeout: archive,
  connectionsCheckingInterval: Math.min(1000, header / 2),
});

/** Cuts off who does not send the rest of a body in time: Node.js knows one such time for all requests, however large. */
export function cutSlowBodies(server: Pick<Server, "on">, { body }: Patience): void {
  server.on("request", (request: IncomingMessage) => {
    if (request.complete || request.url === ARCHIVE) return;
    const { socket } = request;
    const late = setTimeout(() => {
      if (!request.complete)
        socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n", () =>
          socket.destroy(),
        );
    }, body);
    late.unref();
    request.once("close", () => clearTimeout(late)).once("end", () => clearTimeout(late));
  });
}
