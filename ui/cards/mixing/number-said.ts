import { NUMBER_WORDS } from "#tools/colour/number-words.ts";

const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** Grams as they are said: "forty", "seven and a half", "zero point three". To a tenth, below a thousand; more is left in figures. */
export function numberSaid(amount: number): string {
  const tenths = Math.round(amount * 10);
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10;
  if (whole >= 1000 || tenths < 0) return String(tenths / 10);
  if (rest === 5) return whole === 0 ? "half a" : `${wholeSaid(whole)} and a half`;
  return rest === 0 ? wholeSaid(whole) : `${wholeSaid(whole)} point ${wholeSaid(rest)}`;
}

function wholeSaid(number: number): string {
  const known = NUMBER_WORDS[number];
  if (known !== undefined) return known;
  if (number < 100) {
    const tens = TENS[Math.floor(number / 10)] ?? "";
    return number % 10 === 0 ? tens : `${tens}-${wholeSaid(number % 10)}`;
  }
  const hundreds = `${wholeSaid(Math.floor(number / 100))} hundred`;
  return number % 100 === 0 ? hundreds : `${hundreds} and ${wholeSaid(number % 100)}`;
}
