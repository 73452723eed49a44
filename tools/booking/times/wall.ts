import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { instantOf } from "#tools/values/zone-rules.ts";

/**
 * The instant of a date and time on the salon's clock.
 * @throws invalid, by the name of the field, for a time that the clocks skip on that day
 */
export function startOf(timeZone: string, date: string, time: string): Date {
  const at = instantOf(timeZone, date, time);
  if (at !== null) return new Date(at);
  throw refused("appointmentTime", `The clocks go forward on that day: there is no ${time}.`);
}

/** What is missing, by the names of the fields. */
export function missing(sentence: string, fields: readonly string[]): DomainError {
  const issues = fields.map((path) => ({ path, message: sentence }));
  return new DomainError("invalid", sentence, { issues });
}
