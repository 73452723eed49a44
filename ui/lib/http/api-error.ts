/** One field that the server refused, by its path in the body. */
export type Issue = { path: (string | number)[] | string; message: string };

/**
 * An answer that is not OK. `message` is "status: body text" (or the status text when the body is empty);
 * `sentence` is what a person may read. Status 0: the server was not reached.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly issues: Issue[];
  readonly requiredTier: string | undefined;
  /** All that the answer said, such as how a client stands with their patch tests. */
  readonly details: Record<string, unknown>;

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = text(body.code) ?? "unknown";
    this.sentence = text(body.error) ?? text(body.message) ?? message;
    this.issues = Array.isArray(body.issues) ? (body.issues as Issue[]) : [];
    this.requiredTier = text(body.requiredTier);
    this.details = body;
  }
}

/** Reads a refused response into an ApiError; a body that is not JSON stays in the message alone. */
export async function readError(response: Response): Promise<ApiError> {
  const body = await response.text();
  return new ApiError(
    response.status,
    `${response.status}: ${body || response.statusText}`,
    parseObject(body),
  );
}

/** What to tell a person about any thrown value; `fallback` where it holds nothing readable. */
export function sentenceOf(error: unknown, fallback = "Something went wrong."): string {
  if (error instanceof ApiError) return error.sentence;
  return error instanceof Error && error.message ? error.message : fallback;
}

/** What the server said, where it can be acted on: a used-up quota, a bad photo, a service that is down. */
export function saidOr(error: Error, otherwise: string): string {
  const known = error instanceof ApiError && error.status !== 500;
  return known || !(error instanceof ApiError) ? sentenceOf(error, otherwise) : otherwise;
}

function parseObject(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
