import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
} from "@ai-sdk/provider";
import { z } from "zod";
import { foldName } from "#tools/values/name-rules.ts";
import { MOVED_ON } from "#tools/chats/rules.ts";
import type { PhotoRole } from "#tools/photos/schema.ts";
import { onceOf } from "./once-of.ts";
import { lexiconOf, type Lexicon } from "./sense/names.ts";

/** A sheet that was dropped: a file of a move. */
export type SeenSheet = { migrationId: string; fileId: string };
export type SeenPhoto = { photoId: string; role: PhotoRole };

/** What came of one tool call; `left`: its card was open when something else was written, which closed it. */
export type Result = {
  tool: string;
  input: unknown;
  status: "ok" | "refused" | "denied" | "failed" | "left";
  value: unknown;
  sentence: string;
};

/** What words are, where that is known before they are read for facts. */
export type Meant =
  | "smallTalk"
  | "outside"
  | "quoted"
  | "held"
  | "able"
  | "unclear"
  | "import"
  | "rescue"
  | "correct"
  | "formulate"
  | "tell";

/** The conversation as it happened. */
export type Event =
  | {
      kind: "user";
      text: string;
      photos: SeenPhoto[];
      sheets: SeenSheet[];
      beside: { screen: string; recordId?: string } | undefined;
      meant?: Meant;
      /** It is a further part of one message. */
      joined?: true;
    }
  | { kind: "said"; text: string }
  | { kind: "results"; results: Result[] };

/** What a person sent. */
export type UserEvent = Extract<Event, { kind: "user" }>;

/** Everything the built-in model decides from. */
export type View = {
  events: Event[];
  tools: ReadonlyMap<string, ToolShape>;
  /** When and where this is read: the salon's clock, and whose chat it is. Nothing where nobody said. */
  here: Here | undefined;
  /** What the salon calls its own services, stock and people. */
  names: Lexicon;
  /** What words of the salon's own mean, and whether taps on choices are kept as such; nothing where nothing was told of it. */
  own?: Own | undefined;
};

/** `words`: the name of a thing by what it is called, after its kind: "service bali". */
export type Own = { taps: boolean; words: ReadonlyMap<string, string> };

export type Here = { now: Date; timeZone: string; stylistId: string };

/** The arguments a tool takes, by its schema. */
export type ToolShape = { properties: ReadonlySet<string>; required: ReadonlySet<string> };

const PHOTO = /^\[photo (current|target|result) ([0-9a-f-]{36})\]$/;
const SHEET = /^\[sheet ([0-9a-f-]{36}) ([0-9a-f-]{36}) "[^"]*"\]$/;
const HERE = /^\[now (\S+) (\S+) stylist ([0-9a-f-]{36})\]$/;
const NAMES = /^\[names (\[\[.*\]\])\]$/;
const OWN = /^\[own (\{.*\})\]$/;
const OwnWords = z.object({
  taps: z.boolean(),
  words: z.array(z.tuple([z.string(), z.string(), z.string()])),
});
const Names = z.array(z.tuple([z.string(), z.string()]));
/** Lines that tell of something else than the words: of no use here. */
const ASIDE = /^\[(?:taken back|done on another branch): .*\]$/;
const BESIDE = /^\[beside ([a-z0-9-]+)(?: ([0-9a-f-]{36}))?\]$/;

/** The only reader of the SDK's prompt. */
export function viewOf({ prompt, tools, toolChoice }: LanguageModelV4CallOptions): View {
  const inputs = new Map<string, unknown>();
  const offered = toolChoice?.type === "none" ? [] : (tools ?? []);
  return {
    here: hereIn(prompt),
    ...namesIn(prompt),
    events: prompt.flatMap((message) => eventsIn(message, inputs)),
    tools: new Map(
      offered.flatMap((tool) =>
        tool.type === "function" ? [[tool.name, shapeOf(tool.inputSchema)] as const] : [],
      ),
    ),
  };
}

function hereIn(prompt: LanguageModelV4CallOptions["prompt"]): Here | undefined {
  for (const message of prompt.toReversed()) {
    if (message.role !== "user") continue;
    for (const part of message.content) {
      const found = part.type === "text" ? HERE.exec(part.text) : null;
      if (found?.[1] && found[2] && found[3])
        return { now: new Date(found[1]), timeZone: found[2], stylistId: found[3] };
    }
  }
  return undefined;
}

/** Words that somebody typed may look like such a line, and be none. */
function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const UNNAMED: Lexicon = new Map();
/** The lines that were read last: every step of a reply has the same one. */
const read = new Map<string, Lexicon>();
const MOST_READ = 50;

