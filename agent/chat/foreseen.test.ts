import { beforeAll, describe, expect, it, test } from "vitest";
import { startApp } from "#tests/app.ts";
import { cardOf, chatOf, replyOf, wordsOf } from "#tests/chat.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { scriptedModel, type Act, type Seen } from "#tests/scripted-model.ts";
import { layRequest } from "#tools/actions/requests.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { Client } from "#tools/clients/schema.ts";
import { findTool } from "#tools/registry.ts";
import { spokenTime } from "#tools/values/spoken-rules.ts";

/** A Monday, ten in the morning in Berlin. */
const now = new Date("2026-11-23T09:00:00Z");

let script: (seen: Seen) => Act[] = () => [{ say: "Yes." }];
let maren: Salon;
let ana: Client;

const made = async <T>(path: string, body: object) =>
  (await (await maren.json("POST", path, body)).json()) as T;
const booking = (over: object = {}) => ({
  stylistId: maren.actor.stylistId,
  clientId: ana.id,
  serviceType: "Haircut",
  appointmentDate: "2026-11-24",
  appointmentTime: "10:00",
  ...over,
});
const visits = async () =>
  (await (await maren.request("/api/appointments?limit=500")).json()) as Appointment[];

/** What the assistant shows for an act, and the tap on it. */
async function asked(tool: string, input: object) {
  script = ({ results }) =>
    results.length > 0 ? [{ say: JSON.stringify(results) }] : [{ call: tool, input }];
  const chat = chatOf(maren);
  const reply = await chat.ask("do it");
  const waits = reply.parts.some((part) => "state" in part && part.state === "approval-requested");
  if (!waits) return { reply, refusal: wordsOf(reply) };
  const { id } = cardOf(reply);
  const tap = (edits?: object) =>
    chat.post({ decision: { approvalId: id, approved: true, ...(edits && { edits }) } });
  return { reply, chat, preview: reply.metadata?.previews?.[id], tap };
}

beforeAll(async () => {
  const model = scriptedModel((seen) => script(seen));
  const app = await startApp({
    model: { provider: "builtin", chat: model, vision: null },
    now: () => now,
  });
  maren = await openSalon(app);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const day = { from: "09:00", to: "18:00", breaks: [{ from: "13:00", to: "13:30" }] };
  const week = [day, day, day, day, day, null, null];
  await maren.json("PUT", `/api/stylists/${maren.actor.stylistId}/hours`, { week });
  await made("/api/hours-exceptions", { from: "2026-11-26", to: "2026-11-26" });
  ana = await made("/api/clients", { name: "Ana Berg", phone: "+4915112345678" });
  await made("/api/appointments/for-client", {
    ...booking({ clientId: null, clientName: "Bea Stolz", appointmentTime: "14:00" }),
  });
});

describe("a booking that would be refused", () => {
  test.each([
    ["a clash", { appointmentTime: "14:15" }, "Maren Falk has Bea Stolz from 2:00 PM"],
    ["a break", { appointmentTime: "13:00" }, "has a break from 1:00 PM to 1:30 PM"],
    [
      "a day off",
      { appointmentDate: "2026-11-28" },
      "does not work on Saturday, November 28, 2026",
    ],
    ["a closed day", { appointmentDate: "2026-11-26" }, "does not work on Thursday, November 26"],
    [
      "its end after the hours",
      { appointmentTime: "17:45" },
      "9:00 AM to 6:00 PM on that day, and",
    ],
    ["a time that is over", { appointmentDate: "2026-11-20" }, "That time is over."],
    ["no test in time", { serviceType: "Gloss" }, "has no valid patch test"],
  ])("shows %s before the tap, with times that are free", async (_, over, sentence) => {
    const { preview, tap } = await asked("book_client", booking(over));
    expect(preview?.refused).toContain(sentence);
    expect(preview?.ways?.length).toBeGreaterThan(2);
    const way = preview?.ways?.at(-1);
    expect(way?.question).toContain(spokenTime(String(way?.edits["appointmentTime"])));
    const before = await visits();
    await tap?.().then((response) => response.text());
    expect(await visits()).toHaveLength(before.length);
  });

  it("is booked at the time that is chosen on its card", async () => {
    const { preview, tap, reply } = await asked(
      "book_client",
      booking({ appointmentTime: "13:00" }),
    );
    const edits = preview?.ways?.[0]?.edits;
    await replyOf((await tap?.(edits)) as Response, reply);
    expect(await visits()).toContainEqual(expect.objectContaining({ clientId: ana.id, ...edits }));
  });

  it("stays open where what was typed on it would be refused as well", async () => {
    const { chat, tap } = await asked("book_client", booking({ appointmentTime: "14:15" }));
    const refused = await tap?.({ appointmentTime: "13:00" });
    expect(refused?.status).toBe(409);
    expect(await refused?.text()).toContain("has a break");
    const last = (await chat?.open())?.messages.at(-1);
    expect(last && cardOf(last)).toBeDefined();
  });

  it("has no card where no time would do", async () => {
    await made(`/api/clients/${ana.id}/tests`, { kind: "patch", result: "failed" });
    const { refusal } = await asked("book_client", booking({ serviceType: "Gloss" }));
    expect(refusal).toContain("reacted to a patch test");
  });
});

