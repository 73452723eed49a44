import { expect, it } from "vitest";
import { unlinked } from "./unlinked-rules.ts";

it.each([
  ["Ada Lindqvist", "Ada Lindqvist"],
  ["Dr.Kim", "Dr. Kim"],
  ["J.R. Olsen", "J.R. Olsen"],
  ["Balayage 2.5 h", "Balayage 2.5 h"],
  ["win at http://evil.example/x", "win at http evil. example/x"],
  ["www.evil.co.uk", "www. evil. co. uk"],
  ["me@evil.example", "me at evil. example"],
])("%s is written as %s", (typed, written) => {
  expect(unlinked(typed)).toBe(written);
});
