import { patchTest, source } from "#tools/colour/science.ts";
import type { SafetyFact } from "#tools/colour/safety/schema.ts";
import { tellOver } from "./over.ts";
import { ofRule, type Asked, type Told } from "./telling.ts";

const POWDER = /\b(?:bleach|lightener|blondor|powder)\b(?=.*\b(?:in|into|with|to)\b)/;
const INTO =
  /\b(?:add|mix|stir|pop|put|chuck|throw|splash|bit of|spoon\w*|scoop|pinch|dash|boost|push)\b/;
const SIGNED = /\b(?:waivers?|disclaimers?|sign(?:s|ed|ing)?|consent form|own risk|skip|without)\b/;
const TEST = /\b(?:patch|skin|alert|allergy) ?tests?\b|\btest\b/;
const METAL = /\b(?:(?<!black )henna(?! tattoo)|metallic|metal|compound dye|progressive)\b/;

/** What holds of any head, by the words of a question: what goes into no bowl, and what stands for no test. */
export function rulesAsked(words: string, asked: Asked): Told[] {
  const text = words.toLowerCase();
  return [
    ...(POWDER.test(text) && INTO.test(text) ? [noPowder] : []),
    ...(SIGNED.test(text) && TEST.test(text) ? [noWaiver] : []),
    ...(METAL.test(text) ? [tellOver({ ...asked, hair: "henna", type: "lightener" })] : []),
  ];
}

const noPowder: Told = {
  says: "No: lightener does not go into color. Neither is made for the other: the lift gets out of hand, it heats, and the hair breaks. Lighten by itself, rinse, then color or tone.",
  verdict: "no",
  facts: [ofRule("lightener_in_color", "Lightener in a color", "never", source.practice)],
};

const noWaiver: Told = {
  says: `No: nothing that a client signs stands for a patch test. It goes on ${patchTest.readAfterHours} hours before and counts ${patchTest.goodForHours / 24} days; without one nothing that touches the skin.`,
  verdict: "no",
  facts: [
    ofRule(
      "patch_test",
      "Patch test",
      `${patchTest.readAfterHours} h before, whatever is signed`,
      source.allergy,
    ),
  ],
};

const YEARS = [
  /\b(\d{1,2})[ -]?(?:years?|yrs?|y\/?o)\b/,
  /\b(?:is|she's|shes|he's|hes|turned|aged?|only|just) (\d{1,2})\b(?! ?(?:min|vol|g\b|%|w(?:ee)?ks?\b|mo(?:nth)?s?\b|days?\b|years? ago))/,
];
const COLOURED_FROM = 16;

/** A child that is asked about, whoever's it is: in a record another's child is none of the client. */
export function childAsked(words: string): SafetyFact[] {
  const age = YEARS.map((sign) => Number(sign.exec(words.toLowerCase())?.[1])).find(
    (years) => years > 0 && years < COLOURED_FROM,
  );
  return age === undefined ? [] : [{ concern: "child", age, words, from: "said" }];
}

const CHILD =
  /\b(?:daughter|son|kids?|child(?:ren)?|teen\w*|girl|boy|niece|nephew|grand(?:daughter|son)|minor)\b/i;
const COLORS =
  /\b(?:colou?r|dye|tint|ton(?:e|er|ing)|bleach|lift|lighten|highlights?|balayage|foils?|gloss|formula|level|blonde?|peroxide|streaks?|vivids?|pink|purple|blue|red)\b/i;
/** An age, said as one: "13 years old", "12 yo", "aged 14", and a bare figure that is no level: "shes 15". */
const OF_AGE = [
  /\b(\d{1,2})[ -]?(?:years?|yrs?)[ -]old\b|\b(\d{1,2}) ?y\/?o\b|\b(?:aged?|of) (\d{1,2})\b(?= years|[,.;!?]|$)/i,
  /\b(?:is|she's|shes|he's|hes|turned|only|just) (1[1-5])\b(?=[,.;!?]| (?:now|and|years|yrs|next|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|$)/i,
];

/** Whether color is wished for on a child, whoever asks for it and in whatever words. */
export const asksColorOfChild = (text: string): boolean =>
  CHILD.test(text) &&
  COLORS.test(text) &&
  OF_AGE.some((sign) => {
    const years = Number(sign.exec(text)?.slice(1).find(Boolean));
    return years > 0 && years < COLOURED_FROM;
  });