it("offers a free time for a visit that cannot be moved", async () => {
  const visit = await made<Appointment>("/api/appointments/for-client", {
    ...booking({ appointmentDate: "2026-11-25" }),
  });
  const { id, version } = visit;
  const to = { appointmentDate: "2026-11-28", appointmentTime: "10:00" };
  const { preview, tap, reply } = await asked("move_appointment", { id, version, ...to });
  expect(preview?.refused).toContain("does not work on Saturday");
  const edits = preview?.ways?.[0]?.edits;
  await replyOf((await tap?.(edits)) as Response, reply);
  expect(await visits()).toContainEqual(expect.objectContaining({ id, ...edits }));
});

it("books what is free of a series when that is chosen", async () => {
  const first = booking({ appointmentDate: "2026-11-26", appointmentTime: "16:00" });
  const series = { first, everyWeeks: 1, times: 3 };
  const { preview, tap, reply } = await asked("book_series", series);
  expect(preview?.refused).toContain("1 of 3 dates cannot be had");
  const [way] = preview?.ways ?? [];
  expect(way?.warnings?.join(" ")).toContain("does not work on Thursday, November 26, 2026");
  await replyOf((await tap?.(way?.edits)) as Response, reply);
  const at = (await visits()).filter(({ appointmentTime }) => appointmentTime === "16:00");
  expect(at.map(({ appointmentDate }) => appointmentDate).toSorted()).toEqual([
    "2026-12-03",
    "2026-12-10",
  ]);
});

it("tells a program at once what its person could not agree to", async () => {
  const { id: tokenId } = await made<{ id: string }>("/api/api-tokens", {
    name: "Till",
    scopes: ["read", "write"],
    days: 1,
  });
  const input = booking({ appointmentTime: "13:00" });
  const tool = findTool("book_client");
  if (!tool) throw new Error("Nothing books.");
  const laid = layRequest({ ...maren.ctx(), tokenId }, { name: "book_client", tool, input });
  await expect(laid).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/has a break.*What would do: .*1:30 PM/) as string,
  });
});

describe("what should be known of an act before the tap", () => {
  const known = async (tool: string, input: object) =>
    (await asked(tool, input)).preview?.warnings?.join(" ") ?? "";

  it("is told on its card", async () => {
    const cleo = await made<Client>("/api/clients", { name: "Cleo Lind", phone: "+4915112345679" });
    const later = { clientId: cleo.id, appointmentDate: "2026-12-07" };
    expect(await known("book_client", booking(later))).toBe("");
    expect(await known("book_client", booking({ ...later, serviceType: "Gloss" }))).toContain(
      "Cleo Lind has no patch test",
    );
    const visit = await made<Appointment>("/api/appointments/for-client", booking(later));
    expect(await known("book_client", booking({ ...later, appointmentTime: "15:00" }))).toContain(
      "Cleo Lind has Haircut with Maren Falk at 10:00 AM on that day as well.",
    );
    const weekOn = booking({ ...later, appointmentDate: "2026-12-14" });
    expect(await known("book_client", weekOn)).toContain(
      "Cleo Lind has Haircut on Monday, December 7, 2026 at 10:00 AM already.",
    );
    const { id, version } = visit;
    for (const [tool, input] of [
      ["set_appointment_status", { id, version, status: "completed" }],
      ["close_visit", { appointmentId: id, price: 5000 }],
    ] as const)
      expect((await asked(tool, input)).refusal).toContain("Cleo Lind has not been here yet");
  });

  it("is that no service of the menu is meant, and the card names one", async () => {
    const when = { appointmentDate: "2026-12-08", serviceType: "Dragon scales" };
    const { preview, tap, reply } = await asked("book_client", booking(when));
    expect(preview?.warnings?.join(" ")).toContain("“Dragon scales” is not on the menu");
    const names = preview?.edits.find(({ field }) => field === "serviceType")?.choices;
    expect(names?.map(({ value }) => value)).toContain("Haircut");
    await replyOf((await tap?.({ serviceType: "Haircut" })) as Response, reply);
    const found = (await visits()).find(({ appointmentDate }) => appointmentDate === "2026-12-08");
    expect([found?.serviceType, found?.serviceId === null]).toEqual(["Haircut", false]);
  });
});

