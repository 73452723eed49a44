import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { mediaMatches } from "#tests/media.ts";
import { PHONE, WIDE } from "#ui/lib/device/media.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Appointment, CalendarView } from "#tools/appointments/schema.ts";
import { instantOf } from "#tools/values/zone-rules.ts";
import { Component as AppointmentsScreen } from "./appointments.tsx";

const BERLIN = "Europe/Berlin";
const ID = "01980000-0000-7000-8000-0000000000";
const ANNA = { id: `${ID}0a`, name: "Anna Brandt" };
const BO = { id: `${ID}0b`, name: "Bo Lindqvist" };
const DAY = "2027-06-09";

const iso = (time: string, date = DAY) => new Date(instantOf(BERLIN, date, time)!).toISOString();

function booked(at: number, more: Partial<Appointment> & { from: string; to: string }) {
  const { from, to, ...rest } = more;
  const stylist = rest.stylistId === BO.id ? BO : ANNA;
  const minutes = (Date.parse(iso(to)) - Date.parse(iso(from))) / 60_000;
  return {
    id: `${ID}${10 + at}`,
    stylistId: stylist.id,
    stylistName: stylist.name,
    clientId: null,
    clientName: `Client ${at}`,
    clientEmail: `client${at}@example.com`,
    clientPhone: "+49 30 1234567",
    serviceId: null,
    serviceType: "Balayage",
    appointmentDate: DAY,
    appointmentTime: from,
    startsAt: iso(from),
    endsAt: iso(to),
    segments: [{ kind: "apply", minutes }],
    notes: "",
    status: "pending",
    cancelledBy: null,
    source: "page",
    seriesId: null,
    chairName: null,
    needsPatchTest: false,
    priceMinor: null,
    payBy: null,
    clientConfirmedAt: null,
    lateMinutes: null,
    version: 1,
    createdAt: "2027-06-01T10:00:00.000Z",
    ...rest,
  } satisfies Appointment;
}

const PRIYA = {
  id: `${ID}0c`,
  name: "Priya Nair",
  email: null,
  phone: null,
  mustKnow: null,
  hasAllergies: false,
  patchTest: { state: "missing", testId: null, brandId: null, doneAt: null, expiresAt: null },
};
const GLOSS = {
  id: `${ID}0d`,
  name: "Gloss",
  category: "Color Services",
  duration: 45,
  segments: [{ kind: "apply", minutes: 45 }],
  basePriceMinor: 6000,
  basePrice: "$60",
};

/** The same on another's menu, under its own id. */
const ANNAS_GLOSS = { ...GLOSS, id: `${ID}0f` };

/** The day on which somebody is free first, where that is not the one that is asked for. */
let nextFree: string | undefined;

/** Bo is free first; Priya had a gloss with them last. */
const suggestion = (asked: URLSearchParams) => ({
  stylistId: asked.get("stylistId") ?? BO.id,
  serviceId: asked.get("clientId") ? GLOSS.id : null,
  serviceType: asked.get("clientId") ? GLOSS.name : "",
  durationMinutes: asked.get("clientId") ? 45 : 60,
  appointmentDate: nextFree ?? asked.get("from") ?? DAY,
  appointmentTime: "11:15",
});

const SAID = { clientConfirmedAt: "2027-06-08T10:00:00.000Z", lateMinutes: 15 };

let book: Appointment[];
let requests: Request[];
let refuseMoves: boolean;
let gate: Promise<void> | undefined;
/** More appointments come after those of the first page. */
let goesOn: boolean;

const view = (): CalendarView => ({
  timeZone: BERLIN,
  appointments: book.filter(({ status }) => status !== "cancelled"),
  blocks: [],
  holds: [],
  working: [ANNA, BO].map(({ id }) => ({
    stylistId: id,
    startsAt: iso("09:00"),
    endsAt: iso("18:00"),
  })),
});

