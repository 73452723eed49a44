import { expect, it } from "vitest";
import { talkTo } from "#tests/builtin-talk.ts";

/** What goes wrong by somebody's own hand, with no formula of ours behind it. */
it.each([
  "ugh hot roots. did a virgin 6 to 8 w 9 and the first inch is bright gold and the rest is a 7",
  "toner grabbed and her ends went purple gray. 10/6 was on 12 min. how do i pull it back",
  "pulled the 4/0 thru her ends to freshen and now the ends are basically black. fix",
])("is helped with at once, and never mixed again: %s", async (words) => {
  const { says, calls } = talkTo({ rescue: () => ({ headline: "Rinse now", now: ["Rinse it."] }) });
  expect(await says(words)).toContain("Rinse now");
  expect(calls.map(([name]) => name)).toEqual(["rescue"]);
});
