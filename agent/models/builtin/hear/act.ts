import { isOfWater } from "#tools/colour/rescue/words.ts";
import { UncorrectedTone } from "#tools/colour/words.ts";
import type { z } from "zod";
import type { Slot } from "./heard.ts";

type Tone = z.infer<typeof UncorrectedTone>;

const RESULT =
  /\b(came out|turned out|gone|ended up|went|turned|still|result|looks?|looking|the ends are|says? (?:the )?(?:ends|roots|it)|didn't take|didnt take|hot roots|bands?|banding|patchy|not happy|unhappy|grabbed|faded)\b/;
/** "Too yellow now", where it answers no question. */
const TOO = /^(?:it's |its |is |still |way |a bit )+too \w+|^too \w+.* now\b/;
const COMPLAINTS: Record<Tone, RegExp> = {
  brass: /\bbrass(y|iness)?\b|\btoo warm\b|\bwarm\b/,
  orange: /\borang(e|ey|y)\b/,
  yellow: /\byellow\b/,
  red: /\bred\b/,
  gold: /\bgold(en)?\b/,
  green: /\bgreen(ish)?\b|\bkhaki\b|\bmuddy\b|\bswamp\w*/,
  uneven:
    /\buneven\b|\bpatch(y|es)\b|\bbands?\b|\bbanding\b|\bhot roots\b|\bspotty\b|\broots are (lighter|darker)\b/,
  "too-dark": /\btoo (\w+ and )?dark\b|\bdarker than\b|\bgrabbed\b/,
  "too-light": /\btoo (\w+ and )?light\b/,
};

/** A band that the hair came with: where it is, or how deep. */
const BAND_IN_PLACE =
  /\b(?:has|have|there's|there is|theres|got) an? (?:\w+ )?band\b|\bband(?:ing)?\b.*(?:\blevel \d|\bat an? \d|\b\d+ ?(?:cm|in\b|inch)|\binch(?:es)?\b)|\bband (?:below|above|behind|between|round|around)\b/;

/** A result that is not right: which tones; undefined when the sentence is no complaint about a result. */
export function hearComplaint(text: string, asked?: Slot): Tone[] | undefined {
  if (BAND_IN_PLACE.test(text) || isOfWater(text)) return undefined;
  const told = RESULT.test(text) || (!asked && TOO.test(text));
  if (!told && !/\b(lighter|darker) than\b/.test(text)) return undefined;
  const tones = UncorrectedTone.options.filter((tone) => COMPLAINTS[tone].test(text));
  return tones.length > 0 ? tones : undefined;
}

const OUNCE = { g: 28.35, ml: 29.57 };

/** How much a measure is in another, answered in a sentence: "2 oz is about 57 g." */
export function hearMeasure(text: string): string | undefined {
  const asked =
    /\b(\d+(?:\.\d+)?|half an|an) ?(?:fl(?:uid)? ?)?(oz|ounces?|g|grams?|ml|mls) (?:in|to|into|is how many|=) ?(?:how many )?(oz|ounces?|g|grams?|ml|mls)\b/.exec(
      text,
    ) ??
    /\bhow many (oz|ounces?|g|grams?|ml|mls) (?:is|are|in|make)(?: there in)? (\d+(?:\.\d+)?|half an|an) ?(?:fl(?:uid)? ?)?(oz|ounces?|g|grams?|ml|mls)\b/.exec(
      text,
    );
  if (!asked) return undefined;
  const turned =
    /\bhow many/.test(asked[0]) &&
    /^[a-z]/.test(asked[1] ?? "") &&
    !/^(?:half|an)/.test(asked[1] ?? "");
  const [amount, from = "", to = ""] = turned
    ? [asked[2], asked[3], asked[1]]
    : [asked[1], asked[2], asked[3]];
  const count = amount === "an" ? 1 : amount === "half an" ? 0.5 : Number(amount);
  const unit = (said: string) => (said.startsWith("o") ? "oz" : said.startsWith("m") ? "ml" : "g");
  const [one, other] = [unit(from), unit(to)];
  if (one === other) return undefined;
  const metric = one === "oz" ? other : one;
  // developer and water weigh about what they measure
  const each = metric === "ml" ? OUNCE.ml : OUNCE.g;
  const made = one === "oz" ? count * each : other === "oz" ? count / each : count;
  return `${count} ${one} is about ${other === "oz" ? Math.round(made * 10) / 10 : Math.round(made)} ${other}.`;
}
