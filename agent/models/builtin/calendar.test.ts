import { describe, expect, test } from "vitest";
import { talkTo, type Answers } from "#tests/builtin-talk.ts";
import { called } from "./calendar/called.ts";

const STYLIST = "0199e6a0-0000-7000-8000-00000000000a";
/** A Monday, ten in the morning in Berlin. */
const NOW = `[now 2026-11-23T09:00:00.000Z Europe/Berlin stylist ${STYLIST}]`;

const GLOSS = "0199e6a0-0000-7000-8000-000000000101";

const visit = (clientName: string, date: string, time: string, more: object = {}) => ({
  id: `0199e6a0-0000-7000-8000-0000000000${time.slice(0, 2)}`,
  stylistId: STYLIST,
  clientName,
  serviceType: "Gloss",
  appointmentDate: date,
  appointmentTime: time,
  startsAt: new Date(`${date}T${time}:00+01:00`).toISOString(),
  endsAt: new Date(Date.parse(`${date}T${time}:00+01:00`) + 3_600_000).toISOString(),
  status: "confirmed",
  version: 3,
  needsPatchTest: false,
  ...more,
});
const today = "2026-11-23";
const book = [
  visit("Ana Reyes", today, "11:00"),
  visit("Dana Holt", today, "14:00"),
  visit("Ana Solis", today, "16:00"),
];
const answers: Answers = {
  find_clients: () => ({ items: [], total: 0 }),
  list_services: () => ({ services: [{ id: GLOSS, name: "Gloss", category: "", duration: 60 }] }),
  list_appointments: () => ({ appointments: book }),
  next_appointment: () => ({ current: null, next: book[0] }),
  find_free_times: () => ({
    fitting: 4,
    service: "Gloss",
    minutes: 60,
    timeZone: "Europe/Berlin",
    times: [{ date: "2026-11-27", time: "15:00", start: "2026-11-27T14:00:00.000Z" }],
    why: [],
  }),
  move_appointment: (input) => ({ ...book[1], ...input }),
  set_appointment_status: (input) => ({ ...book[1], ...input }),
};
const last = (calls: [string, object][]) => calls.at(-1);

