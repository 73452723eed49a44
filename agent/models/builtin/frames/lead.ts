import { plain } from "#agent/models/builtin/hear/text.ts";

/** By the first letter of the unit. */
const HOURS: Record<string, number> = { h: 1, d: 24, n: 24, e: 24, w: 168 };
const LEAD =
  /(?<![\w.])(?:(\d+)[ -]?|(half an?|an?|one|the) )?(hours?|hrs?|h|days?|d|weeks?|night|evening)?\b/g;

/** Hours of every stretch that was named: "2 days and 3 hours" are 48 and 3. */
export function leadHours(said: string): number[] {
  const all = [...plain(said).matchAll(LEAD)].flatMap(([, digits, word = "", unit]) => {
    const many = digits ? Number(digits) : word.startsWith("half") ? 1 / 2 : 1;
    return digits || unit ? [{ many, unit: unit && HOURS[unit.charAt(0)] }] : [];
  });
  // "48 and 24 hours": the unit is said once
  const last = all.findLast(({ unit }) => unit)?.unit || 1;
  return all.map(({ many, unit }) => many * (unit || last));
}
