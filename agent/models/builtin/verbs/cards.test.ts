import { describe, expect, it } from "vitest";
import { cardAnswer, leaves } from "./cards.ts";
import type { Result } from "#agent/models/builtin/view.ts";

const left = (tool: string): { row: undefined; results: Result[] } => ({
  row: undefined,
  results: [{ tool, input: {}, status: "left", value: undefined, sentence: "" }],
});
const answerTo = (text: string, tool = "delete_service") => {
  const row = cardAnswer(text, left(tool));
  return row && (row.before ? "again" : "closed");
};

describe("words typed while a card is open", () => {
  it.each([
    "yes",
    "yes please",
    "ok do it",
    "Go ahead!",
    "sure, delete it",
    "sounds good",
    "thanks",
    "perfect, thank you",
    "please do it now",
    "approved",
  ])("show the card once more: %s", (text) => {
    expect(answerTo(text)).toBe("again");
  });

  it.each([
    "no",
    "nope",
    "never mind",
    "actually leave it",
    "no don't",
    "no, dont do it",
    "forget it",
    "oh wait, leave it as it is",
    "cancel that",
    "not now",
    "i changed my mind",
    "stop",
    "no thanks",
    "hmm on second thought leave it",
    "shit wait dont send that",
    "omg no, don't do that",
    "no don't book her yet",
  ])("say that it is closed: %s", (text) => {
    expect(answerTo(text)).toBe("closed");
  });

  it.each([
    "no, saturday",
    "make it 70 instead",
    "show me today's bookings",
    "yes and text her the address",
    "is that the right Nora?",
    "leave it at 60",
    "move nora to friday at 3",
    "ok what's next",
  ])("are heard as ever where they say more: %s", (text) => {
    expect(answerTo(text)).toBeUndefined();
  });

  it("order by “cancel it” what the card is there to cancel, and drop any other", () => {
    expect(answerTo("cancel it", "cancel_order")).toBe("again");
    expect(answerTo("cancel it", "delete_service")).toBe("closed");
  });

  it("are of no card where none was open", () => {
    expect(cardAnswer("yes", { row: undefined, results: [] })).toBeUndefined();
  });
});

it("shows a card again that was declined by a tap, where it is plainly wanted", () => {
  const { results } = left("delete_service");
  const declined = results.map((result) => ({ ...result, status: "denied" as const }));
  const after = (text: string) => cardAnswer(text, { row: undefined, results: declined })?.before;
  expect(after("actually yes, do it")).toContain("tap");
  expect(after("go ahead")).toContain("tap");
  expect(after("ok thanks")).toBeUndefined();
});

it("shows a card again that was turned down in words", () => {
  const row = cardAnswer("no, leave it", left("delete_service"));
  expect(cardAnswer("yes", { row, results: [] })?.before).toContain("tap");
  expect(cardAnswer("ok", { row, results: [] })).toBeUndefined();
});

it("says that what is done is done, with the way back", () => {
  const results: Result[] = [
    { tool: "start_timer", input: {}, status: "ok", value: {}, sentence: "" },
  ];
  const row = cardAnswer("actually leave it", { row: undefined, results });
  expect(row?.verb.input?.({}, {} as never)).toEqual({ say: expect.stringContaining("undo") });
});

it.each(["leave it as it is", "no thanks", "not now", "leave it on for 10 more", "no", "keep it"])(
  "leaves a formula that is there alone: %s",
  (text) => {
    expect(leaves(text)).toBe(false);
  },
);
