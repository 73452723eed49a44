import { expect, it } from "vitest";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { tellColour } from "#tools/colour/told/tell.ts";
import type { ColourQuestion } from "#tools/colour/told/schema.ts";

const touch = "wella-professionals/color-touch";
const known = {
  salon: {
    lines: ["wella-professionals/koleston-perfect", touch],
    standing: { [touch]: ["9/16"] },
  },
};
const told = (topic: string, text: string, slots = {}) => {
  const asked = frameOf(`colour_facts.${topic}`)?.input?.(slots, { text: plain(text) } as never);
  return tellColour(asked as ColourQuestion, known).says;
};

it.each<[topic: string, text: string, slots: object, says: RegExp]>([
  [
    "neutralise",
    "orange vs yellow whats the killer for each",
    {},
    /^Blue .*orange.*Violet .*yellow.*In stock: Color Touch 9\/16/,
  ],
  [
    "grey",
    "does 30 vol cover gray better than 20. i say no",
    { volume: "30 vol", percent: "20" },
    /^So 20 vol \(6%\), not 30 vol/,
  ],
  [
    "grey",
    "how long with koleston on gray and does heat help",
    { line: "koleston" },
    /With heat it is 15 to 25 min; heat saves time and does not cover better/,
  ],
  ["timing", "color touch timing with heat", { line: "color touch" }, /heat/],
  [
    "lift",
    "box black to blonde how many visits",
    { hair: "box" },
    /From 2 to 8 on colored hair is 6 levels: \d to \d visits/,
  ],
  [
    "over",
    "did 5/0 kp last month, can i go over it with 7/0 and 9%",
    {},
    /Tint does not lift hair that already carries color/,
  ],
])("%s: %s", (topic, text, slots, says) => expect(told(topic, text, slots)).toMatch(says));
