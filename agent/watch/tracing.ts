import type { Log } from "#tools/core/context.ts";

/**
 * Sends traces to an OpenTelemetry collector (OTLP over HTTP), named by its base address. Without one, spans cost nothing and
 * nothing of this is loaded. Gives what sends the rest and ends it.
 */
export async function startTracing(
  endpoint: string | undefined,
  log: Log,
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const [
    { NodeTracerProvider, BatchSpanProcessor },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { diag },
  ] = await Promise.all([
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/api"),
  ]);
  const say = (message: string) =>
    log.warn({ told: message.slice(0, 300) }, "a trace could not be sent");
  const nothing = () => {};
  diag.setLogger({ error: say, warn: nothing, info: nothing, debug: nothing, verbose: nothing });
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "undertone" }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return () => provider.shutdown().catch(nothing);
}
