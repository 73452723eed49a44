import { ApiError } from "./api-error.ts";

/** What the server said about one field of a form, if it said anything. */
export function issueFor(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.issues.find(({ path }) => path === field)?.message;
}

/** The same, or what the server said about a part of the field. */
export function issueWithin(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.issues.find(({ path }) => String(path).split(".")[0] === field)?.message;
}

/** What went wrong as a whole: nothing when the server named a field of the form. */
export function wholeIssue(error: unknown, fields: readonly string[]): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (fields.some((field) => issueFor(error, field))) return undefined;
  return error instanceof ApiError ? error.sentence : error.message;
}
