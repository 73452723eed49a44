import { expect, it } from "vitest";
import { understand } from "./understand.ts";
import { asTyped, writtenOut } from "./written-out.ts";

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

it.each([
  ["book wren a hl fri n a bd sat", "book wren a highlights fri and a blow dry sat"],
  ["rt touch up w orla", "root touch-up w orla"],
  ["orlas clr n tnr", "orlas colour and toner"],
  ["30g 7/0 w 20v dev", "30g 7/0 w 20v developer"],
  ["whens orlas bd", "whens orlas bd"],
  ["whats the bal owed", "whats the bal owed"],
  ["do it rt now", "do it rt now"],
])("writes out what is shortened in “%s”", (typed, meant) => {
  expect(writtenOut(typed, undefined)).toBe(meant);
});

it("leaves a short word that is somebody's name, and somebody's own words as they were typed", () => {
  const names = new Map([["dev", new Set(["client"])]]);
  expect(writtenOut("book dev a bd", names)).toBe("book dev a blow dry");
  expect(asTyped("wants a blow dry", "note on orla: wants a bd", undefined)).toBe("wants a bd");
});
