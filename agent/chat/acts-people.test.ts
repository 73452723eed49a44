import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chats } from "#db/schema/chats.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { addStylist, joinTeam } from "#tests/salons/team.ts";
import type { ChatAction } from "#tools/actions/schema.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { ToolResult } from "#tools/chats/schema.ts";
import type { Client } from "#tools/clients/schema.ts";
import { toolsetFor } from "./toolset.ts";
import { spokenTime } from "#tools/values/spoken-rules.ts";

let app: TestApp;
let maren: Salon;
let neighbour: Salon;
let chatId: string;

beforeAll(async () => {
  app = await startApp();
  [maren, neighbour] = [await openSalon(app), await openSalon(app, joaquin)];
  await putOnTier(maren, "complete");
  await putOnTier(neighbour, "complete");
  const { name, email } = maren;
  await maren.json("PUT", "/api/stylists/profile", { name, email, licenseNumber: "L-1" });
});
beforeEach(async () => {
  chatId = crypto.randomUUID();
  const { salonId, stylistId } = maren.actor;
  const at = new Date();
  const row = { id: chatId, salonId, stylistId, title: "Acts", createdAt: at, updatedAt: at };
  await maren.ctx().db.insert(chats).values(row);
});

type Done<T> = Extract<ToolResult<T>, { ok: true }>;

/** An act as Maren's assistant does it. */
async function act<T = unknown>(tool: string, input: object): Promise<Done<T>> {
  const { tools } = toolsetFor({ ...maren.ctx(), chatId }, { chatId, messageId: null }, () => {});
  const call = { toolCallId: crypto.randomUUID(), messages: [], context: {} };
  const result = (await tools[tool]?.execute?.(input, call)) as ToolResult<T>;
  if (!result.ok) throw new Error(`${tool}: ${result.sentence}`);
  return result;
}
const undo = (action: Done<unknown>["action"], salon: Pick<Salon, "request"> = maren) =>
  salon.request(`/api/actions/${action?.id}/undo`, { method: "POST" });
const get = async <T>(path: string) => (await (await maren.request(path)).json()) as T;
/** The newest line of the thread in the ledger. */
const line = async () => (await get<ChatAction[]>(`/api/actions?chatId=${chatId}`))[0];

let hour = 8;
const booking = (over: object = {}) => ({
  stylistId: maren.actor.stylistId,
  clientName: "Ana Berg",
  serviceType: "Gloss",
  durationMinutes: 30,
  appointmentDate: "2090-01-10",
  appointmentTime: `${String((hour += 1)).padStart(2, "0")}:00`,
  outsideHours: true,
  ...over,
});
const visit = async (id: string) =>
  (await get<Appointment[]>("/api/appointments?limit=500")).find((each) => each.id === id);

describe("the book", () => {
  test("a booking is in the ledger with its visit and client, and is cancelled by undo", async () => {
    const wanted = booking();
    const { value, action } = await act<Appointment>("book_client", wanted);
    expect(await line()).toMatchObject({
      tool: "book_client",
      words: `booked Ana Berg, Tuesday, January 10, 2090 at ${spokenTime(wanted.appointmentTime)}`,
      records: [
        { kind: "appointment", id: value.id },
        { kind: "client", id: value.clientId },
      ],
      changes: [
        { label: "When", before: null },
        { label: "Stylist", after: "Maren Falk" },
        { label: "Service", after: "Gloss" },
        { label: "Minutes", after: "30" },
      ],
    });
    expect((await undo(action)).status).toBe(200);
    expect(await visit(value.id)).toMatchObject({ status: "cancelled", cancelledBy: "salon" });
  });

  test("a move goes back to the time before, once", async () => {
    const { value } = await act<Appointment>("book_client", booking());
    const { id, version, appointmentTime } = value;
    const moved = await act<Appointment>("move_appointment", {
      id,
      version,
      appointmentDate: "2090-01-11",
      appointmentTime: "18:00",
      durationMinutes: 45,
      outsideHours: true,
    });
    expect((await line())?.changes).toEqual([
      {
        label: "When",
        before: `Tuesday, January 10, 2090 at ${spokenTime(appointmentTime)}`,
        after: "Wednesday, January 11, 2090 at 6:00 PM",
      },
      { label: "Minutes", before: "30", after: "45" },
    ]);
    expect((await undo(moved.action)).status).toBe(200);
    expect(await visit(id)).toMatchObject({
      appointmentDate: "2090-01-10",
      appointmentTime,
      startsAt: value.startsAt,
      endsAt: value.endsAt,
    });
    expect((await undo(moved.action)).status).toBe(409);
  });

  test("blocked time is given back, and kept again", async () => {
    const block = {
      stylistId: maren.actor.stylistId,
      date: "2090-02-01",
      from: "10:00",
      to: "11:00",
      reason: "Course",
    };
    const blocks = async () => {
      const view = await get<{ blocks: { id: string; startsAt: string; reason: string }[] }>(
        "/api/calendar-view?from=2090-02-01&to=2090-02-01",
      );
      return view.blocks.map(({ startsAt, reason }) => ({ startsAt, reason }));
    };
    const blocked = await act<{ id: string }>("block_time", block);
    const kept = await blocks();
    expect(kept).toHaveLength(1);
    const freed = await act("unblock_time", { id: blocked.value.id });
    expect(await blocks()).toEqual([]);
    expect((await undo(freed.action)).status).toBe(200);
    expect(await blocks()).toEqual(kept);
  });
});

