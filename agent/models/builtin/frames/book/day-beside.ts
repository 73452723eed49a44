import type { Appointment } from "#tools/appointments/schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { numberIn } from "#agent/models/builtin/verbs/words.ts";

/** "A week earlier", "two days later", "the day after": so many days from where it is. */
const BESIDE =
  /\b(?:(an?|the|one|two|three|four|\d) )?(day|week|fortnight)s? (earlier|sooner|before|later|after|on|forward|back)\b/;

/** The day that is so far from a visit's own, where one was said so. */
export function dayBeside(said: string, of: Appointment): string | undefined {
  const [, many = "a", unit = "", way = ""] = BESIDE.exec(said) ?? [];
  if (!unit) return undefined;
  const days = (numberIn(many) ?? 1) * ({ day: 1, week: 7, fortnight: 14 }[unit] ?? 1);
  return addDays(of.appointmentDate, /earlier|sooner|before|forward/.test(way) ? -days : days);
}
