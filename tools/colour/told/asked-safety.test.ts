import { expect, it } from "vitest";
import { tellColour } from "./tell.ts";

const told = (words: string) => tellColour({ topic: "safety", words }, {});

it("offers no release beside what nobody may release, and takes a tattoo for no henna on the hair", () => {
  const { says, verdict } = told("black henna tattoo on vacation that blistered, wants brown");
  expect(verdict).toBe("no");
  expect(says).toContain("Nobody can override this.");
  expect(says).not.toMatch(/release it|metallic|lightener over henna/i);
});

it("still asks for a test after a tattoo that did nothing, and for the salts of henna on the hair", () => {
  expect(told("she had a black henna tattoo as a kid").says).toContain("patch test");
  expect(told("there is henna on her hair").says).toContain("metallic salts");
});

it.each(["shes 10 wks preg", "client is 12 weeks pregnant, roots today"])(
  "takes the weeks of a pregnancy for no age: %s",
  (words) => {
    expect(told(words).says).toMatch(/limited and suggests that it is safe.*midwife or GP/);
    expect(told(words).says).not.toContain("under 16");
  },
);
