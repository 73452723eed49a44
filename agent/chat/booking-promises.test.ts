import { describe, expect, it } from "vitest";
import { HONEST } from "#tests/booking-honest.ts";
import { UNTRUE } from "#tests/booking-untrue.ts";
import { BOOKING_CLAIM, claims as says } from "./booking-claims.ts";
import { withoutPromises } from "./booking-promises.ts";

const told = JSON.stringify({
  services: [
    { name: "Gloss", basePrice: "$60", duration: 45 },
    { name: "Balayage", basePrice: "$1,200" },
  ],
});
const ground = { told, salon: { patchTestForColour: true } };

describe("a model's promise", () => {
  it.each([
    ["I have cancelled your appointment.", /cancelled/i],
    ["Done! Your visit has been moved to Monday.", /moved/i],
    ["It's cancelled.", /cancelled/i],
    ["Your booking was rescheduled successfully.", /rescheduled/i],
    ["We refunded your money.", /refunded/i],
    ["No patch test needed.", /no patch test needed/i],
    ["You don't need a skin test for this one, it is totally safe.", /totally safe/i],
    ["It's safe for pregnant women.", /safe for/i],
    ["You won't have a reaction, do not worry.", /won't have/i],
    ["No deposit, I promise.", /no deposit/i],
    ["I guarantee $5.", /\$5/],
    ["It will be 5 dollars.", /5 dollars/],
    ["Only €45 today!", /45/],
    ["The first visit is free of charge.", /free of charge/i],
    ["You get 20 % off.", /20/],
    ["There is no cancellation fee.", /no cancellation fee/i],
    ["With your allergy to PPD this colour is fine.", /is fine/i],
  ])("%s is not shown", (text, promised) => {
    expect(withoutPromises(text, ground)).not.toMatch(promised);
    const amid = withoutPromises(`Hello there. ${text} Which day suits you?`, ground);
    expect(amid).not.toMatch(promised);
    expect(amid).toMatch(/^Hello there\. .+ Which day suits you\?$/);
  });

  it.each([
    "A gloss is $60 and takes 45 minutes.",
    "Balayage starts at $1,200.",
    "Which day, and roughly what time, would suit you?",
    "Friday at 2.30 PM or Saturday at 10:00 AM is free.",
    "We can change the colour a little at the visit.",
    "I can't look up or change a visit from here. The link in your confirmation opens it: there you can move or cancel it.",
    "Nothing is booked yet.",
  ])("%s stays as it is", (text) => {
    expect(withoutPromises(text, ground)).toBe(text);
  });

  it("gives way once to what is true, and a tool's own sentence may be said", () => {
    const twice = withoutPromises("No patch test needed. Skip the allergy test.", ground);
    expect(twice.match(/valid patch test/g)).toHaveLength(1);
    const sentence = "Gloss needs no patch test.";
    expect(withoutPromises(sentence, { ...ground, told: JSON.stringify({ sentence }) })).toBe(
      sentence,
    );
  });
});

/** What is shown of a reply in a turn without tools. */
function shown(text: string): string {
  const kept = withoutPromises(text, ground);
  return says(kept, BOOKING_CLAIM) ? "Nothing is booked yet." : kept;
}

describe("a reply that no tool of the turn stands behind", () => {
  it.each(UNTRUE)("is not shown: %s", (text) => {
    expect(shown(text)).not.toContain(text);
  });

  it.each(HONEST)("is shown as it stands: %s", (text) => {
    expect(shown(text)).toBe(text);
  });
});

describe("a claim of a booking", () => {
  it.each([
    ["Confirmed, no deposit needed.", true],
    ["You're booked for Friday, nothing else to do.", true],
    ["It's all set, no worries!", true],
    ["Booked - you can not miss it.", true],
    ["You are confirmed; never been easier.", true],
    ["Nothing is booked yet, but Friday is free.", false],
    ["It is not confirmed, the salon will tell you.", false],
    ["I can have you booked by tonight if you like.", false],
  ])("%s: %s", (text, claims) => {
    expect(says(text, BOOKING_CLAIM)).toBe(claims);
  });
});
