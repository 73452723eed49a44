import { NUMBER_WORDS } from "#tools/colour/number-words.ts";
import { WEEKDAYS } from "./calendar-names.ts";

/** Words that are often misspelt, and may be one slip away. */
const KNOWN = [
  ...WEEKDAYS,
  "tomorrow",
  "afternoon",
  "morning",
  "evening",
  "weekend",
  "january",
  "february",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const WEEKDAY_FORMS: [string, string][] = [
  ["monday", "mon|montags?|lunes|lundi"],
  ["tuesday", "tues?|tus|teusday|dienstags?|martes|mardi"],
  ["wednesday", "wed|weds|wednes|wensday|wendsday|wednsday|wenesday|mittwochs?|miercoles|mercredi"],
  ["thursday", "thu|thur|thurs|thirsday|donnerstags?|jueves|jeudi"],
  ["friday", "fri|freitags?|viernes|vendredi"],
  ["saturday", "sat(?! (?:down|here|in))|satday|samstags?|sonnabends?|sabado|samedi"],
  ["sunday", "sun(?![- ]?(?:kiss|light|set|shine|burn|lit|bleach))|sonntags?|domingo|dimanche"],
];

const MONTH_FORMS: [string, string][] = [
  ["january", "januar|enero|janvier"],
  ["february", "februar|febrero|fevrier"],
  ["march", "marz|maerz|marzo|mars"],
  ["april", "abril|avril"],
  ["may", "mayo"],
  ["june", "juni|junio|juin"],
  ["july", "juli|julio|juillet"],
  ["august", "agosto|aout"],
  ["september", "septiembre|septembre"],
  ["october", "oktober|octubre|octobre"],
  ["november", "noviembre|novembre"],
  ["december", "dezember|diciembre|decembre"],
];
const MONTHS_ABROAD = MONTH_FORMS.map(([, forms]) => forms).join("|");

/** Other tongues and other ways of saying it, in this order; the text has no accents any more. */
const SAID: [RegExp, string][] = [
  // German: "morgen" is tomorrow unless something makes it a part of the day
  [/\bubermorgen\b|\bpasado manana\b|\bapres[- ]demain\b/g, "day after tomorrow"],
  [
    /\b(?:am|jeden) morgen\b|\bmorgens\b|\bpor la manana\b|\ble matin\b|\bmatins?\b/g,
    "in the morning",
  ],
  [/\bmorgen fruh\b/g, "tomorrow morning"],
  [/\bmorgen\b|\bmanana\b|\bdemain\b/g, "tomorrow"],
  [/\bheute\b|\bhoy\b|\baujourd'?hui\b/g, "today"],
  [/\bvormittags?\b/g, "morning"],
  [
    /\bnachmittags?\b|\bpor la tarde\b|\bde la tarde\b|\bl'apres[- ]midi\b|\bapres[- ]midi\b/g,
    "afternoon",
  ],
  [/\babends?\b|\bpor la noche\b|\ble soir\b|\bsoir(?:ee)?\b/g, "evening"],
  [/\bmittags?\b|\bmediodia\b|\ba midi\b|\bmidi\b/g, "noon"],
  [
    /\bnachste[rn]? woche\b|\b(?:la )?(?:proxima semana|semana que viene)\b|\bsemaine prochaine\b/g,
    "next week",
  ],
  [/\bdiese woche\b|\besta semana\b|\bcette semaine\b/g, "this week"],
  [/\bnachste[nrs]? (?=[a-z]+tag|mittwoch)/g, "next "],
  [/\bin (\w+) wochen\b|\ben (\w+) semanas\b|\bdans (\w+) semaines\b/g, "in $1$2$3 weeks"],
  [
    /\bhalb (eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|\d{1,2})\b/g,
    "half-before $1",
  ],
  [/\bviertel nach (\w+)/g, "quarter past $1"],
  [/\bviertel vor (\w+)/g, "quarter to $1"],
  [/\b(?:nach|ab) (\d{1,2}(?::\d\d)?)(?: uhr)?\b/g, "after $1:"],
  [/\bvor (\d{1,2}(?::\d\d)?)(?: uhr)?\b/g, "before $1:"],
  [/\b(?:um )?(\d{1,2}) uhr(?: (\d\d))?\b/g, "at $1:$2"],
  [/\bum (\d{1,2})\b/g, "at $1"],
  [/\bdespues de las? (\w+)/g, "after $1"],
  [/\bantes de las? (\w+)/g, "before $1"],
  [/\ba las? (\w+)/g, "at $1"],
  [/\bapres (\d{1,2}) ?h(\d\d)?\b/g, "after $1:$2"],
  [/\bavant (\d{1,2}) ?h(\d\d)?\b/g, "before $1:$2"],
  [/\b(?:a )?(\d{1,2}) ?h(\d\d)?\b(?!ours|rs)/g, "at $1:$2"],
  [/\b(\d{1,2}):(?!\d)/g, "$1:00"],
  [
    new RegExp(
      String.raw`\b(?:el |le |am |den )?(\d{1,2})\.? (?:de )?(?=(?:${MONTHS_ABROAD})\b)`,
      "g",
    ),
    "$1 ",
  ],
  [/\b(?:am|den|dem) (\d{1,2})\.(?! ?\d)/g, "the $1th"],
  [/\b(?:el dia) (\d{1,2})\b/g, "the $1th"],
  ...[...WEEKDAY_FORMS, ...MONTH_FORMS].map(([meant, forms]): [RegExp, string] => [
    new RegExp(String.raw`\b(?:${forms})\b\.?`, "g"),
    meant,
  ]),
  // English as typed
  // a day that is looked for, and hours that something lasts: none of the calendar or of the clock
  [
    /\b(?:first|earliest|soonest|next) day (?=(?:i|we|you|she|he|they|it|that|when|with|there)\b)/g,
    " ",
  ],
  [/\b\d{1,2} ?(?:plus|\+|or more|or so|ish) ?(?=(?:hours?|hrs?)\b)/g, " "],
  [
    /\bt(?:o?m+o?r+o?w+|mrw|mr|mw|omoz|omo|mro)\b|\b2mo(?:r+o?w?|z)\b|\btomm?orr?ows?\b|\btomoro\b/g,
    "tomorrow",
  ],
  [/\btod[ay]{1,2}\b|\b2day\b/g, "today"],
  [/\btonite\b|\bthis evening\b/g, "tonight"],
  [/\barvo\b|\baft\b|\bafternon+\b/g, "afternoon"],
  [/\b(?:a\.m\.?|a m)(?=\W|$)/g, "am"],
  [/\b(?:p\.m\.?|p m)(?=\W|$)/g, "pm"],
  [/\bnxt\b|\bcoming\b|\bfollowing\b(?= (?:week|weekend|month|[a-z]+day))/g, "next"],
  [/\bwk\b/g, "week"],
  [/\bwks\b/g, "weeks"],
  [/\bwknd\b|\bweek-end\b/g, "weekend"],
  [/\bfortnight (?=on |from |today|tomorrow)/g, "2 weeks "],
  [
    /(?<!\b(?:next|every|this|other|each|coming|last) )\b(?:in |on )?(?:a )?fortnight(?:'?s)?(?: time)?\b(?! [a-z]+day)/g,
    "in 14 days",
  ],
  [/\bfortnight\b/g, "2 weeks"],
  [/\b(?:a )?couple (?:of )?(?=weeks|days)/g, "2 "],
  [/\b(?:a|an|one) (?=(?:week|month|day)\b)/g, "1 "],
  [/\bo'?clock\b/g, "oclock"],
  [/\b(\d{1,2})\.(\d\d)(?= ?(?:am|pm)\b)/g, "$1:$2"],
  [/\b(?:eins|una|une)\b/g, "1"],
  [/\b(?:zwei|zwo|dos|deux)\b/g, "2"],
  [/\b(?:drei|tres|trois)\b/g, "3"],
  [/\b(?:vier|cuatro|quatre)\b/g, "4"],
  [/\b(?:funf|cinco|cinq)\b/g, "5"],
  [/\b(?:sechs|seis)\b/g, "6"],
  [/\bsieben\b|\bsiete\b|\bsept\b(?= heures)/g, "7"],
  [/\bacht\b|\bocho\b|\bhuit\b/g, "8"],
  [/\bneun\b|\bnueve\b|\bneuf\b/g, "9"],
  [/\bzehn\b|\bdiez\b|\bdix\b/g, "10"],
  [/\belf\b|\bonze\b/g, "11"],
  [/\bzwolf\b|\bdoce\b|\bdouze\b/g, "12"],
];

/** Lower case without accents, number words as digits, slips mended and other tongues put into English words. */
export function plainWhen(text: string): string {
  let said = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[‘’`´]/g, "'")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    // a greeting is no part of the day
    .replace(
      /\bgood (?:morning|afternoon|evening|day)\b|^(?:morning|afternoon|evening)(?=[!,. ]|$)(?! (?:of|on|is|would|works|please|appointment|at|or))/g,
      " ",
    )
    .replace(
      /\bguten (?:morgen|tag|abend)\b|\bbuen(?:os|as) (?:dias|tardes|noches)\b|\bbonsoir\b/g,
      " ",
    );
  for (const [form, meant] of SAID) said = said.replace(form, (...found) => filled(meant, found));
  return said
    .replace(/\b[a-z]{6,10}\b/g, mended)
    .replace(/\b[a-z]+\b/g, (word) => {
      const value = NUMBER_WORDS.indexOf(word);
      return value > 1 ? String(value) : word;
    })
    .replace(/\b(at|after|before|past|to|half|by|until|around|from) one\b/g, "$1 1");
}

function filled(meant: string, found: unknown[]): string {
  return meant.replace(/\$(\d)/g, (_, group: string) => {
    const said = found[Number(group)];
    return typeof said === "string" ? said : "";
  });
}

function mended(word: string): string {
  if (KNOWN.includes(word) || KNOWN.includes(word.replace(/s$/, ""))) return word;
  return KNOWN.find((known) => isOneSlip(word, known)) ?? word;
}

/** Whether two words are one slip apart: one letter more, fewer, other, or two that changed places. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
