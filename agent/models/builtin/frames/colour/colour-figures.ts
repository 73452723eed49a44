import type { ColourQuestion } from "#tools/colour/told/schema.ts";
import { amountIn } from "#agent/models/builtin/verbs/amounts.ts";

type Asked = Omit<ColourQuestion, "topic">;

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const COUNT = "(\\d(?:\\.\\d)?|one|two|three|four|five)";
const CODE = String.raw`(\d{1,2}\/\d{1,3})`;
const SHARED = new RegExp(
  String.raw`\b(?:equal parts|half and half|half|50[-/ ]50)\b|\b${COUNT} ?(?:to|:) ?${COUNT} (?:of )?(?=${CODE})`,
);

/** The ratio that was said, and how two shades share the colour: "three to one 7/3 and 7/43", "6/0 and 6/3 equal parts". */
export function shareIn(text: string): Asked {
  const said = /\b1 ?(?:to|:) ?(\d(?:\.\d+)?)\b(?! \d+\/)/.exec(text)?.[1];
  const [one, other, third] = [...text.matchAll(new RegExp(CODE, "g"))].map(([, code]) => code);
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
  /\b(?:need|want|get|make|into|to|for|down to|no) (?:me )?(?:to )?(?:an? |some |it |about )*(?:\d+ ?g(?:rams?)? (?:of )?)?(\d{1,2}(?:\.\d)?)(?! ?(?:g\b|grams?\b))/;

/** Percent of peroxide in a volume. */
const PERCENT = 0.3;

/** Two developers and the strength they shall make, in volumes; a bare figure is of the unit that the others have. */
export function blendIn(text: string): Asked {
  const isPercent = /%|per ?cent/.test(text);
  const volumes = [...text.matchAll(STRENGTH)].map(([, figure = "", unit]) => {
    const value = Number(figure);
    const percent = unit ? unit !== "vol" : isPercent && !/vol/.test(text);
    return {
      figure,
      volume: percent ? Math.min(20, value) / PERCENT : value,
    };
  });
  const wanted = volumes.find(({ figure }) => figure === WANTED.exec(text)?.[1]);
  const [one, other] = volumes.filter((each) => each !== wanted);
  return {
    volume: one?.volume,
    other: other?.volume ?? (/\bwater|\bdilut/.test(text) ? 0 : undefined),
    wanted: wanted?.volume,
    grams: amountIn(/\b\d+(?:\.\d+)? ?g(?:rams?)?\b/.exec(text)?.[0]),
  };
}
