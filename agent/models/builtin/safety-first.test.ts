import { describe, expect, it } from "vitest";
import { hearSafety } from "#tools/colour/safety/hear.ts";
import { PEOPLE } from "#tests/salons/verb-people.ts";
import { calledBy, id } from "#tests/salons/verb-salon.ts";
import { talkTo, type Answers, type Calls } from "#tests/builtin-talk.ts";

/** A salon in which somebody sits now, or nobody. */
const seated = (clientName: string | null): Answers => ({
  ...PEOPLE,
  next_appointment: () => ({ current: clientName && { clientName }, next: null }),
  note_safety: ({ words, clientName: client }) => ({
    facts: hearSafety(String(words), "said"),
    client: client ? { id: id(1), name: client } : null,
    judged: [],
    onRecord: true,
  }),
});
const said = (answers: Answers, ...messages: string[]) => calledBy(messages, answers);
const notes = ({ calls }: { calls: Calls }) =>
  calls.flatMap(([tool, { clientName }]) =>
    tool === "note_safety" ? [clientName ?? "nobody"] : [],
  );

describe("what is told of safety with no name", () => {
  it("is noted for whoever sits in the chair by the book", () => {
    const told = said(seated("Ada Lind"), "shes pregnant btw");
    expect(notes(told)).toEqual(["Ada Lind"]);
    expect(told.text).toContain("Noted for Ada Lind");
    expect(told.text).toMatch(/Ada Lind, who sits now: say a name if it is somebody else\.$/);
  });

  it("is noted once more for the one who is named then", async () => {
    const talk = talkTo(seated("Ada Lind"));
    const own = '[names [["client","Ruth Feldman"]]]';
    await talk.says("shes pregnant btw", own);
    await talk.says("ruth", own);
    expect(notes(talk)).toEqual(["Ada Lind", "ruth"]);
  });

  it("stands alone where the rest was not understood", () => {
    const { text } = said(
      seated(null),
      "client just told me shes 10 wks preg. had root touch up booked in 20 min. ok or no",
    );
    expect(text).toMatch(/^Noted: /);
    expect(text).not.toContain("I heard that it is about");
  });

  it("is called hearsay where it is, and still counts", () => {
    const told = said(seated(null), "adas mum said shes allergic to bleach, no idea if thats true");
    expect(notes(told)).toHaveLength(1);
    expect(told.text).toContain("That is hearsay, so it counts until the client has been asked");
  });

  it("counts for the head that is told with it, and for nobody who sits", () => {
    const told = said(seated("Ada Lind"), "shes pregnant, level 6 hair, wants an 8 gold");
    expect(notes(told)).toEqual(["nobody"]);
    expect(told.text).not.toContain("Ada Lind");
  });

  it("is noted for whom the chat spoke of, whoever sits", () => {
    expect(notes(said(seated("Ada Lind"), "pull up dana", "shes pregnant btw"))).toEqual([
      expect.stringContaining("Dana"),
    ]);
  });

  it("is noted at once where nobody sits, and again for the client whose name answers", async () => {
    const talk = talkTo(seated(null));
    const own = '[names [["client","Ruth Feldman"]]]';
    expect(await talk.says("shes pregnant btw", own)).toMatch(/Who is it\?/);
    expect(await talk.says("ruth", own)).toContain("Noted for ruth");
    expect(notes(talk)).toEqual(["nobody", "ruth"]);
  });
});

it.each([
  "ada reacted to a box dye last year, or was it her sister",
  "ada said shes pregnant i think, or maybe that was ruth, do i stop colouring",
])("asks whose it is, and notes nothing: %s", async (words) => {
  const talk = talkTo(seated("Ada Lind"));
  const own = '[names [["client","Ruth Feldman"],["client","Ada Lind"]]]';
  expect(await talk.says(words, own)).toMatch(/note nothing.*Who is it\?/s);
  expect(talk.calls).toEqual([]);
  await talk.says("it was ruth", own);
  expect(notes(talk)).toEqual(["Ruth"]);
});

it.each([
  ["anything i need to watch w dana shes allergic to smth", 0],
  ["anything to know with dana? shes allergic to ppd", 1],
])("notes what is told, and nothing of a question after the record: %s", (words, many) => {
  expect(notes(said(seated(null), words))).toHaveLength(many);
});

it("stands beside what is told of colour by the way", () => {
  const answers = {
    ...seated("Ada Lind"),
    colour_facts: () => ({ topic: "grey", verdict: null, asks: null, says: "Koleston covers it." }),
  };
  const asked = "what developer for grey coverage?";
  expect(said(answers, "shes allergic to ppd", asked).text).toContain(
    "of Ada Lind was said “shes allergic to ppd”",
  );
  expect(said(answers, asked).text).not.toContain("was said");
});

describe("a visit that is over or called off", () => {
  const visit = (status: string, cancelledBy: string | null = null): Answers => ({
    ...PEOPLE,
    list_appointments: () => ({
      appointments: [
        {
          id: id(411),
          clientName: "Ruth Feldman",
          serviceType: "Root Touch-Up",
          appointmentDate: "2026-11-25",
          appointmentTime: "10:00",
          startsAt: "2026-11-25T15:00:00.000Z",
          status,
          cancelledBy,
        },
      ],
    }),
  });

  it.each([
    ["cancelled", "client", "cancel ruth tomorrow", /is cancelled by the client already/],
    ["completed", null, "cancel ruth tomorrow", /is marked as done already/],
    ["cancelled", "no_show", "move ruth tomorrow to friday at 2", /is noted as a no-show already/],
  ])("stays as it is, and it is said (%s by %s): %s", (status, by, words, told) => {
    const { calls, text } = said(visit(status, by), words);
    expect(calls.map(([tool]) => tool)).toEqual(["list_appointments"]);
    expect(text).toMatch(told);
  });

  it("is not moved to where it stands", () => {
    const { calls, text } = said(visit("confirmed"), "move ruth tomorrow to tomorrow at 10am");
    expect(calls.map(([tool]) => tool)).not.toContain("move_appointment");
    expect(text).toMatch(/To which day and time/);
  });
});

describe("color on a child", () => {
  it.each([
    ["mum wants me to colour her daughter level 7 cool with color touch shes 15"],
    ["can you do highlights for my niece, she's only 14"],
    ["a formula for a girl of 13 years, wants pink ends, dye"],
    ["purple streaks on my 12 year old niece"],
  ])("is refused whoever asks for it: %s", (words) => {
    const told = said(seated(null), words);
    expect(told.text).toMatch(/under 16/i);
    expect(told.calls.map(([tool]) => tool)).not.toContain("formulate");
  });

  it.each([
    ["my son is in the photo, color her to a 7"],
    ["girl boss wants a level 9 tone"],
    ["girl in my chair, last bleached 3 years ago, wants a soft balayage"],
    ["this girl is 6 and wants to be a level 9"],
  ])("is not heard where nobody is a child: %s", (words) => {
    expect(said(seated(null), words).text).not.toMatch(/under 16/i);
  });
});
