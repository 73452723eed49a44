import { fractionSigns } from "./text.ts";
import type { Meaning, Place, Unit } from "./token.ts";

const units: Readonly<Record<string, Unit>> = Object.fromEntries(
  (
    [
      ["g", "g gr gm gms gram grams gramm gramme grammes gramo gramos grs"],
      ["ml", "ml mls cc millilitre millilitres milliliter milliliters"],
      ["oz", "oz ozs ounce ounces onz onza onzas floz unze unzen once onces"],
      ["part", "part parts p pt pts parte partes teil teile dose doses"],
      ["tube", "tube tubes tubo tubos tuben tb tbs"],
      ["inch", 'inch inches in "'],
      ["cm", "cm cms"],
      ["drop", "drop drops tropfen gotas gouttes"],
      ["cap", "cap caps capful capfuls"],
      ["pump", "pump pumps"],
      ["scoop", "scoop scoops spoon spoons messlöffel löffel"],
      ["cup", "cup cups"],
    ] as const
  ).flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit])),
);

const figure = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;
const range = String.raw`(\d{1,3})(?:\s?(?:-|to|bis|a|à|\/)\s?(\d{1,3}))?`;
const stop = String.raw`(?![a-z0-9\u00c0-\u024f])`;
const time = new RegExp(
  String.raw`${range}\s?(?:minutes?|minuten|minut[oi]s?|mins?|mn|m|')${stop}\.?`,
  "y",
);
const hours = new RegExp(
  String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:hours?|hrs?|h|std|stunden?|horas?|heures?)\s?(?:(\d{1,2})(?:\s?mins?|m)?)?${stop}`,
  "y",
);
const volume = new RegExp(
  String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s?-?\s?(volumes?|volumen|volumi|vols?|vl|v)${stop}\.?`,
  "y",
);
const percent = /(\d{1,3}(?:[.,]\d{1,2})?)\s?%/y;
const ratio = new RegExp(
  String.raw`${figure}(?:\s?:\s?${figure}){1,5}(?!\d|(?<=:\s\d{1,2})[a-vx-z]{1,3}(?![a-z]))`,
  "y",
);
const spokenRatio = new RegExp(String.raw`(\d)\s(?:to|zu)\s(${figure})${stop}`, "y");
const plusRatio =
  /(1)\s?\+\s?(1[.,]5|2[.,]5|1|2|3)(?![\w/%-]|[.,]\d|\s?(?:g|gr|ml|oz|parts?|tubes?|inch)\b)/y;
const amount = new RegExp(
  String.raw`(?:(\d{1,3})\s)?(?:(\d{1,2})\/(\d{1,2})|(\d{0,3})\s?([½⅓⅔¼¾⅛⅜⅝⅞⅕])|(${figure}|[.,]\d{1,2}))\s?([a-z\u00e0-\u024f]{1,12}|")\.?`,
  "y",
);
const fraction = new RegExp(
  String.raw`(?:(\d{1,2})\s)?(?:(1)\/([23456813])|(2)\/([35])|(3)\/([458])|([57])\/(8)|(\d{0,2})\s?([½⅓⅔¼¾⅛⅜⅝⅞⅕]))(?![\d/a-z-]|[.,]\d)`,
  "y",
);
const chunk =
  /\d[a-z0-9]{0,12}(?:(?!\/(?:1[3-9]|[2-9]\d|\d{3})(?:g|gr|ml|oz)\b)(?:(?<![a-z])\.|[/-])[a-z0-9]{1,8}|@[a-z]{2}(?![a-z0-9])|(?<![a-z]),\d{1,3}(?![\d ]?(?:g|gr|ml|oz)\b|[a-z])){0,9}/y;
const plainFigure = new RegExp(String.raw`(?:${figure}|[.,]\d{1,2})(?![a-z0-9])`, "y");

/** Reads what stands at a place where a figure begins. `own` is the text as it was written, `lower` the same in small letters. */
export function readFigure(
  lower: string,
  own: string,
  start: number,
): (Meaning & Place) | undefined {
  const read = byNextSign[nextSign(lower, start)];
  return (
    (lower.charCodeAt(start) === ZERO ? readZero(lower, own, start) : undefined) ??
    read?.(lower, own, start) ??
    readChunk(lower, own, start)
  );
}

const ZERO = 48;
const leading = /[\d.,]{0,10} {0,2}/y;

/** The first sign behind a figure, by which most of what it may be is ruled out. */
function nextSign(lower: string, start: number): string {
  leading.lastIndex = start;
  return lower.charAt(start + (leading.exec(lower)?.[0].length ?? 0));
}

type Read = (lower: string, own: string, start: number) => (Meaning & Place) | undefined;

const inWords: Read = (lower, own, start) =>
  readTime(lower, own, start) ??
  readDeveloper(lower, own, start) ??
  readSpaced(lower, own, start) ??
  readAmount(lower, own, start) ??
  readRatioAt(lower, start);
const inFractions: Read = (lower, own, start) =>
  readTime(lower, own, start) ?? readAmount(lower, own, start) ?? readFraction(lower, start);
const ofRatio: Read = (lower, _own, start) => readRatioAt(lower, start);

const byNextSign: Readonly<Record<string, Read>> = {
  ...Object.fromEntries("abcdefghijklmnopqrstuvwxyzà".split("").map((letter) => [letter, inWords])),
  ...Object.fromEntries(
    ["/", ..."0123456789".split(""), ...Object.keys(fractionSigns)].map((sign) => [
      sign,
      inFractions,
    ]),
  ),
  "-": (lower, own, start) => readTime(lower, own, start) ?? readDeveloper(lower, own, start),
  "'": readTime,
  '"': readAmount,
  "%": readDeveloper,
  ":": ofRatio,
  "+": ofRatio,
};

