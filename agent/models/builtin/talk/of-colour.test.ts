import { expect, it } from "vitest";
import { talkTo } from "#tests/builtin-talk.ts";

it.each([
  "55/0 vs 5/0 when do u actually need the double one",
  "can i throw color touch and koleston in the same bowl",
  "1.9 or 4 for toning level 9 foils whats the actual diff",
  "virgin long hair going lighter w tint where do i start",
  "need 80 g total in the bowl kp 7/0 and 7/31 equal parts, nat 7 about 30% gray. which developer and how many grams each",
  "joan asked me to put the rest of the 5/0 on her brows its in the bowl anyway",
  "her toner is gone in 2 wks every time. why",
  "last tube of 6/71 kp just split shes in the chair 40% gray root. what instead",
])("is a question of the craft, asked by its words and nothing of a head: %s", async (words) => {
  const { says, calls } = talkTo({ colour_facts: () => ({ says: "So it is." }) });
  expect(await says(words)).toBe("So it is.");
  expect(calls.map(([name, { topic }]) => [name, topic])).toEqual([["colour_facts", "technique"]]);
});

it.each([
  "shes rinsed and its like a 3. i pulled 5/0 kp thru old ends she wanted a 6. now what",
  "temples see thru after i rinsed. 6/0 20vol 35 min 80 gray the rest is perfect. do i redo now",
  "all dry and theres a orange line between the regrowth and her old blonde",
])("is a result, and no head that wants a bowl: %s", async (words) => {
  const { says, calls } = talkTo({
    rescue: () => ({ verdict: "finished", headline: "Wash it", now: ["One.", "Two.", "Three."] }),
  });
  expect(await says(words)).toContain("Wash it. One. Two. Three.");
  expect(calls.map(([name]) => name)).toEqual(["rescue"]);
});

it("says why where why is asked of a result", async () => {
  const { says, calls } = talkTo({ colour_facts: () => ({ says: "Ash on yellow." }) });
  expect(await says("put 9/16 on pale yellow ends and it went kinda khaki why")).toBe(
    "Ash on yellow.",
  );
  expect(calls[0]?.[1]).toMatchObject({ topic: "cause" });
});

it("puts the bowl that was just told of into the line that is asked for", async () => {
  const converted = { convertedIngredients: [], cautions: [], from: null, to: null };
  const { says, calls } = talkTo({ convert_written: () => converted });
  await says("card says igora royal 6-0 w 20 vol. 50% gray. what would that be in wella");
  expect(calls[0]).toEqual([
    "convert_written",
    { formula: "schwarzkopf professional igora royal 6-0 20 vol", to: "wella-professionals" },
  ]);
});
