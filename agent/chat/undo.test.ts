import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chats } from "#db/schema/chats.ts";
import { outbox } from "#db/schema/messages.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { joinTeam } from "#tests/salons/team.ts";
import type { ClosedVisit } from "#tools/closing/schema.ts";
import type { Payment } from "#tools/payments/schema.ts";
import type { ChatAction, UndoneAction } from "#tools/actions/schema.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { ToolResult } from "#tools/chats/schema.ts";
import type { Client } from "#tools/clients/schema.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { toolsetFor } from "./toolset.ts";

type Person = Pick<Salon, "ctx" | "request" | "actor">;

const START = Date.parse("2089-12-01T09:00:00Z");
const HOUR = 3_600_000;
let now = START;

let app: TestApp;
let maren: Salon;
let ines: Person;
let chatId: string;

beforeAll(async () => {
  app = await startApp({ now: () => new Date(now) });
  maren = await openSalon(app);
  await putOnTier(maren, "complete");
  const joined = await joinTeam(app, maren, { name: "Ines Roth", email: "ines@x.example" });
  const actor = { ...maren.actor, stylistId: joined.stylistId, role: "stylist" as const };
  ines = { ...joined, actor, ctx: () => ({ ...maren.ctx(), actor }) };
});
beforeEach(async () => {
  now += 24 * HOUR;
  chatId = await threadOf(maren);
});

async function threadOf({ ctx, actor }: Person): Promise<string> {
  const id = crypto.randomUUID();
  const at = new Date(now);
  const { salonId, stylistId } = actor;
  const row = { id, salonId, stylistId, title: "Acts", createdAt: at, updatedAt: at };
  await ctx().db.insert(chats).values(row);
  return id;
}

/** What a person's assistant gets for a call. */
async function call<T>(tool: string, input: object, by: Person = maren, thread = chatId) {
  const { tools } = toolsetFor(
    { ...by.ctx(), chatId: thread },
    { chatId: thread, messageId: null },
    () => {},
  );
  const given = { toolCallId: crypto.randomUUID(), messages: [], context: {} };
  return (await tools[tool]?.execute?.(input, given)) as ToolResult<T>;
}
async function act<T>(...asked: Parameters<typeof call>): Promise<T> {
  const result = await call<T>(...asked);
  if (!result.ok) throw new Error(`${asked[0]}: ${result.sentence}`);
  return result.value;
}
const read = async <T>(path: string, by: Person = maren) =>
  (await (await by.request(path)).json()) as T;
/** The newest act of the thread, as any device sees it. */
async function newest(by: Person = maren, thread = chatId): Promise<ChatAction> {
  const [line] = await read<ChatAction[]>(`/api/actions?chatId=${thread}`, by);
  if (!line) throw new Error("Nothing was done.");
  return line;
}
const undo = ({ id }: Pick<ChatAction, "id">, by: Person = maren) =>
  by.request(`/api/actions/${id}/undo`, { method: "POST" });
const undone = async (...asked: Parameters<typeof undo>) => {
  const answer = await undo(...asked);
  expect(answer.status).toBe(200);
  return (await answer.json()) as UndoneAction;
};
const refusal = async (answer: Response) => {
  expect(answer.status).toBe(409);
  return ((await answer.json()) as { error: string }).error;
};

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
const book = (over: object = {}) => act<Appointment>("book_client", booking(over));
const visit = async (id: string) =>
  (await read<Appointment[]>("/api/appointments?limit=500")).find((each) => each.id === id);

