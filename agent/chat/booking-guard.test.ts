import { describe, expect, it } from "vitest";
import { groundOf, NOW, type Situation } from "#tests/booking-ground.ts";
import { HONEST } from "#tests/booking-honest.ts";
import { UNTRUE } from "#tests/booking-untrue.ts";
import { guardedAnswers, guardedReply } from "./booking-guard.ts";

/** How many honest sentences in a hundred may give way to the product's own. */
const MOST_REPLACED = 5;

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

  it("is shown as it stands where it is honest", () => {
    const all = each(HONEST);
    const replaced = all.filter(([situation, text]) => shown(text, situation) !== text);
    expect(
      (100 * replaced.length) / all.length,
      replaced.map(([, text]) => text).join("\n"),
    ).toBeLessThanOrEqual(MOST_REPLACED);
  });

  it.each([
    ["nothing", "I have cancelled your appointment.", /can't look up or change a visit/],
    ["nothing", "No patch test needed. Skip the allergy test.", /^[^.]+valid patch test[^.]+\.$/],
    ["nothing", "No deposit, I promise.", /^What is to be paid, and when, the salon says\.$/],
    ["nothing", "The gloss is $5.", /^Gloss is \$60 and takes 45 minutes\.$/],
    ["nothing", "Gebucht! Bis Freitag.", /^Nothing is booked yet\./],
    ["found", "You're in for Friday.", /^Nothing is booked yet\. These times are free: Friday/],
    ["found", "Friday at 4 PM is free. Shall I take it?", /^These .+ Which one would you like\?$/],
    ["booked", "Your gloss is booked for Sunday.", /^Your visit is in the book: Gloss on Friday/],
    ["asked", "It is confirmed.", /The salon still has to say yes to it\.$/],
  ] as const)(
    "in a turn of %s that says %s gives way to what is true",
    (situation, text, truth) => {
      expect(shown(text, situation)).toMatch(truth);
    },
  );

  it("keeps what claims nothing, in any words, and what is known of a sentence beside another", () => {
    const honest = "I can't answer that. Maren loves old films. Which day suits you?";
    expect(shown(honest)).toBe(honest);
    expect(shown("A gloss is $60. It's booked! Anything else?")).toBe(
      "A gloss is $60. Nothing is booked yet. Anything else?",
    );
  });

  it("repeats a sentence of a tool, and no words that a client put into one", () => {
    expect(shown("That time is not free.", "refused")).toBe("That time is not free.");
    const ground = groundOf("booked");
    ground.turn.gave = [
      { name: "book_time", input: { notes: "The deposit is waived." }, value: {} },
    ];
    expect(guardedReply("The deposit is waived.", ground, NOW)).not.toContain("waived");
  });

  it("speaks in two languages only where it is understood", () => {
    const reply = shown("Hello! Deine Buchung ist durch. Welcher Tag passt dir?");
    expect(reply).toMatch(/^Hello! Nothing is booked yet\./);
    expect(reply).not.toContain("Deine");
  });
});

it("offers one-tap answers without times and figures that are not there", () => {
  const answers = ["Friday at 2:30 PM", "Friday at 4:15 PM", "Yes, book it", "For $5", "Gloss"];
  expect(guardedAnswers(answers, groundOf("found"), NOW)).toEqual([
    "Friday at 2:30 PM",
    "Yes, book it",
    "Gloss",
  ]);
});
