import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { chosenOf } from "#agent/models/builtin/verbs/open-questions.ts";
import { offering } from "#agent/models/builtin/verbs/offered.ts";
import { NOT_THAT } from "#agent/models/builtin/verbs/answers.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { onlyFacts, type Around } from "./edit.ts";
import { nameOf } from "./follow.ts";
import { pickedIn, withoutPlace } from "./refer.ts";
import { factsOf, sameAs, type Thing } from "./things.ts";

const OTHER = /^(?:the |her |his |their )?other(?: one)?(?: (?:please|pls|then|instead))*[.! ]*$/;
const NAMES_ONE = /[a-z]{3}|\d(?:st|nd|rd|th)\b/;
const MOST_OFFERED = 6;

/**
 * The order again for another one of what was listed when it was given: "no wait the first", "sorry the other one", "i meant
 * the haircut". Which of several others is meant is asked.
 */
export function pickedAnew(
  row: HeardVerb | undefined,
  text: string,
  around: Around,
): HeardVerb | undefined {
  const { from = [], verb } = row ?? {};
  const said = plain(text).replace(NOT_THAT, "");
  const isPut = said !== plain(text);
  const old = row && from.find((thing) => isOf(row, thing));
  if (!row || !verb?.does || !old || row.made || !NAMES_ONE.test(said)) return undefined;
  const others = from.filter((thing) => !sameAs(old)(thing) && thing.is === old.is);
  const isOther = OTHER.test(said);
  const place = pickedIn(said, from);
  // a day, a time or a number is of what is ordered
  const isFact = !place && onlyFacts(said, { date: "date", time: "time", n: "number" }, around);
  if (!isPut && !place && !isOther) return undefined;
  if (isOther && others.length > 1) return whichOf(row, old, others);
  const one = isOther ? others[0] : isFact ? undefined : (place ?? describedIn(said, others));
  return one && !sameAs(old)(one) ? ofOther(row, old, one) : undefined;
}

/** Whether an order is of a thing: by all that it says of it. */
function isOf({ points, slots }: HeardVerb, thing: Thing): boolean {
  if (points && sameAs(points)(thing)) return true;
  const said = new Set(Object.values(slots));
  const { date, time, client, item } = thing;
  if (date && said.has(nameOf(thing))) return true;
  const known = [date, time, date ? undefined : (client ?? item)].filter(Boolean);
  return known.length > 0 && known.every((each) => said.has(each));
}

const labelOf = (thing: Thing): string =>
  thing.client && thing.date
    ? nameOf(thing)
    : (thing.item ??
      thing.client ??
      thing.text ??
      `${spokenDate(thing.date ?? "")} at ${spokenTime(thing.time ?? "")}`);

function describedIn(said: string, others: readonly Thing[]): Thing | undefined {
  const labels = others.map((thing) => labelOf(thing));
  const chosen = chosenOf(
    said,
    labels.map((label) => ({ label, says: label })),
  );
  return chosen === undefined ? undefined : others[labels.indexOf(chosen)];
}

/** The order with what it says of one thing said of another. */
function ofOther(row: HeardVerb, old: Thing, one: Thing): HeardVerb {
  const [before, now] = [old, one].map((thing) => ({
    ...factsOf(thing),
    whole: thing.date && nameOf(thing),
  }));
  const slots = Object.fromEntries(
    Object.entries(row.slots).map(([slot, said]) => {
      const kind = Object.entries(before ?? {}).find(([, value]) => value && value === said)?.[0];
      const other = kind && (now as Record<string, string | undefined>)[kind];
      return [slot, other ?? said];
    }),
  );
  return { ...row, slots, points: one, text: withoutPlace(row.text), before: undefined };
}

/** Which of several others is meant, each as an order of its own. */
function whichOf(row: HeardVerb, old: Thing, others: readonly Thing[]): HeardVerb | undefined {
  const frame = frameOf(row.verb.id ?? "");
  const says = others
    .slice(0, MOST_OFFERED)
    .flatMap((one) => (frame && sentenceOf(frame, ofOther(row, old, one).slots)) ?? []);
  return says.length > 1 ? offering("Which one do you mean?", says, row.text) : undefined;
}