describe("what nothing followed from", () => {
  test("is taken back an hour later, and says what was", async () => {
    const { id } = await book();
    now += HOUR;
    const line = await newest();
    expect(line).toMatchObject({ stays: null, goneOut: null, undoUntil: expect.any(String) });
    expect((await undone(line)).sentence).toBe(`Taken back: ${line.words}.`);
    expect(await visit(id)).toMatchObject({ status: "cancelled" });
    expect(await newest()).toMatchObject({ undoUntil: null, stays: null });
  });

  test("is taken back by asking, with the same words as by the button", async () => {
    await act("save_client", { name: "Wanda Groß" });
    now += HOUR;
    const { words } = await newest();
    expect(await act("undo_last", {})).toMatchObject({ sentence: `Taken back: ${words}.` });
  });

  test("is taken back by what it was, past what was done after it", async () => {
    const { id } = await book();
    await act("start_timer", { label: "Roots", minutes: 20 });
    await act("undo_last", { about: "appointment" });
    expect(await visit(id)).toMatchObject({ status: "cancelled" });
    expect(await newest()).toMatchObject({ tool: "start_timer", undoneAt: null });
  });

  test("goes back step by step, each act from where the one after it was taken back", async () => {
    const { id, appointmentTime } = await book();
    for (const time of ["19:00", "20:00"])
      await act("move_appointment", {
        id,
        version: (await visit(id))?.version,
        appointmentDate: "2090-01-12",
        appointmentTime: time,
        outsideHours: true,
      });
    await act("undo_last", {});
    expect(await visit(id)).toMatchObject({ appointmentTime: "19:00" });
    await act("undo_last", {});
    expect(await visit(id)).toMatchObject({ appointmentTime });
    await act("undo_last", {});
    expect(await visit(id)).toMatchObject({ status: "cancelled" });
  });

  test("is taken back once, however many ask at once", async () => {
    await act("save_client", { name: "Otto Ruf" });
    const line = await newest();
    const answers = await Promise.all([1, 2, 3, 4].map(() => undo(line)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(await Promise.all(others.map(refusal))).toEqual(
      Array.from({ length: 3 }, () => "That was taken back already."),
    );
  });

  test("is taken back by whoever sees all that was done, and by no other colleague", async () => {
    const thread = await threadOf(ines);
    await call("start_timer", { label: "Roots", minutes: 20 }, ines, thread);
    const own = await newest(ines, thread);
    await act("start_timer", { label: "Toner", minutes: 10 });
    expect((await undo(await newest(), ines)).status).toBe(404);
    await undone(own);
    expect(await newest(ines, thread)).toMatchObject({ undoneAt: expect.any(String) });
  });
});

describe("what something followed from stays, and says what", () => {
  const stays = async (why: string) => {
    const line = await newest();
    expect(line.stays).toBe(why);
    expect(await refusal(await undo(line))).toBe(why);
    expect(await call("undo_last", {})).toMatchObject({ ok: false, sentence: why });
    expect((await newest()).undoneAt).toBeNull();
  };

  test("a visit that was moved by hand", async () => {
    const { id, version } = await book();
    const moved = { version, appointmentDate: "2090-02-02", appointmentTime: "10:00" };
    await maren.json("PATCH", `/api/appointments/${id}`, { ...moved, outsideHours: true });
    await stays("Ana Berg's visit was changed since, so this stays.");
  });

  test("a price that was changed by hand, until it is as it was left", async () => {
    const { name: service } = await act<Service>("create_service", {
      name: "Glaze",
      category: "Color Services",
      basePrice: "65",
      duration: 45,
    });
    const { id } = await act<Service>("set_price", { service, price: "70" });
    await maren.json("PATCH", `/api/services/${id}`, { basePrice: "90" });
    await stays("Glaze was changed since, so this stays.");
    await maren.json("PATCH", `/api/services/${id}`, { basePrice: "70" });
    await undone(await newest());
    const menu = await read<Service[]>(`/api/services/stylist/${maren.actor.stylistId}`);
    expect(menu.find((each) => each.id === id)?.basePrice).toBe("$65");
  });

  test("a record that a visit was put on", async () => {
    const { id } = await act<Client>("save_client", { name: "Dora Mai" });
    const { appointmentDate, ...rest } = booking({ clientId: id, clientName: null });
    const put = { ...rest, appointmentDate };
    expect((await maren.json("POST", "/api/appointments/for-client", put)).ok).toBe(true);
    await stays("Dora Mai's record got a visit since, so this stays.");
  });

  test("a visit that has begun", async () => {
    await book({ appointmentDate: "2090-01-20" });
    const before = now;
    now = Date.parse("2090-01-21T09:00:00Z");
    await stays("Ana Berg's visit has begun, so this stays.");
    now = before;
  });

  test("what was done more than a month ago", async () => {
    await act("save_client", { name: "Ida Alt" });
    const line = await newest();
    now += 31 * 24 * HOUR;
    expect(await refusal(await undo(line))).toContain("more than 30 days ago");
    now -= 31 * 24 * HOUR;
  });

  test("what has no way back, without another act taken back in its place", async () => {
    await act("save_client", { name: "Rosa Lenz" });
    const added = await read<{ id: string }[]>("/api/chairs");
    await act("add_chair", { name: "Window" });
    const [chair] = (await read<{ id: string }[]>("/api/chairs")).filter(
      ({ id }) => !added.some((each) => each.id === id),
    );
    await act("remove_chair", { id: chair?.id });
    expect(await call("undo_last", {})).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/^That cannot be taken back: /),
    });
    expect((await read<{ items?: unknown }>("/api/clients?search=Rosa")) as unknown).toHaveLength(
      1,
    );
  });
});

describe("what has gone out", () => {
  const send = async (id: string) =>
    maren
      .ctx()
      .db.update(outbox)
      .set({ status: "sent", sentAt: new Date(now) })
      .where(eq(outbox.appointmentId, id));

  test("is said beside the way back, and whoever got it is told", async () => {
    const { id } = await book({ clientName: "Nora Lind", clientEmail: "nora@x.example" });
    expect((await newest()).goneOut).toBeNull();
    await send(id);
    const { goneOut, stays } = await newest();
    expect(stays).toBeNull();
    expect(goneOut).toMatch(/^The mail of \d+:\d\d [AP]M has gone out; Nora Lind will be told\.$/);
    expect((await undone(await newest())).sentence).toMatch(/Nora Lind will be told\.$/);
    const mails = await maren.ctx().db.select().from(outbox).where(eq(outbox.appointmentId, id));
    expect(mails.map(({ kind }) => kind)).toEqual(["confirmation", "cancellation"]);
  });
});

