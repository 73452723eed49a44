import type { HairFacts } from "./schema.ts";
import type { PlannedService } from "./words.ts";

/**
 * What the client comes for, in the engine's own words: the services that were named, otherwise what the texts on
 * service, goal and application say. A line that says "no highlights" names none.
 */
export function readServices(hair: HairFacts): readonly PlannedService[] {
  if (hair.services && hair.services.length > 0) return [...new Set(hair.services)];
  const { service = "", goal = "", application = "" } = hair.extra ?? {};
  const lighter = (hair.desiredLevel ?? hair.currentLevel) > hair.currentLevel;
  return salonWords.flatMap(([name, words]) => {
    const said = sayers[name] === "service" ? [service] : [service, goal];
    const applied = foilWork.includes(name) && !lighter ? [] : [application];
    return [...said, ...applied].some((text) => words.test(affirmed(text))) ? [name] : [];
  });
}

const WORK = "(?:(?:full|half).?head|foils?|foiled|high.?lights?|bal[ai]yage|foilyage|ombr[eé])";
/** Work that is on the hair already: "after foils", "balayage lifted to 8". */
const WORN = new RegExp(
  String.raw`\b(?:after|over) ?-?(?:the |her |his )?${WORK}\b|\b${WORK} (?:is|are|was|were|lifted|came|stuck|sits?|sat|has|have|\d+ ?(?:w|m)\w*)\b[^,.;]*`,
  "g",
);

/** The words without work that is on the hair already. */
export const besideWorn = (text: string): string => text.replaceAll(WORN, " ");

/** Drops what is refused or belongs to an earlier visit: "no highlights, just a gloss". Dimension is made of what is named beside it. */
function affirmed(text: string) {
  const words = besideWorn(text.toLowerCase());
  return (
    /low.?light/.test(words) ? words.replaceAll(/dimension(?!al brunette)\w*/g, " ") : words
  ).replaceAll(/\b(no|not|without|never|don'?t|previous|old|existing|instead of)\b[^,.;+&]*/g, " ");
}

const foilWork: readonly PlannedService[] = ["highlights", "balayage"];

/** Words that mean the service only where a service is named, since goals use them for looks. */
const sayers: Partial<Record<PlannedService, "service">> = {
  toning: "service",
  correction: "service",
  retouch: "service",
  virgin_lift: "service",
};

/** Synonyms that salons print on their menus. */
const salonWords: readonly (readonly [PlannedService, RegExp])[] = [
  [
    "vivids",
    /vivid|fashion colou?r|fantasy colou?r|pastel|neon|unicorn|mermaid|rainbow|direct dye|creative colou?r|bright (blue|green|pink|purple|violet|yellow|orange|teal|turquoise)/,
  ],
  [
    "colour_removal",
    /colou?r[ -]?(remov|strip|reduc|extract|cleans)|decolou?r|de-colou?r|(dye|tint)[ -]?(remov|strip)|(remove|strip|take out) (the |my |all |artificial |box )*(colou?r|dye|tint)|soap.?cap|bleach.?(bath|wash)|\b(stripper|remover)\b/,
  ],
  [
    "double_process",
    /double.?process|two.?step blond|bleach (and|&|\+|n) ton|scalp bleach|bleach(ed)? (all over|global|full head)|(global|full|all.?over|whole head|on.?scalp)( head)? (bleach|lighten|blond)|platinum card/,
  ],
  [
    "highlights",
    /high.?light|\bfoils?\b|baby.?light|money.?piece|(half|full).?head(?! (bleach|lighten|colou?r|tint))|t.?section|face.?fram|teasy.?light|dimension|\bhl\b/,
  ],
  [
    "balayage",
    /(?<!reverse )bal[ai]yage|foil[ai]?y?age|freehand|hand.?paint|lived.?in|s?ombr[eé]|sun.?kissed/,
  ],
  ["lowlights", /low.?light|dimensional brunette|reverse balayage/],
  [
    "grey_blending",
    /(blend|camouflag|soften|diffus)\w* (of |the |my |some )*(gr[ea]y|white)|(gr[ea]y|white)( hair)?[ -]?(blend|camo|soften)|herringbone|(keep|embrace|enhance|grow out) (my |the )*(gr[ea]y|white)/,
  ],
  [
    "grey_coverage",
    /cover\w* (of |the |my |all |all my )*(gr[ea]y|white)|(gr[ea]y|white)s?( hair)? cover|hide (the |my )*(gr[ea]y|white)/,
  ],
  [
    "retouch",
    /re-?touch|root.?touch|touch.?up|re-?growth|root (colou?r|tint|application|bleach)|roots? (only|done)|new growth|\bt\/?u\b/,
  ],
  [
    "going_darker",
    /(go|going|take|taking|back) (it )?dark|darker|tint.?back|back to (my |her |his )?(natural|brown|brunette)|return to natural|colou?r.?back/,
  ],
  ["gloss", /gloss|glaz(e|ing)|colou?r bath|shine (service|treatment)|clear (service|demi)/],
  [
    "toning",
    /\bton(er|ers|ing|e)\b|colou?r balanc|root.?(shadow|melt|smudge|tap)|shadow.?root|colou?r melt/,
  ],
  ["correction", /correct(ion|ive)|fix (my |the )?colou?r/],
  [
    "virgin_lift",
    /virgin (lift|lighten|blond|application|tint)|(all.?over|global|single.?process|one.?step) (lighter|lift|colou?r lift)|high.?lift/,
  ],
];