describe("clients", () => {
  test("a changed record gets back what it said before", async () => {
    const { value } = await act<Client>("save_client", {
      name: "Bea Kurz",
      phone: "030 901821",
      notes: "likes it cool",
    });
    const { action } = await act("save_client", {
      id: value.id,
      notes: "likes it warm",
      allergies: "PPD",
    });
    expect(await line()).toMatchObject({
      words: "changed the record of Bea Kurz",
      changes: [
        { label: "Allergies", before: null, after: "PPD" },
        { label: "Notes", before: "likes it cool", after: "likes it warm" },
      ],
      records: [{ kind: "client", id: value.id }],
    });
    expect((await undo(action)).status).toBe(200);
    expect(await get<Client>(`/api/clients/${value.id}`)).toMatchObject({
      notes: "likes it cool",
      allergies: null,
    });
  });

  test("a new record goes again, unless something hangs on it", async () => {
    const made = await act<Client>("save_client", { name: "Cleo Lang" });
    expect((await undo(made.action)).status).toBe(200);
    expect((await maren.request(`/api/clients/${made.value.id}`)).status).toBe(404);
    const kept = await act<Client>("save_client", { name: "Dora Mai" });
    await act("book_client", booking({ clientId: kept.value.id, clientName: null }));
    expect((await undo(kept.action)).status).toBe(409);
    expect((await maren.request(`/api/clients/${kept.value.id}`)).status).toBe(200);
  });

  test("a test that was written down goes, and one that was read is pending again", async () => {
    const { value } = await act<Client>("save_client", { name: "Eva Noll" });
    const told = { clientId: value.id, kind: "strand" };
    const written = await act<{ id: string }>("record_client_test", { ...told, result: "pending" });
    const testId = written.value.id;
    const read = await act("record_client_test", { ...told, testId, result: "passed", note: "ok" });
    const results = async () =>
      (await get<Client>(`/api/clients/${value.id}`)).tests.map(({ result, note }) => [
        result,
        note,
      ]);
    expect((await undo(read.action)).status).toBe(200);
    expect(await results()).toEqual([["pending", ""]]);
    expect((await undo(written.action)).status).toBe(200);
    expect(await results()).toEqual([]);
  });
});

