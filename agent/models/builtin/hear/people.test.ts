import { expect, test } from "vitest";
import { plain } from "./text.ts";
import { withNames } from "./people.ts";

test.each([
  ["35 min roots keisha", "35 min roots Keisha"],
  ["keishas gonna run long", "Keisha's gonna run long"],
  ["ruths moving away", "Ruth's moving away"],
  ["book lucas for friday at 3", "book Lucas for friday at 3"],
  ["danas patch test is clear", "Dana's patch test is clear"],
  ["pull up mei-ling", "pull up Mei-Ling"],
  ["book siobhan o'leary for a blow dry", "book Siobhan O'Leary for a blow dry"],
  ["move chloé to 3", "move Chloé to 3"],
  ["tess rebooking rate this yr", "Tess rebooking rate this yr"],
  ["whats 2 oz in grams", "whats 2 oz in grams"],
  ["how come it grabbed on the lengths", "how come it grabbed on the lengths"],
  ["9V shades eq to wella color touch pls", "9V shades eq to wella color touch pls"],
  ["cancel everyone tomorrow im sick", "cancel everyone tomorrow im sick"],
  ["waarom niet 10 vol", "waarom niet 10 vol"],
])("sees the names in %s", (typed, names) => {
  expect(withNames(typed)).toBe(names);
});

test.each([
  ["resched dana to 3 tmrw", "reschedule dana to 3 tomorrow"],
  ["cant see the grams", "can't see the grams"],
  ["hows ur day", "how's your day"],
  ["y 1:2", "why 1:2"],
  ["does gwen need one b4 fri", "does gwen need one before fri"],
  ["they were here", "they were here"],
  ["nadia w tess sat", "nadia with tess sat"],
  ["its gone green", "its gone green"],
])("mends %s", (typed, mended) => {
  expect(plain(typed)).toBe(mended);
});
