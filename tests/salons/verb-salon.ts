import { z } from "zod";
import { decide } from "#agent/models/builtin/decide.ts";
import type { Event, Result, View } from "#agent/models/builtin/view.ts";
import type { Choices } from "#tools/chats/schema.ts";
import { needsTap } from "#tools/core/tool.ts";
import { findTool, stylistTools } from "#tools/registry.ts";
import type { Answers, Calls } from "#tests/builtin-talk.ts";

/** An id of its own for each number. */
export const id = (number: number) => `0198a000-0000-7000-8000-${String(number).padStart(12, "0")}`;

const service = (number: number, name: string, basePrice: string, duration: number) => ({
  id: id(number),
  name,
  basePrice,
  basePriceMinor: Number(basePrice.slice(1)) * 100,
  version: 1,
  duration,
});

/** What the lists of a small salon answer; other tools answer their own input. */
export const SALON: Answers = {
  note_safety: () => ({ facts: [], client: null, judged: [], onRecord: true }),
  list_services: () => ({
    stylistName: "Maren",
    services: [
      service(101, "Balayage", "$180", 180),
      service(102, "Gloss", "$65", 45),
      service(103, "Women's Cut", "$70", 60),
      service(104, "Men's Cut", "$40", 30),
      service(105, "Root Touch-Up", "$85", 90),
      service(106, "Color Correction", "$250", 240),
    ],
  }),
};

/** Tuesday, twenty past ten in the morning on the salon's clock. */
const HERE = {
  now: new Date("2026-11-24T15:20:00Z"),
  timeZone: "America/New_York",
  stylistId: id(1),
};
/** Nothing is known by name: what is said is known by its words alone. */
const NAMES: View["names"] = new Map();
const MOST_STEPS = 8;

const tools = new Map(
  Object.entries(stylistTools).map(([name, { input }]) => {
    const { properties = {}, required = [] } = z.toJSONSchema(input, {
      unrepresentable: "any",
      io: "input",
    });
    return [name, { properties: new Set(Object.keys(properties)), required: new Set(required) }];
  }),
);

/**
 * Says some messages to the built-in model, one after the other. `calls` are those of all of them, `last` those of the last
 * one without choices, `text` its words, `options` what it could be answered with. A call that its tool would not take throws.
 */
export function calledBy(messages: string | readonly string[], answers: Answers = SALON): Called {
  const events: Event[] = [];
  const calls: Calls = [];
  let from = 0;
  let text = "";
  let options: string[] = [];
  for (const message of [messages].flat()) {
    events.push({ kind: "user", text: message, photos: [], sheets: [], beside: undefined });
    [from, text, options] = [calls.length, "", []];
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const decision = decide({ events, tools, here: HERE, names: NAMES });
      text += decision.text;
      if (decision.text) events.push({ kind: "said", text: decision.text });
      const results = decision.calls.map(({ toolName, input }) => ran(toolName, input, answers));
      calls.push(...results.map(({ tool, input }): Calls[number] => [tool, input as Input]));
      if (results.length > 0) events.push({ kind: "results", results });
      const offered = results.find(({ tool }) => tool === "offer_choices");
      options = (offered?.value as Choices | undefined)?.options.map(({ says }) => says) ?? [];
      if (results.length === 0 || offered) break;
    }
  }
  return {
    calls,
    last: calls.slice(from).filter(([tool]) => tool !== "offer_choices"),
    text,
    options,
  };
}

type Input = Record<string, unknown>;
type Called = { calls: Calls; last: Calls; text: string; options: string[] };

function ran(tool: string, input: Input, answers: Answers): Result {
  const taken = findTool(tool)?.input.safeParse(input);
  if (!taken?.success)
    throw new Error(`${tool} does not take ${JSON.stringify(input)}: ${taken?.error.message}`);
  const value = answers[tool]?.(input) ?? input;
  return { tool, input, status: "ok", value, sentence: "" };
}

/** What a talk has come to: its last words, the calls of its last turn, and the card that waits then. */
type Played = { text: string; last: Calls; waits: Calls[number] | undefined };

/** A talk with cards: "TAP" and "NO" answer the one that waits, any other words leave it. */
export function playedBy(
  turns: readonly string[],
  answers: Answers = SALON,
  names = NAMES,
): Played {
  const events: Event[] = [];
  let played: Played = { text: "", last: [], waits: undefined };
  for (const turn of turns) {
    const { waits } = played;
    const [tool, input = {}] = waits ?? [];
    const isAnswer = turn === "TAP" || turn === "NO";
    if (tool) {
      const done = ran(tool, input, answers);
      const status = turn === "TAP" ? "ok" : turn === "NO" ? "denied" : "left";
      events.push({ kind: "results", results: [{ ...done, status }] });
    }
    if (isAnswer && !waits) throw new Error("No card waits.");
    if (!isAnswer)
      events.push({ kind: "user", text: turn, photos: [], sheets: [], beside: undefined });
    played = { text: "", last: [], waits: undefined };
    for (let step = 0; step < MOST_STEPS && !played.waits; step += 1) {
      const { text, calls } = decide({ events, tools, here: HERE, names });
      if (text) events.push({ kind: "said", text });
      const card = calls.find(({ toolName, input: of }) => {
        const needed = findTool(toolName);
        return needed && needsTap(needed, of);
      });
      const results = calls
        .filter((each) => each !== card)
        .map(({ toolName, input: of }) => ran(toolName, of, answers));
      if (results.length > 0) events.push({ kind: "results", results });
      played = {
        text: played.text + text,
        last: [...played.last, ...results.map((of): Calls[number] => [of.tool, of.input as Input])],
        waits: card && [card.toolName, card.input],
      };
      if (calls.length === 0 || results.some(({ tool: each }) => each === "offer_choices")) break;
    }
  }
  return played;
}

/** What of these calls changes something. */
export const actsOf = (calls: Calls): string[] =>
  calls.flatMap(([tool]) =>
    // what is said of safety is judged by, and written down nowhere
    findTool(tool)?.effect === "read" || tool === "note_safety" ? [] : [tool],
  );
