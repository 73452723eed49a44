import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import type { Menu } from "#tools/pricing/services/service-schema.ts";
import { findTool } from "#tools/registry.ts";
import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { pointsBack } from "#agent/models/builtin/verbs/match.ts";
import { read } from "./facts.ts";
import {
  factsOf,
  hidesList,
  listedAfter,
  sameAs,
  spokenLast,
  thingsOf,
  type Thing,
  type Told,
} from "./things.ts";

/**
 * What the thread spoke of: last of each kind of fact, in words and in what came back (`of`); the things that the newest
 * answer listed, in their order; and what it spoke of one by one, in answers and on cards, the newest last.
 */
export type Spoken = {
  of: Told;
  listed: readonly Thing[];
  things: readonly Thing[];
  /** Whether "he" or "she" is a client or a colleague. */
  person?: "client" | "stylist" | undefined;
};

export const NOTHING_SPOKEN: Spoken = { of: {}, listed: [], things: [] };

/** Kinds of which one is spoken of at a time, so that what is said next may leave it out. */
const KEPT: readonly SlotKind[] = [
  "client",
  "service",
  "item",
  "supplier",
  "stylist",
  "date",
  "time",
  "formula",
  "post",
  "line",
];

/** What is spoken of after a turn: its words, the facts that its frame took, and what came back. */
export function spokenAfter(
  before: Spoken,
  turn: { text: string; said: string; row: HeardVerb | undefined; results: readonly Result[] },
  names: Lexicon,
): Spoken {
  const { row } = turn;
  const kinds = row?.verb.slots ?? {};
  const slots = Object.entries(row?.slots ?? {}).flatMap(([slot, said]) => {
    const kind = kinds[slot];
    // a period is what was spoken of as a day, and a shade may be a tube
    const as = kind === "period" ? "date" : kind === "shade" ? "item" : kind;
    return as &&
      KEPT.includes(as) &&
      !pointsBack(said) &&
      !(as === "stylist" && SELF.test(said ?? ""))
      ? [[as, as === "client" ? personOf(said) : said] as const]
      : [];
  });
  const all = turn.results.map((result) => ({
    result,
    things: thingsOf(result, turn.said).map((thing) => withLength(thing, turn.results)),
  }));
  const told = all.flatMap(({ things }) => meantOf(things, turn.said));
  const single = row?.points ? [row.points, ...told] : told;
  const own: Told = Object.assign(
    {},
    ...(row && !row.aside ? [] : [dayIn(turn.text)]),
    ...NAMED.map((kind) => namedIn(turn.text, kind, names)),
    Object.fromEntries(slots),
    ...single.map(factsOf),
  );
  return {
    of: { ...before.of, ...own },
    person: own.client ? "client" : own.stylist && !kinds["client"] ? "stylist" : before.person,
    listed: all.reduce(listedBy, before.listed),
    things: spokenLast(before.things, single),
  };
}

/** A booking that waits for its tap with how long its service takes, as the menu told. */
function withLength(thing: Thing, results: readonly Result[]): Thing {
  if (thing.is !== "wish") return thing;
  const menu = results.findLast(({ tool, status }) => tool === "list_services" && status === "ok");
  const { services = [] } = (menu?.value ?? {}) as Partial<Menu>;
  const service = services.find(({ name }) => name === thing.service);
  return service ? { ...thing, minutes: String(service.duration) } : thing;
}

type Answered = { result: Result; things: readonly Thing[] };

/** The list after one more answer: what is made or changed takes its place in it. */
function listedBy(listed: readonly Thing[], { result, things }: Answered): readonly Thing[] {
  const [one, another] = things;
  if (!one) return hidesList(result) ? [] : listed;
  if (another || findTool(result.tool)?.effect === "read") {
    // the record of somebody who was listed leaves the list as it is
    if (!another && one.is === "client" && listed.some(({ client }) => client === one.client))
      return listed;
    // one looked at after the other: the first of them, and both
    const [before, more] = listed;
    const isPair = !another && before?.is === one.is && !more && !sameAs(one)(before);
    return isPair ? [before, one] : things;
  }
  return listedAfter(listed, one);
}

/** What an answer speaks of as one: all that it tells, the one visit of several that it names, or the order of its lines. */
function meantOf(things: readonly Thing[], said: string): readonly Thing[] {
  const [one, another] = things;
  if (one && !another) return things;
  const orders = things.filter(({ is }) => is === "order");
  if (orders.length === 1) return orders;
  const told = things.filter(
    ({ date, time }) => date && time && said.includes(`${spokenDate(date)} at ${spokenTime(time)}`),
  );
  return told.length === 1 ? told : [];
}

/** Whose visit one of several is, of which the name tells the day as well. */
const personOf = (said = ""): string => said.replace(/, .+ at \d{1,2}:\d\d [AP]M$/, "");

/** "Him" is never whoever speaks. */
const SELF = /^(?:me|myself|mine|i)$/i;

/** What is spoken of also where words that name it come to nothing. */
const NAMED: readonly SlotKind[] = ["client", "item", "stylist"];

/** The one day that stands in words which came to nothing. */
const dayIn = (text: string): Told => {
  const [day, another] = read(text, new Set(["date"]), undefined).facts;
  return day && !another ? { date: day.said } : {};
};

/** The one client or thing of the salon's own whose name stands in the words. */
export function namedIn(text: string, kind: SlotKind, names: Lexicon): Told {
  const { facts } = read(text, new Set([kind]), names);
  const [one, another] = facts.filter(({ said }) =>
    bareOf(said)
      .toLowerCase()
      .split(/[\s-]/)
      .every((word) => names.get(word)?.has(kind)),
  );
  return one && !another ? { [kind]: bareOf(one.said) } : {};
}

/** "Kit's" is Kit. */
const bareOf = (said: string): string => said.replace(/['’]s$/, "");

const HE_OR_SHE = /\b(?:(he|she)(?:['’]?s)?|(him)|(his|her|hers))\b/i;

/** Words with the name of the colleague who was spoken of last in the place of "he" or "her": of clients a record knows. */
export function calledByName(text: string, { person, of: { stylist } }: Spoken): string {
  const [name] = stylist?.split(" ") ?? [];
  if (person !== "stylist" || !name) return text;
  const found = HE_OR_SHE.exec(text);
  if (!found) return text;
  const [said, subject, , whose] = found;
  const isWhose = whose && /^\s\w/.test(text.slice(found.index + said.length));
  const now = subject && /s$/i.test(said.replace(/^(?:he|she)$/i, "")) ? `${name} is` : name;
  return text.replace(HE_OR_SHE, isWhose ? `${name}'s` : now);
}
