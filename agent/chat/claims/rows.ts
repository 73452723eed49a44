import type { Result } from "#agent/models/builtin/view.ts";
import { findTool } from "#tools/registry.ts";
import { fractionDigits } from "#tools/values/money-rules.ts";
import { figuresIn, keysOf, type At, type Kind } from "./figures.ts";
import { plainly } from "./plain.ts";

/** Where, when and in which money a text is read. */
export type Place = At & { currency: string };

/** One value of a result. */
export type Leaf = {
  /** How it is called, in words: "last visit at". */
  name: string;
  path: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** Its figures as `keysOf` writes them. */
  keys: readonly string[];
  /** Its name says nothing but what it counts, so that a figure of it needs no name. */
  isPlain: boolean;
  value: unknown;
  /** The object that it stands in, where that is not the row itself. */
  of: object | undefined;
};

/** One thing that is known, such as a record that a tool gave. */
export type Row = {
  /** Whom or what it is about. */
  label: string;
  names: ReadonlySet<string>;
  leaves: readonly Leaf[];
  /** Those of the thing itself, without what stands around its list. */
  own: readonly Leaf[];
  /** Whose hands it is in, where that is another than whom it is about. */
  by: ReadonlySet<string>;
  /** It stands no more: what it says is said with that word alone. */
  ended: ReadonlySet<string>;
  /** Words of the tool that gave it. */
  tool: ReadonlySet<string>;
  isAct: boolean;
};

type Held = { name: string; value: unknown; path: string; of: object | undefined };

/** What a call gave, as rows: one for each thing of a list, and one for what stands outside of lists. */
export function rowsOf({ tool, status, input, value }: Result, at: Place): Row[] {
  if (status !== "ok") return [];
  const isAct = (findTool(tool)?.effect ?? "read") !== "read";
  const lists: [name: string, list: readonly unknown[]][] = [];
  const outer = heldIn(value, "", lists);
  const around = leavesOf(isAct ? [...heldIn(input), ...outer] : outer, at);
  const make = (own: readonly Leaf[]): Row => {
    const leaves = [...around, ...own];
    const label = labelOf(own) || labelOf(around) || spaced(tool);
    const isBy = (leaf: Leaf) => leaf.name.includes("stylist") && leaf.value !== label;
    const wordsOf = (of: (leaf: Leaf) => boolean) =>
      new Set(leaves.filter(of).flatMap(({ words }) => [...words]));
    return {
      label,
      names: wordsOf((leaf) => isName(leaf) && !isBy(leaf)),
      by: wordsOf(isBy),
      ended: new Set(leaves.flatMap((leaf) => endOf(leaf.name, leaf.value, leaf.words))),
      leaves,
      own: own.length > 0 ? own : around,
      tool: wordsIn(spaced(tool)),
      isAct,
    };
  };
  const isEmpty = lists.some(([, list]) => list.length === 0);
  const each = lists.flatMap(([name, list]) =>
    list.map((item) => make(leavesOf(heldIn(item, name, undefined, ""), at))),
  );
  const whole = make([]);
  // a look that found nothing says nothing of what it was for
  return [isEmpty && !isAct ? { ...whole, tool: new Set() } : whole, ...each];
}

/** What says that a thing stands no more: its state, or the instant at which it ended. */
function endOf(name: string, value: unknown, words: ReadonlySet<string>): string[] {
  if (/^stat(?:us|e)$/.test(name)) return [...words].filter((word) => ENDED.test(word));
  return value && ENDED.test(name) ? [...wordsIn(name)].slice(0, 1) : [];
}
const ENDED =
  /^(?:cancel|delet|void|undo|stop|expir|fail|withdr|declin|reject|refus|revok|releas|archiv|draft|inactiv)/;

/** The values in an object. Lists of things are put into `lists`, where these are asked for, and else looked into. */
function heldIn(
  value: unknown,
  name = "",
  lists?: [string, readonly unknown[]][],
  path = name,
  of?: object,
): Held[] {
  if (Array.isArray(value)) {
    if (lists && (value.length === 0 || value.some((item) => typeof item === "object"))) {
      lists.push([name, value]);
      return [];
    }
    return value.flatMap((item) => heldIn(item, name, undefined, path, of));
  }
  if (typeof value !== "object" || value === null) return [{ name, value, path, of }];
  return Object.entries(value).flatMap(([key, held]) =>
    heldIn(held, key, lists, `${path} ${key}`, path ? value : undefined),
  );
}

const NAMES = /\bname$|^(?:title|label|service|client|stylist|item|zone|recipient)$|\btype$/;
const ASIDE = /^(?:id|version|hex|color|step|order)$|Ids?$/;
/** Text of more words is told whole or not at all: what is picked out of it may say another thing. */
const MOST_WORDS = 6;

