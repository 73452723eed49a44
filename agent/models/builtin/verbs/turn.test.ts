import { expect, it } from "vitest";
import { turnOf } from "./turn.ts";

it.each([
  ["don't book her, just check if there's room friday", "check if there's room friday"],
  ["dont send it yet, only show me the words", "show me the words"],
  ["haven't ordered yet, what is low", "what is low"],
  ["not mixed it yet, show me the bowl", "show me the bowl"],
])("hears what is wanted after what is not: %s", (text, wanted) => {
  expect(turnOf(text)).toBe(wanted);
});

it.each([
  "don't cancel dana, she is coming",
  "book dana friday, just the gloss",
  "haven't seen her, book her in",
  "don't order more",
])("leaves words as they are: %s", (text) => {
  expect(turnOf(text)).toBe(text);
});
