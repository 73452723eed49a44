import type { ColourQuestion } from "#tools/colour/told/schema.ts";
import { amountIn } from "#agent/models/builtin/verbs/amounts.ts";

type Asked = Omit<ColourQuestion, "topic">;

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const COUNT = "(\\d(?:\\.\\d)?|one|two|three|four|five)";
const CODE = String.raw`(\d{1,2}\/\d{1,3})`;
/** How much of the color is of one shade, in words before its code: "two thirds 9/16". */
const PART = new RegExp(
  String.raw`\b(?:(an?|one|two|three|[1-4]) )?(third|quarter|half|fifth)s?(?: of)? ${CODE}`,
  "g",
);
const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5 };
const SHARED = new RegExp(
  String.raw`\b(?:equal parts|half and half|half|50[-/ ]50)\b|\b${COUNT} ?(?:to|:) ?${COUNT} (?:of )?(?=${CODE})`,
);

/** The ratio that was said, and how two shades share the colour: "three to one 7/3 and 7/43", "6/0 and 6/3 equal parts". */
export function shareIn(text: string): Asked {
  const said = /\b1 ?(?:to|:) ?(\d(?:\.\d+)?)\b(?! \d+\/)/.exec(text)?.[1];
  const [one, other, third] = [...text.matchAll(new RegExp(CODE, "g"))].flatMap(([, code]) =>
    code === "50/50" ? [] : code,
  );
  const parts = [...text.matchAll(PART)].map(([, count, part = "", code = ""]) => ({
    code,
    share: (NUMBERS[count ?? ""] ?? (Number(count) || 1)) / (PARTS[part] ?? 1),
  }));
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  if (parts.length > 1 && Math.abs(whole - 1) < 0.01)
    return { ...(said && { ratio: `1:${said}` }), split: parts };
  const shared = SHARED.exec(text);
  const count = (word: string | undefined) => NUMBERS[word ?? ""] ?? (Number(word) || 1);
  const [a, b] = [count(shared?.[1]), count(shared?.[2])];
  return {
    ...(said && { ratio: `1:${said}` }),
    ...(shared &&
      one &&
      other &&
      !third && {
        split: [
          { code: one, share: a / (a + b) },
          { code: other, share: b / (a + b) },
        ],
      }),
  };
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
