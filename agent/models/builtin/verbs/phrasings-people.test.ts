import { describe, expect, it } from "vitest";
import { actsOf, calledBy, id } from "#tests/salons/verb-salon.ts";
import { PEOPLE } from "#tests/salons/verb-people.ts";
import { DOES, DOES_NOT } from "#tests/phrasings-people.ts";

const said = (messages: string | readonly string[]) => calledBy(messages, PEOPLE);

describe("the people side of the salon, as it is typed between two clients", () => {
  it.each(DOES)("%s", (says, tool, input) => {
    const last = said(says).calls.at(-1);
    expect(last?.[0]).toBe(tool);
    expect(last?.[1]).toEqual(input);
  });

  it.each(DOES_NOT)("changes nothing at: %s", (says) => {
    const { calls, text } = said(says);
    expect(actsOf(calls)).toEqual([]);
    expect(text).not.toBe("");
  });
});

describe("several turns", () => {
  it("asks which of two clients, and goes on with the answer", () => {
    const first = said("pull up jess");
    expect([first.text, first.options]).toEqual([
      "Which client do you mean?",
      ["Jess Moreno", "Jess Park"],
    ]);
    expect(said(["pull up jess", "moreno"]).calls.at(-1)).toEqual(["get_client", { id: id(203) }]);
  });

  it("takes a pronoun for whoever was opened last", () => {
    expect(said(["pull up dana", "her patch test is clear"]).calls.at(-1)).toEqual([
      "record_client_test",
      { clientId: id(202), testId: id(301), kind: "patch", result: "passed" },
    ]);
  });

  it("leaves a fresh test open that shows no reaction so far", () => {
    const talk = ["patch tested ruth today behind the ear no reaction so far"];
    expect(said(talk).calls.at(-1)).toMatchObject(["record_client_test", { result: "pending" }]);
  });

  it("puts a corrected day in the place of the one before", () => {
    expect(said(["tess is off friday", "no, saturday"]).calls.at(-1)).toEqual([
      "close_day",
      { stylist: "Tess", from: "2026-11-28" },
    ]);
  });

  it("asks for what a new colleague is reached by", () => {
    const talk = ["add a new stylist called Nora Lind"];
    expect(said(talk).text).toBe("At which e-mail address is Nora Lind reached?");
    expect(said([...talk, "nora@lind.example", "balayage and cuts"]).calls.at(-1)).toEqual([
      "add_stylist",
      {
        name: "Nora Lind",
        email: "nora@lind.example",
        specialties: ["balayage", "cuts"],
        bookingSlug: "nora-lind",
        role: "stylist",
      },
    ]);
  });

  it("asks what to write, and writes it", () => {
    expect(said(["text keisha", "your balayage chair is ready"]).calls.at(-1)).toEqual([
      "text_client",
      { clientId: id(201), body: "Your balayage chair is ready" },
    ]);
  });
});
