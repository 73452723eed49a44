/** Small numbers in words, in order. */
export const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
/** Tens in words, from twenty. */
export const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** A number in words, as a pattern. */
export const SPELLED = `(?:${[...TENS, ...ONES.toReversed()].join("|")})(?:teen)?(?:[- ](?:${ONES.slice(1, 10).join("|")}))?`;
/** A number as it may be written, as a pattern. */
export const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:[.,]\d{1,3})?|(?:an? )?hundred(?: and)?(?: ${SPELLED})?|${SPELLED})`;
/** An hour of a clock, as a pattern. */
export const HOUR = String.raw`(?:1?\d|2[0-4]|${ONES.slice(1, 13).toReversed().join("|")})`;

/** With two digits. */
export const pad = (value: number) => String(value).padStart(2, "0");

/** The number that a text begins with or holds, in digits or in words. */
export function numberOf(words: string): number {
  const digits = /\d[\d.,]*/.exec(words)?.[0];
  if (digits)
    return Number(
      digits
        .replace(/,(?=\d{3}\b)/g, "")
        .replace(",", ".")
        .replace(/\.$/, ""),
    );
  return words
    .toLowerCase()
    .split(/[^a-z]+/)
    .reduce((sum, word) => {
      if (word === "hundred") return sum + 100;
      const tens = TENS.indexOf(word);
      return sum + (tens < 0 ? Math.max(0, ONES.indexOf(word)) : 20 + tens * 10);
    }, 0);
}

/** The times that words such as "half past two" may mean. */
export function timesOf(words: string): string[] {
  const said = words.toLowerCase();
  if (said === "midnight") return ["00:00"];
  if (said === "noon" || said === "midday") return ["12:00"];
  const [, digits, minute = "0"] = /(\d{1,2})(?:[:.h](\d\d))?/.exec(said) ?? [];
  const hour = digits ? Number(digits) : numberOf(said.replace(/half|quarter|past|clock/g, " "));
  const shift = said.startsWith("half")
    ? 30
    : said.includes("quarter past")
      ? 15
      : said.includes("quarter to")
        ? -15
        : 0;
  const minutes = hour * 60 + Number(minute) + shift;
  const half = /([ap])\.?m/.exec(said)?.[1];
  const starts = half
    ? [(minutes % 720) + (half === "p" ? 720 : 0)]
    : hour < 13
      ? [minutes, (minutes + 720) % 1440]
      : [minutes];
  return starts.map((start) => `${pad(Math.floor(start / 60))}:${pad(start % 60)}`);
}

/** Whole hours of "an hour and a half", "half an hour" and "two hours and three quarters". */
export const hoursIn = (words: string) =>
  /an hour$/i.test(words) ? 0 : /^an /i.test(words) ? 1 : numberOf(words.replace(/ and .*/i, ""));