const isName = ({ name, value }: Leaf) => NAMES.test(name) && typeof value === "string";
const labelOf = (leaves: readonly Leaf[]) => {
  const named = leaves.filter((leaf) => isName(leaf) && leaf.value !== "");
  const label = (named.find(({ name }) => /^(?:client )?name$/.test(name)) ?? named[0])?.value;
  return typeof label === "string" ? label : "";
};

function leavesOf(held: readonly Held[], at: Place): Leaf[] {
  const has = (name: string) => held.some((each) => each.name === name);
  return [...held, ...lengthOf(held)]
    .filter(
      ({ name }) =>
        !ASIDE.test(name) &&
        // the same as text beside it
        !(name === "createdAt" && has("appointmentDate")) &&
        !(/^starts?(?:At)?$/.test(name) && (has("time") || has("appointmentTime"))) &&
        !(name.endsWith("Minor") && (has(name.slice(0, -5)) || has(`${name.slice(0, -5)}Text`))),
    )
    .map((each) => leafOf(each, at));
}

/** How long what begins and ends lasts. */
function lengthOf(held: readonly Held[]): Held[] {
  const [start, end] = ["startsAt", "endsAt"].map((name) =>
    Date.parse(String(held.find((each) => each.name === name)?.value)),
  );
  const minutes = Math.round(((end ?? NaN) - (start ?? NaN)) / 60_000);
  return minutes > 0 ? [{ name: "minutes", value: minutes, path: "minutes", of: undefined }] : [];
}

/** What a number of a result counts, by the end of its name. */
const NAMED: readonly [name: RegExp, kinds: readonly Kind[], factor: number][] = [
  [/minor$|price$|cost$|fee$|deposit$|amount$|^(?:net|charged|refunded)$/i, ["money"], 1],
  [/minutes?$|^duration$/i, ["minutes"], 1],
  [/hours?$/i, ["minutes"], 60],
  [/days$/i, ["minutes"], 1440],
  [/grams?$/i, ["grams"], 1],
  [/ml$/i, ["ml"], 1],
  [/percent$/i, ["percent"], 1],
  [/volume$/i, ["volume"], 1],
  [/level$|^(?:from|to)$/i, ["level", "count"], 1],
];
const PLAIN =
  /^(?:.*(?:price|cost|amount|date|time|minutes?|grams?|ml|volume|quantity)|starts|start|duration|percent|total|code|ratio|shade|visits|times|count)$/i;

/** Names that say nothing without that of what they are of. */
const OF_PARENT = /^(?:state|done|expires|result)$/;

function leafOf({ name, value, path, of }: Held, at: Place): Leaf {
  // "basePriceMinor" is the base price
  const short = name.replace(/(?<=[a-z])(?:Minor|Text|At|On)$/, "");
  const [parent = ""] = path.split(" ").slice(-2, -1);
  const isText = typeof value === "string" && value.split(/\s+/).length <= MOST_WORDS;
  const [, kinds, factor] = NAMED.find(([pattern]) => pattern.test(name)) ?? [/./, ["count"], 1];
  const amount = (kind: string) =>
    Math.round(
      Number(value) * (kind === "money" ? 10 ** -fractionDigits(at.currency) : factor) * 100,
    ) / 100;
  return {
    name: spaced(OF_PARENT.test(short) ? `${parent} ${short}` : short),
    path: wordsIn(spaced(path)),
    words: isText
      ? wordsIn(value)
      : value === true
        ? wordsIn(spaced(short.replace(/^(?:is|has)(?=[A-Z])/, "")))
        : new Set(),
    keys:
      typeof value === "number"
        ? kinds.map((kind) => `${kind}:${amount(kind)}`)
        : isText
          ? figuresIn(value, at).flatMap(keysOf)
          : [],
    isPlain: PLAIN.test(short),
    value,
    of,
  };
}

/** "needsPatchTest" as "needs patch test". */
const spaced = (text: string) =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, " ")
    .toLowerCase()
    .trim();

/** The stems of the words of a text. */
export const wordsIn = (text: string): Set<string> =>
  new Set(
    plainly(text)
      .match(/[\p{L}]{2,}/gu)
      ?.map(stemOf),
  );

/** "Nora's" as "nora", "moved" and "moves" as "mov". */
export function stemOf(word: string): string {
  const bare = word.replace(/'s?$/, "");
  const stem = bare.replace(/(?<=\p{L}{3})(?:ies|ing|ed|es|s|y|e)$/u, "");
  return stem.replace(/([bdglmnprt])\1$/, "$1");
}

/** Words that only hold a sentence together. */
export const HOLDING = wordsIn(
  `a an the and but of for to in on at with as or is are be been has have she he her his their they it its this that there you
  your we our us who which also find found show shows stand comes come costs cost take takes min mins minute minutes
  gram grams ml hour hours hr hrs vol volume percent dollar dollars euro euros pound pounds am pm clock my please visit
  appointment`,
);
