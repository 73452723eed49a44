import type { PlannedService } from "#tools/colour/words.ts";
import type { Facts } from "./heard.ts";
import { blendsGrey } from "./grey.ts";
import { ROOT_SHADOW } from "./head/words.ts";
import { rolesOf } from "./head/roles.ts";

/** What a client may come for, in the words of the salon; the order is that of the schema. */
const SERVICES: [RegExp, PlannedService][] = [
  [/\blift (?:her |his |the )?(?:virgin|natural)\b|\bvirgin lift\b/, "virgin_lift"],
  [
    /\b(?:re-?touch|root touch[- ]?up|touch[- ]?up|(?:regrowth|roots) (?:only|service|colour)|just (?:the|her|his) (?:roots|regrowth)|do (?:her|his|the) roots|(?:bleach|lighten)(?:ing)? (?:(?:the|her|his) )?(?:roots?|regrowth|new growth))\b/,
    "retouch",
  ],
  [
    /\b(?:cover\w*|hide)\b.*\b(?:greys?|white)\b|\bgreys? (?:gone|covered|covering|coverage)\b|\bgreys?\b.*\b(?:cover|hide) (?:it|them)\b/,
    "grey_coverage",
  ],
  [
    /\b(?:blend\w*|camouflag\w*|soften)\b.*\b(?:greys?|white)\b|\bgrey[- ]?blend\w*/,
    "grey_blending",
  ],
  [new RegExp(String.raw`\btoner\b|\bton(?:e|ing)\b|\b${ROOT_SHADOW}\b`), "toning"],
  [/\bgloss\b|\bglaze\b/, "gloss"],
  [/\blow ?lights?\b/, "lowlights"],
  [
    /\b(?:high ?lights?|foils|babylights?|money ?piece|face[- ]?fram\w+|t[- ]section|half head|full head of)\b/,
    "highlights",
  ],
  [/\bbalayage\b|\bombre\b|\bfoilyage\b|\bair ?touch\b|\bsombre\b/, "balayage"],
  [
    /\b(?:go|going|take (?:her|him|it)|wants? (?:it|to be|to go)) (?:\w+ )?(?:darker|back to (?:natural|brown|dark))\b|\bback to brunette\b/,
    "going_darker",
  ],
  [
    /\b(?:take|get|strip|remove|pull)\b.*\b(?:box|dye|colour|black|tint)\b.*\b(?:out|off)\b|\b(?:strip|remove)\b.*\b(?:box|dye|colour|black|tint)\b|\bcolour (?:removal|remover|strip)\b|\bbleach bath\b|\b(?:box|dye|black|tint)\b.*\bgone\b/,
    "colour_removal",
  ],
  [
    /\bdouble process\b|\bbleach (?:and|&|n) tone\b|\bglobal blonde\b|\bscalp bleach\b/,
    "double_process",
  ],
  [/\b(?:vivids?|pastel|neon|fashion colour|unicorn|mermaid)\b/, "vivids"],
  [
    /\bcolour correction\b|\bcorrection (?:job|service|needed)\b|\bcorrect(?:ion)? (?:her|his|the) colour\b/,
    "correction",
  ],
];
/** "Doesn't want any grey coverage": what is refused is not what she comes for. */
const REFUSED =
  /\b(?:doesn't|don't|does not|not|no|without|skip)(?: (?:want|need|like|any|a|the|do|doing))* (?:(?:grey )?coverage|high ?lights?|foils?|toner|gloss|balayage|lowlights?)\b/g;
/** Of hair that has it already. */
const PAST =
  /\b(?:old|did|used|had|has|have|from last|grown[- ]?out|before|ago|already|previous(?:ly)?|used to|last (?:time|week|month|year|summer|autumn|fall|winter|spring|christmas)|years|still|been)\b/;
const WORK = "(?:foils?|high ?lights?|babylights?|balayage|ombre|bleach\\w*|money ?piece)";
/** What is done after this bowl is neither on the hair nor made of it: "root color before the foils". */
const AHEAD =
  /\b(?:before|ahead of|prior to) (?:(?:we|i) )?(?:do |start |put |go )?(?:the |her |his |my |any |a )?(?:foils?|high ?lights?|babylights?|balayage|lowlights?|toners?|ton(?:e|ing)|gloss|glaze)\b/g;
