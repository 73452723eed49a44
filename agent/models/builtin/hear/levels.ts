import { toneIn } from "#tools/colour/shade/tone-words.ts";
import type { Facts, Slot } from "./heard.ts";
import { splitAtGoal } from "./text.ts";

/** Level names as colourists say them, longest first. */
const NAMES: [RegExp, number][] = [
  [/\bdarkest brown\b/, 2],
  [/\b(very light|lightest) (blonde)\b/, 9],
  [/\bdark brown\b/, 3],
  [/\b(medium|mid) brown\b/, 4],
  [/\blight brown\b/, 5],
  [/\bdark blonde\b/, 6],
  [/\b(medium|mid) blonde\b/, 7],
  [/\blight blonde\b/, 8],
  [/\bplatinum\b/, 10],
  [/\bblack\b/, 1],
];
/** What follows a number that is not a level. */
const OTHER = String.raw`(?!\d|\.\d|\s*(?:%|g\b|gr\b|grams?|ml|oz|vol\b|min\b|minutes|hours?|days?|weeks?|months?|years?|yo\b|yrs?|inch|cm|x\b|times|o'clock|more\b|clients?))`;
const NUMBER = String.raw`(\d{1,2}(?:\.5)?)`;
const LEAD = String.raw`(?:level|sat|sits|sitting|natural|base(?: is)?|regrowth|roots?|ends|mids|is|'s|at|from|to|be|a|an|around|about|like|currently|now|sitting at|it|with)`;
const LED = new RegExp(
  String.raw`\b${LEAD}\s*(?:at\s+)?(?:an?\s+(?:[a-z]+y\s+)?)?(?:level\s*)?(?:(?:cool|warm|ashy?|pale|yellow|icy|nice|natural|neutral|gold(?:en)?|brassy|orange)\s+){0,2}${NUMBER}${OTHER}`,
  "g",
);
const TRAILED = new RegExp(
  String.raw`(?:^|\s)${NUMBER}\s?(?:n\b|nn\b|natural\b|all over|regrowth|blonde|brown|ash\b|beige|neutral|gold|cool|warm)`,
  "g",
);
/** What a level is called besides its number: "a 6 natural to an 8". */
const CALLED = String.raw`(?:\s*(?:n|natural|virgin|blonde|brown|ash\w*|gold\w*|warm|cool|neutral|copper|red|orange|yellow|brassy|bleached|back|down)\b){0,4}`;
const BOTH = new RegExp(
  String.raw`(?:level\s*)?${NUMBER}${CALLED}\s*(?:-+>|→|=>|>|(?:up |down )?to|going(?: to)?|into)\s*(?:an?\s+)?(?:level\s*)?${NUMBER}${OTHER}`,
);
const KEEP =
  /\b(same level|keep (?:the|her|his|it)?\s*(?:same )?level|stay(?:ing)? (?:at )?(?:the )?same|no lift|same depth)\b/;
const KEEP_AT = new RegExp(
  String.raw`\b(?:keep|stay|leave|hold)\w*\s+(?:her|him|it)?\s*(?:at\s+)?(?:an?\s+)?(?:level\s*)?${NUMBER}${OTHER}`,
);

/** "8/1" names a tube, not a level; an answer such as "7/1" to the goal's tone does neither. */
const SHADE_CODE = /\b\d{1,2}\/\d{1,3}\b/g;
const A_LITTLE =
  /\b(?:make it|go|a (?:bit|touch|little)|slightly) (lighter|darker|deeper)\b|^(lighter|darker|deeper)\b/;
const LIFT =
  /\b(?:up|down|lift(?: \w+){0,4}?) (\d|a|one) levels?\b|\b(\d|a|one) (?:levels?|shades?) (?:lighter|darker|up|down|deeper)\b/;
const AT = new RegExp(String.raw`\bat an? ${NUMBER}${OTHER}`);
const IS =
  /\b(is|she's|he's|has|have|currently|now|natural|base|roots?|sitting|lifted|hair|wants?)\b/;

