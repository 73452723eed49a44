import { describe, expect, it } from "vitest";
import { NOTHING_SPOKEN } from "./spoken.ts";
import { rewritten } from "./caption.ts";
import type { Waiting } from "./waiting.ts";

const caption = "Let us talk about gloss. ✨\n\nIt shines for weeks.\n\nAsk us below.";
const cards: Waiting[] = [
  {
    call: {
      tool: "create_post",
      input: { caption, hashtags: ["hair"] },
      status: "left",
      value: undefined,
      sentence: "",
    },
    row: undefined,
    fresh: true,
  },
];
const here = { now: new Date("2026-11-24T17:00:00Z"), timeZone: "America/New_York", stylistId: "" };
const around = { names: new Map(), here, spoken: NOTHING_SPOKEN };
const made = (text: string) => rewritten(text, cards, around)?.verb.input?.({}, {} as never);

describe("a post that waits, in a few words", () => {
  it.each([
    ["shorter", { caption: "Let us talk about gloss. ✨\n\nAsk us below.", hashtags: ["hair"] }],
    ["no hashtags", { caption, hashtags: [] }],
    [
      "no emojis and say book through the link in bio",
      {
        caption:
          "Let us talk about gloss.\n\nIt shines for weeks.\n\nAsk us below.\n\nBook through the link in bio.",
        hashtags: ["hair"],
      },
    ],
    [
      "schedule it for friday 6pm",
      { caption, hashtags: ["hair"], date: "2026-11-27", time: "18:00" },
    ],
    ["facebook not insta", { caption, hashtags: ["hair"], platform: ["facebook"] }],
    ["on both", { caption, hashtags: ["hair"], platform: ["instagram", "facebook"] }],
    ["for friday at 6pm", { caption, hashtags: ["hair"], date: "2026-11-27", time: "18:00" }],
  ])("%s", (text, input) => {
    expect(made(text)).toEqual(input);
  });

  it.each([
    "whats low",
    "disconnect facebook",
    "how long is a gloss",
    "add nora to the book at 3 on friday",
  ])("is left by other words: %s", (text) => {
    expect(made(text)).toBeUndefined();
  });
});
