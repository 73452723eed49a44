import { plain } from "#agent/models/builtin/hear/text.ts";

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const TEN = Object.keys(TENS).join("|");

/** Words with their numbers as figures: "forty five" is 45, "a hundred and 20" is 120, "seven and a half" is 7.5. */
function figures(said: string): string {
  return plain(said.replaceAll(new RegExp(`\\b(${TEN})(?=-)`, "gi"), "$1 ").replaceAll(" -", " "))
    .replaceAll(/\b20 (\d)\b/g, (_, one: string) => String(20 + Number(one)))
    .replaceAll(new RegExp(`\\b(${TEN})(?: (\\d))?\\b`, "g"), (_, ten: string, one?: string) =>
      String((TENS[ten] ?? 0) + Number(one ?? 0)),
    )
    .replaceAll(
      /\b(?:(an?|one|\d) )?hundred(?: and)?(?: (\d{1,2})\b)?/g,
      (_, many?: string, rest?: string) => String((Number(many) || 1) * 100 + Number(rest ?? 0)),
    )
    .replaceAll(/\b(\d+)(?: and a half| 1\/2|½)/g, "$1.5")
    .replaceAll(/(\d),(\d)/g, "$1.$2");
}

/** The number of what was said, in figures or words; undefined where there is none. */
export function amountIn(said: string | undefined): number | undefined {
  const digits = /\d+(?:\.\d+)?/.exec(figures(said ?? ""))?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** Lengths of time that are said without a figure; what says more stands first. */
const SPOKEN: readonly [RegExp, number][] = [
  [/\bhour and (?:a half|30)\b|\bhour ?30\b/, 90],
  [/\bhour and (?:a|1|one) quarter\b|\bhour ?15\b/, 75],
  [/\b(?:3|three)[ -]?quarters? (?:of )?(?:an |a )?hour\b/, 45],
  [/\b(?:quarter|1\/4) (?:of )?(?:an |a )?hour\b/, 15],
  [/\bhalf (?:of )?(?:an |a )?hour\b/, 30],
  [/\bcouple (?:of )?hours\b/, 120],
];

/** Minutes of what was said with their unit: "half an hr" is 30; undefined where no length was said. */
export function minutesIn(said: string | undefined): number | undefined {
  const text = figures((said ?? "").replaceAll(/\bhrs?\b/gi, "hour"));
  const spoken = SPOKEN.find(([words]) => words.test(text));
  if (spoken) return spoken[1];
  const hours = /\b(?:(\d+)(\.\d+)?|an|one|extra|whole|full|by) ?(?:hours?|h)\b/.exec(text);
  if (!hours) return Number(/\b(\d{1,3}) ?(?:min|minutes?|m\b|')/.exec(text)?.[1]) || undefined;
  const rest = Number(/(?:hours?|h)(?: and)? (\d{1,2})\b/.exec(text)?.[1] ?? 0);
  return Math.round(Number(`${hours[1] ?? 1}${hours[2] ?? ""}`) * 60) + rest;
}

/** The same, where figures alone are minutes too. */
export const minutesOf = (said: string | undefined): number | undefined =>
  minutesIn(said) ?? amountIn(said);

const SHARES: Readonly<Record<string, number>> = { half: 0.5, third: 1 / 3, quarter: 0.25 };

/** By how much something is to be made more or less: "double" is 2, "a third" is 0.333, "20 % more" is 1.2. */
export function factorIn(said: string | undefined): number | undefined {
  // "the 14th" is a day
  const text = figures((said ?? "").replace(/\b(?:the )?\d+(?:st|nd|rd|th)\b/g, " "));
  const way = /\b(?:less|smaller|off|down)\b/.test(text) ? -1 : 1;
  const percent = /(\d+(?:\.\d+)?) ?%/.exec(text)?.[1];
  if (percent && /\b(?:more|extra|less|bigger|smaller|off|down|up|on top)\b/.test(text))
    return round(1 + (way * Number(percent)) / 100);
  if (percent) return round(Number(percent) / 100);
  if (/\bhalf (?:as much )?again\b|\b(?:one|1) and a half\b/.test(text)) return 1.5;
  if (/\bdoubl|\btwice\b/.test(text)) return 2;
  if (/\btripl|\bthrice\b/.test(text)) return 3;
  const part = /(?:\b(\d) )?\b(half|halve|third|quarter)s?\b/.exec(text);
  if (part) {
    const share =
      (SHARES[part[2] === "halve" ? "half" : (part[2] ?? "")] ?? 1) * Number(part[1] ?? 1);
    return round(/\b(?:more|extra|less|bigger|smaller)\b/.test(text) ? 1 + way * share : share);
  }
  return amountIn(text);
}

const round = (factor: number) => Math.round(factor * 1000) / 1000;
