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

/** What is on the hair has its own minutes, which are no limit. */
const ON_IT = /\b(?:been|still|already|has had|its had) (?:\w+ )?(?:on|\d+)\b/;

/** The minutes that there are for all of it, as it was told: "25 min tops", "got 10 minutes". What has been on for so long is none. */
export function minutesAtMost(text: string): number | undefined {
  if (ON_IT.test(text)) return undefined;
  const said = LIMITS.flatMap((limit) => limit.exec(text)?.[1] ?? []).map(Number);
  const least = Math.min(...said, ...(HALF_HOUR.test(text) ? [30] : []));
  return least >= 5 && least <= 300 ? least : undefined;
}
