import { pino } from "pino";

/** Structured JSON lines on stdout. */
export function createLog(level: string) {
  return pino({ level, base: undefined, serializers: { err: loggable } });
}

/** Google names the key that it refuses in its own words: "Consumer 'api_key:…' has been suspended". */
const KEY = /(?<=api_key:)[\w-]+|AIza[\w-]{20,}/g;

/**
 * An error as the log may have it: what happened and where. Errors carry the values of the query or the whole prompt
 * that failed, which are clients' names, notes and photos; none of that is written down.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, stack, cause } = error;
  const said =
    "query" in error && "params" in error ? `Failed query: ${String(error.query)}` : error.message;
  const message = said.replaceAll(KEY, "…");
  return {
    type: name,
    message,
    ...("code" in error && { code: error.code }),
    ...("statusCode" in error && { statusCode: error.statusCode }),
    stack: stack?.replace(error.message, () => message),
    ...(cause !== undefined && { cause: loggable(cause) }),
  };
}
