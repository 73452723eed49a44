const LIGHTENER = "(?:bleach\\w*|lightener|lightening|powder|decolou?rant)";
/** What says of lightener that it is not to be used; that there is none on the hair says nothing of it. */
const REFUSED = [
  `(?:no|no more|not|without|hates?|avoid(?:ing)?) (?:any |more |the )?${LIGHTENER}\\b(?! (?:on|in|history|before))`,
  `not (?:\\w+ ){0,4}with (?:any |more |the )?${LIGHTENER}\\b`,
  `(?:won't|will not) (?:accept|have|do|use) (?:any |more )?${LIGHTENER}\\b`,
  `(?:never|doesn't|does not|don't|dont) (?:accept|want|do|use|like) (?:any |more |to )?${LIGHTENER}\\b`,
  `${LIGHTENER} (?:is |'s )?(?:declined|refused|off the table|out of the question|a no)\\b`,
  `bleach[- ]free\\b`,
].map((words) => new RegExp(`\\b${words}`, "i"));

/** Whether words refuse lightener: "no bleach", "without lightener", "bleach is off the table". */
export const refusesLightener = (text: string): boolean =>
  REFUSED.some((words) => words.test(text));