beforeEach(() => {
  refuseMoves = false;
  goesOn = false;
  nextFree = undefined;
  gate = undefined;
  book = [
    booked(1, { from: "10:00", to: "12:00", notes: "Wants it cooler." }),
    booked(2, { from: "13:00", to: "14:00", status: "confirmed", stylistId: BO.id }),
    booked(3, { from: "15:00", to: "16:00", status: "completed" }),
    booked(4, { from: "16:00", to: "17:00", status: "cancelled", cancelledBy: "no_show" }),
  ];
  requests = answering({
    "GET /api/auth/get-session": () => ({
      user: { name: "Anna" },
      salon: { stylistId: ANNA.id, role: "owner" },
    }),
    "GET /api/stylists": () => [ANNA, BO],
    "GET /api/booking-rules": () => ({ timeZone: BERLIN, stepMinutes: 15 }),
    "GET /api/rates": () => ({ currency: "EUR" }),
    "GET /api/appointments": ({ url }) => {
      const stylist = new URL(url).searchParams.get("stylistId");
      const found = book.filter(({ stylistId }) => !stylist || stylistId === stylist);
      const headers = { Link: '</api/appointments?cursor=x>; rel="next"' };
      return goesOn ? Response.json(found, { headers }) : found;
    },
    "GET /api/calendar-view": () => view(),
    ...Object.fromEntries(
      book.flatMap(({ id }) => [
        [
          `PATCH /api/appointments/${id}/status`,
          async (request: Request) => {
            const { status } = (await request.json()) as { status: Appointment["status"] };
            await gate;
            book = book.map((each) => (each.id === id ? { ...each, status } : each));
            return book.find((each) => each.id === id);
          },
        ],
        [
          `PATCH /api/appointments/${id}`,
          async (request: Request) => {
            if (refuseMoves)
              return Response.json(
                { error: "Dana Whitfield is there already.", code: "conflict" },
                { status: 409 },
              );
            const sent = (await request.json()) as {
              version: number;
              appointmentTime: string;
              stylistId?: string;
              durationMinutes?: number;
            };
            book = book.map((each) => {
              if (each.id !== id) return each;
              const length =
                sent.durationMinutes ??
                (Date.parse(each.endsAt) - Date.parse(each.startsAt)) / 60_000;
              const startsAt = iso(sent.appointmentTime);
              return {
                ...each,
                ...(sent.stylistId && { stylistId: sent.stylistId }),
                version: sent.version + 1,
                appointmentTime: sent.appointmentTime,
                startsAt,
                endsAt: new Date(Date.parse(startsAt) + length * 60_000).toISOString(),
                segments: [{ kind: "apply" as const, minutes: length }],
              };
            });
            return book.find((each) => each.id === id);
          },
        ],
      ]),
    ),
    "POST /api/appointments/for-client": async (request) => ({
      ...book[0],
      ...((await request.json()) as object),
    }),
    "POST /api/time-blocks": () => ({}),
    "GET /api/subscription/status": () => ({ tier: "pro" }),
    "GET /api/appointments/free-times": () => ({ times: [{ date: DAY, time: "11:15" }] }),
    "GET /api/appointments/suggested": ({ url }) => suggestion(new URL(url).searchParams),
    [`GET /api/services/stylist/${ANNA.id}`]: () => [ANNAS_GLOSS],
    "GET /api/clients": ({ url }) =>
      new URL(url).searchParams.get("search") === "priya n" ? [PRIYA] : [],
    [`GET /api/clients/${PRIYA.id}`]: () => PRIYA,
    [`GET /api/services/stylist/${BO.id}`]: () => [GLOSS],
    "GET /api/waitlist": () => [],
  });
});

const open = (search = "") =>
  renderScreen(<AppointmentsScreen />, { path: "/appointments", at: `/appointments${search}` });
const cardOf = async (name: string) =>
  within((await screen.findByText(name)).closest("section") as HTMLElement);
const sent = (method: string, path: RegExp) =>
  requests.filter((each) => each.method === method && path.test(new URL(each.url).pathname));
const field = (sheet: Awaited<ReturnType<typeof cardOf>>, label: string | RegExp) =>
  sheet.getByLabelText<HTMLInputElement>(label);
