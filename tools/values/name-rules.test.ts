import { expect, test } from "vitest";
import { displayName, emailKeyOf, foldName, isFullName, namesSomebody } from "./name-rules.ts";

test.each([
  ["  Ána   REYES ", "ana reyes"],
  ["Jürgen Groß", "jurgen gross"],
  ["Søren Łukasz", "soren lukasz"],
  ["Zoë O’Neill", "zoe o'neill"],
  ["李 明", "李 明"],
])("%j is compared as %j", (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test.each([
  ["", false],
  ["   ", false],
  ["Client", false],
  ["Client 2026-03-02 10:00", false],
  ["Client 1764210000000", false],
  ["client #12", false],
  ["Color Correction Client", false],
  ["Colour correction client", false],
  ["Erased client", false],
  ["12345", false],
  ["Clientela Moreno", true],
  ["Client Eastwood", true],
  ["Pregnant", false],
  ["she is 20 weeks pregnant", false],
  ["the same lady", false],
  ["Ana", true],
  ["Ana Reyes", true],
  ["李 明", true],
])("%j names somebody: %s", (name, expected) => {
  expect(namesSomebody(name)).toBe(expected);
});

test.each([
  ["Ana", false],
  [" Ana ", false],
  ["Ana Reyes", true],
])("%j is a full name: %s", (name, expected) => {
  expect(isFullName(name)).toBe(expected);
});

test.each([
  [" Ana@Example.COM ", "ana@example.com"],
  ["", null],
  [null, null],
])("the address %j is compared as %j", (email, key) => {
  expect(emailKeyOf(email)).toBe(key);
});

test.each([
  ["Client 1795446782113", "New client of November 23"],
  ["Client 2026-11-23 15:12", "New client of November 23"],
  ["Client 7", "Client 7"],
  ["Ana Reyes", "Ana Reyes"],
])("%j is shown as %j", (name, shown) => {
  expect(displayName(name, "UTC")).toBe(shown);
});
