import { greyVolume } from "#tools/colour/bowl/developer.ts";
import { minutesFor, spanOf } from "#tools/colour/bowl/timing.ts";
import type { BrandLine, Range } from "#tools/colour/brand-line.ts";
import { usualMost } from "#tools/colour/rescue/case.ts";
import { lightenerRule, source } from "#tools/colour/science.ts";
import { lineName, minuteWords, ofLine, ofRule, type Technique } from "./telling.ts";

const OF_WHITE = /\b(?:grey|white)s?\b/;
const SAID =
  /\b(?:for|after|at|leave \S+(?: \S+)? on|past|over) (\d{2})\b(?! ?(?:vol|v\b|%|g\b))|\b(\d{1,2}) ?min|\b(half an|an|one) hour\b/;

/** Whether so many minutes are right: "45 min on resistant gray or is that overkill". */
export const MINUTES_OK: Technique = {
  about: [
    SAID,
    /\b(?:ok|okay|fine(?! (?:hair|ends|texture))|overkill|too (?:long|short|much)|enough|alright|allowed|safe)\b|\b(?:can|may|should|could) (?:i|we|you)\b|\bdo i have to\b|^can \S+(?: \S+)? (?:sit|stay)\b/,
    /\bcolou?r\b|\bkp\b|\bkoleston\b|\bct\b|\bton(?:er|e)\b|\bgloss\b|\bdemi\b|\bbleach\b|\blightener\b|\bblondor\b|\bfoils?\b|\bgrey\b|\bwhite\b|\btint\b/,
    /\bmin|\bhour\b|\bleave\b|\brinse\b|\bsit\b|\bstay\b|\bpull\b|\btake (?:it )?off\b/,
  ],
  not: /\bstill (?:on|in)\b|\bmin\w* in\b|\btimer\b|\bgrams?\b|\d ?g\b|\bread\b|\bcheck\b|\bnotes?\b|\badd\b|\bsave\b|\blog\b|\bless\b|\bextra\b|\bbook\w*\b|\blate\b|\bheat\b|\bclimazon\b|\bdryer\b|\bpatch\b|\b(?:burn|sting|itch|hurt)\w*|\bbetween\b|\bextend\b|\bslot\b|\bappointment\b|\bbreak\b|\bcharge\b|\bfit\b|\bsqueeze\b|\bgap\b|\bfree\b|\benough for (?:an?|her|his|the|my)\b|\bmove\b|\bpush\b|\blater\b|\bearl(?:y|ier)\b|\brunning\b|\bbehind\b|\bservice\b/,
  tell: ({ words, lines, named }) => {
    const [, plain, counted, hour] = SAID.exec(words) ?? [];
    const minutes = hour ? (hour.startsWith("half") ? 30 : 60) : Number(plain ?? counted);
    const isOfWhite = OF_WHITE.test(words);
    const line = named
      ? lines[0]
      : lines.find(
          ({ type }) => type === (KINDS.find(([of]) => of.test(words))?.[1] ?? "permanent"),
        );
    if (!line)
      return { says: "That is the line's own time. Which line is it?", facts: [], asks: "line" };
    const [least, most] = timeOf(line, isOfWhite);
    const longest = longestOf(line, isOfWhite, most);
    const time = `${minuteWords([least, most])}${isOfWhite && line.type !== "lightener" ? " on white" : ""}`;
    const name = lineName(line);
    const verdict = minutes > longest ? "no" : minutes < least ? "careful" : "yes";
    const says = {
      yes:
        minutes > most && line.type === "permanent"
          ? `Fine on resistant white: ${minutes} min is a little over what ${name} prints, ${time}; past ${longest} min nothing more happens. There a doubled natural in the bowl does more than minutes.`
          : `Fine: ${minutes} min is within what ${name} takes, ${time} from the end of the application.`,
      careful: `Too short: ${name} stays on ${time}, from the end of the application. ${line.type === "permanent" ? "Color lifts first and deposits in the second half, so rinsed early it is warm, thin and soon gone." : line.type === "lightener" ? "But it comes off when the level is there, never by the clock: look at a wiped strand every few minutes." : "A toner may come off as soon as the tone is there, watched on a wiped strand."}`,
      no: `Too long: ${name} stays on ${time}, and not ${minutes}; past ${longest} min ${line.type === "lightener" ? "it dries, lifts nothing more and breaks the hair" : "nothing more happens but dryness, and porous ends go deeper"}. What is missing then is another bowl or another visit.`,
    };
    return {
      says: says[verdict],
      verdict,
      facts: [
        ofLine(line, "minutes", `${name}, time`, time),
        ofRule("minutes_not_longer", "At most", `${longest} min`, source.practice),
      ],
    };
  },
};

const KINDS: readonly (readonly [RegExp, BrandLine["type"]])[] = [
  [/\bbleach\b|\blightener\b|\bfoils?\b/, "lightener"],
  [/\bton(?:er|e)\b|\bgloss\b|\bdemi\b/, "demi-permanent"],
];

function timeOf(line: BrandLine, isOfWhite: boolean): Range {
  if (!isOfWhite || line.type === "lightener") return spanOf(line);
  return minutesFor(
    line,
    greyVolume(line, 100),
    { purpose: "deposit", grey: 100, lift: 0 },
    { porosity: "normal", damage: 1, platinum: false, facts: { resistant: false } },
  );
}

/** The longest that still does something: on white what the trade gives a permanent, else the line's own. */
const longestOf = ({ type, maxMinutes }: BrandLine, isOfWhite: boolean, most: number): number =>
  type === "lightener"
    ? Math.min(most, maxMinutes ?? lightenerRule.maxMinutes, lightenerRule.maxMinutes)
    : isOfWhite && type === "permanent"
      ? Math.max(most, usualMost.permanent)
      : most;
