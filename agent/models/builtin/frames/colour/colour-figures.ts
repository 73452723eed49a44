import type { ColourQuestion } from "#tools/colour/told/schema.ts";
import { amountIn } from "#agent/models/builtin/verbs/amounts.ts";

type Asked = Omit<ColourQuestion, "topic">;

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
/** The ratio that was said. */
export function ratioIn(text: string): Asked {
  const said = /\b1 ?(?:to|:) ?(\d(?:\.\d+)?)\b(?! \d+\/)/.exec(text)?.[1];
  return said ? { ratio: `1:${said}` } : {};
}

const STRENGTH =
  /(?<![\d/.])(\d{1,2}(?:\.\d)?) ?(%|vol|per ?cent)?(?! ?(?:g\b|grams?\b|\/|\d|min))/g;
const WANTED =
  /\b(?:need|want|get|make|into|to|for|down to|no) (?:me )?(?:to )?(?:an? |some |it |about )*(?:\d+ ?g(?:rams?)? (?:of )?)?(\d{1,2}(?:\.\d)?)(?!\d| ?(?:g\b|grams?\b))/;
/** What is not there is what is wanted: "out of 6%, got 9 and 4". */
const LACKS =
  /(?:^|\b(?:we(?:'re| are)?|i(?:'m| am)?|all|clean|ran|run|am|are) )(?:out of|no more|no) (?:the )?(\d{1,2}(?:\.\d)?)/;
const IN_ALL = /\b(?:make|mix|need|want)(?: me| up)? (\d{2,3})(?:$|[.!?])/;
const OUNCE = 28.35;

/** Ounces in grams: "an oz and a half". */
export function ouncesIn(text: string): number | undefined {
  const [, count, half] =
    /(?:\b(an?|one|two|three|\d+(?:\.\d+)?) ?)?\b(?:oz|ounces?)\b( and a half)?/.exec(text) ?? [];
  if (!/\b(?:oz|ounces?)\b|\doz\b/.test(text)) return undefined;
  const whole = /\bhalf an (?:oz|ounce)/.test(text)
    ? 0.5
    : (NUMBERS[count ?? ""] ?? (Number(count) || 1));
  return Math.round((whole + (half ? 0.5 : 0)) * OUNCE * 2) / 2;
}

const LEAST_VOLUME = 5;
/** Percent of peroxide in a volume. */
const PERCENT = 0.3;

/** Two developers and the strength they shall make, in volumes; a bare figure is of the unit that the others have. */
export function blendIn(text: string): Asked {
  const isPercent = /%|per ?cent/.test(text);
  const volumes = [...text.matchAll(STRENGTH)].map(([, figure = "", unit]) => {
    const value = Number(figure);
    // no volume is under 5: "1.9" is a percent whatever stands beside it
    const percent = unit
      ? unit !== "vol"
      : value < LEAST_VOLUME || (isPercent && !/vol/.test(text));
    return {
      figure,
      volume: percent ? Math.min(20, value) / PERCENT : value,
    };
  });
  const lacks = LACKS.exec(text)?.[1] ?? WANTED.exec(text)?.[1];
  const wanted = volumes.find(({ figure }) => figure === lacks);
  const [one, other] = volumes.filter((each) => each !== wanted);
  return {
    volume: one?.volume,
    other: other?.volume ?? (/\bwater|\bdilut/.test(text) ? 0 : undefined),
    wanted: wanted?.volume,
    grams: amountIn(/\b\d+(?:\.\d+)? ?g(?:rams?)?\b/.exec(text)?.[0] ?? IN_ALL.exec(text)?.[1]),
  };
}

export const levelIn = (said: string | undefined): number | undefined => {
  const level = amountIn(said);
  return level !== undefined && level >= 1 && level <= 12 ? Math.round(level) : undefined;
};

/** Two levels that are held against each other: "a 6 and a 7". */
export function twoLevelsIn(text: string): Asked {
  const [one, other, third] = [
    ...text.matchAll(/(?<![\d/.])(\d{1,2})(?:'?s)?(?! ?(?:g\b|%|vol|min|\/|\.\d))(?=\W|$)/g),
  ].map(([, figure]) => levelIn(figure));
  return one && other && !third && one !== other ? { level: one, to: other } : {};
}
