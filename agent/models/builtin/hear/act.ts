import { UncorrectedTone } from "#tools/colour/words.ts";
import type { z } from "zod";
import { labelIn, ownerless } from "./bench.ts";
import { namesIn } from "./calendar-words.ts";
import { plain } from "./text.ts";
import type { Detail, Slot } from "./heard.ts";

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
  if (BAND_IN_PLACE.test(text)) return undefined;
  const told = RESULT.test(text) || (!asked && TOO.test(text));
  if (!told && !/\b(lighter|darker) than\b/.test(text)) return undefined;
  const tones = UncorrectedTone.options.filter((tone) => COMPLAINTS[tone].test(text));
  return tones.length > 0 ? tones : undefined;
}

const PARTS: Record<string, number> = { half: 0.5, quarter: 0.25, third: 1 / 3 };

/** How the bowl is to be scaled. */
export function hearScale(
  text: string,
): Pick<Detail, "factor" | "grams" | "moreGrams"> | undefined {
  const share = /\b(\d{1,3}) ?% (more|extra|less)\b/.exec(text);
  if (share)
    return { factor: round(1 + (share[2] === "less" ? -1 : 1) * (Number(share[1]) / 100)) };
  const on =
    /\b(?:another|extra|add) (\d{1,4}) ?(?:g|gr|grams?|gm)\b|\b(\d{1,4}) ?(?:more |extra )(?:g|gr|grams?|gm)\b|\b(\d{1,4}) ?(?:g|gr|grams?|gm) (?:more|extra|on top)\b/.exec(
      text,
    );
  if (on) return { moreGrams: Number(on.slice(1).find(Boolean)) };
  const off = /\b(\d{1,4}) ?(?:(?:g|gr|grams?|gm) less|less (?:g|gr|grams?|gm))\b/.exec(text)?.[1];
  if (off) return { moreGrams: -Number(off) };
  const bare = /^(?:please )?mix (?:me |up )?(\d{2,4})[.!]*$/.exec(text)?.[1];
  if (bare) return { grams: Number(bare) };
  const grams = /\b(\d{1,4}) ?(?:g|gr|grams?|gm)\b/.exec(text)?.[1];
  if (grams) return { grams: Number(grams) };
  if (/\bhalf past\b/.test(text)) return undefined;
  if (/\b(half (a|the|of)? ?(bowl|batch|amount)|half of (that|it)|make it half|halve)\b/.test(text))
    return { factor: 0.5 };
  if (/\b(one|1) and a half\b/.test(text)) return { factor: 1.5 };
  if (
    /\b(?:bigger|larger) (?:bowl|batch)\b|\bnot enough\b|\ba (?:bit|little) more(?: of it)?[.!]*$/.test(
      text,
    )
  )
    return { factor: 1.25 };
  if (/\b(?:smaller) (?:bowl|batch)\b|\btoo much\b.*\bbowl\b/.test(text)) return { factor: 0.75 };
  const part = /\b(?:a )?(half|third|quarter) (more|extra|less)\b/.exec(text);
  if (part)
    return { factor: round(1 + (part[2] === "less" ? -1 : 1) * (PARTS[part[1] ?? ""] ?? 0)) };
  const times = /\b(\d(?:\.\d+)?) ?x\b|\btimes (\d(?:\.\d+)?)\b/.exec(text);
  if (times) return { factor: Number(times[1] ?? times[2]) };
  if (/\bdouble\b(?! process)|\btwice (as much|that|the)\b|\b2 bowls\b/.test(text))
    return { factor: 2 };
  if (/\btriple\b/.test(text)) return { factor: 3 };
  return undefined;
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

/** Minutes and nothing else, or how long it is to stay on. */
const ALONE =
  /^\d{1,3} ?min[.!]*$|^(?:leave|keep) (?:it|her|that) (?:on )?(?:for )?(?:another )?\d{1,3}(?: more)?(?: ?min| minutes)?[.!]*$/;

/** How long it stays on the hair in all: "leave it on for 45". Group 1 stands where that is asked. */
const STAYS_ON =
  /^((?:can|could|should|may|shall) (?:i|we) )?(?:leave|keep) (?:it|her|him|that|this|the (?:colour|toner|gloss|bleach|lightener|bowl)) (?:on )?(?:for )?(?:\d{1,3}(?: ?min| minutes)?|(?:an|half an|1|2) hours?)[.!? ]*$/;

/** Whether words say how long it stays on the hair, and nothing more: as an order, or as a question. */
export function hearStaysOn(text: string): "told" | "asked" | undefined {
  const stays = STAYS_ON.exec(text);
  return stays ? (stays[1] ? "asked" : "told") : undefined;
}

const PARTS_OF_HEAD = String.raw`\b(?:roots?|regrowth|mids?|lengths?|ends|hairline)\b`;
/** The bowl in parts with work of their own, which is no larger bowl. */
const SPLITS = new RegExp(
  String.raw`^(?:(?:please|can you|could you|can we|let's) )*(?:(?:make|do|split|divide|mix) (?:it|this|that|the (?:bowl|formula|mix|colour))(?: up)?(?: in(?:to)?| as| with)? (?:2|3|separate|several) (?:bowls|mixes|formulas)\b|(?!why\b).*\b(?:2|3|separate) bowls\b.*${PARTS_OF_HEAD})`,
);

/** Whether one bowl is to become several. */
export const hearSplit = (text: string): boolean => SPLITS.test(text);

/** A timer, with its minutes when they were said. */
export function hearTimer(
  text: string,
  typed: string = text,
): Pick<Detail, "minutes" | "label" | "who" | "timers"> | undefined {
  const minutes = minutesIn(text);
  const names = typed === text ? [] : namesIn(typed);
  const who = names[0] && ownerless(names[0], text);
  const meant =
    ALONE.test(text) ||
    isNote(text, who) ||
    /\b(timers?|(?:2|3|4|both) clocks|alarm|remind me|ping me|buzz me|beep me|shout at me|nudge me|alert me|on the clock|countdown|(?:start|run) the clock|start timing|time (?:her|him|this|it)|clock (?:her|him|it|this))\b|^(set|start|give me|put) .*\bmin\b/.test(
      text,
    );
  if (!meant) return undefined;
  // "2 timers" are no two minutes
  const bare = minutes ?? Number(/\b(\d{1,3})\b(?! timers?\b)/.exec(text)?.[1] ?? Number.NaN);
  const label = labelIn(text);
  const timers = severalIn(text, names);
  return {
    ...(bare > 0 ? { minutes: bare } : {}),
    ...(label ? { label } : {}),
    ...(who ? { who } : {}),
    ...(timers.length > 1 ? { timers } : {}),
  };
}

/** Minutes, a part of the head and whose it is, and nothing more: "35 min roots Keisha". */
function isNote(text: string, who: string | undefined): boolean {
  if (!/\b\d{1,3} ?min\b/.test(text) || !(who || labelIn(text))) return false;
  const rest = text
    .replace(/\b\d{1,3} ?min\b/, " ")
    .replace(who ? new RegExp(`\\b${plain(who)}(?:'?s)?\\b`) : /$/, " ")
    .replace(
      /\b(?:money ?piece|face ?frame|hairline|toner|roots?|mids?|ends|foils?|bleach|lightener|gloss|glaze|olaplex|keratin|mask|treatment|perm|tint|colour|on|for|the|her|his|now|from now|please|pls|go|starting)\b|[,.!:-]/g,
      " ",
    );
  return rest.trim() === "";
}

/** "35 min and another for 10": "an hour and 15" is one. */
const ANOTHER = /(?:\b(?:and|plus|then)|[,&+]) ?(?:one|1|another|a second)\b(?! (?:hour|h|min)\b)/;
/** Several timers in a breath: "one 10 for the money piece, one 45 foils", each with whose it is if that is said. */
function severalIn(
  text: string,
  names: readonly string[],
): { minutes: number; label?: string; who?: string }[] {
  const pieces = text
    .replace(/\b(?:\d|both|two|three) (?:timers?|clocks)\b(?: please)?[.:]?/, " ")
    // "2 timers: 20 toner 35 roots": each begins with its minutes
    .split(
      /\btimers\b/.test(text)
        ? /\b(?:and|plus|one|another|then)\b|[,;&+]|(?=\b\d{1,3}\b)/
        : /\b(?:and|plus|one|another|then)\b|[,;&+]/,
    )
    .filter((piece) => /\b\d{1,3}\b/.test(piece));
  const isOne = (piece: string) => labelIn(piece) ?? (ANOTHER.test(text) && minutesIn(piece));
  if (pieces.length < 2 || !pieces.every(isOne)) return [];
  return pieces.flatMap((piece) => {
    const minutes = minutesIn(piece) ?? Number(/\b(\d{1,3})\b/.exec(piece)?.[1]);
    const label = labelIn(piece);
    const whose = names.find((name) => piece.includes(plain(name)));
    const who = whose && ownerless(whose, piece);
    return minutes > 0 ? [{ minutes, ...(label && { label }), ...(who && { who }) }] : [];
  });
}

/** Lengths of time that are said without minutes; what says more stands first. */
const CLOCK: readonly [RegExp, number][] = [
  [/\b(?:an|1|one|the) hour and (?:a half|30)\b|\b(?:1|one) and a half hours?\b|\bhour ?30\b/, 90],
  [
    /\b(?:an|1|one|the) hour and (?:a|1|one) quarter\b|\b(?:1|one) and a quarter hours?\b|\bhour ?15\b/,
    75,
  ],
  [/\b(?:3|three)[ -]?quarters? (?:of )?(?:an |a )?hour\b/, 45],
  [/\b(?:quarter|1\/4) (?:of )?(?:an |a )?hour\b/, 15],
  [/\bhalf (?:of )?(?:an |a )?hour\b/, 30],
  [/\b(?:2|two|a couple(?: of)?) hours\b/, 120],
  [/\b(?:an|1|one) hour\b/, 60],
];

function minutesIn(text: string): number | undefined {
  const over = /\b(?:an|1|one) hour (?:and )?(\d{1,2})\b(?! quarter)/.exec(text)?.[1];
  if (over) return 60 + Number(over);
  const clock = CLOCK.find(([words]) => words.test(text));
  if (clock) return clock[1];
  return Number(/\b(\d{1,3}) ?(?:min|minutes?|')/.exec(text)?.[1]) || undefined;
}

/** What is to be explained, "" for the whole formula; undefined when nothing is asked. */
export function hearWhy(text: string): string | undefined {
  const bowl =
    /\b(?:what|which|what's|whats)(?: is| was)?(?: the| my)? (dev(?:eloper)?|ratio|vol)\b|\b(?:can|could|should|may) i (?:use|go|take|do)\b.*\b(\d0 ?vol)\b|\bhow long\b/.exec(
      text,
    );
  if (bowl) return bowl[2] ?? (bowl[1] ? bowl[1].replace(/^dev$/, "developer") : "minutes");
  const asked = /\b(?:why|how come|explain|reason for|what's the point of|what's with)\b(.*)/.exec(
    text,
  );
  if (!asked) return undefined;
  const rest = asked[1] ?? "";
  const vol = /\b(10|20|30|40) ?vol\b/.exec(rest)?.[1];
  if (vol) return `${vol} vol`;
  const thing =
    /\b(toner|developer|filler|violet|ash|blue|green|ratio|bond\w*|strand test|patch test|gold|copper|neutral|minutes|time|processing|lightener|bleach|demi|permanent|grey)\b/.exec(
      rest,
    )?.[0];
  return thing ?? "";
}

const round = (factor: number) => Math.round(factor * 1000) / 1000;