describe("walks the book", () => {
  test("moves my two o'clock to Friday after three, into room that is there", async () => {
    const { says, calls } = talkTo(answers);
    const reply = await says("move my two o’clock to Friday after three", NOW);
    expect(calls.map(([name]) => name)).toEqual([
      "list_appointments",
      "find_free_times",
      "move_appointment",
    ]);
    expect(calls[1]?.[1]).toMatchObject({
      from: "2026-11-27",
      to: "2026-11-27",
      after: "15:00",
      minutes: 60,
    });
    expect(last(calls)?.[1]).toMatchObject({
      id: book[1]?.id,
      version: 3,
      appointmentDate: "2026-11-27",
      appointmentTime: "15:00",
    });
    expect(reply).toContain("Moved: Dana Holt");
  });

  test.each<[string, object]>([
    ["move Dana to tomorrow at 4", { appointmentDate: "2026-11-24", appointmentTime: "16:00" }],
    ["push my 2pm back 30 minutes", { appointmentDate: today, appointmentTime: "14:30" }],
    [
      "move my last client to 5",
      { id: book[2]?.id, appointmentDate: today, appointmentTime: "17:00" },
    ],
  ])("%s", async (words, input) => {
    const { says, calls } = talkTo(answers);
    await says(words, NOW);
    expect(last(calls)).toMatchObject(["move_appointment", input]);
  });

  test.each<[string, object]>([
    ["cancel my two o'clock", { id: book[1]?.id, status: "cancelled", version: 3 }],
    ["confirm Dana", { id: book[1]?.id, status: "confirmed" }],
    ["Dana didn't show", { id: book[1]?.id, status: "cancelled", cancelledBy: "no_show" }],
    ["mark my 11 o'clock as done", { id: book[0]?.id, status: "completed" }],
  ])("%s", async (words, input) => {
    const { says, calls } = talkTo(answers);
    await says(words, NOW);
    expect(last(calls)).toMatchObject(["set_appointment_status", input]);
  });

  test("looks for one by name whom a long book does not show at once", async () => {
    const { says, calls } = talkTo({
      ...answers,
      list_appointments: ({ clientName }) =>
        clientName ? { appointments: [book[1]], more: false } : { appointments: [], more: true },
    });
    await says("cancel Dana's appointment", NOW);
    expect(last(calls)).toMatchObject(["set_appointment_status", { id: book[1]?.id }]);
  });

  test("says that there is none only when the book was looked through", async () => {
    const { says, calls } = talkTo({
      ...answers,
      list_appointments: () => ({ appointments: [], more: true }),
    });
    expect(await says("cancel Dana's appointment", NOW)).toContain("no visit of Dana");
    expect(last(calls)).toMatchObject(["list_appointments", { clientName: "Dana" }]);
  });

  test("asks which Ana, and changes nothing before it knows", async () => {
    const { says, calls } = talkTo(answers);
    expect(await says("cancel Ana's appointment", NOW)).toContain("Which visit do you mean?");
    expect(last(calls)?.[0]).toBe("offer_choices");
    const { options } = last(calls)![1] as { options: { says: string }[] };
    const [option] = options;
    await says(option?.says ?? "", NOW);
    expect(last(calls)).toMatchObject(["set_appointment_status", { id: book[0]?.id }]);
  });

  test.each<[string, object]>([
    ["block Thursday morning", { date: "2026-11-26", from: "00:00", to: "12:00" }],
    [
      "block 12 to 1 tomorrow for lunch",
      { date: "2026-11-24", from: "12:00", to: "13:00", reason: "lunch" },
    ],
    ["block 3pm to 5pm on friday", { date: "2026-11-27", from: "15:00", to: "17:00" }],
  ])("%s", async (words, input) => {
    const { says, calls } = talkTo(answers);
    await says(words, NOW);
    expect(last(calls)).toMatchObject(["block_time", input]);
  });

  test("finds room before five, and says what there is", async () => {
    const { says, calls } = talkTo(answers);
    const reply = await says("is there room for a gloss before five", NOW);
    expect(last(calls)).toMatchObject([
      "find_free_times",
      { from: today, to: today, before: "17:00", serviceName: "gloss" },
    ]);
    expect(reply).toContain("Friday, November 27 at 3:00 PM");
  });

  test("books at a time that was said, and asks for one that was not", async () => {
    const { says, calls } = talkTo(answers);
    await says("book Ana Reyes for a gloss on Friday at 2", NOW);
    expect(last(calls)).toMatchObject([
      "book_client",
      {
        clientName: "Ana Reyes",
        serviceId: GLOSS,
        serviceType: "Gloss",
        appointmentDate: "2026-11-27",
        appointmentTime: "14:00",
      },
    ]);
    expect(await says("book Dana for a gloss next week", NOW)).toContain("When for Dana?");
  });

  test("says who is next", async () => {
    const { says } = talkTo(answers);
    expect(await says("who is next?", NOW)).toBe(
      "Next: Ana Reyes, Gloss, Monday, November 23 at 11:00 AM.",
    );
  });
});

test.each([
  ["Ana", ["Dana Ruiz", "Yuki Tanaka", "Ana Reyes"], ["Ana Reyes"]],
  ["ana", ["Anabel Cruz", "Ána Reyes"], ["Ána Reyes"]],
  ["Ana Rey", ["Ana Reyes", "Anabel Reyes"], ["Ana Reyes"]],
  ["Reyes", ["Ana Reyes", "Tom Reyes"], ["Ana Reyes", "Tom Reyes"]],
  ["anna", ["Ana Reyes"], []],
])("%s of %j means %j", (who, all, meant) => {
  expect(called(who, all, (name) => name)).toEqual(meant);
});
