import { describe, expect, it } from "vitest";
import { reworded } from "./message.ts";
import { NOTHING_SPOKEN } from "./spoken.ts";
import type { Waiting } from "./waiting.ts";

const input = { clientId: "nora", body: "We are on for tomorrow" };
const cards: Waiting[] = [
  {
    call: { tool: "text_client", input, status: "left", value: undefined, sentence: "" },
    row: undefined,
    fresh: true,
  },
];
const here = { now: new Date("2026-11-24T17:00:00Z"), timeZone: "America/New_York", stylistId: "" };
const around = { names: new Map(), here, spoken: NOTHING_SPOKEN };
const made = (text: string) => reworded(text, cards, around)?.verb.input?.({}, {} as never);

describe("a message that waits, with something more in it", () => {
  it.each([
    ["put half 1 in it", "We are on for tomorrow at 1:30 PM."],
    ["say we close at 5 too", "We are on for tomorrow. We close at 5."],
  ])("%s", (text, body) => {
    expect(made(text)).toEqual({ ...input, body });
  });

  it.each(["put her in at 3", "what's on today", "add a client bea thornley"])(
    "is left by other words: %s",
    (text) => {
      expect(made(text)).toBeUndefined();
    },
  );
});
