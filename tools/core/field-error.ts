import type { z } from "zod";
import { DomainError } from "./errors.ts";
import { atField, fieldSentence } from "./field-rules.ts";
// so that what zod says without words of ours is said by ours
import "./issue-rules.ts";

/** A long list may be wrong at every place; the first of them tell as much. In characters of what is said of them. */
const MOST_SAID = 1_200;

/** A refusal of zod's as the contract's: a sentence for every field. */
export function invalid(error: z.ZodError): DomainError {
  let left = MOST_SAID;
  const issues: { path: string; message: string }[] = [];
  for (const issue of error.issues) {
    const at = atField(issue);
    const said = { path: at.path.join("."), message: fieldSentence(at) };
    left -= JSON.stringify(said).length;
    if (left < 0 && issues.length > 0) break;
    issues.push(said);
  }
  return new DomainError("invalid", issues[0]?.message ?? "The request does not fit.", { issues });
}

/** A refusal of one field of what was sent. `found` ends a sentence that the field's name begins, or is one. */
export function fieldError(path: string, found: string): DomainError {
  return refused(path, fieldSentence({ path: path.split("."), message: found }));
}

/** A refusal of one field, in a whole sentence. */
export const refused = (path: string, message: string) =>
  new DomainError("invalid", message, { issues: [{ path, message }] });
