import { describe, expect, it } from "vitest";
import { understand } from "#agent/models/builtin/hear/understand.ts";
import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import { hearVerb } from "#agent/models/builtin/verbs/hear.ts";
import { BUSINESS } from "#tests/verb-business.ts";
import { PEOPLE } from "#tests/verb-people.ts";
import { calledBy } from "#tests/verb-salon.ts";
import { REST } from "./rest.ts";

/** What is said in the gaps. */
const SAID: Record<string, string> = {
  screen: "ai key",
  topic: "copper",
  title: "Foils with Beth",
  about: "the price of the gloss",
  stylist: "jules",
  name: "Nora Lind",
  email: "nora@lind.example",
  skills: "balayage and cuts",
  role: "manager",
  phone: "212 555 0199",
  bio: "Loves a good copper",
  licence: "CA-123",
  authority: "Board of Texas",
  years: "twelve",
  salon: "Hair & Haus",
  address: "4 Mill Road",
  website: "hairhaus.example",
  chair: "window",
  minutes: "half an hour",
  span: "two years",
  n: "six",
  kept: "pics",
  token: "till",
  what: "timer",
  device: "my phone",
  tier: "pro",
  product: "stock",
  platform: "Square",
  heading: "Mobile No",
  field: "phone",
  file: "clients.csv",
};

/** Every sentence, with its gaps filled, of the intents that come to a tool. */
const SAYS = REST.flatMap(({ tool, says }) =>
  says.map((each) => [sentenceOf({ says: [each] }, SAID) ?? "", tool] as const),
);

/** What of the older hearing these come to. */
const WISHES: Record<string, string> = {
  attention: "what_waits",
  whoDid: "who_did",
  moves: "list_migrations",
  importSheet: "run_migration",
  undoImport: "undo_migration",
  stopImport: "cancel_migration",
  renameChat: "rename_chat",
  archiveChat: "archive_chat",
};

function heardAs(says: string): string | undefined {
  const row = hearVerb(says);
  if (row) return row.doubt ?? row.verb.tool;
  const { intent, detail } = understand(says);
  return intent === "quota" ? "get_subscription" : WISHES[detail.wish?.kind ?? ""];
}

describe("plain sentences for what is neither hair nor goods", () => {
  it.each(SAYS)("%s", (says, tool) => {
    expect(heardAs(says)).toBe(tool);
  });

  it.each([
    ["set the buffer to half an hour", { bufferMinutes: 30 }],
    ["set the minimum notice to a days", { minNoticeMinutes: 1440 }],
    ["set the cancellation notice to one day", { cutoffHours: 24 }],
    ["set the booking horizon to two months", { horizonDays: 60 }],
    ["offer times every half hour", { stepMinutes: 30 }],
    ["allow at most six clients a day", { dailyCap: 6 }],
    ["remove the daily cap", { dailyCap: null }],
    ["delete pics after a year and a half", { photos: 18 }],
    ["set my years of experience to nine", { yearsOfExperience: 9 }],
    ["set my website to www.haus.example", { website: "https://www.haus.example" }],
  ])("%s", (says, input) => {
    expect(calledBy(says, PEOPLE).calls.at(-1)?.[1]).toEqual(input);
  });

  it("says what a rule can't be", () => {
    const { calls, text } = calledBy("set the cancellation notice to two months", PEOPLE);
    expect([calls, text]).toEqual([[], "That can be 14 days at most."]);
  });

  it("puts a column of a sheet right", () => {
    expect(
      calledBy("take the column Cust Name for name", BUSINESS).calls.at(-1)?.[1],
    ).toMatchObject({ heading: "Cust Name", field: "name" });
  });

  it("goes on with what it asked for", () => {
    const talk = ["set the retention", "Photos", "24"];
    expect(calledBy(talk, PEOPLE).calls.at(-1)).toEqual(["set_retention", { photos: 24 }]);
  });
});
