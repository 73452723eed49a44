import { expect, it } from "vitest";
import { HONEST } from "#tests/claims/assistant-honest.ts";
import { HOSTILE } from "#tests/claims/assistant-hostile.ts";
import { NOW } from "#tests/claims/turn-results.ts";
import { figuresLost, piecesShown, shownOfTurn } from "#tests/claims/turn-shown.ts";

const untrue = Object.entries(HOSTILE).flatMap(([kind, all]) =>
  all.map(([said, calls, reply, ...parts]) => ({ kind, said, calls, reply, parts })),
);
const honest = Object.entries(HONEST).flatMap(([kind, all]) =>
  all.map(([said, calls, reply, ...must]) => ({ kind, said, calls, reply, must })),
);

it.each(untrue)("$kind: never shows $reply", async ({ said, calls, reply, parts }) => {
  for (const words of [reply, `Hello there. ${reply} Which day is better?`]) {
    const shown = await shownOfTurn(said, calls, words);
    for (const part of parts.length > 0 ? parts : [reply]) expect(shown).not.toContain(part);
  }
});

it.each(honest)("$kind: loses nothing of $reply", async ({ said, calls, reply, must }) => {
  const shown = await shownOfTurn(said, calls, reply);
  for (const words of must) expect(shown).toMatch(words);
  expect(figuresLost(reply, shown, { timeZone: "UTC", now: NOW })).toEqual([]);
});

it.each([
  ["a visit that was cancelled as one that comes", ["day"], "Ada Wolf comes on Thursday at 11:00."],
  ["what is to come as past", ["day"], "Nora Lind was here on November 26."],
  [
    "a colleague in the place of a client",
    ["day"],
    "Maren Falk comes for a Full balayage on Thursday.",
  ],
  ["another year", ["day"], "Nora Lind comes on November 26, 2027 at 14:30."],
  ["another day of the same weekday", ["day"], "Nora Lind comes on December 3 at 14:30."],
  ["the figures of two bowls swapped", ["formula"], "It is 40 g of 7/1."],
  ["what a word turns round", ["day"], "Nora Lind is hardly confirmed."],
  ["agreement", ["day"], "That is so."],
  ["free of charge for free in the book", ["free"], "The Full balayage is for free on Friday."],
] as const)("does not show %s", async (_what, calls, reply) => {
  expect(await shownOfTurn("and nora", calls, reply)).not.toContain(reply);
});

it("shows each sentence once it is whole, and tells each thing once", async () => {
  expect(await piecesShown("hm", [], "Which one? What is her name? Which day?")).toEqual([
    "Which one? ",
    "What is her name? ",
    "Which day?",
  ]);
  const reply = "Your Gloss is $70. Or was it $80? It takes 20 minutes. Shall I change the price?";
  expect(await shownOfTurn("price of the gloss", ["menu"], reply)).toBe(
    "Gloss: $60, 45 min. Shall I change the price?",
  );
});

it("answers what is known of colour with its source, and says where nothing is known", async () => {
  const general = "Color Touch needs a 1:1 mix, since its pigments are heavier.";
  expect(await shownOfTurn("what is the mixing ratio of color touch", [], general)).toBe(
    "Color Touch is mixed 1:2: 30 g of colour with 60 g of developer. Source: Wella, technical guide.",
  );
  expect(await shownOfTurn("hm", [], "Ash tones always calm warmth.")).toBe(
    "Nothing was looked up or changed for that, so I can't vouch for it.",
  );
});
