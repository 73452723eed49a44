import type { ModelMessage } from "ai";

/** Characters of a prompt that are sent whole; about a quarter as many tokens. */
const BUDGET = 60_000;
const LETTERS = 4;
/** Tokens of a context that are kept for instructions and tools, and for what comes in the turn itself. */
const KEPT_FREE = 8_000;
/** The newest messages are never shortened. */
const KEPT_WHOLE = 12;
const MAX_WORDS = 600;
const MAX_ITEMS = 3;
const MAX_TEXT = 80;

/**
 * A long conversation for a model: the newest messages as they are; of older ones the words, and of what tools gave only
 * names, numbers and ids; past twice the budget the oldest are left out, and that is said. Calls and their results stay together.
 * `contextTokens`: what the model reads and writes at once, where that is little.
 */
export function compacted(
  prompt: readonly ModelMessage[],
  contextTokens = Infinity,
): ModelMessage[] {
  const budget = Math.min(BUDGET, ((contextTokens - KEPT_FREE) * LETTERS) / 2);
  if (sizeOf(prompt) <= budget) return [...prompt];
  const cut = Math.max(0, prompt.length - KEPT_WHOLE);
  const older = prompt.slice(0, cut).map(shortened);
  const newest = prompt.slice(cut);
  let left = 2 * budget - sizeOf(newest);
  let from = older.length;
  while (from > 0) {
    left -= sizeOf(older.slice(from - 1, from));
    if (left < 0) break;
    from -= 1;
  }
  if (from === 0) return [...older, ...newest];
  // a result without its call is refused by providers: begin with words of the person
  const rest = [...older.slice(from), ...newest];
  const kept = rest.slice(
    Math.max(
      0,
      rest.findIndex(({ role }) => role === "user"),
    ),
  );
  const note = `[${prompt.length - kept.length} earlier messages of this conversation are left out here]`;
  return [{ role: "user", content: [{ type: "text", text: note }] }, ...kept];
}

const sizeOf = (messages: readonly ModelMessage[]) =>
  messages.reduce((sum, { content }) => sum + (sizeOfContent(content) ?? 0), 0);

/** Pictures are counted apart: only a few go along at all. */
function sizeOfContent(content: ModelMessage["content"]): number {
  if (typeof content === "string") return content.length;
  return content.reduce(
    (sum, part) => sum + (part.type === "file" ? 0 : JSON.stringify(part).length),
    0,
  );
}

function shortened(message: ModelMessage): ModelMessage {
  if (message.role === "tool") {
    return {
      ...message,
      content: message.content.map((part) =>
        part.type === "tool-result" && part.output.type === "json"
          ? {
              ...part,
              output: { type: "json" as const, value: digest(part.output.value) as never },
            }
          : part,
      ),
    };
  }
  if (message.role === "system") return message;
  if (typeof message.content === "string")
    return { ...message, content: cut(message.content, MAX_WORDS) };
  return message.role === "user"
    ? { ...message, content: message.content.filter(isWords).map(cutPart) }
    : { ...message, content: message.content.map(cutPart) };
}

const isWords = ({ type }: { type: string }) => type === "text";
const cutPart = <P extends { type: string }>(part: P): P =>
  part.type === "text" && "text" in part && typeof part.text === "string"
    ? { ...part, text: cut(part.text, MAX_WORDS) }
    : part;

/** Names, numbers and ids of a result, to three levels. */
function digest(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return cut(value, MAX_TEXT);
  if (!value || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map((item) => digest(item, depth + 1));
    return value.length > MAX_ITEMS ? [...items, `and ${value.length - MAX_ITEMS} more`] : items;
  }
  if (depth > 2) return "…";
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, digest(held, depth + 1)]),
  );
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);
