import { describe, expect, it } from "vitest";
import { actsOf, calledBy, id } from "#tests/salons/verb-salon.ts";
import { PEOPLE } from "#tests/salons/verb-people.ts";

const said = (...messages: string[]) => calledBy(messages, PEOPLE);
const noted = (allergies: string, client = 202) => ["save_client", { id: id(client), allergies }];

describe("an allergy that is told", () => {
  it.each([
    ["she's allergic to nuts", "nuts"],
    ["shes allergic to nuts", "nuts"],
    ["she is allergic to peanuts and latex", "peanuts and latex"],
    ["she told me she's allergic to nickel", "nickel"],
    ["she's also badly allergic to latex btw", "latex"],
    ["she has a nut allergy", "nut"],
    ["the client is allergic to latex, note it down", "latex"],
  ])("goes into the record of whoever was opened: %s", (words, allergy) => {
    expect(said("pull up dana", words).calls.at(-1)).toEqual(noted(allergy));
  });

  it.each([
    ["she's allergic to nuts"],
    ["he's allergic to nuts"],
    ["my client is allergic to nuts"],
    ["the client in my chair is allergic to nuts"],
  ])("asks who it is where nobody was spoken of: %s", (words) => {
    const first = said(words);
    expect([first.calls, first.text]).toEqual([[], "Who do you mean?"]);
    expect(said(words, "ruth").calls.at(-1)).toEqual(noted("nuts", 205));
  });

  it("is no level, where one was asked for", () => {
    expect(said("level 6, going to an 8", "she's allergic to nuts").text).toBe("Who do you mean?");
  });

  it("is asked about, not noted", () => {
    expect(said("pull up dana", "is she allergic to nuts").calls.at(-1)?.[0]).toBe("get_client");
  });

  it.each([["she might be allergic to nuts"], ["she's not allergic to anything"]])(
    "is not written down: %s",
    (words) => {
      expect(actsOf(said("pull up dana", words).calls)).toEqual([]);
    },
  );

  it("stays with the formula where it is one to colour", () => {
    expect(actsOf(said("she's allergic to something in dye").calls)).toEqual([]);
  });
});