const disabled = (card: Awaited<ReturnType<typeof cardOf>>, name: string) =>
  card.getByRole<HTMLButtonElement>("button", { name }).disabled;

const stateMenu = (card: Awaited<ReturnType<typeof cardOf>>) =>
  card.getByRole("button", { name: "Change the state" });

/** What may be said of its state, and whether it may be now. */
const actsOf = (card: Awaited<ReturnType<typeof cardOf>>) => {
  fireEvent.click(stateMenu(card));
  const acts = card.getAllByRole<HTMLButtonElement>("menuitem");
  return Object.fromEntries(acts.map(({ textContent, disabled: no }) => [textContent, !no]));
};

const callOff = (card: Awaited<ReturnType<typeof cardOf>>) => {
  fireEvent.click(stateMenu(card));
  fireEvent.click(card.getByRole("menuitem", { name: "Cancel" }));
};

it("lists appointments with all that is known of them", async () => {
  open();
  const card = await cardOf("Client 1");
  for (const text of [
    "Anna Brandt",
    "June 9, 2027",
    "10:00 AM",
    "+49 30 1234567",
    "Balayage",
    "Wants it cooler.",
    "Pending",
  ])
    expect(card.getByText(text)).toBeTruthy();
});

it("offers what may still be decided, and nothing about what is over", async () => {
  open();
  const pending = await cardOf("Client 1");
  // what has not begun cannot be over
  expect(actsOf(pending)).toEqual({ Confirm: true, Complete: false, Cancel: true });
  expect(pending.getByRole("button", { name: "Confirm" })).toBeTruthy();
  const confirmed = await cardOf("Client 2");
  expect(actsOf(confirmed)).toEqual({ Confirm: false, Complete: false, Cancel: true });
  expect(confirmed.queryByRole("button", { name: /^(Confirm|Complete)$/ })).toBeNull();
  for (const over of ["Client 3", "Client 4"])
    expect((await cardOf(over)).queryByRole("group", { name: /^State of/ })).toBeNull();
  expect((await cardOf("Client 4")).getByText("The client did not come")).toBeTruthy();
});

it("offers to complete what has begun", async () => {
  const begun = new Date(Date.now() - 60_000).toISOString();
  book = book.map((each) => ({ ...each, startsAt: begun }));
  open();
  const card = await cardOf("Client 1");
  expect(card.getByRole("button", { name: "Complete" })).toBeTruthy();
  expect(actsOf(card)).toEqual({
    Confirm: true,
    Complete: true,
    Cancel: true,
    "Did not come": true,
  });
});

