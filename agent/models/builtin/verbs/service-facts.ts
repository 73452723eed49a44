import type { ServiceCategory } from "#tools/pricing/service-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { numberIn } from "./words.ts";

const CATEGORY: [RegExp, ServiceCategory][] = [
  [/\bextensions?\b|\btape[- ]?ins?\b|\bweft/, "Extensions"],
  [/\bbridal\b|\bupdo\b|\bwedding\b|\bprom\b|\boccasion\b/, "Special Occasion"],
  [
    /\bchemical\b|\bperms?\b|\brelax|\bkeratin\b|\bstraighten|\bbrazilian\b|\bsmoothing\b/,
    "Chemical Services",
  ],
  [/\btreat|\bolaplex\b|\bmask\b|\bk18\b|\bdetox\b|\bscalp\b|\bbond\b/, "Treatments"],
  [
    /\bcolou?r|\bbalayage\b|\bhighl|\blowl|\bfoil|\bgloss\b|\btoner\b|\btoning\b|\broots?\b|\bombre\b|\bbleach|\btint\b|\bglaze\b|\bgr[ae]y\b|\bbabylights?\b|\bmoney piece\b|\bface fram/,
    "Color Services",
  ],
  [
    /\bcuts?\b|\bcutting\b|\bblow|\btrim\b|\bstyl|\bfringe\b|\bbangs?\b|\bwash\b|\bcurl/,
    "Cutting & Styling",
  ],
];
/** What something costs, as it is said. */
export const SUM =
  /(?:[$€£] ?(\d{1,5}(?:[.,]\d{1,2})?)|(?:\b(?:at|for|costs?|price(?:d at)?|is) )?\b(\d{1,5}(?:[.,]\d{1,2})?) ?(?:[$€£]|dollars?|euros?|pounds?|bucks|quid|usd|eur)|\b(?:at|for|costs?|price(?:d at)?)[: ]+(\d{1,5}(?:[.,]\d{1,2})?)\b(?! ?(?:min|h\b|hours?|hrs?)))/i;
const TIME =
  /\b(\d{1,3}) ?(?:min(?:ute)?s?|m)\b|\b(\d{1,2}(?:[.,]\d{1,2})?) ?(?:h|hrs?|hours?)(?:(?: ?and)? ?(\d{1,2})(?: ?(?:min(?:ute)?s?))?)?\b/i;

/** The category of the menu that words belong to. */
export const kindOf = (said: string | undefined): ServiceCategory | undefined =>
  CATEGORY.find(([sign]) => sign.test(plain(said ?? "")))?.[1];

/** How lengths of time are said, in figures: "an hour and a half" is "1.5 hours". */
const LENGTHS: [RegExp, string][] = [
  [/\b(?:3\/4|3 quarters) of an hour\b/, "45 min"],
  [/\b(?:a )?quarter of an hour\b/, "15 min"],
  [/\b(?:half an hour|half hour|a half hour)\b/, "30 min"],
  [/\b(?:an |1 )?hour and (?:a )?half\b/, "1.5 hours"],
  [/\b(\d+) and (?:a )?half (?=h)/, "$1.5 "],
  [/\b(\d+) hours? and (?:a )?half\b/, "$1.5 hours"],
  [/\ban? hour\b/, "1 hour"],
  [/\bhour and\b/, "1 hour and"],
];

/** Minutes of a length of time as it is said: "1.5 hours", "90 min", "an hour and a half". */
export function minutesIn(said: string | undefined): number | undefined {
  let text = plain(said ?? "");
  for (const [spoken, figures] of LENGTHS) text = text.replace(spoken, figures);
  const found = TIME.exec(text);
  if (!found) return undefined;
  if (found[1]) return Number(found[1]);
  return Math.round((numberIn(found[2]) ?? 0) * 60) + Number(found[3] ?? 0);
}
