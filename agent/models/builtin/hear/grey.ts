import type { Facts, Slot } from "./heard.ts";

const GREY = /\b(greys?|greying|white|silvers?|salt (and|&|n) pepper|50\/50)\b/;
const SHARES: [RegExp, number][] = [
  [
    /\b(?:full|pure|all|completely|totally|fully|snow|100 ?%) (?:white|silver)\b|\b(?:white|silver) all over\b/,
    100,
  ],
  [/\b(?:greys?|white) almost all\b|\balmost (?:all|fully|completely) (?:grey|white)\b/, 90],
  [/\b1 in 10\b|\bone in 10\b|\ba tenth\b/, 10],
  [/\b\d{1,2} (?:white|grey)s? hairs?\b|\b(?:found|counted)\b[^.]*\b(?:greys?|white)\b/, 3],
  [/\ba fifth\b/, 20],
  [/\ba third\b/, 33],
  [/\b25 ?(?:-|to) ?50\b/, 40],
  [/\b50 ?(?:-|to) ?75\b/, 60],
  [/\b(?:less than|under) 25\b/, 15],
  [/\b(?:over|more than) 75\b|\b75 ?% ?(?:\+|or more)/, 85],
  [/\b(\d{1,3}) ?%/, Number.NaN],
  [/\b(\d{2,3}) (?=greys?\b|white\b)/, Number.NaN],
  [
    /\bgreys? (?:about |around |maybe )?(\d{2,3})\b(?! ?(?:min|g\b|vol|weeks?|years?|dollars|quid))/,
    Number.NaN,
  ],
  [/\b3 quarters?\b/, 75],
  [/\bminimal\b/, 15],
  [/\bpartial\b/, 40],
  [/\bsubstantial\b/, 60],
  [/\bfull(y)?\b(?! head)|\bmostly\b|\balmost all\b|\bcompletely\b/, 85],
  [/\b(quarter)\b/, 25],
  [/\bhalf\b|\b50\/50\b|\bsalt (and|&|n) pepper\b/, 50],
  [/\ba? ?(few|some|little|couple)\b/, 10],
];
const COVER =
  /\b(cover\w*|hide|blend\w*)\b.*\b(greys?|white|it|them|roots)\b|\bgreys? (gone|covered|coverage)\b|\bgrey[- ]coverage\b|\bgreys?\b.*\bcover(ed|ing)?\b/;

const SOFTENS =
  /\b(?:blend\w*|blur\w*|soften\w*|camo\w*|diffus\w*|(?:\w+n't|not|no|without)(?: \w+){0,3} (?:dyed|obvious|hard lines?)|knock\w* (?:\w+ )?(?:back|down)|tak\w+ the edge off|ton\w+ (?:it |them )?down)\b|\b(?:not|without|don't|rather than|instead of)(?: \w+){0,3} (?:cover\w*|hid\w+)\b/;

/** Whether grey shall be softened and stay: "knocked back not covered". */
export const blendsGrey = (text: string): boolean => GREY.test(text) && SOFTENS.test(text);

/** Grey in a mended sentence: whether there is any, how much, and whether it is to be covered. */
export function hearGrey(text: string, asked?: Slot): Partial<Facts> {
  // "the hairline won't cover" speaks of white that resists, without naming it
  if (
    /\bhair ?line\b.*\b(?:won't|doesn't|never) (?:cover|take|budge)s?\b|\bresistant (?:hair ?line|temples?)\b|\b(?:hair ?line|temples?)\b.*\bresistant\b/.test(
      text,
    )
  )
    return {
      hasGray: true,
      resistantGrey: true,
      serviceType: "gray-coverage",
      ...shareIfSaid(text),
    };
  const about = asked === "grayPercent" || asked === "hasGray";
  if (
    (/\b(no|not|not any|zero|without) (greys?|white)\b/.test(text) && !/\d ?%/.test(text)) ||
    (about && /^(none|no|nope|nothing)\b/.test(text))
  )
    return { hasGray: false };
  if (!GREY.test(text) && !about) return {};
  const share = shareOf(text);
  return {
    hasGray: true,
    ...(share !== undefined ? { grayPercent: share } : {}),
    ...(COVER.test(text) && !blendsGrey(text) ? { serviceType: "gray-coverage" as const } : {}),
    ...(/\b(resistant|stubborn|wiry|glassy)\b|\bwon'?t (?:take|cover)/.test(text)
      ? { resistantGrey: true }
      : {}),
  };
}

function shareIfSaid(text: string): Partial<Facts> {
  const share = shareOf(text);
  return share === undefined ? {} : { grayPercent: share };
}

/** Shares of places on the head: where they differ, none is that of the head, and it is asked. */
const PLACED =
  /(\d{1,3}) ?%(?: (?:greys?|white))? (?:in|at|on|around|round|through) (?:the )?(?:front|back|crown|top|sides?|nape|rest)\b/g;

function shareOf(text: string): number | undefined {
  const placed = new Set([...text.matchAll(PLACED)].map(([, share]) => share));
  if (placed.size > 1) return undefined;
  for (const [sign, share] of SHARES) {
    const hit = sign.exec(text);
    if (hit) return Number.isNaN(share) ? Math.min(100, Number(hit[1])) : share;
  }
  return undefined;
}
