import { expect, it } from "vitest";
import { QUESTIONS } from "#agent/models/builtin/ask.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { hearFacts } from "#agent/models/builtin/hear/understand.ts";
import { TOPICS } from "#agent/models/builtin/miss.ts";
import { BUSINESS } from "#tests/salons/verb-business.ts";
import { PEOPLE } from "#tests/salons/verb-people.ts";
import { calledBy } from "#tests/salons/verb-salon.ts";
import { PLAIN, WORDS } from "#tools/reports/starters-data.ts";
import { COMMANDS, spelledOut } from "#ui/chat/composer/composer-commands.ts";

/** What a person goes on with after the words of a command. */
const GONE_ON: Record<string, string> = {
  formula: "Dana, level 6 to 8 ash",
  correct: "Dana",
  convert: "7/1 30g + 20v 60g to Redken Shades EQ",
  timer: "35 min roots",
  book: "Dana for a gloss on Friday at 10",
  move: "Dana to Friday at 3",
  price: "gloss to 70",
  post: "today's balayage",
};

const SALON = { ...PEOPLE, ...BUSINESS };
const said = [
  ...COMMANDS.map(({ words }) => words.trim()),
  ...COMMANDS.map(({ name }) => spelledOut(`/${name} ${GONE_ON[name] ?? ""}`)),
  ...PLAIN.map(({ says }) => says),
  WORDS.formula("Dana Whitlock"),
  WORDS.lastFormula("Dana Whitlock"),
  WORDS.outcome("Dana Whitlock"),
  WORDS.texts,
  WORDS.reorder,
];

it.each([...new Set(said)])("understands what is put into the composer: %s", (says) => {
  const { text } = calledBy(says, SALON);
  expect(text).not.toBe("");
  expect(text).not.toContain("did not understand");
});

it.each([
  ["price", "gloss to 70", "set_price"],
  ["timer", "35 min roots", "start_timer"],
  ["book", "Dana for a gloss on Friday at 10", "book_client"],
  ["move", "Dana to Friday at 3", "move_appointment"],
  ["reorder", "", "reorder"],
  ["undo", "", "undo_last"],
])("does what /%s %s stands for", (name, rest, tool) => {
  const { calls } = calledBy(spelledOut(`/${name} ${rest}`), SALON);
  expect(calls.map(([called]) => called)).toContain(tool);
});

const offered = new Map(TOPICS.flatMap(({ near }) => near.map(({ says, tool }) => [says, tool])));

/** A salon in which nothing happened yet. */
const EMPTY = {
  ...BUSINESS,
  list_outbox: () => ({ messages: [], total: 0 }),
  list_timers: () => [],
  find_free_times: () => ({ times: [] }),
  list_stylists: () => ({ stylists: [] }),
  find_clients: () => ({ items: [], total: 0 }),
};

it.each([...offered])("does or asks for what it offers near what it missed: %s", (says, tool) => {
  const { calls, text } = calledBy(says, EMPTY);
  if (!text.endsWith("?")) expect(calls.map(([called]) => called)).toContain(tool);
  expect(text).not.toMatch(/did not understand|not what to do|not sure what you mean/);
});

const SLOTS = Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[];
const answers = SLOTS.flatMap((slot) =>
  QUESTIONS[slot].options({ currentLevel: 5 }).map(({ says }) => [says, slot] as const),
);

it.each(answers)("takes a tap on %s for %s", (says, slot) => {
  const facts = hearFacts(plain(says), says, slot);
  const told = { grayPercent: "hasGray", desiredLevel: "keepLevel" } as const;
  const other = slot in told ? facts[told[slot as keyof typeof told]] : undefined;
  expect(facts[slot] ?? other).toBeDefined();
});
