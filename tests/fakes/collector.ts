import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number };
type Sent = {
  resourceSpans: {
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        parentSpanId?: string;
        attributes: { key: string; value: Value }[];
      }[];
    }[];
  }[];
};

/** An OpenTelemetry collector on loopback that takes traces as JSON over HTTP, and keeps all that it was sent. */
export async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === "/v1/traces") bodies.push(body);
      response.writeHead(request.url === "/v1/traces" ? 200 : 404).end("{}");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything, as it came over the wire. */
    raw: () => bodies.join("\n"),
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => new Promise((done) => server.close(done)),
  };
}