function at(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

/** The same signs as a shade, where a letter stands right at a low figure: 7M, 9V, 8G. */
const lowFigure = /^0?(?:\d|1[0-2])[a-z]$/i;

function asCode(own: string, start: number, end: number): { code?: string } {
  const code = own.slice(start, end);
  return lowFigure.test(code) ? { code } : {};
}

/** A figure with a 0 in front and a letter behind is a shade: 09V, 07M, 010P. */
function readZero(lower: string, own: string, start: number): (Meaning & Place) | undefined {
  return codeAt(zeroed, lower, own, start);
}

/** Letters may stand apart from the level: 7 B/G. */
function readSpaced(lower: string, own: string, start: number): (Meaning & Place) | undefined {
  return codeAt(spaced, lower, own, start);
}

function codeAt(
  pattern: RegExp,
  lower: string,
  own: string,
  start: number,
): (Meaning & Place) | undefined {
  const found = at(pattern, lower, start);
  const end = start + (found?.[0].length ?? 0);
  return found ? { kind: "code", code: own.slice(start, end), start, end } : undefined;
}

const zeroed = /0\d{1,2}[a-z]{1,3}(?![a-z0-9])/y;
const spaced = /\d{1,2} [bgvroyn]\/[bgvroyn](?![a-z0-9])/y;

function readTime(lower: string, own: string, start: number): (Meaning & Place) | undefined {
  const found = at(time, lower, start);
  if (found) {
    const end = start + found[0].length;
    const from = Number(found[1]);
    const to = Number(found[2] ?? found[1]);
    if (Math.max(from, to) > mostMinutes) return undefined;
    return { kind: "time", from, to: Math.max(from, to), start, end, ...asCode(own, start, end) };
  }
  const long = at(hours, lower, start);
  if (!long) return undefined;
  const minutes = Math.round(toNumber(long[1]) * 60 + Number(long[2] ?? 0));
  if (minutes > mostMinutes) return undefined;
  return { kind: "time", from: minutes, to: minutes, start, end: start + long[0].length };
}

const mostMinutes = 240;

function readDeveloper(lower: string, own: string, start: number): (Meaning & Place) | undefined {
  const found = at(volume, lower, start);
  if (found && toNumber(found[1]) <= mostVolume) {
    const end = start + found[0].length;
    const value = toNumber(found[1]);
    return {
      kind: "developer",
      volume: value,
      start,
      end,
      ...(found[2] === "v" && asCode(own, start, end)),
    };
  }
  const share = at(percent, lower, start);
  if (!share) return undefined;
  const value = toNumber(share[1]);
  const end = start + share[0].length;
  return value <= mostPercent && value > 0
    ? { kind: "developer", volume: Math.round((value / 0.3) * 10) / 10, start, end }
    : { kind: "amount", value, unit: "percent", start, end };
}

const mostVolume = 60;
/** The strongest peroxide that is sold for hair is 12 percent; above that a share is meant. */
const mostPercent = 12;

function readRatioAt(lower: string, start: number): (Meaning & Place) | undefined {
  const found = at(ratio, lower, start);
  if (found) {
    const parts = found[0].split(":").map((part) => toNumber(part.trim()));
    return { kind: "ratio", parts, start, end: start + found[0].length };
  }
  const spoken = at(spokenRatio, lower, start) ?? at(plusRatio, lower, start);
  return spoken
    ? {
        kind: "ratio",
        parts: [toNumber(spoken[1]), toNumber(spoken[2])],
        start,
        end: start + spoken[0].length,
      }
    : undefined;
}

function readAmount(lower: string, own: string, start: number): (Meaning & Place) | undefined {
  const found = at(amount, lower, start);
  const unit = units[found?.[7] ?? ""];
  if (!found || !unit) return undefined;
  const [whole, , above, below, beside, sign, plain] = found;
  const lead = Number(found[1] ?? 0);
  const value =
    above !== undefined
      ? lead + Number(above) / Number(below)
      : sign
        ? lead + Number(beside || 0) + (fractionSigns[sign] ?? 0)
        : toNumber(plain);
  if (found[1] !== undefined && plain !== undefined) return undefined;
  if (!Number.isFinite(value) || value <= 0) return undefined;
  const end = start + whole.length;
  return { kind: "amount", value, unit, start, end, ...asCode(own, start, end) };
}

function readFraction(lower: string, start: number): (Meaning & Place) | undefined {
  const found = at(fraction, lower, start);
  if (!found) return undefined;
  const figures = found.slice(2, 10).filter((each) => each !== undefined);
  const sign = found[11];
  const value = sign
    ? Number(found[10] || 0) + (fractionSigns[sign] ?? 0)
    : Number(figures[0]) / Number(figures[1]);
  return {
    kind: "amount",
    value: value + Number(found[1] ?? 0),
    unit: "part",
    start,
    end: start + found[0].length,
    ...(sign ? {} : { code: found[0] }),
  };
}

/** A telephone number or the like. */
const longFigure = /^\d{5,}$/;

function readChunk(lower: string, own: string, start: number): (Meaning & Place) | undefined {
  const plain = at(plainFigure, lower, start);
  const found = at(chunk, lower, start);
  if (plain && plain[0].length >= (found?.[0].length ?? 0)) {
    const end = start + plain[0].length;
    return { kind: "number", value: toNumber(plain[0]), code: own.slice(start, end), start, end };
  }
  if (!found) return undefined;
  const end = start + found[0].length;
  if (longFigure.test(found[0])) return { kind: "word", remark: true, start, end };
  return { kind: "code", code: own.slice(start, end), start, end };
}

function toNumber(text: string | undefined): number {
  return Number((text ?? "").replace(",", "."));
}
