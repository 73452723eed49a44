import { source, waitDays } from "#tools/colour/science.ts";
import type { ProductType } from "#tools/colour/words.ts";
import { lineName, ofRule, type Technique } from "./telling.ts";

const fact = (rule: string, label: string, figure: string) =>
  ofRule(rule, label, figure, source.practice);

/** Colour for the hair on brows or lashes. */
export const BROWS: Technique = {
  about: [
    /\b(?:eye)?brows?\b|\b(?:eye)?lash(?:es)?\b/,
    /\bcolou?r\b|\bdye\b|\bbowl\b|\bkp\b|\bkoleston\b|\bct\b|\bcolou?r ?touch\b|\d\/\d/,
  ],
  not: /\bwax\w*\b|\bbook\b|\bprice\b|\bservice\b|\bmenu\b/,
  forbids: true,
  ofHead: true,
  tell: () => ({
    says: "No, never: hair color is not for brows or lashes. Leaflets of oxidative color forbid it, since a drop in the eye can cost sight. A tint that is made and allowed for brows, with its own patch test, or nothing.",
    verdict: "no",
    facts: [ofRule("brows", "Brows and lashes", "never with hair color", source.allergy)],
  }),
};

const MIXED =
  /\bmixed\b|\bpre.?mix\w*|\bmix(?:ing)? (?:it|her|this|the \S+|up)\b|\bleft.?overs?\b(?! \w*(?:yel+ow|gold|brass|warm|red|orange|pigment|highlight|tones?\b|blonde))|\b(?:the|this|that|yesterday'?s|old|same) (?:rest of the |rest of this )?(?:bowl|mix|batch)\b|\bbowl (?:up|left)\b|\bin the bowl\b|\brest of (?:the|this|that|her|my) (?:bowl|mix|toner|colou?r)\b|\b(?:kp|koleston|ct|colou?r|toner) mix\b/;
const LATER =
  /\bhow long\b|\bstill (?:ok|okay|good|fine|use)\b|\bgo(?:es)? off\b|\blasts?\b(?! (?:year|time|week|month|night|visit|one|tube|summer|spring|fall|winter))|\bsit(?:ting)?\b|\b(?:keep|keeps|kept|sav(?:e|ed|ing)|stor(?:e|ed|ing)|seal\w*|freez\w*|fridge|cling ?film|lid|airtight|jar|bottle|container|re.?us\w*)\b|\b(?:have|use|get|give \w+) the rest\b|\blater\b|\btonight\b|\bovernight\b|\btomorrow\b|\bthis (?:afternoon|evening)\b|\bfor (?:\S+ )?\d{1,2} ?(?:pm|am|o'?clock)\b|\bnow for\b|\b(?:for|on) (?:the |her |my )?next (?:client|one|head|lady|girl|guy|person|chair)\b|\bin advance\b|\bahead\b|\bbefore (?:she|he|they) (?:gets?|comes?|arrives?)\b|\byesterday'?s\b|\bback in (?:a|the) (?:bottle|tube)\b/;

/** What becomes of a bowl that is mixed: how long it is good, and whether any of it is kept. */
export const MIXED_LIFE: Technique = {
  about: [MIXED, LATER],
  not: /\b(?:direct|semi|vivids?|pastel|elumen)\b|^(?:please |pls |can you )?remind\b|\bon (?:the |her |his )?(?:hair|head|roots)\b|\bblow|\bformula\b|\brecipe\b|\blibrary\b|\brecord\b|\bsave (?:it|this|that) (?:as|to|for (?:her|him))\b|^(?:please |pls )?(?:save|keep|store|log|note|write)\b(?!.*(?:\?|\blater\b|\bfridge\b|\blid\b|\bnext\b|\btomorrow\b|\bleft))|\bnext (?:time|visit|appointment|week|month)\b|\bgoing\b|\bstill on\b|\bbrows?\b|\blash/,
  ofHead: true,
  whoever: true,
  tell: ({ words }) => {
    const kept = !/\bhow long\b|\bstill (?:ok|okay|good|fine|use)\b/.test(words);
    return {
      says: `${kept ? "No, mixed color is never kept, sealed or saved: " : ""}${kept ? "it" : "Mixed color"} oxidizes from the first minute${kept ? ", closed up it builds pressure and can burst its lid, and in a fridge too it is spent. " : ": "}${kept ? "Put" : "put"} it on at once, within about 15 to 20 min; after half an hour it has lost its strength and is thrown away. Mix anew for the next head, and less at a time: what is not mixed keeps, in a closed tube and bottle.`,
      ...(kept && { verdict: "no" as const }),
      facts: [
        fact("mixed_life", "A mixed bowl", "within 15 to 20 min, never after 30"),
        fact("mixed_life", "Kept or sealed", "never: it goes on oxidizing and builds pressure"),
      ],
    };
  },
};

/** An opened tube. */
export const OPEN_TUBE: Technique = {
  about: [
    /\b(?:open(?:ed)?|half.?(?:used|empty|full)|started|used) (?:tube|bottle|powder|tub|bag)s?\b/,
    /\bhow long\b|\bkeeps?\b|\bgood\b|\blasts?\b|\bgo(?:es)? off\b|\bstore\b/,
  ],
  tell: () => ({
    says: "A tube that is not mixed keeps: squeeze the air out, screw it shut, cool and dark, and go by the date or the months after opening on its pack. Brown or watery cream is for the bin; developer stays in its own closed bottle, powder dry.",
    facts: [fact("open_tube", "An opened tube", "closed and airless, by the date on its pack")],
  }),
};

const KINDS: readonly { of: RegExp; type: ProductType }[] = [
  { of: /\bdirect\b|\bsemi\b|\bvivids?\b|\bfashion\b/, type: "semi-permanent" },
  { of: /\bdemi\b|\bgloss\w*\b|\bglaze\b|\bton(?:er|ers|e)\b/, type: "demi-permanent" },
  { of: /\bpermanent\b|\btint\b|\broots?\b|\bgrey cover\w*/, type: "permanent" },
];

/** How long colour of a kind stays in the hair, as salons tell it. */
const STAYS: Partial<Record<string, string>> = {
  permanent:
    "for good: it grows out with a line at the roots every 4 to 6 weeks, and its tone dulls before that, reds first",
  "high-lift":
    "for good: it grows out with a line at the roots, and its tone fades warm within some weeks",
  "demi-permanent":
    "up to about 24 washes, so some 4 to 8 weeks, and fades softly without a hard line",
  toner: "some 3 to 6 weeks",
  "semi-permanent": "some 4 to 15 washes, pastels the shortest",
};

/** How long color lasts in the hair: of washes and weeks, and not of the minutes it is on. */
export const LASTS: Technique = {
  about: [
    /\bton(?:er|ers|e)\b|\bgloss\w*\b|\bglaze\b|\bdemi\b|\bsemi\b|\bcolou?r\b|\btint\b|\breds?\b|\bcoppers?\b|\bkoleston\b|\bkp\b|\bct\b|\bpermanent\b|\bvivids?\b|\bpastels?\b/,
    /\bhow (?:long|many (?:washes|weeks|shampoos))\b.*\b(?:lasts?|holds?|stays?(?! on)|(?:un)?till?|before|is gone|fade\w*)\b|\bhow many (?:washes|weeks|shampoos)\b|\bwash(?:es)? (?:right |all |completely )?out\b|\bcomes? out (?:over|with|in|after|eventually|again)\b|\bwhen (?:will|does|do) (?:\S+ )*(?:fade|go)\b|\b(?:does|do|will) (?:\S+ )*(?:fade|grow out|stay in)\b|\bis (?:\S+ )?(?:\S+ )?permanent\??$/,
  ],
  asks: (words) => /\?|\bhow\b|\bwhen\b|^(?:does|do|will|is|can)\b|\bif\b|\bor\b/.test(words),
  not: /\bstay(?:s)? on\b|\bleave\b|\bmin(?:ute)?s?\b|\bin the bowl\b|\btubes?\b|\bstock\b|\bbook\w*\b|\bappointment\b|\bpatch\b|\bnext\b|\bwhen\b.*\b(?:come|arrive|order)\b|\bbefore (?:i|we|you) (?:can )?(?:colou?r|tone|tint|bleach|rinse|wash)\b|\bafter (?:a |her )?(?:perm|keratin|relaxer)\b/,
  whoever: true,
  tell: ({ words, lines, named, known: { salon } }) => {
    const kind = KINDS.find(({ of }) => of.test(words))?.type;
    const own = lines.find(({ key }) => salon?.lines?.includes(key));
    // "the demi" is a line of somebody's too
    const line = named ? (own ?? (kind ? undefined : lines[0])) : undefined;
    const type = line?.type ?? kind ?? "demi-permanent";
    const stays = STAYS[type] ?? STAYS["demi-permanent"] ?? "";
    const name = line ? lineName(line) : `A ${WORDS[type] ?? type}`;
    const keeps =
      type === "permanent" || type === "high-lift"
        ? ""
        : " Shorter on porous or lightened hair, for reds, coppers and pastels; on natural hair a little may stay.";
    return {
      says: `${name} lasts ${stays}.${keeps} That is a usual span and no promise: washing, heat and sun decide. A gloss every 4 to 6 weeks keeps the tone.`,
      facts: [fact("lasts", name, stays)],
    };
  },
};

const WORDS: Partial<Record<string, string>> = {
  permanent: "permanent color",
  "demi-permanent": "demi, gloss or toner",
  "semi-permanent": "direct dye",
};

/** What is waited between a service that shapes the fibre and colour. */
export const AFTER_SHAPING: Technique = {
  about: [
    /\bperm(?:ed)?\b|\bkeratin\b|\bbrazilian\b|\brelax(?:er|ed)\b/,
    /\bwhen (?:can|could|may|is)\b|\bhow (?:long|soon)\b|\bwait\b|\bsame day\b|\bafter\b.*\?/,
    /\bcolou?r\b|\btint\b|\bton(?:e|er)\b|\bgloss\b|\bglaze\b|\bbleach\b|\bhighlights?\b|\blighten\w*\b|\bfoils?\b/,
  ],
  not: /\bbook (?:her|him|in|a)\b/,
  tell: ({ words }) => {
    const isKeratin = /\bkeratin\b|\bbrazilian\b/.test(words);
    const isRelaxer = /\brelax/.test(words);
    const [what, days] = isKeratin
      ? ["keratin", waitDays.keratin]
      : isRelaxer
        ? ["a relaxer", waitDays.relaxer]
        : ["a perm", waitDays.perm];
    return {
      says: `After ${what} oxidative color waits ${days} days, counted from the day it was done, a toner or gloss too; then a strand test first. ${isKeratin ? "Color before keratin may go a shade lighter under the iron." : "No lightener over permed or relaxed hair: it breaks."}`,
      facts: [fact("after_shaping", `After ${what}`, `${days} days`)],
    };
  },
};

/** Why a toner is gone so soon. */
export const FADES: Technique = {
  about: [
    /\bton(?:er|e)\b|\bgloss\b|\bcolou?r\b|\bred\b|\bcopper\b/,
    /\bgone in\b|\bfad(?:es|ing|e)\b|\b(?:does|do|won|wo)n'?t (?:hold|last|stay)\b|\bwash(?:es|ing)? out\b|\bfalls? out\b|\bdrops? out\b/,
    /\bwhy\b|\bhow (?:do|can)\b|\bevery time\b|\bso (?:fast|quick)|\bwhat (?:can|do) (?:i|we)\b/,
  ],
  not: /\bfade out\b/,
  tell: () => ({
    says: "A tone goes fast where it has nothing to hold on to: very porous or over-lightened hair, too little time in the basin, too much heat, hot water and strong shampoo after. Even out porosity first (a protein or bond step, or a thin filler), give the toner the full time of its line on towel-dried hair, a half level deeper than the wish since it fades, rinse cool, and send her home with a color shampoo, no wash for two days; a gloss every 4 to 6 weeks keeps it.",
    facts: [
      fact("fades", "Why", "porosity, too short a time, heat and washing"),
      fact("fades", "Keeps it", "full time, half a level deeper, gloss after 4 to 6 weeks"),
    ],
  }),
};