/** Levels 1-12 in a mended sentence: what she has and what is wanted. `asked` is the question it answers. */
export function hearLevels(words: string, asked?: Slot): Partial<Facts> {
  const all = words.replace(SHADE_CODE, " ");
  const said = saidLevels(all.replace(DYED_BLACK, " "), asked);
  return {
    ...(DYED_BLACK.test(all) && !asked && { currentLevel: DYED }),
    ...said,
    ...(NO_LIGHTENER.test(all)
      ? { noLightener: true }
      : WITH_LIGHTENER.test(all) && { noLightener: false }),
  };
}

const NO_LIGHTENER =
  /\b(?:no|without|don't want(?: any)?|hates?) (?:any )?(?:bleach\w*|lightener|powder)\b|\bbleach[- ]free\b/;
const WITH_LIGHTENER = /\bwith (?:bleach|lightener|foils)\b/;
/** Black out of a box or a tube: it is on the hair, whatever grows under it. */
const DYED_BLACK =
  /\b(?:box(?:ed)?(?: dyed?)?|dyed|coloured|tinted|home) (?:jet )?black\b|\b(?:jet )?black (?:box(?: dye)?|dye|henna|tint|colour)\b/;
const DYED = 2;

function saidLevels(text: string, asked?: Slot): Partial<Facts> {
  const both = BOTH.exec(text);
  const [from, to] = [levelOf(both?.[1]), levelOf(both?.[2])];
  if (from && to && !/\bdamage\b/.test(both?.[0] ?? ""))
    return { currentLevel: from, desiredLevel: to };
  const lift = LIFT.exec(text);
  if (lift)
    return {
      liftBy: (Number(lift[1] ?? lift[2]) || 1) * (/\b(darker|down|deeper)\b/.test(text) ? -1 : 1),
    };
  const small = A_LITTLE.exec(text);
  const little = small?.[1] ?? small?.[2];
  if (little) return { liftBy: little === "lighter" ? 1 : -1 };
  const named = /(?:\bfrom )?(.+?) (?:in)?to (?:an? )?(.+)/.exec(text);
  const [nameOfNow, nameOfGoal] = [
    firstLevel(named?.[1] ?? "") ?? levelOf(BARE_NOW.exec(named?.[1] ?? "")?.[1]),
    firstLevel(named?.[2] ?? "") ?? tonedGoal(named?.[2] ?? ""),
  ];
  if (nameOfNow && nameOfGoal) return { currentLevel: nameOfNow, desiredLevel: nameOfGoal };
  const keptAt = levelOf(KEEP_AT.exec(text)?.[1]);
  if (keptAt) return { currentLevel: keptAt, desiredLevel: keptAt };
  if (KEEP.test(text) || (asked === "desiredLevel" && /^(the )?same\b/.test(text)))
    return { keepLevel: true, ...keptFrom(asked ? "" : splitAtGoal(text).now) };
  if (asked === "currentLevel" || asked === "desiredLevel" || asked === "bandLevel") {
    const level = firstLevel(text) ?? levelOf(/\d{1,2}(?:\.5)?/.exec(text)?.[0]);
    if (level) return { [asked]: level };
  }
  // "rose gold at a 9" is a wish; "she is at a 9" is not
  const wish = AT.exec(text)?.[1];
  if (wish && !IS.test(text)) return { desiredLevel: Number(wish) };
  const { now, goal: said } = splitAtGoal(text);
  const own = OWN.exec(said ?? "");
  // "wants 7 copper, she is a natural 5" tells both behind the wish
  const goal = own ? said?.replace(own[0], " ") : said;
  const wanted =
    goal === undefined ? undefined : (firstLevel(goal) ?? tonedGoal(goal) ?? tonedLevel(goal));
  const has =
    firstLevel(now) ?? levelOf(own?.[1]) ?? levelOf(BARE_NOW.exec(now)?.[1]) ?? tonedNow(now);
  // "what do I mix for a level 8 icy blonde" names the goal
  if (
    goal === undefined &&
    has &&
    /\b(mix|formula|use|need|do) (?:me |a |i )*for (?:an? )?level\b/.test(now)
  )
    return { desiredLevel: has };
  return { ...(has ? { currentLevel: has } : {}), ...(wanted ? { desiredLevel: wanted } : {}) };
}

/** "A bleached level 9, wants pearl at the same level": what she has stands before the wish. */
function keptFrom(now: string): Partial<Facts> {
  const has = firstLevel(now);
  return has ? { currentLevel: has } : {};
}

const BARE = new RegExp(String.raw`(?:^|\s)${NUMBER}(?:n|nn)?${OTHER}(?![-/.\d])`);

/** The level that a clause on one part of the head gives it: "ends 9 porous", "7 through the mids". */
export const partLevel = (words: string): number | undefined =>
  firstLevel(words) ?? levelOf(BARE.exec(words.replace(/\bdamage(?: level)?\s*\d/g, ""))?.[1]);

/** What she has, told behind what she wants. */
const OWN = new RegExp(
  String.raw`\b(?:she|he|it|they)(?:'?s|'re| is| are)(?: (?:an?|at|now|currently|natural|naturally|level|about|around|already))* ${NUMBER}${OTHER}`,
);

/** A level behind its tone: "wants copper 7". */
const TONED = new RegExp(
  String.raw`\b(?:copper|gold(?:en)?|ash\w*|beige|cool|warm|red|violet|mocha|mahogany|brown|blonde?|neutral|natural|caramel|honey|pearl|icy|silver|auburn|chestnut)\s+${NUMBER}${OTHER}`,
);

/** A bare figure that a clause begins with, before its tone: "7 copper", "6 warm brown", "8". */
const tonedGoal = (goal: string): number | undefined => {
  const [, digits, then = ""] = FIRST.exec(goal) ?? [];
  const isColour = then.trim() === "" || /^\W/.test(then.trim()) || HUE.test(then);
  return isColour || toneIn(then) ? levelOf(digits) : undefined;
};
const FIRST = new RegExp(String.raw`^\s*(?:be |an? |go )*${NUMBER}${OTHER}((?:[ ,]+\w+){0,2})`);
const HUE = /\b(?:brown|brunette|blonde|natural|base)\b/;
/** "9 yellow", "toner for 8 orange": what was lifted is told by what it shows. */
const tonedNow = (now: string): number | undefined => levelOf(SHOWS.exec(now)?.[1]);
const SHOWS = new RegExp(
  String.raw`(?<![\d/.])${NUMBER} (?:pale )?(?:yellow|orange|brassy|gold|bleached|pre-?lightened|porous)\b`,
);
/** A bare figure for what the hair is: "bleached 9 back down". */
const BARE_NOW = new RegExp(
  String.raw`\b(?:bleached|pre-?lightened|lightened|black|dye|virgin|her|coloured|colour|go)\s+${NUMBER}${OTHER}`,
);

const tonedLevel = (goal: string): number | undefined => levelOf(TONED.exec(goal)?.[1]);

function firstLevel(text: string): number | undefined {
  const cleaned = text.replace(/\bdamage(?: level)?\s*\d/g, "");
  const hits = [...cleaned.matchAll(LED), ...cleaned.matchAll(TRAILED)].flatMap((hit) => {
    const level = levelOf(hit[1]);
    return level ? [{ at: hit.index, level }] : [];
  });
  hits.sort((a, b) => a.at - b.at);
  if (hits[0]) return hits[0].level;
  const bare =
    /^\s*(?:an?\s)?(\d{1,2}(?:\.5)?)(?:\s*$|[ ,.!]+(?:please|ash|cool|warm|beige|neutral|and|with))/.exec(
      cleaned,
    );
  return levelOf(bare?.[1]) ?? NAMES.find(([name]) => name.test(cleaned))?.[1];
}

function levelOf(digits: string | undefined): number | undefined {
  const level = Number(digits);
  return level >= 1 && level <= 12 ? level : undefined;
}
