import type { z } from "zod";
import { DomainError } from "./errors.ts";
import { atField, fieldSentence } from "./field-words.ts";
// so that what zod says without words of ours is said by ours
import "./issue-words.ts";

/** A long list may be wrong at every place; the first of them tell as much. */
const MOST_ISSUES = 50;

/** A refusal of zod's as the contract's: a sentence for every field. */
export function invalid(error: z.ZodError): DomainError {
  const issues = error.issues.slice(0, MOST_ISSUES).map((issue) => {
    const at = atField(issue);
    return { path: at.path.join("."), message: fieldSentence(at) };
  });
  return new DomainError("invalid", issues[0]?.message ?? "The request does not fit.", { issues });
}

/** A refusal of one field of what was sent. `found` ends a sentence that the field's name begins, or is one. */
export function fieldError(path: string, found: string): DomainError {
  const message = fieldSentence({ path: path.split("."), message: found });
  return new DomainError("invalid", message, { issues: [{ path, message }] });
}
