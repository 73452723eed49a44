import type { SlotKind } from "./intent.ts";
import { OUT } from "./tagging.ts";
import { isMonth, type Token } from "./tokens.ts";

const NUMBER = /^(?:n1|n12|n2|day)$/;
const BETWEEN = /^(?:,|the|of)$/;
/** From one day to another of the month: "14 thru 16 dec". */
const THRU = /^(?:thru|through|-|–)$/;

/**
 * The labels with a date that is written with its month ("Tuesday, December 8", "the 8th of december") whole in its slot. It is
 * plain by its words, whatever was taken for a part of it; so is the one time of day beside it.
 */
export function dated(
  tokens: readonly Token[],
  labels: readonly string[],
  slots: Readonly<Record<string, SlotKind>>,
): string[] {
  const [run, another] = datesIn(tokens);
  const slot = run && !another ? slotOf(run, labels, namesOf(slots, "date")) : undefined;
  if (!run || !slot) return [...labels];
  // "december 24 to 26" goes on
  let to = run.to;
  while (labels[to] === `I-${slot}`) to += 1;
  const made = labels.map((label, at) => {
    if (at < run.from || at >= to) return label.endsWith(`-${slot}`) ? OUT : label;
    return `${at === run.from ? "B" : "I"}-${slot}`;
  });
  return begun(timed(tokens, made, namesOf(slots, "time")));
}

type Run = { from: number; to: number };

const namesOf = (slots: Readonly<Record<string, SlotKind>>, kind: SlotKind) =>
  Object.keys(slots).filter((slot) => slots[slot] === kind);

/** Months with the number of a day beside them, and a weekday before. */
function datesIn(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  const isNumber = (at: number) => NUMBER.test(tokens[at]?.shape ?? "");
  const over = (at: number, step: number) => {
    let to = at + step;
    while (BETWEEN.test(tokens[to]?.word ?? "")) to += step;
    return to;
  };
  tokens.forEach((token, at) => {
    if (!isMonth(token)) return;
    const [before, after] = [over(at, -1), over(at, 1)];
    // "from 18 dec, 3 of them" counts something else behind the comma
    const counts = isNumber(at - 1) && tokens[at + 1]?.word === ",";
    // "fri 4 dec 11" is the 4th, at 11
    const isBefore = isNumber(before) && (counts || tokens[over(before, -1)]?.word === "weekday");
    const day = isNumber(after) && !isBefore ? after : isNumber(before) ? before : undefined;
    if (day === undefined) return;
    const first = Math.min(at, day);
    const weekday = over(first, -1);
    const isSpan = THRU.test(tokens[first - 1]?.word ?? "") && isNumber(first - 2);
    const from = tokens[weekday]?.word === "weekday" ? weekday : isSpan ? first - 2 : first;
    runs.push({ from, to: Math.max(at, day) + 1 });
  });
  return runs;
}

/** The slot of a date: the only one, or that which a part of the date was found for. */
function slotOf(
  { from, to }: Run,
  labels: readonly string[],
  slots: readonly string[],
): string | undefined {
  const [only, another] = slots;
  if (!another) return only;
  return slots.find((slot) => labels.slice(from, to).some((label) => label.endsWith(`-${slot}`)));
}

/** The one time that was said, where nothing is in its slot any more; "PM" belongs to it. */
function timed(tokens: readonly Token[], labels: string[], slots: readonly string[]): string[] {
  const [slot, another] = slots;
  if (!slot || another) return labels;
  const clocks = tokens.flatMap(({ shape }, at) =>
    shape === "time" && labels[at] === OUT ? at : [],
  );
  const [clock, second] = clocks;
  if (!labels.includes(`B-${slot}`) && clock !== undefined && second === undefined)
    labels[clock] = `B-${slot}`;
  const last = labels.findLastIndex((label) => label.endsWith(`-${slot}`));
  const next = tokens[last + 1];
  const half = next && next.to - next.from === 2 && /^(?:pm|morning)$/.test(next.word);
  if (last >= 0 && half && labels[last + 1] === OUT) labels[last + 1] = `I-${slot}`;
  return labels;
}

/** What went on with a piece that is no more begins one. */
const begun = (labels: readonly string[]): string[] =>
  labels.map((label, at) => {
    const slot = label.slice(2);
    return label.startsWith("I-") && labels[at - 1]?.slice(2) !== slot ? `B-${slot}` : label;
  });
