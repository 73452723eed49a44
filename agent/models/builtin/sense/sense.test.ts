import { describe, expect, it } from "vitest";
import { factsOf, readExamples } from "./examples.ts";
import { lexiconOf } from "./names.ts";
import { sentenceOf } from "./sentence.ts";
import { digestOf } from "./lessons.ts";
import { sense, taught } from "./taught.ts";
import { tokensOf } from "./tokens.ts";

describe("what is taught", () => {
  it("was taught from the examples and intents as they are now: else run `npm run teach`", () => {
    expect(taught.from).toBe(digestOf());
  });

  it("reads examples with their facts, and which are no orders", () => {
    const [order, held] = readExamples(
      "# set_price\n(list_services) {service:gloss} to {price:70}\n~ maybe {service:gloss} to 70",
    );
    expect(order).toMatchObject({ intent: "set_price", after: "list_services", held: false });
    expect(order && factsOf(order)).toEqual({ service: "gloss", price: "70" });
    expect(held).toMatchObject({ held: true, text: "maybe gloss to 70" });
  });

  it("takes no example of no intent", () => {
    expect(() => readExamples("gloss to 70")).toThrow("No intent");
  });
});

describe("words and figures", () => {
  it.each([
    ["tmrw", "tomorrow", "date"],
    ["Thurs", "weekday", "date"],
    ["2:30", "#time", "time"],
    ["£45", "#sum", "sum"],
    ["7/1", "#shade", "shade"],
    ["09v", "#volume", "volume"],
    ["40g", "#grams", "grams"],
    ["three", "3", "n1"],
    ["cancelling", "cancel", "word"],
    ["her", "her", "points"],
  ])("reads %s as %s", (typed, word, shape) => {
    expect(tokensOf(typed)).toMatchObject([{ word, shape }]);
  });

  it("keeps where each stands", () => {
    expect(tokensOf("gloss is 70").map(({ from, to }) => [from, to])).toEqual([
      [0, 5],
      [6, 8],
      [9, 11],
    ]);
  });
});

describe("the plain sentence", () => {
  const says = ["set {service} to {price}", "set {service}", "set a price"];

  it.each([
    [{ service: "gloss", price: "70" }, "set gloss to 70"],
    [{ service: "gloss" }, "set gloss"],
    [{ price: "70" }, "set a price"],
    [{}, "set a price"],
  ])("says %j as %s", (filled, sentence) => {
    expect(sentenceOf({ says }, filled)).toBe(sentence);
  });

  it("is none where facts are missing", () => {
    expect(sentenceOf({ says: ["call {who}"] }, {})).toBeUndefined();
  });
});

describe("a stranger's words", () => {
  it.each([
    ["fringe trims gonna be 22 from monday", "set_price"],
    ["what time am i done on thursday", "list_appointments"],
    ["chuck another eight minutes on yolandas", "add_minutes"],
    ["that hydrate mask, put four more on order", "order_item"],
    ["is there any room for a perm on the 9th", "find_free_times"],
  ])("“%s” comes to %s", (says, tool) => {
    expect(sense(says, undefined)?.intent.tool).toBe(tool);
  });

  it("tells an order from words about one", () => {
    const heldIn = (says: string) => sense(says, undefined)?.held ?? 0;
    expect(heldIn("cancel olives appointment on friday")).toBeLessThan(0.3);
    expect(heldIn("should i cancel olives appointment on friday")).toBeGreaterThan(0.7);
  });

  it("is sure of nothing where the words are none", () => {
    expect(sense("blorf snarg wibble", undefined)?.share ?? 0).toBeLessThan(0.5);
  });

  it("knows what the salon calls its own", () => {
    const own = lexiconOf([{ kind: "service", name: "Zephyr Lights" }]);
    const now = sense("zephyr lights to 80", undefined, own);
    expect(now?.intent.tool).toBe("set_price");
    expect(now?.filled["service"]).toBe("zephyr lights");
  });

  it("writes a name as it is written", () => {
    const { filled } = sense("cancel olives appointment on friday", undefined) ?? {};
    expect(filled?.["client"]).toBe("Olive");
  });
});
