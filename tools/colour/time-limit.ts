/** Words that a limit of minutes stands beside, before or behind it. */
const BEFORE =
  "(?:only|just|got|have|has|gotta be (?:out|done) in|out (?:the door )?in|done in|leaves? in|in under|under|less than|max(?:imum)?|at most|no more than)";
const BEHIND =
  "(?:tops?|max(?:imum)?|all in|in all|total|altogether|at most|only|left|till (?:she|he|they)|until|before (?:she|he|they|her|his)|to spare)";
const AMOUNT = String.raw`(\d{1,3})\s*-?\s*(?:min(?:ute)?s?)`;

const LIMITS = [
  new RegExp(
    String.raw`\b${BEFORE}\s+(?:about |maybe |like |abt )?${AMOUNT}\b(?! (?:in|on|ago|already))`,
  ),
  new RegExp(String.raw`\b${AMOUNT}\s+${BEHIND}\b`),
];
const HALF_HOUR = new RegExp(String.raw`\b${BEFORE}\s+(?:about |maybe |like |abt )?half an hour\b`);

/** Minutes that are a product's or another day's: "leave it on 30 min max", "last time it got 20 minutes". */
const NO_LIMIT =
  /\b(?:been|still|already|has had|its had) (?:\w+ )?(?:on|\d+)\b|\b(?:leave|leaving|left) (?:it|that|this|them|her|him|colou?r|toner)\b[^.,;]{0,16}\d{1,3} ?-?min|\b(?:process\w*|develop\w*|sits?|stays?) (?:\w+ ){0,3}\d{1,3} ?-?min|\d{1,3} ?-?min\w* (?:of )?(?:process\w*|develop\w*)|\blast (?:time|colou?r|visit|one)\b/;
/** "1 hour 30 minutes", "an hour and 15 min": hours that the minutes are added to. */
const HOURS = /\b(\d|an?|one|two) ?(?:h|hrs?|hours?)(?: and| &)?(?= ?\d{1,2} ?-?min)/;
const COUNTED: Record<string, number> = { a: 1, an: 1, one: 1, two: 2 };

/** The minutes that there are for all of it, as it was told: "25 min tops", "got 10 minutes". What has been on for so long is none. */
export function minutesAtMost(text: string): number | undefined {
  if (NO_LIMIT.test(text)) return undefined;
  const [, hours] = HOURS.exec(text) ?? [];
  const before = hours ? (COUNTED[hours] ?? Number(hours)) * 60 : 0;
  const told = hours ? text.replace(HOURS, "") : text;
  const said = LIMITS.flatMap((limit) => limit.exec(told)?.[1] ?? []).map(Number);
  const least = Math.min(...said, ...(HALF_HOUR.test(told) ? [30] : [])) + before;
  return least >= 5 && least <= 300 ? least : undefined;
}
