import { expect, it } from "vitest";
import { leavesOpenWhose } from "./whose.ts";

const isName = (word: string) => ["bea", "ines"].includes(word);

it.each([
  "ana reacted to a box dye, or was it her sister",
  "dana said she's pregnant, or maybe that was ines",
  "i think it was ana who's allergic to latex but could of been bea",
  "somebody here is allergic to ppd, can't remember who",
  "someone said dana is pregnant",
  "dana is pregnant, not sure its even true",
])("leaves open whose: %s", (words) => expect(leavesOpenWhose(words, isName)).toBe(true));

it.each([
  "ana is allergic to ppd or maybe it was latex",
  "ana reacted to the tint or the bleach, book her a test",
  "her sister bea says ana reacted last time",
  "she's pregnant, can we do foils or a gloss",
])("tells whose: %s", (words) => expect(leavesOpenWhose(words, isName)).toBe(false));