describe("an act that nothing could save", () => {
  it("has no card, but the reason", async () => {
    const visit = await made<Appointment>(
      "/api/appointments/for-client",
      booking({ appointmentDate: "2026-12-09" }),
    );
    const { id } = visit;
    await maren.json("PATCH", `/api/appointments/${id}/status`, { status: "cancelled" });
    const done = await asked("set_appointment_status", { id, status: "completed" });
    expect(done.refusal).toContain("it stays as it is");
    const on = { stylistId: maren.actor.stylistId, date: "2026-11-24", from: "13:45", to: "15:00" };
    expect((await asked("block_time", on)).refusal).toContain("has Bea Stolz from 2:00 PM");
    const phone = "+4915112345678";
    const consent = { phone, granted: false, wording: "She said so" };
    await maren.json("POST", "/api/messages/consents", consent);
    const texted = await asked("text_client", { clientId: ana.id, body: "Hello" });
    expect(texted.refusal).toContain("opted out");
  });

  it("leaves nothing behind", async () => {
    const before = await visits();
    await asked("book_client", booking({ clientId: null, clientName: "Nobody Yet" }));
    expect(await visits()).toEqual(before);
    const clients = await (await maren.request("/api/clients?limit=500")).text();
    expect(clients).not.toContain("Nobody Yet");
  });
});

it("writes to those who are ticked alone", async () => {
  for (const [clientName, appointmentTime] of [
    ["Dora", "10:00"],
    ["Elin", "15:00"],
  ])
    await made("/api/appointments/for-client", {
      ...booking({ clientId: null, appointmentDate: "2026-12-10", clientName, appointmentTime }),
      clientEmail: `${clientName}@example.com`,
    });
  const { preview, tap, reply } = await asked("text_day", { date: "2026-12-10", body: "We close" });
  const names = preview?.edits.find(({ field }) => field === "only")?.choices ?? [];
  expect(names.map(({ label }) => label)).toEqual(["Dora 10:00", "Elin 15:00"]);
  const done = await replyOf((await tap?.({ only: [names[1]?.value] })) as Response, reply);
  expect(wordsOf(done)).toContain("Elin");
  expect(wordsOf(done)).not.toContain("Dora");
});

describe("closing a visit", () => {
  it("shows its bill, what stays due and times for the next, and takes what is chosen", async () => {
    const { id } = await made<Appointment>(
      "/api/appointments/for-client",
      booking({ clientId: null, clientName: "Dora Klee", appointmentDate: "2026-11-23" }),
    );
    const { preview, reply, tap } = await asked("close_visit", {
      appointmentId: id,
      price: 24_500,
      discount: 500,
      paid: [{ method: "cash", amount: 20_000, tip: 3000 }],
      rebookWeeks: 6,
    });
    const lines = preview?.changes.map(({ label, after }) => [label, after]);
    expect(lines?.slice(0, -1)).toEqual([
      ["Status", "completed"],
      ["Haircut", "$245"],
      ["Discount", "$5"],
      ["Total", "$240"],
      ["Cash", "$200 and $30 tip"],
      ["Stays due", "$40"],
    ]);
    expect(preview?.warnings).toEqual(["$40 stays due."]);
    const choices = preview?.edits.find(({ field }) => field === "rebookAt")?.choices ?? [];
    expect(choices).toHaveLength(3);
    await replyOf((await tap?.({ rebookAt: choices[1]?.value })) as Response, reply);
    const [date = "", time = ""] = choices[1]?.value.split(" ") ?? [];
    const next = (await visits()).find((each) => each.appointmentDate === date);
    expect(next).toMatchObject({ clientName: "Dora Klee", appointmentTime: time });
  });
});
