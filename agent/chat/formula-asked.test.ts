import { beforeAll, describe, expect, it } from "vitest";
import type { StylistMessage } from "#agent/chat/message.ts";
import { callsOf, chatOf, given, wordsOf } from "#tests/chat.ts";
import type { Salon } from "#tests/fixtures.ts";
import { openWholeSalon } from "#tests/salons/whole-salon.ts";

let salon: Salon;

beforeAll(async () => {
  ({ maren: salon } = await openWholeSalon());
  await salon.json("PUT", "/api/booking-rules", { requirePatchTest: false });
});

/** The reply to the words that follow a formula. */
async function replyTo(head: string, says: string) {
  const chat = chatOf(salon);
  await chat.ask(`Gina, ${head}`);
  const reply = await chat.ask(says);
  return { reply, text: wordsOf(reply) };
}

const COPPER = "virgin level 6 wants level 7 copper, healthy hair, no grey";
const HEADS = [
  COPPER,
  "virgin level 5 wants level 8 ash, healthy hair, no grey",
  "virgin level 6 wants level 5 natural, healthy hair, no grey",
];
/** What the chat does for words that it offers, by how they are printed. */
const CHIPS: [RegExp, string][] = [
  [/^Start (?:a|\d+ min) timer$/, "start_timer"],
  [/^(?:Mix 25% more|Half bowl)$/, "scale_bowl"],
  [/^(?:Why |Explain)/, "explain"],
];
const ANOTHER = /one more analysis\. Shall I write it\?$/;
/** What can be asked beside an opened consultation. */
const BESIDE = ["Why this developer?", "Half bowl", "Start a timer"];

const optionsOf = (reply: StylistMessage) =>
  reply.parts.flatMap((part) =>
    part.type === "tool-offer_choices" && part.state === "output-available"
      ? part.input.options.map(({ says }) => says)
      : [],
  );

describe("a formula that is spoken of", () => {
  it.each(HEADS)("does what it offers, as it is printed: %s", async (head) => {
    const chat = chatOf(salon);
    const offered = optionsOf(await chat.ask(`Gina, ${head}`));
    expect(offered.length).toBeGreaterThan(3);
    for (const says of [...BESIDE, ...offered]) {
      const reply = await chat.ask(says);
      const tool = CHIPS.find(([printed]) => printed.test(says))?.[1];
      if (tool) expect([says, callsOf(reply)]).toEqual([says, expect.arrayContaining([tool])]);
      // what was taken for granted and is otherwise makes another formula, once that is wanted
      else if (says === "It did not come out right")
        expect(wordsOf(reply)).toBe("What is not right about it?");
      else expect([says, wordsOf(reply)]).toEqual([says, expect.stringMatching(ANOTHER)]);
    }
  });

  it.each<[says: string, answered: RegExp, never: RegExp]>([
    ["why this much?", /\b60 g\b/, /hot|lands between|scalp heat/i],
    ["why 60 g?", /\b60 g\b/, /scalp heat/i],
    ["use 40 vol", /40 vol lifts up to \d levels.* and this needs 1/, /No check forbids/],
    ["can I use 30 vol?", /30 vol lifts up to 2 levels.* and this needs 1/, /^No: /],
    ["leave it on for 70 minutes", /30 to 45 minutes, not 70/, /leave it as it is/],
    ["can I leave it on for an hour?", /30 to 45 minutes, not 60/, /room|book/i],
    ["do 2 bowls, roots with 20 vol and ends with 10 vol", /grams stay as they are/, /240 g/],
    ["make it two bowls: roots 20 vol", /grams stay as they are.*1 bowl/, /240 g/],
    ["split it into two bowls", /grams stay as they are/, /240 g/],
  ])("answers %s by the formula", async (says, answered, never) => {
    const { text } = await replyTo(COPPER, says);
    expect(text).toMatch(answered);
    expect(text).not.toMatch(never);
  });

  it("starts a timer for a time that the line takes, and doubles a bowl when that is said", async () => {
    const stays = await replyTo(COPPER, "leave it on for 40 minutes");
    expect(given(stays.reply, "start_timer")).toMatchObject({ minutes: 40 });
    const twice = await replyTo(COPPER, "double the bowl");
    expect(given(twice.reply, "scale_bowl").totalGrams).toBe(240);
  });

  it("tells what the checks warn of, in their own words", async () => {
    const reply = await chatOf(salon).ask(
      "Lia, virgin level 6, 60 % grey, wants level 8 warm, no red, Koleston, healthy hair",
    );
    const warned = given(reply, "formulate").consultation.findings.filter(
      ({ severity }) => severity === "warn",
    );
    expect(warned.map(({ code }) => code)).toContain("grey_target_too_light");
    const text = wordsOf(reply);
    for (const { sentence } of warned.slice(0, 3)) expect(text).toContain(sentence);
    if (warned.length > 3) expect(text).toContain(`${warned.length - 3} more warning`);
  });
});
