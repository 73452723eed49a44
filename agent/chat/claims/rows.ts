import { figuresIn, figuresOf, keysOf, type At } from "./figures.ts";

/** One thing that is known, such as a record that a tool gave: its own names, what it says and its figures. */
export type Row = {
  /** Whether a tool of this turn did it. */
  did: boolean;
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
  /** Sentences of the product's own, which may be repeated. */
  sentences: ReadonlySet<string>;
  /** What the assistant may offer to do; it can do anything where none are named. */
  able?: RegExp;
};

/** The figures that somebody wrote. */
export const figuresSaid = (texts: readonly string[], at: At): Set<string> =>
  new Set(texts.flatMap((text) => figuresIn(text, at).flatMap(keysOf)));

type Result = { tool: string; did: boolean; input?: unknown; value: unknown };

/** What a call gave, as rows: one for each thing of a list, and one for what stands outside of lists. */
export function rowsOf({ tool, did, input, value }: Result, at: At): Row[] {
  const words = plainWords(tool);
  const outer: Leaf[] = did ? leavesOf(input) : [];
  const lists: [name: string, list: readonly unknown[]][] = [];
  outer.push(...leavesOf(value, "", lists));
  const whole = rowOf(outer, words, did, at);
  const counted = new Set(whole.figures);
  const empty: string[] = [whole.lacks];
  for (const [name, list] of lists) {
    counted.add(`count:${list.length}`);
    if (list.length === 0) empty.push(plainWords(`${name} ${tool}`));
  }
  const each = lists.flatMap(([name, list]) =>
    list.map((item) => rowOf([...outer, ...leavesOf(item, name)], words, did, at)),
  );
  return [{ ...whole, figures: counted, lacks: empty.join(" ") }, ...each];
}

type Leaf = [name: string, value: unknown];

/** The values in an object, each with its name. Lists are put into `lists`, where these are asked for, and else looked into. */
function leavesOf(value: unknown, name = "", lists?: [string, readonly unknown[]][]): Leaf[] {
  if (Array.isArray(value)) {
    lists?.push([name, value]);
    return lists && value.some((item) => typeof item === "object")
      ? []
      : value.flatMap((item) => leavesOf(item, name));
  }
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, held]) => leavesOf(held, key, lists))
    : [[name, value]];
}

const NAMES = /name$|^(?:title|label|service|client|stylist|shade|item|supplier|line|product|role|zone)$|Type$/i;

function rowOf(leaves: readonly Leaf[], tool: string, did: boolean, at: At): Row {
  const there = leaves.filter(([, value]) => value);
  const isWords = (value: unknown): value is string => typeof value === "string";
  return {
    did,
    names: there.flatMap(([name, value]) => (NAMES.test(name) && isWords(value) ? [value.toLowerCase()] : [])),
    says: `${tool} ${there.map(([name, value]) => `${plainWords(name)} ${isWords(value) ? plainWords(value) : ""}`).join(" ")}`,
    lacks: leaves.flatMap(([name, value]) => (value ? [] : [plainWords(name)])).join(" "),
    figures: new Set(leaves.flatMap(([name, value]) => figuresOf(name, value, at))),
  };
}

/** "needsPatchTest" as "needs patch test". */
const plainWords = (text: string) =>
  text.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, " ").toLowerCase();
