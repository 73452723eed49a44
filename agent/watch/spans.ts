import { SpanStatusCode, trace, type Attributes } from "@opentelemetry/api";

/** Attributes are names and figures of our own: never words of a person, an address or what a link holds. */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (note: (more: Attributes) => void) => Promise<T>,
): Promise<T> {
  return trace.getTracer("undertone").startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work((more) => void span.setAttributes(more));
    } catch (error) {
      // its message may hold what somebody wrote
      span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
