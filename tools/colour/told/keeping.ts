import { source, waitDays } from "#tools/colour/science.ts";
import { ofRule, type Technique } from "./telling.ts";

const fact = (rule: string, label: string, figure: string) =>
  ofRule(rule, label, figure, source.practice);

/** Colour for the hair on brows or lashes. */
export const BROWS: Technique = {
  about: [
    /\b(?:eye)?brows?\b|\b(?:eye)?lash(?:es)?\b/,
    /\bcolou?r\b|\bdye\b|\bbowl\b|\bkp\b|\bkoleston\b|\bct\b|\bcolou?r ?touch\b|\d\/\d/,
  ],
  not: /\bwax\w*\b|\bbook\b|\bprice\b|\bservice\b|\bmenu\b/,
  whoever: true,
  ofHead: true,
  tell: () => ({
    says: "No, never: hair color is not for brows or lashes. Leaflets of oxidative color forbid it, since a drop in the eye can cost sight. A tint that is made and allowed for brows, with its own patch test, or nothing.",
    verdict: "no",
    facts: [ofRule("brows", "Brows and lashes", "never with hair color", source.allergy)],
  }),
};

/** How long a mixed bowl is good. */
export const MIXED_LIFE: Technique = {
  about: [
    /\bmixed\b|\bin the bowl\b|\balready mix/,
    /\bhow long\b|\bstill (?:ok|okay|good|fine|use)\b|\bgo(?:es)? off\b|\blast\b|\bsit(?:ting)?\b/,
  ],
  not: /\bon (?:the |her |his )?(?:hair|head|roots)\b|\bblow/,
  ofHead: true,
  tell: () => ({
    says: "Mixed color works from the first minute: put it on at once, within about 15 to 20 min. After half an hour it has lost strength and is thrown away; mix anew what is still to go on, and no bowl is kept for later.",
    facts: [fact("mixed_life", "A mixed bowl", "within 15 to 20 min, never after 30")],
  }),
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