it("asks before it calls a visit off, and says who hears of it", async () => {
  open();
  callOff(await cardOf("Client 1"));
  const asked = within(await screen.findByRole("dialog", { name: /^Cancel Client 1/ }));
  expect(asked.getByText(/written to by email, and by text if they agreed/)).toBeTruthy();
  fireEvent.click(asked.getByRole("button", { name: "Keep it" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent("PATCH", /status$/)).toHaveLength(0);
  callOff(await cardOf("Client 1"));
  fireEvent.click(await screen.findByRole("button", { name: "Cancel the visit" }));
  await screen.findByText("Appointment status updated.");
  expect(await sent("PATCH", /status$/)[0]?.json()).toEqual({ status: "cancelled" });
});

it("books again what was called off, of whoever it was", async () => {
  open();
  fireEvent.click((await cardOf("Client 4")).getByRole("button", { name: "Book again" }));
  const sheet = within(await screen.findByRole("dialog", { name: /Book/ }));
  await waitFor(() => expect(sheet.getByDisplayValue("Client 4")).toBeTruthy());
});

it("says day by day who comes, and apart from that who was here, found by name", async () => {
  book = book.map((each, at) => ({ ...each, appointmentDate: at === 0 ? "2027-06-08" : DAY }));
  open();
  const first = await screen.findByRole("region", { name: /^Tuesday, June 8/ });
  expect(within(first).getByText("1 visit")).toBeTruthy();
  expect(within(first).queryByText("Client 2")).toBeNull();
  const asked = () => new URL(sent("GET", /appointments$/).at(-1)!.url).searchParams;
  expect(asked().get("when")).toBe("coming");
  fireEvent.change(screen.getByLabelText("When"), { target: { value: "over" } });
  await waitFor(() => expect(asked().get("when")).toBe("over"));
  fireEvent.change(screen.getByLabelText("Find by client"), { target: { value: "priya" } });
  await waitFor(() => expect(asked().get("clientName")).toBe("priya"));
});

it("says of each what was agreed, and beside the list what the day comes to", async () => {
  mediaMatches((query) => query === WIDE);
  book = [
    booked(1, { from: "10:00", to: "12:00", priceMinor: 18_500 }),
    booked(2, {
      from: "13:00",
      to: "14:00",
      status: "confirmed",
      priceMinor: 6000,
      stylistId: BO.id,
    }),
  ];
  open();
  expect(await (await cardOf("Client 1")).findAllByText("€185")).not.toHaveLength(0);
  const day = within(await screen.findByRole("complementary", { name: /at a glance/ }));
  expect(await day.findByText("€245")).toBeTruthy();
  expect(day.getByText("3 h")).toBeTruthy();
  mediaMatches();
});

it("keeps the filters of the list behind one button on a phone", async () => {
  mediaMatches((query) => query === PHONE);
  open();
  await cardOf("Client 1");
  expect(screen.queryByLabelText("Find by client")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Filters", expanded: false }));
  fireEvent.change(screen.getByLabelText("When"), { target: { value: "cancelled" } });
  // what is narrowed stays in sight
  fireEvent.click(screen.getByRole("button", { name: "Filters", expanded: true }));
  expect(screen.getByLabelText("When")).toBeTruthy();
  mediaMatches();
});

it("counts the visits of a day once all of them are there", async () => {
  goesOn = true;
  book = book.map((each, at) => ({ ...each, appointmentDate: at === 0 ? "2027-06-08" : DAY }));
  open();
  const whole = await screen.findByRole("region", { name: /^Tuesday, June 8/ });
  expect(within(whole).getByText("1 visit")).toBeTruthy();
  const last = screen.getByRole("region", { name: /^Wednesday, June 9/ });
  expect(within(last).queryByText(/\d visits?$/)).toBeNull();
});

it("says who confirmed and who runs late, of what is still to come alone", async () => {
  book = book.map((each) => ({ ...each, ...SAID }));
  open();
  const coming = await cardOf("Client 1");
  expect(coming.getByText("Client confirmed")).toBeTruthy();
  expect(coming.getByText("Running 15 min late")).toBeTruthy();
  for (const over of ["Client 3", "Client 4"]) {
    const card = await cardOf(over);
    expect(card.queryByText(/Client confirmed|min late/)).toBeNull();
  }
  cleanup();
  open(`?view=day&date=${DAY}`);
  const block = await screen.findByRole("button", { name: /^Client 1,/ });
  expect(block.textContent).toContain("running 15 min late, pending, client confirmed");
  expect(screen.getByRole("button", { name: /^Client 3,/ }).textContent).not.toContain("late");
  fireEvent.click(block);
  const sheet = within(await screen.findByRole("dialog", { name: "Client 1" }));
  expect(sheet.getByText("Running 15 min late")).toBeTruthy();
});

it("confirms, holds all of them still meanwhile, and says so", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  open();
  fireEvent.click((await cardOf("Client 1")).getByRole("button", { name: "Confirm" }));
  const other = await cardOf("Client 2");
  await waitFor(async () => expect(disabled(await cardOf("Client 1"), "Confirm")).toBe(true));
  expect(Object.values(actsOf(other))).not.toContain(true);
  await waitFor(() => expect(sent("PATCH", /status$/)).toHaveLength(1));
  resolve();
  await screen.findByText("Appointment status updated.");
  await waitFor(async () => expect((await cardOf("Client 1")).getByText("Confirmed")).toBeTruthy());
  expect(await sent("PATCH", /status$/)[0]?.json()).toEqual({ status: "confirmed" });
});

it("says when a state could not be changed", async () => {
  open();
  const card = await cardOf("Client 1");
  globalThis.fetch = () => Promise.resolve(Response.json({ error: "No." }, { status: 500 }));
  callOff(card);
  fireEvent.click(await screen.findByRole("button", { name: "Cancel the visit" }));
  await screen.findByText("Failed to update appointment status.");
  expect((await cardOf("Client 1")).getByText("Pending")).toBeTruthy();
});

it("shows one stylist's, and keeps that in the address", async () => {
  const { router } = open();
  await screen.findByText("Client 2");
  const filter = screen.getByLabelText("Stylist");
  expect(within(filter).getAllByRole("option")[0]?.textContent).toBe("All Stylists");
  fireEvent.change(filter, { target: { value: BO.id } });
  await waitFor(() => expect(screen.queryByText("Client 1")).toBeNull());
  expect(screen.getByText("Client 2")).toBeTruthy();
  expect(router.state.location.search).toBe(`?stylist=${BO.id}`);
});

it("says how appointments come about while there are none", async () => {
  book = [];
  open();
  await screen.findByText("No appointments yet. Share your booking link to get started!");
});

it("says when they cannot be fetched, and tries again", async () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve(Response.json({ error: "No." }, { status: 503 }));
  open();
  await screen.findByText("Failed to fetch appointments");
  globalThis.fetch = fetch;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Client 1");
});

it("draws a day with a column for each stylist", async () => {
  open(`?view=day&date=${DAY}`);
  const anna = within(await screen.findByRole("region", { name: /^Anna Brandt/ }));
  expect(
    anna.getByRole("button", { name: /^Client 1, Balayage, 10:00\sAM\s–\s12:00\sPM, pending/ }),
  ).toBeTruthy();
  expect(anna.queryByRole("button", { name: /Client 2/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Client 4/ })).toBeNull();
  const bo = within(screen.getByRole("region", { name: /^Bo Lindqvist/ }));
  expect(bo.getByRole("button", { name: /Client 2/ })).toBeTruthy();
});

it("moves by keys: a step, a column, the length, one after the other", async () => {
  open(`?view=day&date=${DAY}`);
  const block = () => screen.findByRole("button", { name: /^Client 1,/ });
  fireEvent.keyDown(await block(), { key: "ArrowDown", shiftKey: true });
  await screen.findByRole("button", { name: /^Client 1, Balayage, 10:15\sAM\s–\s12:15\sPM/ });
  await screen.findByText("Client 1 moved");
  expect(screen.getByText(/^10:15\sAM\s–\s12:15\sPM, .*Anna Brandt$/)).toBeTruthy();
  fireEvent.keyDown(await block(), { key: "ArrowRight", shiftKey: true });
  const bo = await screen.findByRole("region", { name: /^Bo Lindqvist/ });
  await within(bo).findByRole("button", { name: /^Client 1,/ });
  fireEvent.keyDown(await block(), { key: "ArrowUp", shiftKey: true, altKey: true });
  await screen.findByRole("button", { name: /^Client 1, Balayage, 10:15\sAM\s–\s12:00\sPM/ });
  await waitFor(() => expect(sent("PATCH", /\/[^/]+11$/)).toHaveLength(3));
  const bodies = await Promise.all(sent("PATCH", /11$/).map((each) => each.json()));
  expect(bodies).toMatchObject([
    { version: 1, appointmentDate: DAY, appointmentTime: "10:15", outsideHours: false },
    { version: 2, appointmentTime: "10:15", stylistId: BO.id },
    { version: 3, appointmentTime: "10:15", durationMinutes: 105 },
  ]);
  expect(bodies[0]).not.toHaveProperty("durationMinutes");
});

it("takes a move back by Undo", async () => {
  open(`?view=day&date=${DAY}`);
  fireEvent.keyDown(await screen.findByRole("button", { name: /^Client 1,/ }), {
    key: "ArrowDown",
    shiftKey: true,
  });
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("Put back");
  await screen.findByRole("button", { name: /^Client 1, Balayage, 10:00\sAM\s–\s12:00\sPM/ });
  expect(await sent("PATCH", /11$/)[1]?.json()).toMatchObject({
    version: 2,
    appointmentTime: "10:00",
  });
});

it("puts back what somebody else was quicker to take, and says who is there", async () => {
  refuseMoves = true;
  open(`?view=day&date=${DAY}`);
  fireEvent.keyDown(await screen.findByRole("button", { name: /^Client 1,/ }), {
    key: "ArrowDown",
    shiftKey: true,
  });
  await screen.findByText("Dana Whitfield is there already.");
  await screen.findByRole("button", { name: /^Client 1, Balayage, 10:00\sAM\s–\s12:00\sPM/ });
});

it("asks before it moves somebody outside the hours", async () => {
  book = [booked(1, { from: "09:00", to: "10:00" })];
  open(`?view=day&date=${DAY}`);
  fireEvent.keyDown(await screen.findByRole("button", { name: /^Client 1,/ }), {
    key: "ArrowUp",
    shiftKey: true,
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Outside working hours" }));
  expect(sent("PATCH", /11$/)).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Move it there" }));
  await screen.findByText("Client 1 moved");
  expect(await sent("PATCH", /11$/)[0]?.json()).toMatchObject({
    appointmentTime: "08:45",
    outsideHours: true,
  });
});

it("leaves what is over where it is", async () => {
  open(`?view=day&date=${DAY}`);
  fireEvent.keyDown(await screen.findByRole("button", { name: /^Client 3,/ }), {
    key: "ArrowDown",
    shiftKey: true,
  });
  fireEvent.click(screen.getByRole("button", { name: /^Client 3,/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "Client 3" }));
  expect(sheet.queryByText("Move")).toBeNull();
  expect(sent("PATCH", /13$/)).toEqual([]);
});

it("books somebody new from the button, and names what is missing first", async () => {
  open(`?view=day&date=${DAY}`);
  await screen.findByRole("region", { name: /^Anna Brandt/ });
  fireEvent.click(screen.getByRole("button", { name: "Book a client" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Book a client" }));
  await waitFor(() => expect(field(sheet, /^Time/).value).toBe("11:15"));
  fireEvent.click(sheet.getByRole("button", { name: "Book it" }));
  expect(sheet.getByText("Who is it for?")).toBeTruthy();
  expect(sent("POST", /for-client/)).toEqual([]);
  expect(field(sheet, "Stylist").value).toBe(ANNA.id);
  fireEvent.change(field(sheet, /^Client(?!s)/), { target: { value: "Priya" } });
  fireEvent.keyDown(field(sheet, /^Client(?!s)/), { key: "Enter" });
  expect(sheet.getByText(/^Choose somebody of the list/)).toBeTruthy();
  fireEvent.click(await sheet.findByRole("option", { name: "New client “Priya” …" }));
  expect(sheet.getByText(/gets a record of their own/)).toBeTruthy();
  fireEvent.click(sheet.getByRole("button", { name: "Not new" }));
  expect(sheet.queryByText(/gets a record of their own/)).toBeNull();
  fireEvent.click(field(sheet, /^Client(?!s)/));
  fireEvent.click(await sheet.findByRole("option", { name: "New client “Priya” …" }));
  fireEvent.change(field(sheet, /^Service/), { target: { value: "off" } });
  fireEvent.change(sheet.getByLabelText("What is done"), { target: { value: "Gloss" } });
  fireEvent.change(sheet.getByLabelText(/^Time/), { target: { value: "19:00" } });
  const outside = await sheet.findByRole("switch", { name: /^Book outside working hours/ });
  fireEvent.click(outside);
  expect(sheet.getByText(/7:00\s–\s8:00\sPM$/)).toBeTruthy();
  fireEvent.click(sheet.getByRole("button", { name: "Book it" }));
  await waitFor(() => expect(sent("POST", /for-client/)).toHaveLength(1));
  expect(await sent("POST", /for-client/)[0]?.json()).toMatchObject({
    stylistId: ANNA.id,
    clientName: "Priya",
    serviceType: "Gloss",
    durationMinutes: 60,
    appointmentDate: DAY,
    appointmentTime: "19:00",
    outsideHours: true,
  });
});

it("keeps the service of the same name when it goes to somebody else", async () => {
  open(`?view=day&date=${DAY}`);
  await screen.findByRole("region", { name: /^Anna Brandt/ });
  fireEvent.click(screen.getByRole("button", { name: "Book a client" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Book a client" }));
  await sheet.findByRole("option", { name: /^Gloss/ });
  fireEvent.change(field(sheet, /^Service/), { target: { value: ANNAS_GLOSS.id } });
  fireEvent.change(field(sheet, "Stylist"), { target: { value: BO.id } });
  await waitFor(() => expect(field(sheet, "Stylist").value).toBe(BO.id));
  await waitFor(() => expect(field(sheet, /^Service/).value).toBe(GLOSS.id));
  expect(field(sheet, /^Minutes/).value).toBe("45");
});

it("books the match that Enter takes for what she had last, at the next free time", async () => {
  open(`?view=day&date=${DAY}`);
  await screen.findByRole("region", { name: /^Anna Brandt/ });
  fireEvent.click(screen.getByRole("button", { name: "Book a client" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Book a client" }));
  fireEvent.change(field(sheet, /^Client(?!s)/), { target: { value: "priya n" } });
  fireEvent.keyDown(field(sheet, /^Client(?!s)/), { key: "Enter" });
  await waitFor(() => expect(field(sheet, /^Service/).value).toBe(GLOSS.id));
  expect(field(sheet, /^Client(?!s)/).value).toBe("Priya Nair");
  expect(field(sheet, /^Minutes/).value).toBe("45");
  fireEvent.click(sheet.getByRole("button", { name: "Book it" }));
  await waitFor(() => expect(sent("POST", /for-client/)).toHaveLength(1));
  const booking = (await sent("POST", /for-client/)[0]?.json()) as object;
  expect(booking).toMatchObject({ clientId: PRIYA.id, serviceId: GLOSS.id, stylistId: BO.id });
  expect(booking).toMatchObject({ appointmentDate: DAY, appointmentTime: "11:15" });
  expect(booking).not.toHaveProperty("clientName");
});

it("books on a phone beside a name at the next free time of that day, which stays open where there is none", async () => {
  mediaMatches(() => true);
  open(`?view=day&date=${DAY}`);
  const plus = await screen.findByRole("button", { name: "Book a client with Anna Brandt" });
  fireEvent.click(plus);
  const sheet = within(await screen.findByRole("dialog", { name: "Book a client" }));
  expect(field(sheet, "Stylist").value).toBe(ANNA.id);
  await waitFor(() => expect(field(sheet, /^Time/).value).toBe("11:15"));
  fireEvent.click(sheet.getByRole("button", { name: "Close" }));
  nextFree = "2027-06-11";
  cleanup();
  open(`?view=day&date=${DAY}`);
  fireEvent.click(await screen.findByRole("button", { name: "Book a client with Bo Lindqvist" }));
  const other = within(await screen.findByRole("dialog", { name: "Book a client" }));
  await waitFor(() => expect(field(other, /^Minutes/).value).toBe("60"));
  expect([field(other, /^Date/).value, field(other, /^Time/).value]).toEqual([DAY, ""]);
});

it("blocks time that goes with its beginning", async () => {
  open(`?view=day&date=${DAY}`);
  await screen.findByRole("region", { name: /^Anna Brandt/ });
  fireEvent.click(screen.getByRole("button", { name: "Book a client" }));
  const booking = within(await screen.findByRole("dialog", { name: "Book a client" }));
  await waitFor(() => expect(field(booking, /^Time/).value).toBe("11:15"));
  fireEvent.click(booking.getByRole("radio", { name: "Block time" }));
  const sheet = within(screen.getByRole("dialog", { name: "Block time" }));
  fireEvent.change(field(sheet, /^To/), { target: { value: "11:45" } });
  fireEvent.change(field(sheet, /^From/), { target: { value: "13:00" } });
  fireEvent.click(sheet.getByRole("button", { name: "Block time" }));
  await waitFor(() => expect(sent("POST", /time-blocks/)).toHaveLength(1));
  expect(await sent("POST", /time-blocks/)[0]?.json()).toMatchObject({
    from: "13:00",
    to: "13:30",
  });
});

it("takes the length that was drawn over what she had last", async () => {
  open(`?view=day&date=${DAY}`);
  const anna = await screen.findByRole("region", { name: /^Anna Brandt/ });
  const free = anna.querySelector("[data-free]")!;
  // an hour is 76 px high, and the column begins at 8:00
  const at = (minutes: number) => ({ clientX: 5, clientY: (minutes / 60) * 76, pointerId: 1 });
  fireEvent.pointerDown(free, { ...at(125), button: 0, isPrimary: true, pointerType: "mouse" });
  fireEvent.pointerMove(window, at(150));
  fireEvent.pointerMove(window, at(180));
  fireEvent.pointerUp(window, at(180));
  const sheet = within(await screen.findByRole("dialog", { name: "Book a client" }));
  expect(field(sheet, /^Time/).value).toBe("10:05");
  expect(field(sheet, /^Minutes/).value).toBe("55");
  fireEvent.change(field(sheet, /^Client(?!s)/), { target: { value: "priya n" } });
  fireEvent.keyDown(field(sheet, /^Client(?!s)/), { key: "Enter" });
  await waitFor(() => expect(field(sheet, /^Client(?!s)/).value).toBe("Priya Nair"));
  expect(field(sheet, /^Time/).value).toBe("10:05");
  expect(field(sheet, /^Minutes/).value).toBe("55");
});

it("books the client whom the address names, and forgets them once closed", async () => {
  const { router } = open(`?client=${ID}0c&stylist=${ANNA.id}`);
  const sheet = within(await screen.findByRole("dialog", { name: "Book a client" }));
  expect(sheet.getByLabelText<HTMLInputElement>(/^Client(?!s)/).value).toBe("Priya Nair");
  await waitFor(() => expect(field(sheet, "Stylist").value).toBe(BO.id));
  fireEvent.click(sheet.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe(`?stylist=${ANNA.id}`));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("shows the week of one stylist, oneself at first", async () => {
  open(`?view=week&date=${DAY}`);
  const columns = await screen.findAllByRole("region", { name: /^Anna Brandt/ });
  expect(columns).toHaveLength(7);
  expect(within(columns[3]!).getByRole("button", { name: /^Client 1,/ })).toBeTruthy();
  const asked = new URL(sent("GET", /calendar-view/)[0]!.url).searchParams;
  expect([asked.get("from"), asked.get("to")]).toEqual(["2027-06-06", "2027-06-12"]);
});

it("shows the week of everybody, a row each, with what cannot be as it stands", async () => {
  book = [
    ...book,
    booked(5, { from: "11:00", to: "11:30", status: "confirmed", clientName: "Dana Whitfield" }),
  ];
  open(`?view=week&date=${DAY}&stylist=all`);
  const week = within(
    await screen.findByRole("region", { name: "Calendar of the week of everybody" }),
  );
  expect(week.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    ANNA.name,
    BO.name,
  ]);
  const dana = within(week.getByText("Dana Whitfield").closest("button")!);
  expect(dana.getByText("Overlaps Client 1")).toBeTruthy();
  expect(dana.getByText("Confirmed")).toBeTruthy();
  fireEvent.click(week.getByText("Client 2"));
  expect(await screen.findByRole("dialog", { name: "Client 2" })).toBeTruthy();
});
