import { asSchema, getToolName, isToolUIPart, type ToolSet } from "ai";
import { FRAMES } from "#agent/models/builtin/frames/all.ts";
import { rankTools } from "#agent/models/builtin/sense/rank.ts";
import type { StoredMessage } from "#tools/chats/messages.ts";
import type { ToolName } from "#tools/registry.ts";
import { FIND_TOOLS, foundIn } from "./find-tools.ts";
import { instructionsFor } from "./instructions.ts";

/** What the instructions and the tools of a first prompt may come to. */
export const MOST_TOKENS = 3_500;
/** As a rule of thumb, so many letters are a token. */
const LETTERS = 4;
/** The brackets of the list of tools. */
const LIST = 2;

/** At hand in every turn: whom it is about, what is said of safety, choices to tap, and the way back. */
const ALWAYS = [
  FIND_TOOLS,
  "offer_choices",
  "note_safety",
  "find_clients",
  "get_client",
  "undo_last",
] as const satisfies readonly (ToolName | typeof FIND_TOOLS)[];
/** What photos and sheets are for needs no words. */
const FOR_PHOTOS = ["read_photos", "formulate"] as const satisfies readonly ToolName[];
const FOR_SHEETS = [
  "check_migration",
  "run_migration",
  "map_migration_column",
] as const satisfies readonly ToolName[];

/** How many of the newest messages keep the tools they called. */
const REMEMBERED = 6;
/** How many tools the newest words bring before what was used a moment ago, and how many the words before them and all of it. */
const MOST = { first: 4, before: 2, all: 12 };

/** What is less likely than that, of one, is left to be found. */
const LEAST = 0.01;

/** What a tool is looked up by, of which it takes ids. */
const LOOKED_UP_BY = new Map<string, Set<string>>();
for (const { tool, finds = [], first } of FRAMES) {
  const by = LOOKED_UP_BY.get(tool) ?? new Set<string>();
  for (const each of [...finds, ...(first ? [first] : [])]) by.add(each.tool);
  LOOKED_UP_BY.set(tool, by);
}

/**
 * The tools of a turn's first prompt, so that it stays small whatever there is: those that are always at hand, and of the
 * others the likeliest for the words, what was used or found a moment ago, and what each is looked up by, as many as fit.
 */
export function toolsAtHand(messages: readonly StoredMessage[], tools: ToolSet): string[] {
  // a reply that goes on has its calls to end
  const chosen = new Set(callsIn(messages.slice(-1)).filter((name) => name in tools));
  const lettersOf = (names: ReadonlySet<string>) =>
    [...names].reduce((sum, name) => sum + costOf(name, tools[name] as ToolSet[string]), 0) +
    instructionsFor(names).length +
    LIST;
  const add = (names: readonly string[]): boolean => {
    const all = new Set([...chosen, ...names]);
    if (lettersOf(all) > MOST_TOKENS * LETTERS) return false;
    for (const name of names) chosen.add(name);
    return true;
  };
  for (const name of candidates(messages)) {
    if (!(name in tools)) continue;
    const finders = [...(LOOKED_UP_BY.get(name) ?? [])].filter((each) => each in tools);
    if (!add([name, ...finders])) add([name]);
  }
  return [...chosen];
}

function candidates(messages: readonly StoredMessage[]): Set<string> {
  const mine = messages.filter(({ role }) => role === "user").slice(-2);
  const lately = messages.slice(-REMEMBERED);
  const used = callsIn(lately).toReversed();
  const found = lately
    .flatMap(({ parts }) => parts.filter(isToolUIPart))
    .flatMap((part) => foundIn(getToolName(part), part.input));
  const has = (type: string) => mine.some(({ parts }) => parts.some((part) => part.type === type));
  const newest = likelyFor(mine.at(-1), used[0]);
  const before = mine.length > 1 ? likelyFor(mine[0]) : [];
  return new Set<string>([
    ...ALWAYS,
    ...(has("data-photo") ? FOR_PHOTOS : []),
    ...(has("data-sheet") ? FOR_SHEETS : []),
    ...found,
    ...newest.slice(0, MOST.first).map(({ tool }) => tool),
    ...used,
    ...before.slice(0, MOST.before).map(({ tool }) => tool),
    ...newest
      .slice(0, MOST.all)
      .filter(({ share }) => share > LEAST)
      .map(({ tool }) => tool),
  ]);
}

const callsIn = (messages: readonly StoredMessage[]): string[] =>
  messages.flatMap(({ parts }) => parts.filter(isToolUIPart).map((part) => getToolName(part)));

type Likely = ReturnType<typeof rankTools>[number];

/** The likeliest tools for a message: for the whole of it, and for each of its sentences. */
function likelyFor(message: StoredMessage | undefined, after?: string): Likely[] {
  const words = message?.parts.flatMap((part) => (part.type === "text" ? [part.text] : [])) ?? [];
  const whole = words.join(" ");
  const pieces = [whole, ...whole.split(/[.;!?\n]+|\band then\b|\bthen\b/i)].filter((each) =>
    each.trim(),
  );
  const best = new Map<ToolName, number>();
  for (const piece of new Set(pieces))
    for (const { tool, share } of rankTools(piece, after))
      best.set(tool, Math.max(best.get(tool) ?? 0, share));
  return [...best].map(([tool, share]) => ({ tool, share })).toSorted((a, b) => b.share - a.share);
}

/** What a tool comes to on the widest wire, in letters: written once, since a tool is the same for every salon. */
const costs = new Map<string, number>();

function costOf(name: string, { description = "", inputSchema }: ToolSet[string]): number {
  const parameters = asSchema(inputSchema).jsonSchema;
  const cost =
    costs.get(name) ??
    JSON.stringify({ type: "function", function: { name, description, parameters } }).length + 1;
  costs.set(name, cost);
  return cost;
}
