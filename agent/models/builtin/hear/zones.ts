import type { ZoneName } from "#tools/colour/words.ts";
import type { Facts } from "./heard.ts";
import { hearGrey } from "./grey.ts";
import { hearHair } from "./hair.ts";
import { partLevel } from "./levels.ts";
import { splitAtGoal } from "./text.ts";

type Zones = NonNullable<Facts["zones"]>;
type Part = NonNullable<Zones["roots"]>;

/** Parts of the head as they are called over the chair. */
const PARTS: [RegExp, ZoneName][] = [
  [/\b(?:hair ?line|temples?|front edge|round the face)\b/g, "hairline"],
  [/\b(?:bands?|banding|line of demarcation|demarcation)\b/g, "bands"],
  [/\b(?:roots?|root area|regrowth|new growth)\b/g, "roots"],
  [/\b(?:mids?|mid-?lengths?|lengths?|middles?)\b/g, "mids"],
  [/\b(?:ends|tips)\b/g, "ends"],
];
/** Words for a part that name a service or a place on the head, not hair that differs. */
const NOT_A_PART =
  /\b(?:root (?:shadow|smudge|melt|touch[- ]?up|stretch|tap|fade)|roots? (?:touch|retouch)|(?:from|off|below) the (?:roots?|scalp)|hot roots|in the middle|mid(?:dle)?[- ]?(?:back|brown|blonde|length hair)(?: length)?|shoulder length|chin length|ear length|elbow length|bum length|medium length|(?:grey|white) roots)\b/g;
const TONES: [RegExp, Part["tone"]][] = [
  [/\bbrass\w*/, "brass"],
  [/\borang\w*/, "orange"],
  [/\bpale[- ]yellow\b/, "pale-yellow"],
  [/\byellow\w*/, "yellow"],
  [/\bgold\w*/, "gold"],
  [/\bgreen\w*|\bkhaki\b/, "green"],
  [/\bred\b/, "red"],
  [/\bmuddy\b/, "muddy"],
  [/\buneven\b|\bpatchy\b/, "uneven"],
];

/** What is said of single parts of the head, in a mended sentence: "roots 5 with 40% grey, ends 9 and bleached". */
export function hearZones(text: string): Pick<Facts, "zones"> | undefined {
  const { now } = splitAtGoal(text);
  const zones: Zones = {};
  for (const { parts, words } of clausesOf(now).clauses) {
    const facts = partFacts(words);
    for (const part of parts) {
      // a band, or a hairline that resists, is worth knowing of before anything else is known about it
      if (Object.keys(facts).length > 0 || part === "bands")
        zones[part] = { ...zones[part], ...facts };
    }
  }
  return Object.keys(zones).length > 0 ? { zones } : undefined;
}

/** The sentence without what it says of single parts: "porous ends" is no word about the head as a whole. */
export function besideParts(text: string): string {
  const { now, goal = "" } = splitAtGoal(text);
  return [...clausesOf(now).others, goal].join(", ");
}

/** The sentence cut so that each piece speaks of its own parts; a piece without one goes on about the last. */
function clausesOf(text: string): {
  clauses: { parts: ZoneName[]; words: string }[];
  others: string[];
} {
  const kept = text.replace(NOT_A_PART, (words) => (words === "in the middle" ? "" : " "));
  const pieces = kept.split(CUT);
  const clauses: { parts: ZoneName[]; words: string }[] = [];
  const others: string[] = [];
  let waiting: ZoneName[] = [];
  for (const piece of pieces) {
    const parts = PARTS.flatMap(([sign, part]) => (piece.match(sign) ? [part] : []));
    const last = clauses.at(-1);
    // "roots and mids are a 6": the first part has nothing of its own to say
    if (
      parts.length > 0 &&
      piece
        .replace(/\b(?:her|his|the|a|my)\b/g, "")
        .trim()
        .split(" ").length === 1
    ) {
      waiting = [...waiting, ...parts];
      continue;
    }
    if (parts.length > 0) clauses.push({ parts: [...waiting, ...parts], words: piece });
    else if (last && GOES_ON.test(piece)) last.words += ` ${piece}`;
    else others.push(piece);
    waiting = [];
  }
  return { clauses, others };
}

const ANY_PART = String.raw`\b(?:roots?|regrowth|mids?|lengths?|ends|tips|hair ?line|temples?|bands?)\b`;
/** Where one part's words end and another's begin. */
const CUT = new RegExp(
  String.raw`[,;.](?!\d)| (?:and|with) (?=[^,;.]*${ANY_PART})| with (?=level|an? \d)`,
);

/** "…, porous and bleached" goes on about the part before it. */
const GOES_ON =
  /^ ?(?:and |very |really |quite |a bit |about |around )*(?:(?:porous|bleached|brassy|orange|yellow|gold\w*|dry|fried|coloured|virgin)\b(?! hair)|\d{1,3} ?% ?(?:grey|white)|\d{1,2}(?:\.5)?\s*$)/;

function partFacts(words: string): Part {
  const level = partLevel(words);
  const tone = TONES.find(([sign]) => sign.test(words))?.[1];
  const porosity = RESISTS.test(words) ? "low" : (hearHair(words).porosity ?? soaks(words));
  const { grayPercent } = hearGrey(words);
  const hairCondition = conditionIn(words);
  return {
    ...(level !== undefined && { level }),
    ...(tone && { tone }),
    ...(porosity && { porosity }),
    ...(grayPercent !== undefined && { greyShare: grayPercent }),
    ...(hairCondition && { hairCondition }),
  };
}

const RESISTS =
  /\b(?:resistant|stubborn|glassy|won'?t (?:cover|take)|doesn'?t (?:cover|take)|never covers)\b/;
const soaks = (words: string) =>
  /\bsoaks?\b|\bgrabs?\b|\bdrinks?\b/.test(words) ? "high" : undefined;

function conditionIn(words: string): Part["hairCondition"] {
  if (/\bvirgin\b|\bnatural regrowth\b|\buntouched\b/.test(words)) return "virgin";
  if (/\bbleach\w*|\blightened\b|\bhighlighted\b/.test(words)) return "bleached";
  return /\bcoloured\b|\bdyed\b|\btinted\b|\bold colour\b/.test(words)
    ? "previously-colored"
    : undefined;
}
