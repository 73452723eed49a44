import { expect, it } from "vitest";
import { understand } from "./understand.ts";

it.each([
  ["nat 6 30% grey wants 7ch", { currentLevel: 6, desiredLevel: 7, desiredTone: "copper" }],
  ["7n to 7 copper red with igora", { currentLevel: 7, desiredLevel: 7 }],
  ["lvl 5 box black to cool lvl 8", { currentLevel: 5, desiredLevel: 8, desiredTone: "cool_ash" }],
  ["majirel 6.35 on a natural 5", { currentLevel: 5, desiredLevel: 6 }],
  ["igora 7-77 on natural 6", { currentLevel: 6, desiredLevel: 7, desiredTone: "copper" }],
  ["level 9 bleached back down to 6 brown", { currentLevel: 9, desiredLevel: 6 }],
  ["light brown to dark blonde ash", { currentLevel: 5, desiredLevel: 6 }],
  ["levle 5 natral to 7 coper", { currentLevel: 5, desiredLevel: 7, desiredTone: "copper" }],
])("hears the head and the goal in “%s”", (said, facts) => {
  expect(understand(said).facts).toMatchObject(facts);
});

it("takes a tube by itself for no head", () => {
  expect(understand("have we got 10/6").facts).not.toHaveProperty("desiredLevel");
});
