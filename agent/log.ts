import { pino, type DestinationStream, type LogFn, type Logger } from "pino";
import { idsHere } from "./watch/ids.ts";
import { openRepeats } from "./watch/repeats.ts";

/**
 * Structured JSON lines on stdout, each with the ids of the request or job that it is about. An error that comes again and again
 * is written with how often it came within the minute, and most of the times not at all.
 */
export function createLog(level: string, to?: DestinationStream) {
  const repeated = openRepeats();
  const options = {
    level,
    base: undefined,
    serializers: { err: loggable },
    // a copy: pino writes the fields of the line into it
    mixin: () => ({ ...idsHere() }),
    hooks: {
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn) {
        const [fields] = args as unknown[];
        const err = (fields as { err?: unknown } | null)?.err;
        if (!(err instanceof Error)) return method.apply(this, args);
        const times = repeated(`${err.name} ${err.message}`);
        if (times === undefined) return undefined;
        const told = times > 1 ? { ...(fields as object), times } : fields;
        return method.apply(this, [told, ...args.slice(1)] as unknown as Parameters<LogFn>);
      },
    },
  };
  return to ? pino(options, to) : pino(options);
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
