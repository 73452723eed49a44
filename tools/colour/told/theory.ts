import { counterOf, filler, fillerTones, source } from "#tools/colour/science.ts";
import { neverLifts } from "./over.ts";
import { listed, ofRule, type Technique } from "./telling.ts";

/** Asks for the reason, and for no bowl. */
const WHY =
  /\bwhy\b|\bhow come\b|\bwhat(?:'?s| is) the (?:point|reason|use|idea)\b|\breason (?:for|to|why)\b|\bexplain\b|\bwhat (?:makes|causes)\b/;

const COLOURED =
  /\b(?:tint(?:ed)?|dyed|colou?red|old colou?r|box(?: ?dye)?|artificial|pre.?colou?red|previous colou?r)\b/;

/** Why no tint takes tint lighter. */
export const WHY_NO_LIFT: Technique = {
  about: [
    WHY,
    COLOURED,
    /\b\w+n't\b|\bnot\b|\bnever\b|\bjust\b|\bneed\b|\bhave to\b|\binstead\b|\bno lift\b/,
    /\blift\w*|\blight(?:en|er)\w*|\bbright\w*|\bblond\w*|\b(?:from|go|take|get|up)\b.*\bto (?:an? )?\d\b|\b[1-4]0 ?v(?:ol)?\b|\b(?:6|9|12) ?%|\bup to\b/,
  ],
  not: /\bdarker\b|\bfill|\b(?:did|do|have|are) you\b|\bthis formula\b/,
  ofHead: true,
  whoever: true,
  tell: (asked) => {
    const told = neverLifts({ ...asked, hair: asked.hair ?? "previously_colored" }, undefined);
    return {
      ...told,
      says: `Tint does not lift tint: developer lightens natural pigment alone, and a stronger one pushes no dye out. Only the new growth would lift, which leaves bright roots and a band; the colored lengths stay as they are or go deeper.${told.says.slice(told.says.indexOf(" To go lighter"))}`,
    };
  },
};

/** Why warmth is put back before hair that was lightened is taken to brown. */
export const WHY_FILL: Technique = {
  about: [
    WHY,
    /\b(?:pre.?)?fill\w*\b|\bpre.?pigment\w*|\b(?:red|copper|gold|warm\w*|orange)\b.*\b(?:before|first)\b|\bbefore\b.*\bbrown\b/,
  ],
  not: /\bfill (?:the |her |my )?(?:slot|gap|chair|book|day)\b|\b(?:did|do|have|are) you\b|\bthis formula\b/,
  ofHead: true,
  tell: ({ words }) => {
    const to = Number(/\bto (?:an? )?(?:level )?([3-8])\b/.exec(words)?.[1] ?? USUAL_BROWN);
    const tones = listed(fillerTones(to), "or");
    return {
      says: `Because the warmth is gone: brown rests on red, orange and gold underneath, and lightening has taken them out. Brown alone on hair that is emptied so has nothing to sit on: it goes flat, gray or green, most with ash in it, and washes out in a few weeks. So warmth first, for level ${to} ${tones || "gold"} about as deep as the goal, then the brown with some warmth left in it. Needed from ${filler.requiredAtLevelsDarker} levels darker on lightened hair, wise at ${filler.recommendedAt}; hair that was never lightened has kept its own.`,
      facts: [
        ofRule("filler", `Filler for level ${to}`, tones || "none", source.filler),
        ofRule(
          "filler_needed",
          "Needed from",
          `${filler.requiredAtLevelsDarker} levels darker`,
          source.filler,
        ),
      ],
    };
  },
};

/** The depth of brown that a blonde is taken to mostly. */
const USUAL_BROWN = 5;

const TONES = ["red", "orange", "yellow"] as const;

/** Why one tone cancels another. */
export const WHY_CANCELS: Technique = {
  about: [
    WHY,
    /\b(?:violet|purple|blue|green)\b/,
    /\b(?:yellow|orange|red|brass\w*)\b/,
    /\b(?:need|use|not|instead|cancels?|kills?|neutrali[sz]es?|on|against|for)\b/,
  ],
  not: /\bwent\b|\bturn\w*\b|\bcame out\b|\bgo(?:es)? (?:green|violet|blue)\b/,
  tell: () => {
    const rows = TONES.map((tone) => {
      const word = counterOf(tone, SHOWN_AT[tone])?.word ?? "";
      return ofRule("neutralise", `Against ${tone}`, word, source.wheel);
    });
    return {
      says: `Because only its opposite on the color wheel turns a tone neutral: ${listed(TONES.map((tone, at) => `${rows[at]?.figure} against ${tone}`))}. What lies beside it on the wheel leaves it or turns it: blue on yellow goes green, violet on orange stays muddy. Every one of them takes the hair a little deeper.`,
      facts: rows,
    };
  },
};

/** A level that shows each tone. */
const SHOWN_AT = { red: 4, orange: 6, yellow: 9 } as const;
