import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import { sense } from "#agent/models/builtin/sense/taught.ts";
import type { View } from "#agent/models/builtin/view.ts";
import type { Slots, Verb } from "./verb.ts";

/** Kinds of facts that are asked for one by one and told in one breath. */
const TOLD_TOGETHER: ReadonlySet<SlotKind> = new Set(["date", "time", "period", "service"]);

/** The facts of a frame that an answer tells beside or in the place of the one that was asked for: "gloss friday at 2". */
export function factsIn(answer: string, slot: string, verb: Verb, view: View): Slots | undefined {
  const kind = verb.slots?.[slot];
  if (!verb.slots || !kind || !TOLD_TOGETHER.has(kind)) return undefined;
  if (kind === "service") {
    const said = sense(answer, verb.tool, view.names, verb.id)?.filled ?? {};
    const { date, time, [slot]: asked } = said;
    return date || time ? { date, time, [slot]: asked } : undefined;
  }
  const when = view.here && hearWhen(answer, { ...view.here, bare: true });
  const isDay = when?.date ?? when?.days ?? when?.range;
  const isTime = when?.time ?? when?.after ?? when?.before;
  if (!isDay && !isTime) return undefined;
  return {
    ...(isDay && "date" in verb.slots && { date: isTime ? undefined : answer }),
    ...(isTime && { ["time" in verb.slots ? "time" : slot]: answer }),
  };
}