describe("the house", () => {
  const cases: [tool: string, input: () => object, path: () => string][] = [
    [
      "set_booking_rules",
      () => ({ minNoticeMinutes: 45, dailyCap: 6 }),
      () => "/api/booking-rules",
    ],
    ["set_message_settings", () => ({ quietFrom: "19:30", dailyDigest: false }), messageSettings],
    [
      "change_template",
      () => ({ kind: "no_show", channel: "mail", body: "We missed you today." }),
      () => "/api/messages/templates",
    ],
    ["add_chair", () => ({ name: "Window" }), () => "/api/chairs"],
    ["update_profile", () => ({ phone: "030 1", salonName: "Falk" }), profile],
    [
      "set_rates",
      () => ({ currency: "EUR", hourlyRate: 9000, productRate: null }),
      () => "/api/rates",
    ],
    ["set_retention", () => ({ chats: 12 }), () => "/api/salon/retention"],
    [
      "set_hours",
      () => ({
        days: [{ weekday: "monday", hours: { from: "10:00", to: "15:00", breaks: [] } }],
      }),
      week,
    ],
    ["close_day", () => ({ from: "2090-03-01", reason: "Course" }), () => "/api/hours-exceptions"],
    [
      "add_brand_preference",
      () => ({ brand: "Wella Professionals", line: "Color Touch" }),
      preferences,
    ],
    ["use_shelf_only", () => ({ only: true }), () => "/api/shelf"],
    [
      "put_on_shelf",
      () => ({ brand: "Wella Professionals", line: "Color Touch", codes: ["7/0"] }),
      () => "/api/shelf",
    ],
    [
      "save_to_library",
      () => ({ name: "House gloss", notation: "koleston perfect 7/0 40g + 20v 40g 35m" }),
      () => "/api/formulas/library",
    ],
    ["start_timer", () => ({ label: "Roots", minutes: 20 }), () => "/api/timers"],
    ["rename_chat", () => ({ title: "Anas gloss" }), () => `/api/chats/${chatId}`],
    ["archive_chat", () => ({ archived: true }), () => `/api/chats/${chatId}`],
  ];

  test.each(cases)(
    "%s is told in words, and undo leaves things as before",
    async (tool, input, path) => {
      const before = settled(await get<unknown>(path()));
      const { action } = await act(tool, input());
      const after = settled(await get<unknown>(path()));
      expect(after).not.toEqual(before);
      expect((await line())?.words).toMatch(/^[a-z]/);
      expect((await undo(action)).status).toBe(200);
      expect(settled(await get<unknown>(path()))).toEqual(before);
    },
  );

  function messageSettings() {
    return "/api/messages/settings";
  }
  function profile() {
    return "/api/stylists/profile";
  }
  function week() {
    return `/api/stylists/${maren.actor.stylistId}/hours`;
  }
  function preferences() {
    return `/api/brand-preferences/${maren.actor.stylistId}`;
  }
  /** What a person sees of it: when it was last touched, and that a week is said rather than assumed, is not looked at. */
  const settled = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (key, each) => (SET.has(key) ? undefined : each))) as unknown;
  const SET = new Set(["updatedAt", "isDefault", "messages"]);

  test("a deleted formula of the library, a stopped timer and a line come back", async () => {
    const saved = await act<{ id: string }>("save_to_library", {
      name: "Copper",
      notation: "koleston perfect 7/4 40g + 20v 40g 35m",
    });
    const gone = await act("delete_library_formula", { id: saved.value.id });
    expect((await undo(gone.action)).status).toBe(200);
    const [back] = await get<{ name: string; notation: string }[]>("/api/formulas/library");
    expect(back).toMatchObject({ name: "Copper", notation: expect.stringContaining("7/4") });

    const timer = await act<{ id: string; endsAt: string }>("start_timer", {
      label: "Toner",
      minutes: 10,
    });
    const stopped = await act("stop_timer", { id: timer.value.id });
    expect((await undo(stopped.action)).status).toBe(200);
    expect(await get("/api/timers")).toMatchObject([{ endsAt: timer.value.endsAt }]);
  });

  test("an invitation is ended", async () => {
    await addStylist(maren, { name: "Zoe Albers", email: "zoe@x.example" });
    const { action } = await act("invite_stylist", { stylist: "Zoe" });
    expect(await get("/api/invitations")).toHaveLength(1);
    expect((await undo(action)).status).toBe(200);
    expect(await get("/api/invitations")).toEqual([]);
  });
});

describe("an act is not taken back", () => {
  test("by a neighbour or a colleague", async () => {
    const { value, action } = await act<Appointment>("book_client", booking());
    expect((await undo(action, neighbour)).status).toBe(404);
    const colleague = await joinTeam(app, maren, { name: "Ines Roth", email: "ines@x.example" });
    expect((await undo(action, colleague)).status).toBe(404);
    expect(await visit(value.id)).toMatchObject({ status: "confirmed" });
  });
});
