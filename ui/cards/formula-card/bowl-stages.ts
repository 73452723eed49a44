import { scheduleOf } from "#tools/colour/visit/schedule.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { bowlName, placeOf } from "#tools/formulas/bowl-name-rules.ts";
import type { CardBowl } from "./card-bowls.ts";

/** A tab of the card: the bowls of one formula that are on the hair together. */
export type CardTab = { id: string; name: string; bowls: CardBowl[] };

/** The tabs in the order of application. Bowls that know no stage stand alone. */
export function cardTabs(bowls: readonly CardBowl[]): CardTab[] {
  const tabs = new Map<string, CardBowl[]>();
  for (const each of bowls) {
    const { bowl } = each;
    const key = bowl?.stage === undefined ? each.id : `${bowl.role}-${bowl.purpose}-${bowl.stage}`;
    tabs.set(key, [...(tabs.get(key) ?? []), each]);
  }
  const named = [...tabs].map(([id, group]) => ({ id, name: nameOf(group), bowls: group }));
  return named.map((tab, at) => ({ ...tab, name: numbered(named, tab.name, at) }));
}

/** The bowls that are rinsed together with this one, itself included, the first to go on first. */
export function stageOf(bowl: Bowl, all: readonly Bowl[]): Bowl[] {
  if (bowl.stage === undefined) return [bowl];
  return all
    .filter(({ stage }) => stage === bowl.stage)
    .toSorted((a, b) => (a.startAt ?? 0) - (b.startAt ?? 0) || a.order - b.order);
}

/** "Start 20 min after the roots; rinse together"; undefined for a bowl that is alone on the hair. */
export function startWords(bowl: Bowl, all: readonly Bowl[]): string | undefined {
  const together = stageOf(bowl, all);
  const [first] = together;
  if (!first || together.length < 2 || bowl.startAt === undefined) return undefined;
  const after = bowl.startAt - (first.startAt ?? 0);
  if (first === bowl) return "Goes on first";
  const when = after > 0 ? `Start ${after} min after` : "Straight after";
  return `${when} ${whereOf(first)}${rinsedAtOnce(together) ? "; rinse together" : ""}`;
}

function rinsedAtOnce(together: readonly Bowl[]): boolean {
  const times = scheduleOf(together).flatMap(({ bowls }) => bowls.map(({ rinseAt }) => rinseAt));
  return new Set(times).size < 2;
}

/** "the roots", as a bowl is named beside another. */
function whereOf(bowl: Bowl): string {
  const place = bowl.zone === "foils" && !bowl.area ? "the foils" : placeOf(bowl);
  return /^(the|in|all)\b/.test(place) ? place : `the ${place}`;
}

function nameOf(group: readonly CardBowl[]): string {
  const [first] = group;
  return group.length > 1 && first?.bowl ? bowlName(first.bowl) : (first?.name ?? "");
}

function numbered(tabs: readonly { name: string }[], name: string, at: number): string {
  const same = tabs.filter((tab) => tab.name === name);
  if (same.length < 2) return name;
  return `${name} ${tabs.slice(0, at + 1).filter((tab) => tab.name === name).length}`;
}