function namesIn(prompt: LanguageModelV4CallOptions["prompt"]): Pick<View, "names" | "own"> {
  const last = prompt.findLast(({ role }) => role === "user");
  const parts = last?.role === "user" ? last.content : [];
  const lineOf = (sign: RegExp) =>
    parts.flatMap((part) => (part.type === "text" ? (sign.exec(part.text)?.[1] ?? []) : [])).at(-1);
  const [names, told] = [lineOf(NAMES), lineOf(OWN)];
  const own = told === undefined ? undefined : OwnWords.safeParse(jsonIn(told)).data;
  return {
    names: names === undefined ? UNNAMED : lexiconIn(names),
    own: own && {
      taps: own.taps,
      words: new Map(own.words.map(([kind, word, name]) => [ownKey(kind, word), name])),
    },
  };
}

/** How a word of a kind is looked up: however it was typed. */
export const ownKey = (kind: string, word: string): string =>
  `${kind} ${foldName(word).replace(/^(?:the|a|an|our|my) /, "")}`;

function lexiconIn(line: string): Lexicon {
  const before = read.get(line);
  if (before) return before;
  const names = Names.safeParse(jsonIn(line)).data ?? [];
  const made = lexiconOf(names.map(([kind, name]) => ({ kind, name })));
  if (read.size >= MOST_READ) read.clear();
  read.set(line, made);
  return made;
}

const shapeOf = onceOf(
  ({ properties, required }: LanguageModelV4FunctionTool["inputSchema"]): ToolShape => ({
    properties: new Set(Object.keys(properties ?? {})),
    required: new Set(required),
  }),
);

function eventsIn(message: LanguageModelV4Message, inputs: Map<string, unknown>): Event[] {
  if (message.role === "user") return [userEvent(message)];
  if (message.role === "assistant") {
    let text = "";
    for (const part of message.content) {
      if (part.type === "text") text += part.text;
      if (part.type === "tool-call") inputs.set(part.toolCallId, part.input);
    }
    return text ? [{ kind: "said", text }] : [];
  }
  if (message.role !== "tool") return [];
  const results = message.content.flatMap((part) =>
    part.type === "tool-result"
      ? [resultOf(part.toolName, inputs.get(part.toolCallId), part.output)]
      : [],
  );
  return results.length > 0 ? [{ kind: "results", results }] : [];
}

function userEvent(message: Extract<LanguageModelV4Message, { role: "user" }>): Event {
  const said: string[] = [];
  const photos: SeenPhoto[] = [];
  const sheets: SeenSheet[] = [];
  let beside: Extract<Event, { kind: "user" }>["beside"];
  for (const part of message.content) {
    if (part.type !== "text") continue;
    const photo = PHOTO.exec(part.text);
    if ([HERE, NAMES, OWN, ASIDE].some((line) => line.test(part.text))) continue;
    const sheet = SHEET.exec(part.text);
    if (sheet?.[1] && sheet[2]) {
      sheets.push({ migrationId: sheet[1], fileId: sheet[2] });
      continue;
    }
    const screen = BESIDE.exec(part.text);
    if (photo?.[2]) photos.push({ role: photo[1] as PhotoRole, photoId: photo[2] });
    else if (screen?.[1])
      beside = { screen: screen[1], ...(screen[2] ? { recordId: screen[2] } : {}) };
    else said.push(part.text);
  }
  return { kind: "user", text: said.join(" ").trim(), photos, sheets, beside };
}

type Output = Extract<
  Extract<LanguageModelV4Message, { role: "tool" }>["content"][number],
  { type: "tool-result" }
>["output"];

/** How the SDK puts a call that was declined, in all turns after that. */
const DECLINED = "Tool call execution denied.";

function resultOf(tool: string, input: unknown, output: Output): Result {
  if (output.type === "execution-denied")
    return { tool, input, status: "denied", value: undefined, sentence: "" };
  if (output.type === "error-text" && output.value === DECLINED)
    return { tool, input, status: "denied", value: undefined, sentence: "" };
  if (output.type === "error-text" && output.value.endsWith(MOVED_ON))
    return { tool, input, status: "left", value: undefined, sentence: "" };
  const given =
    "value" in output
      ? (output.value as { ok?: unknown; value?: unknown; sentence?: unknown } | null)
      : null;
  if (output.type === "json" && given?.ok === true)
    return { tool, input, status: "ok", value: given.value, sentence: "" };
  if (output.type === "json" && typeof given?.sentence === "string") {
    return { tool, input, status: "refused", value: undefined, sentence: given.sentence };
  }
  return { tool, input, status: "failed", value: undefined, sentence: "" };
}
