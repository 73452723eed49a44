import { describe, expect, it } from "vitest";
import { lexiconOf } from "#agent/models/builtin/sense/names.ts";
import { CHAIR } from "#tests/salons/chair-salon.ts";
import { BUSINESS } from "#tests/salons/verb-business.ts";
import { PEOPLE } from "#tests/salons/verb-people.ts";
import { id, playedBy } from "#tests/salons/verb-salon.ts";

const ANSWERS = { ...BUSINESS, ...PEOPLE, ...CHAIR };
const play = (...turns: string[]) => playedBy(turns, ANSWERS);
const BOOKED = "book nora for a gloss friday at 2";
const AT_TWO = ["book_client", expect.objectContaining({ appointmentTime: "14:00" })];

describe("what a message does to the card that waits", () => {
  it.each<[what: string, message: string, card: unknown]>([
    ["a yes shows it", "yes", AT_TWO],
    [
      "a change is in it",
      "make it 3",
      ["book_client", expect.objectContaining({ appointmentTime: "15:00" })],
    ],
    [
      "somebody else is in it",
      "no sorry not nora, ines",
      [
        "book_client",
        expect.objectContaining({ clientName: "Ines Okoye", appointmentTime: "14:00" }),
      ],
    ],
    ["a question leaves it", "is she allergic to anything", AT_TWO],
    ["a question of something else leaves it", "whats low in stock", AT_TWO],
    ["what is not understood leaves it", "actually blorp the wibble", AT_TWO],
    ["a change that can't be leaves it", "no i meant zebedee", expect.anything()],
  ])("%s: “%s”", (_, message, card) => {
    expect(play(BOOKED, message).waits).toEqual(card);
  });

  it("is closed by a no, and by nothing else", () => {
    expect(play(BOOKED, "no leave it").waits).toBeUndefined();
    expect(play(BOOKED, "no leave it").text).toContain("closed");
  });

  it("takes what was ordered with it along where it is forgotten, and not where it is turned down", () => {
    const both = "book nora for a gloss friday at 2 then text ines we are running late";
    const next = ["text_client", expect.anything()];
    expect(play(both, "no").waits).toEqual(next);
    expect(play(both, "forget it, she'll call back").waits).toBeUndefined();
  });

  it("is of another colleague where one is named, and of no client", () => {
    const names = lexiconOf([
      { kind: "client", name: "Nora Quist" },
      { kind: "stylist", name: "Maren Falk" },
      { kind: "stylist", name: "Tilda Moss" },
    ]);
    const turns = ["book nora with maren friday at 10 for a gloss", "tilda then"];
    expect(playedBy(turns, ANSWERS, names).waits).toEqual([
      "book_client",
      expect.objectContaining({ clientName: "Nora Quist", stylistId: id(2) }),
    ]);
  });

  it("is tapped after a question, and told of as what it is", () => {
    const { text } = play(BOOKED, "whats low in stock", "TAP");
    expect(text).toContain("Booked");
  });

  it("waits behind another order, and comes back once that is done", () => {
    const other = play(BOOKED, "set the price of a gloss to 75");
    expect(other.waits?.[0]).toBe("set_price");
    const done = play(BOOKED, "set the price of a gloss to 75", "TAP");
    expect(done.text).toContain("still waits");
    expect(done.waits).toEqual(AT_TWO);
  });

  it("is what a correction is of, though something was asked since", () => {
    expect(play(BOOKED, "whats low in stock", "make it 3").waits).toEqual([
      "book_client",
      expect.objectContaining({ appointmentTime: "15:00" }),
    ]);
  });

  it("turned down by a tap is shown no more", () => {
    expect(play(BOOKED, "whats low in stock", "NO", "whats low in stock").waits).toBeUndefined();
  });
});

describe("what was done", () => {
  it.each<[turns: string[], tool: string]>([
    [[BOOKED, "TAP", "put it back how it was"], "undo_last"],
    [[BOOKED, "TAP", "unbook it"], "undo_last"],
    [["start a timer 20 min for nora", "how long left", "scrap it"], "stop_timer"],
    [["who's on the waitlist", "take nadia off it"], "leave_waitlist"],
    [[BOOKED, "TAP", "when is she next in"], "list_appointments"],
  ])("is taken back or dropped by what it is: %j → %s", (turns, tool) => {
    const { last, waits } = play(...turns);
    expect([...last, ...(waits ? [waits] : [])].map(([name]) => name)).toContain(tool);
  });
});
