import { describe, expect, it } from "vitest";
import type { Answers } from "#tests/builtin-talk.ts";
import { CHAIR } from "#tests/salons/chair-salon.ts";
import { BUSINESS } from "#tests/salons/verb-business.ts";
import { PEOPLE } from "#tests/salons/verb-people.ts";
import { playedBy } from "#tests/salons/verb-salon.ts";

const ANSWERS: Answers = { ...BUSINESS, ...PEOPLE, ...CHAIR };
const played = (...says: string[]) => playedBy(says, ANSWERS);

const NORA = "book nora for a gloss friday at 2";
const ORDER = "order 4 of 7/1";
const TASHA = "new client tasha king 518 555 0190";

describe("a few words to the card that waits", () => {
  it.each<[says: string[], tool: string, input: object]>([
    // a further line of the order
    [
      [ORDER, "and 3 of the 8/0"],
      "order_item",
      { quantity: 4, more: [{ item: "Koleston Perfect 8/0", quantity: 3 }] },
    ],
    [[ORDER, "plus a box of gloves"], "order_item", { more: [{ item: "glove", quantity: 1 }] }],
    [
      [ORDER, "and two of the 8/0", "make it 6"],
      "order_item",
      { quantity: 4, more: [{ item: "Koleston Perfect 8/0", quantity: 6 }] },
    ],
    // another one of what was listed
    [
      ["whats low", "order 3 of the first one", "no the second"],
      "order_item",
      { item: "Koleston Perfect 8/0", quantity: 3 },
    ],
    [
      ["whats low", "order 3 of the first one", "sorry the third one"],
      "order_item",
      { item: "Welloxon 20 vol", quantity: 3 },
    ],
    // the same for somebody else
    [
      [NORA, "same for theresa straight after"],
      "book_client",
      { clientName: "Theresa", appointmentDate: "2026-11-27", appointmentTime: "14:45" },
    ],
    [[NORA, "and theresa right after her"], "book_client", { appointmentTime: "14:45" }],
    // what is told of a client whose record is being made
    [[TASHA, "shes allergic to ppd"], "save_client", { allergies: "shes allergic to ppd" }],
    [[TASHA, "her surname is kings with an s"], "save_client", { name: "Tasha Kings" }],
    [[TASHA, "its kings not king"], "save_client", { name: "Tasha Kings" }],
    [[TASHA, "sorry 0191"], "save_client", { name: "Tasha King", phone: "518 555 0191" }],
    // somebody's own visit, to the time of the booking that waits
    [
      [NORA, "actually she wants her other gloss moved there instead"],
      "move_appointment",
      { appointmentDate: "2026-11-27", appointmentTime: "14:00" },
    ],
    [
      [TASHA, "she hates small talk"],
      "save_client",
      { notes: expect.stringContaining("hates small talk") as string },
    ],
  ])("%j", (says, tool, input) => {
    expect(played(...says).waits).toEqual([tool, expect.objectContaining(input)]);
  });

  it("keeps the card of the first when the same is booked for a second", () => {
    const { text, waits } = played(NORA, "same for theresa straight after", "TAP");

    expect(text).toMatch(/^Booked: Theresa/);
    expect(waits).toEqual(["book_client", expect.objectContaining({ clientName: "Nora Quist" })]);
  });

  it.each([
    [[NORA, "does that clash with anyone"], /^It clashes with Yara Lindqvist/],
    [[NORA, "is that slot free"], /^It clashes with Yara Lindqvist/],
    [[NORA, "does that leave me a lunch"], /^There is room for lunch: .* from 11:00 AM to 1:00 PM/],
    [["put gloss up by 5 dollars", "what is it now"], /^Gloss: \$65/],
  ])("%j is answered about the card, which stays", (says, told) => {
    const { text, waits } = played(...says);

    expect(text).toMatch(told);
    expect(waits).toBeDefined();
  });
});

describe("words about what was just done or asked", () => {
  it("puts right one word of a note that was just written down", () => {
    const { last } = played("note on nora likes it quiet", "no not quiet, loud");

    expect(last).toEqual([["save_client", expect.objectContaining({ notes: "likes it loud" })]]);
  });

  it.each([
    [["yes"], /^Nothing waits for a yes/],
    [["whats on fri 27 nov", "yes do it"], /^Nothing waits for a yes/],
    [["note on nora likes it quiet", "yes"], /^That is done already/],
  ])("%j says what stands", (says, told) => {
    expect(played(...says).text).toMatch(told);
  });

  it("takes what describes a choice, with the time that is said with it", () => {
    const { waits } = played("nora wants to move", "her gloss to 4 same day");

    expect(waits).toEqual([
      "move_appointment",
      expect.objectContaining({ appointmentDate: "2026-12-08", appointmentTime: "16:00" }),
    ]);
  });
});
