import { describe, expect, test } from "vitest";
import { letterOf } from "./letter-words.ts";

const href = "https://salon.example/manage/abc";
const dressing = {
  sender: "Maren's salon",
  facts: [{ label: "When", value: "Friday" }],
  block: "Friday at 10:00\nGloss with Maren",
  link: { label: "See it", href },
};
const made = (...paragraphs: string[]) => letterOf(paragraphs.join("\n\n"), dressing);

describe("a template's words as a letter", () => {
  test("have their facts in a table, their link as a button and one signature", () => {
    expect(
      made(
        "Hello Anna,",
        dressing.block,
        "It is confirmed.",
        `Move or end it here: ${href}`,
        "Maren's salon",
      ),
    ).toEqual({
      paragraphs: ["Hello Anna,"],
      facts: dressing.facts,
      after: ["It is confirmed."],
      button: { label: "Move or end it", href },
      sender: "Maren's salon",
    });
  });

  test.each([
    ["Take it, or let it go, here:", "Take it, or let it go"],
    ["Your visit:", "Your visit"],
    ["More :", "More"],
  ])("read '%s' as the button '%s'", (words, label) => {
    expect(made(`${words} ${href}`).button?.label).toBe(label);
  });

  test("of the salon's own keep a link that stands among them, and say it once", () => {
    const letter = made("Hello.", `Open ${href} to see it.`);
    expect(letter.paragraphs).toEqual(["Hello.", `Open ${href} to see it.`]);
    expect(letter.button).toBeUndefined();
  });

  test("without the link or the facts get both", () => {
    expect(made("Come in.")).toMatchObject({
      paragraphs: ["Come in."],
      facts: dressing.facts,
      button: { label: "See it", href },
    });
    expect(letterOf("Come in.", { ...dressing, link: null })).not.toHaveProperty("button");
  });
});
