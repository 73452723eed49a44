import { describe, expect, it } from "vitest";
import { groundOf, NOW, type Situation } from "#tests/claims/booking-ground.ts";
import { HONEST } from "#tests/claims/booking-honest.ts";
import { leastHeld } from "#tests/event-loop.ts";
import { figuresLost } from "#tests/claims/turn-shown.ts";
import { UNTRUE } from "#tests/claims/booking-untrue.ts";
import { guardedAnswers, guardedReply } from "./booking-guard.ts";

/** Of how many honest sentences in a hundred a figure may be lost. */
const MOST_LOST = 5;

const shown = (text: string, situation: Situation = "nothing") =>
  guardedReply(text, groundOf(situation), NOW);

const each = (table: Readonly<Record<Situation, readonly string[]>>) =>
  Object.entries(table).flatMap(([situation, of]) =>
    of.map((text) => [situation as Situation, text] as const),
  );

describe("a reply", () => {
  it.each(each(UNTRUE))("that nothing stands behind (%s) is not shown: %s", (situation, text) => {
    const amid = `Hello. ${text} Which day suits you?`;
    for (const words of [text, amid]) expect(shown(words, situation)).not.toContain(text);
  });

  it("says every figure of an honest one, in these or in other words", () => {
    const all = each(HONEST);
    const at = { timeZone: "Europe/Berlin", now: NOW };
    const lost = all.filter(
      ([situation, text]) => figuresLost(text, shown(text, situation), at).length > 0,
    );
    expect(
      (100 * lost.length) / all.length,
      lost.map(([situation, text]) => `${text}\n  > ${shown(text, situation)}`).join("\n"),
    ).toBeLessThanOrEqual(MOST_LOST);
  });

  it.each([
    ["nothing", "I have cancelled your appointment.", /can't look up or change a visit/],
    ["nothing", "No patch test needed. Skip the allergy test.", /^Color services need a valid/],
    ["nothing", "No deposit.", /^Nothing is to be paid when you book\.$/],
    ["nothing", "The gloss is $5.", /^Gloss is \$60 and takes 45 minutes\.$/],
    ["nothing", "Gebucht! Bis Freitag.", /^Nothing is booked yet\./],
    ["found", "You're in for Friday.", /^Nothing is booked yet\. For Gloss .+ are free: Friday/],
    [
      "found",
      "Friday at 4 PM is free. Shall I take it?",
      /^For Gloss .+ Which one would you like\?$/,
    ],
    ["booked", "Your gloss is booked for Sunday.", /book: Gloss \(45 minutes, \$60\) on Friday/],
    ["asked", "It is confirmed.", /The salon still has to say yes to it\./],
  ] as const)(
    "in a turn of %s that says %s gives way to what is true",
    (situation, text, truth) => {
      expect(shown(text, situation)).toMatch(truth);
    },
  );

  it("keeps what claims nothing, and tells what is known in the place of the rest", () => {
    const honest = "Thanks, Anna! I can't answer that. Which day suits you?";
    expect(shown(honest)).toBe(honest);
    expect(shown("A gloss is $60. It's booked! Anything else?")).toBe(
      "Gloss is $60 and takes 45 minutes. Nothing is booked yet. Anything else?",
    );
  });

  it("tells what was done and found, whatever the model says of it", () => {
    expect(shown("Thanks!", "asked")).toMatch(/^Thanks! Your visit is in the book: Balayage/);
    expect(shown("Thanks!", "found")).toMatch(/^Thanks! For Gloss .+ Which one would you like\?$/);
    expect(shown("", "refused")).toMatch(
      /^I could not book Friday, .+ PM\. That time is not free\. Nothing is booked yet\./,
    );
  });

  it("says that a deposit is asked for, also where a model denies it", () => {
    const ground = groundOf("nothing");
    ground.menu = ground.menu.map((line) =>
      line.needsPatchTest ? { ...line, dueAtBooking: "deposit of $40" } : line,
    );
    expect(guardedReply("There is no deposit.", ground, NOW)).toBe(
      "Booking asks for a deposit of $40 for Balayage; all else is booked without paying.",
    );
  });

  it("repeats no words that a client put into a tool", () => {
    const ground = groundOf("booked");
    ground.turn.gave = [
      { name: "book_time", input: { notes: "The deposit is waived." }, value: {} },
    ];
    expect(guardedReply("The deposit is waived.", ground, NOW)).not.toContain("waived");
  });

  it("speaks in two languages only where it is understood", () => {
    const reply = shown("Hello! Deine Buchung ist durch. Welcher Tag passt dir?");
    expect(reply).toBe("Hello! Nothing is booked yet. What would you like to have done?");
    expect(reply).not.toContain("Deine");
  });
});

/** How long reading one reply may hold up the others, in milliseconds. */
const HELD_MS = 50;

it.each(["1-1-", "1%! ", "1-! ", "09:\n1) ", "your visit on friday "])(
  "holds nobody up for 50 ms, however often it says %j",
  async (piece) => {
    const reading = async () => shown(piece.repeat(400), "found");
    expect(await leastHeld(reading, HELD_MS)).toBeLessThan(HELD_MS);
  },
);

it("offers one-tap answers without times and figures that are not there", () => {
  const answers = ["Friday at 2:30 PM", "Friday at 4:15 PM", "Yes, book it", "For $5", "Gloss"];
  expect(guardedAnswers(answers, groundOf("found"), NOW)).toEqual([
    "Friday at 2:30 PM",
    "Yes, book it",
    "Gloss",
  ]);
});
