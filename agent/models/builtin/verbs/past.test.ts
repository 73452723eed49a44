import { describe, expect, it } from "vitest";
import { calledBy, id } from "#tests/salons/verb-salon.ts";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { CHAIR } from "#tests/salons/chair-salon.ts";
import type { Answers } from "#tests/builtin-talk.ts";

const NORA = id(500);
const visit = (at: string, serviceType: string, status = "completed") => ({
  kind: "visit",
  id: id(900),
  at,
  startsAt: at,
  endsAt: at,
  serviceType,
  stylistName: "Maren Falk",
  status,
});

/** Nora was coloured in October and had a cut in November; nothing is known of the others. */
const SALON: Answers = {
  ...CHAIR,
  get_client: (input) => ({
    client: {
      name: input["id"] === NORA ? "Nora Quist" : "Ines Okoye",
      lastVisitAt: "2026-11-06T15:00:00Z",
      patchTest: { state: "passed" },
      hidden: [],
    },
    last:
      input["id"] === NORA
        ? [
            visit("2026-12-08T20:00:00Z", "Gloss", "confirmed"),
            visit("2026-11-06T15:00:00Z", "Women's Cut"),
            visit("2026-10-06T14:00:00Z", "Balayage"),
          ]
        : [],
  }),
  list_appointments: (input) =>
    input["clientId"]
      ? {
          more: false,
          appointments: [
            visit("2025-12-30T14:00:00Z", "Gloss"),
            visit("2026-10-06T14:00:00Z", "Balayage"),
            visit("2026-11-06T15:00:00Z", "Women's Cut"),
          ],
        }
      : CHAIR["list_appointments"]?.(input),
  outcome_report: ({ clientName }) => ({
    all: { count: 1 },
    outcomes:
      clientName === "Nora Quist"
        ? [
            {
              clientName,
              createdAt: "2026-10-14T15:00:00Z",
              happy: true,
              levelReached: 7.5,
              levelPlanned: 8,
              tone: "ash",
              note: "",
            },
          ]
        : [],
  }),
};
const said = (...messages: string[]) => calledBy(messages, SALON);
const OPEN = "open nora";

describe("one client's past", () => {
  it.each([
    ["what did i mix for nora last time"],
    ["what did we put on nora"],
    ["what toner did i use on nora last time"],
    ["which developer did we use for nora"],
    ["what colour did i do on nora"],
    ["what was nora's last colour"],
    ["what was used on nora last time"],
  ])("is her newest formula: %s", (words) => {
    expect(said(words).last.at(-1)).toEqual(["get_consultation", { id: id(601) }]);
  });

  it.each([
    ["what did i mix for her last time"],
    ["what did i put on her last time"],
    ["what was her last formula"],
    ["what toner did we use on her"],
    ["what did we use last time"],
  ])("is that of whoever was opened: %s", (words) => {
    const { last } = said(OPEN, words);
    expect(last).toEqual([
      ["find_consultations", { q: "Nora" }],
      ["get_consultation", { id: id(601) }],
    ]);
  });

  it("says of whom nothing was made", () => {
    const { last, text } = said("what did i mix for ines last time");
    expect(last).toEqual([["find_consultations", { q: "Ine" }]]);
    expect(text).toContain("no formula that was made for Ines");
  });

  it.each([
    ["when did i last colour nora"],
    ["when did i colour nora last"],
    ["when was nora last coloured"],
    ["how long ago did i colour nora"],
    ["when did we last do nora's color"],
    ["when did i last mix for nora"],
  ])(
    "tells the day of the last colour, which a cut and what is still to come are not: %s",
    (words) => {
      expect(said(words).text).toBe("Nora Quist, Tuesday, October 6: Balayage with Maren Falk.");
      expect(said(OPEN, words.replace(/nora's|nora/, "her")).text).toBe(said(words).text);
    },
  );

  it("says where a record tells of no colour", () => {
    expect(said("when did i last colour ines").text).toBe(
      "I see no color among what Ines Okoye's record tells last. The last visit was on Friday, November 6.",
    );
  });

  it.each([
    [
      "when did nora last have a balayage",
      "Nora Quist's last: Balayage on Tuesday, October 6 with Maren Falk.",
    ],
    [
      "when did i last do nora's gloss",
      "Nora Quist's last: Gloss on Tuesday, December 30, 2025 with Maren Falk.",
    ],
    [
      "when did nora last get a perm",
      "I see no perm of Nora Quist in the last twelve months. The last visit: Women's Cut on Friday, November 6 with Maren Falk.",
    ],
    [
      "what service did nora have last",
      "Nora Quist came last for Women's Cut on Friday, November 6 with Maren Falk.",
    ],
  ])("looks a service up in a year of the book: %s", (words, answer) => {
    const { last, text } = said(words);
    expect(last.at(-1)).toEqual([
      "list_appointments",
      { clientId: NORA, from: "2025-11-24", to: "2026-11-24" },
    ]);
    expect(text).toBe(answer);
  });

  it("looks in the book where no formula was made, and tells today's visit apart", () => {
    const answers: Answers = {
      ...SALON,
      find_consultations: () => ({ total: 0, items: [] }),
      list_appointments: () => ({
        more: false,
        appointments: [
          visit("2026-11-06T15:00:00Z", "Women's Cut"),
          visit("2026-11-24T14:00:00Z", "Gloss", "confirmed"),
        ],
      }),
    };
    const { text, last } = calledBy(["what did we do on nora last time"], answers);
    expect(last.at(-1)?.[0]).toBe("list_appointments");
    expect(text).toBe(
      "Nora Quist came last for Women's Cut on Friday, November 6 with Maren Falk; today it is Gloss.",
    );
  });

  it.each([
    ["how did nora's last colour turn out"],
    ["how did it go with nora last time"],
    ["was nora happy with it"],
  ])("tells how it came out: %s", (words) => {
    expect(said(words).text).toBe(
      "Nora Quist, Wednesday, October 14: happy with it, reached level 7.5, planned was 8, tone ash.",
    );
  });

  it.each([
    ["what did i put on the menu"],
    ["what did i do on friday"],
    ["when did we last raise prices"],
  ])("is nobody's: %s", (words) => {
    const tools = said(words).calls.map(([tool]) => tool);
    expect(tools).not.toContain("find_clients");
    expect(tools).not.toContain("find_consultations");
  });
});

describe("the formula of the chat", () => {
  const made = consultationResult(BRASSY);
  const asked =
    "formula for Dana, natural level 7 brassy, wants cool ash level 7, previously coloured, damage level 1, high porosity, fine medium length, no grey, color touch";
  const talk = (...messages: string[]) =>
    calledBy(messages, { ...SALON, formulate: () => made, get_consultation: () => made });

  it.each([
    ["show the formula again"],
    ["can i see that formula again"],
    ["what was the formula"],
    ["the mix again please"],
    ["what's in the bowl again?"],
  ])("is opened again, not made anew: %s", (words) => {
    expect(talk(asked).last.map(([tool]) => tool)).toContain("formulate");
    expect(talk(asked, words).last).toEqual([["get_consultation", { id: made.consultation.id }]]);
  });

  it("is not there before one was made", () => {
    const { last, text } = talk("show me the formula");
    expect(last).toEqual([]);
    expect(text).toContain("There is no formula in this chat yet");
  });
});
