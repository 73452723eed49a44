import { expect, it } from "vitest";
import { textBlocks } from "./plain-text-blocks.ts";

it.each([
  ["one line", "Her roots sit at 6.", [{ kind: "paragraph", text: "Her roots sit at 6." }]],
  [
    "blank lines part paragraphs, single breaks stay",
    "a\nb\n\n\nc",
    [
      { kind: "paragraph", text: "a\nb" },
      { kind: "paragraph", text: "c" },
    ],
  ],
  [
    "a list right after a sentence",
    "Mix:\r\n- 20 g 7/1\r\n- 60 g emulsion",
    [
      { kind: "paragraph", text: "Mix:" },
      { kind: "list", ordered: false, items: ["20 g 7/1", "60 g emulsion"] },
    ],
  ],
  [
    "numbers, then bullets, are two lists",
    "1. Strand test\n2) Roots\n* Ends",
    [
      { kind: "list", ordered: true, items: ["Strand test", "Roots"] },
      { kind: "list", ordered: false, items: ["Ends"] },
    ],
  ],
  [
    "a wrapped item stays one item",
    "- wait 20 min\n  and look\n- rinse",
    [{ kind: "list", ordered: false, items: ["wait 20 min and look", "rinse"] }],
  ],
  [
    "a level range is no list",
    "6-7 at the roots",
    [{ kind: "paragraph", text: "6-7 at the roots" }],
  ],
  ["nothing", " \n ", []],
])("%s", (_name, text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks);
});