describe("a visit that was cancelled on a card", () => {
  const cancel = (id: string) => act("set_appointment_status", { id, status: "cancelled" });

  test("stands again in its time", async () => {
    const { id, startsAt, endsAt } = await book();
    await cancel(id);
    now += HOUR;
    await undone(await newest());
    expect(await visit(id)).toMatchObject({ status: "confirmed", startsAt, endsAt });
    await cancel(id);
    expect(await visit(id)).toMatchObject({ status: "cancelled" });
  });

  test("is reminded of anew, since what was to remind of it went with it", async () => {
    const { id } = await book();
    const { db } = maren.ctx();
    await db.insert(outbox).values({
      id: crypto.randomUUID(),
      salonId: maren.actor.salonId,
      channel: "mail",
      kind: "reminder",
      recipient: "ana@x.example",
      body: "Tomorrow",
      status: "queued",
      dedupeKey: `reminder ${id}`,
      appointmentId: id,
      createdAt: new Date(now),
    });
    const reminders = () =>
      db
        .select({ status: outbox.status, cause: outbox.dedupeKey })
        .from(outbox)
        .where(eq(outbox.appointmentId, id));
    await cancel(id);
    expect(await reminders()).toEqual([{ status: "cancelled", cause: `reminder ${id}` }]);
    await undone(await newest());
    expect(await reminders()).toEqual([{ status: "cancelled", cause: null }]);
  });

  test("stays cancelled once somebody has its time, who is named", async () => {
    const taken = booking();
    const { id } = await act<Appointment>("book_client", taken);
    await cancel(id);
    const line = await newest();
    await act("book_client", { ...taken, clientName: "Mo Reis" });
    expect(await refusal(await undo(line))).toContain("Mo Reis");
    expect(await visit(id)).toMatchObject({ status: "cancelled" });
  });

  test("and one that was completed by mistake stands again", async () => {
    const { id, startsAt } = await book();
    const before = now;
    now = Date.parse(startsAt) + HOUR;
    await act("set_appointment_status", { id, status: "completed" });
    await undone(await newest());
    expect(await visit(id)).toMatchObject({ status: "confirmed" });
    now = before;
  });

  test("and one that was closed stands again, without its money and the next visit", async () => {
    const { id, startsAt } = await book({ appointmentDate: "2090-01-27" });
    const before = now;
    now = Date.parse(startsAt) + HOUR;
    const closed = await act<ClosedVisit>("close_visit", {
      appointmentId: id,
      price: 24_500,
      paid: [{ method: "cash", tip: 3000 }],
      rebookWeeks: 6,
    });
    const line = await newest();
    expect(line.words).toContain("$245 paid and $30 tip, next on");
    await undone(line);
    expect(await visit(id)).toMatchObject({ status: "confirmed" });
    expect(await visit(closed.rebooked?.id ?? "")).toMatchObject({ status: "cancelled" });
    const [taken] = await read<Payment[]>("/api/payments");
    expect(taken).toMatchObject({ method: "cash", status: "cancelled" });
    now = before;
  });

  test("with all that follow it stands again with them", async () => {
    const { appointments } = await act<{ appointments: Appointment[] }>("book_series", {
      first: booking({ appointmentDate: "2090-05-02" }),
      everyWeeks: 4,
      times: 3,
    });
    const ids = appointments.map(({ id }) => id);
    await act("cancel_following", { id: ids[0] });
    await undone(await newest());
    const back = await Promise.all(ids.map(visit));
    expect(back.map((each) => each?.status)).toEqual(["confirmed", "confirmed", "confirmed"]);
  });
});

describe("what was taken away on a card comes back", () => {
  const listed = async <T>(path: string) => read<T[]>(path);

  test("a service, as the one it was", async () => {
    const menu = `/api/services/stylist/${maren.actor.stylistId}`;
    await act("create_service", {
      name: "Root smudge",
      category: "Color Services",
      basePrice: "80",
      priceRange: "80-110",
      duration: 60,
    });
    const before = (await listed<Service>(menu)).find(({ name }) => name === "Root smudge");
    await act("delete_service", { service: "Root smudge" });
    await undone(await newest());
    const back = (await listed<Service>(menu)).find(({ name }) => name === "Root smudge");
    expect(back).toEqual(before);
  });

  test.each([
    ["of a stylist", {}],
    ["of the salon", { wholeSalon: true }],
    ["with other hours", { hours: { from: "10:00", to: "14:00" } }],
  ])("a day off %s", async (_whose, over) => {
    const days = "/api/hours-exceptions?from=2090-03-01&to=2090-04-01";
    const { id } = await act<{ id: string }>("close_day", {
      from: "2090-03-03",
      reason: "Course",
      ...over,
    });
    const before = await listed<{ id: string }>(days);
    await act("open_day", { id });
    expect(await listed(days)).toEqual([]);
    await undone(await newest());
    const back = await listed<{ id: string }>(days);
    expect(back).toEqual(before.map((each) => ({ ...each, id: back[0]?.id })));
    await act("open_day", { id: back[0]?.id });
  });
});
