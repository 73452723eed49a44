import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";

const turned = (way: string, more: string) =>
  new RegExp(String.raw`\b(?:turn|switch)(?:ed|ing)?(?: \w+){0,3} ${way}\b|\b(?:${more})\b`);
const ON = turned("on", "enable");
const OFF = turned("off", "disable");

/** Whether a sentence turns on what was said to be turned off, or the other way round. */
export const isOpposite = (said: string, sentence: string): boolean =>
  (OFF.test(said) && !ON.test(said) && ON.test(sentence)) ||
  (ON.test(said) && !OFF.test(said) && OFF.test(sentence));

/** "December 8" is a day, and no eight o'clock. */
export function withDay(sensed: Sensed, typed: string): Sensed {
  const { date, time, ...filled } = sensed.filled;
  const together = `${date} ${time}`;
  if (!date || !time || !/^\d{1,2}$/.test(time) || !typed.includes(together)) return sensed;
  if (/\d|day|morrow|night|week|^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(date)) return sensed;
  const dated = { ...filled, date: together };
  return { ...sensed, filled: dated, sentence: sentenceOf(sensed.intent, dated) };
}
