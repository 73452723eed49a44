import { describe, expect, it } from "vitest";
import { intentsOf } from "./intents.ts";

describe("a patch test", () => {
  it.each([
    "I had my patch test on monday",
    "I have had a patch test here",
    "patch test done last week",
    "already did the patch test with Maren",
    "my patch test was fine",
  ])("was had: %s", (words) => expect(intentsOf(words)).toContain("had_test"));

  it.each([
    "I haven’t had my patch test",
    "havent had a patch test yet",
    "I dont think i had a patch test",
    "do I need a patch test if I had one?",
    "i need a patch test done",
    "can I get a patch test done",
    "got my patch test booked for tuesday",
    "i had a patch test with another salon",
    "had a patch test two years ago",
    "had a patch test but it reacted",
    "I had a reaction to the patch test",
  ])("was not had, or counts for nothing here: %s", (words) =>
    expect(intentsOf(words)).not.toContain("had_test"),
  );
});
