import { expect, it } from "vitest";
import { titleOf } from "./title.ts";

it.each([
  ["Dana, brassy, wants smoky beige", "Dana, brassy to smoky beige"],
  ["Maria, nat lvl 5, wants an 8 ash", "Maria, level 5 to 8 ash"],
  ["Kate is too yellow. She wants pearl", "Kate, yellow to pearl"],
  ["Dana, fine hair. She wants this, no more orange", "Dana, no more orange"],
  ["what did we use on Dana last time", "What did we use on Dana last time"],
  ["6 going to 8. cool", "6 going to 8"],
  ["   ", "New look"],
  ["Level 6 to 8 please. " + "x".repeat(200), "Level 6 to 8 please"],
  ["one two three ".repeat(20), "One two three one two three one two three one two three one…"],
])("%s is called %s", (text, title) => {
  expect(titleOf({ id: "a", role: "user", parts: [{ type: "text", text }] })).toBe(title);
});