/** Whether a bowl goes on ahead of other work. */
export const isAhead = (text: string): boolean => text.search(AHEAD) >= 0;
/** Work that is on the hair already: "yellow after foils", "highlights gone brassy". */
const WORN = new RegExp(
  String.raw`\b(?:after|from|faded|old|grown[- ]out) (?:the |her |his |some )?${WORK}\b|(?:\b(?:lifted|rinsed) (?:level )?(?:\d+ )?|\bfresh (?:level )?\d+ |\b(?:on|over|under|into) (?:the |her |his )?fresh )${WORK}\b|\b${WORK} (?:at )?(?:level )?\d+ (?:faded|lifted)\b|(?<=\b${ROOT_SHADOW}\b[^,.;]{0,12}\b(?:on|over|under|into) (?:\w+ ){0,4})${WORK}\b|\b${WORK} (?:is|are|sits?) (?:now )?(?:at )?(?:an? |level )?\d+|\b${WORK} (?:(?:have|has|are|is|all|now|look\w*) )*(?:gone|went|turned|faded|brassy|yellow|orange|dull|grown|lifted|stuck|stopped|stalled|came|rinsed|out|done|sit\w*|sat|at (?:an? )?\d+ (?:brassy|yellow|orange|gold))\b|\b${WORK}\b(?=[^.;]*\b(?:came up|lifted) to\b)|(?<=\b(?:lifted|yellow|orange|brassy)\b[^,.;]{0,20})\bin (?:the |her |his )?${WORK}\b`,
  "g",
);
/** A bleach bath that went wrong is a complaint; "bit of toner" in a question about one is not a wish. */
const OF_A_RESULT = /\b(?:went|came out|turned|explain|why|how long|didn'?t take)\b/;

const VIVID: [RegExp, Facts["desiredTone"]][] = [
  [/\bpink\b|\bmagenta\b|\bfuchsia\b/, "pink"],
  [/\bteal\b|\bturquoise\b|\baqua\b/, "teal"],
  [/\bblue\b/, "blue"],
  [/\b(?:purple|lilac|lavender)\b/, "violet"],
  [/\bgreen\b/, "green"],
];
/** Hair that has such a tone unasked. */
const UNWANTED =
  /\b(?:gone|went|came|turned|going|goes|don't|doesn't|too|from (?:the )?(?:pool|swimming)|still|looks?|no|not|kill|fix|get rid|against|swim\w*|tips are|ends are|muddy|under)\b/;

/** A breath of such a tone is a toner's, and no dye. */
const SHEER =
  /\b(?:whisper|hint|touch|veil|breath|kiss|tinge|cast|wash|soft|sheer|smoky|dusty)(?: of)?(?: an?)? (?:lilac|lavender|purple|(?:baby )?pink)\b|\b(?:lilac|lavender|pink) (?:whisper|veil|cast|tinge|hint|sheen|toner|gloss)\b/;

/** The services that are asked for, with the tone of a vivid one, in a mended sentence. */
export function hearServices(text: string): Pick<Partial<Facts>, "services" | "desiredTone"> {
  if (OF_A_RESULT.test(text)) return {};
  const { now, goal } = rolesOf(
    text.replace(WORN, " ").replaceAll(AHEAD, " ").replaceAll(REFUSED, " "),
  );
  const wished = [goal, ...now.split(/[,.;]/).filter((clause) => !PAST.test(clause))].join(". ");
  const blends = blendsGrey(text);
  const named = SERVICES.flatMap(([sign, service]) => (sign.test(wished) ? [service] : []));
  const found = named.filter((service) => !(blends && service === "grey_coverage"));
  if (blends && !found.includes("grey_blending")) found.push("grey_blending");
  // what is taken out is old by its nature
  const removed = SERVICES.some(
    ([sign, service]) => service === "colour_removal" && sign.test(text),
  );
  if (removed && !found.includes("colour_removal")) found.push("colour_removal");
  const vivid = vividIn(wished, found.includes("vivids"));
  const isSheer = SHEER.test(wished);
  const services = new Set([...found, ...(vivid && !isSheer ? (["vivids"] as const) : [])]);
  if (services.has("double_process")) services.delete("toning");
  return {
    ...(services.size > 0 && { services: [...services].slice(0, 4) }),
    ...(vivid && { desiredTone: isSheer && vivid === "pink" ? ("rose" as const) : vivid }),
  };
}

function vividIn(text: string, said: boolean): Facts["desiredTone"] | undefined {
  const tone = VIVID.find(([sign]) => sign.test(text))?.[1];
  if (!tone || UNWANTED.test(text)) return undefined;
  const wanted =
    said ||
    SHEER.test(text) ||
    /\bwants?\b|\ball over\b|\bhair\b|\bends\b|^\W*(?:a )?\w+\W*$/.test(text);
  return wanted ? tone : undefined;
}

/** The sentence without what is asked for, so that a wish for highlights is not heard as old highlights. */
export function withoutServices(text: string, services: Facts["services"] | undefined): string {
  return SERVICES.reduce(
    (left, [sign, service]) =>
      services?.includes(service) ? left.replace(OF_HISTORY[service] ?? sign, " ") : left,
    text.replaceAll(AHEAD, " "),
  );
}

/** Only the word itself is taken out, where the sign spans half a sentence. */
const OF_HISTORY: Partial<Record<PlannedService, RegExp>> = {
  grey_coverage: /(?!)/,
  grey_blending: /(?!)/,
  colour_removal: /(?!)/,
  virgin_lift: /(?!)/,
  highlights: /\b(?:high ?lights?|foils|babylights?)\b/g,
  balayage: /\b(?:balayage|ombre|foilyage)\b/g,
  vivids: /\bvivids?\b/g,
  double_process: /\bbleach (?:and|&|n) tone\b|\bdouble process\b|\bscalp bleach\b/g,
};
