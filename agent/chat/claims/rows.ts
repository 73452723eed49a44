import { addDays } from "#tools/values/zone-rules.ts";
import { figuresIn, keysOf, type At, type Kind } from "./figures.ts";

/** One thing that is known, such as a record that a tool gave: its own names, what it says and its figures. */
export type Row = {
  /** Whether a tool of this turn did it, one gave it, one waits for a tap to do it, or it is what anybody may know. */
  by: "act" | "read" | "wait" | "fact";
  names: readonly string[];
  /** In plain words: the tool, the names of what is there, and what is written there. */
  says: string;
  /** What is looked for and is not there: names of what is empty. */
  lacks: string;
  /** As `keysOf` writes them. */
  figures: ReadonlySet<string>;
};

/** All that a reply may rest on. */
export type Ground = At & {
  rows: readonly Row[];
  /** Figures in the person's own words, as `keysOf` writes them. */
  own: ReadonlySet<string>;
  /** The newest words of the person speak of skin, an allergy and the like. */
  isOfBody: boolean;
  /** Sentences of the product's own, which may be repeated. */
  sentences: ReadonlySet<string>;
};

/** The figures that somebody wrote. */
export const figuresSaid = (texts: readonly string[], at: At): Set<string> =>
  new Set(texts.flatMap((text) => figuresIn(text, at).flatMap(keysOf)));

type Result = { tool: string; by: Row["by"]; input?: unknown; value: unknown };

/** What a call gave, as rows: one for each thing of a list, and one for what stands outside of lists. */
export function rowsOf({ tool, by, input, value }: Result, at: At): Row[] {
  const asked = leavesOf(input);
  const lists: [name: string, list: readonly unknown[]][] = [];
  const given = leavesOf(value, "", lists);
  const outer = by === "act" ? [...asked, ...given] : given;
  const words = plainWords(tool);
  const make = (leaves: readonly Leaf[]) => rowOf(leaves, words, by, at);
  const whole = make(outer);
  const counts = lists.map(([, list]) => `count:${list.length}`);
  const missing = lists.flatMap(([name, list]) =>
    list.length === 0 ? plainWords(`${name} ${tool}`) : [],
  );
  const each = lists.flatMap(([name, list]) =>
    list.map((item) => make([...outer, ...leavesOf(item, name)])),
  );
  const had = new Set(each.flatMap(({ figures }) => [...figures]));
  const days = daysOf([...whole.figures, ...make(asked).figures]).filter(
    (day) => !had.has(`date:${day}`),
  );
  const none = (figures: string[]): Row => ({
    by,
    names: [],
    says: `${words} empty`,
    lacks: "",
    figures: new Set(figures),
  });
  return [
    {
      ...whole,
      figures: new Set([...whole.figures, ...counts]),
      lacks: [whole.lacks, ...missing].join(" "),
    },
    ...each,
    ...(missing.length > 0 && days.length === 0 ? [none([])] : []),
    ...(lists.length > 0 ? days.map((day) => none(keysOf({ kind: "date", values: [day] }))) : []),
  ];
}

/** Done, but not agreed to by everybody. */
const PENDING = /^(?:request|pending|held|wait)/i;

/** The days from the first to the last that is named, both included. */
function daysOf(figures: readonly string[]): string[] {
  const named = figures.flatMap((key) => /^date:(\d{4}-.*)$/.exec(key)?.[1] ?? []).toSorted();
  const days = named.slice(0, 1);
  const last = named.at(-1) ?? "";
  for (let day = days[0] ?? last; day < last && days.length < 31;)
    days.push((day = addDays(day, 1)));
  return days;
}

type Leaf = [name: string, value: unknown, path: string];

const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** The values in an object, each with its name. Lists are put into `lists`, where these are asked for, and else looked into. */
function leavesOf(
  value: unknown,
  name = "",
  lists?: [string, readonly unknown[]][],
  path = name,
): Leaf[] {
  if (Array.isArray(value)) {
    lists?.push([name, value]);
    return lists && value.some((item) => typeof item === "object" || INSTANT.test(String(item)))
      ? []
      : value.flatMap((item) => leavesOf(item, name, undefined, path));
  }
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, held]) => leavesOf(held, key, lists, `${path} ${key}`))
    : [[name, value, path]];
}

const NAMES =
  /name$|^(?:title|label|service|client|stylist|shade|item|supplier|line|product|role|zone)$|Type$/i;

function rowOf(leaves: readonly Leaf[], tool: string, by: Row["by"], at: At): Row {
  const there = leaves.filter(([, value]) => value);
  const isPending = there.some(
    ([name, held]) => /^stat(?:e|us)$/.test(name) && PENDING.test(String(held)),
  );
  const isWords = (value: unknown): value is string => typeof value === "string";
  return {
    by,
    names: there.flatMap(([name, value]) =>
      NAMES.test(name) && isWords(value) ? [value.toLowerCase()] : [],
    ),
    says: `${isPending ? "request " : ""}${tool} ${there.map(([, value, path]) => `${plainWords(path)} ${isWords(value) ? plainWords(value) : ""}`).join(" ")}`,
    lacks: leaves.flatMap(([name, value]) => (value ? [] : [plainWords(name)])).join(" "),
    figures: new Set(leaves.flatMap(([name, value]) => figuresOf(name, value, at))),
  };
}

/** "needsPatchTest" as "needs patch test". */
const plainWords = (text: string) => text.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, " ").toLowerCase();

/** What a number of a result counts, by the end of its name. */
const NAMED: readonly [name: RegExp, kind: Kind, factor: number][] = [
  [/cents$/i, "money", 0.01],
  [/seconds\w*$/i, "minutes", 1 / 60],
  [/minutes?$/i, "minutes", 1],
  [/hours?$/i, "minutes", 60],
  [/days$/i, "minutes", 1440],
  [/weeks$/i, "minutes", 10_080],
  [/grams?$/i, "grams", 1],
  [/ml$/i, "ml", 1],
  [/price$|cost$|fee$|deposit$/i, "money", 1],
  [/percent$/i, "percent", 1],
];

/** The figures of one value of a result, each as its kind and value: "minutes:45". */
function figuresOf(name: string, value: unknown, at: At): string[] {
  if (typeof value === "number") {
    const [, kind, factor] = NAMED.find(([pattern]) => pattern.test(name)) ?? [
      /./,
      "any" as const,
      1,
    ];
    const whole = Math.round(value * factor * 100) / 100;
    return value > 0 && value < 1
      ? [`${kind}:${whole}`, `percent:${Math.round(value * 100)}`]
      : [`${kind}:${whole}`];
  }
  if (typeof value !== "string") return [];
  return figuresIn(value, at).flatMap(keysOf);
}
