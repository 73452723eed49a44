import { expect, it } from "vitest";
import { BUSINESS } from "#tests/verb-business.ts";
import { calledBy } from "#tests/verb-salon.ts";
import { PLAIN, WORDS } from "#tools/reports/starters-data.ts";
import { COMMANDS, spelledOut } from "#ui/chat/composer-commands.ts";

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
  const { text } = calledBy(says, BUSINESS);
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
  const { calls } = calledBy(spelledOut(`/${name} ${rest}`), BUSINESS);
  expect(calls.map(([called]) => called)).toContain(tool);
});
