import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { UNTOLD } from "#tools/clients/fields.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Client, ClientRow } from "#tools/clients/schema.ts";
import type { SalonRole } from "#tools/core/role-schema.ts";
import { shortDate } from "#ui/lib/format.ts";
import { Component as ClientScreen } from "./client.tsx";
import { Timeline } from "./timeline.tsx";
import { Component as ClientsScreen } from "./clients.tsx";
import { Component as DuplicatesScreen } from "./duplicates.tsx";

const id = (at: number) => `01980000-0000-7000-8000-00000000000${at}`;
const NO_TEST: ClientRow["patchTest"] = {
  state: "missing",
  testId: null,
  brandId: null,
  doneAt: null,
  expiresAt: null,
};

function row(at: number, name: string, more: Partial<ClientRow> = {}): ClientRow {
  return {
    id: id(at),
    name,
    email: null,
    phone: null,
    mustKnow: null,
    hasAllergies: false,
    patchTest: NO_TEST,
    lastVisitAt: null,
    nextVisitAt: null,
    visits: 0,
    noShows: 0,
    ...more,
  };
}

function record(of: ClientRow, more: Partial<Client> = {}): Client {
  return {
    ...UNTOLD,
    ...of,
    source: "staff",
    portfolioConsentAt: null,
    tests: [],
    hidden: [],
    version: 1,
    createdAt: "2026-03-02T09:30:00.000Z",
    ...more,
  };
}

const anna = row(1, "Anna Lind", {
  phone: "+49 151 2345678",
  hasAllergies: true,
  mustKnow: "Henna on the ends",
});

const dana = row(2, "Dana Weiss", { email: "dana@example.org", visits: 3 });
const twin = row(3, "Dana Weiß", { phone: "030 555" });
let all: ClientRow[];
let client: Client;
let role: SalonRole;
let pairs: object[];
let requests: Request[];

beforeEach(() => {
  all = [anna, dana, twin];
  client = record(anna, { allergies: "PPD, blisters", notes: "Black coffee" });
  role = "owner";
  pairs = [{ a: twin, b: dana, because: ["name"] }];
  requests = answering({
    "GET /api/auth/get-session": () => ({
      session: { id: "s", expiresAt: "2030-01-01T00:00:00Z" },
      user: { id: "u", name: "Mia", email: "mia@example.org", isAdmin: false },
      salon: { id: id(8), stylistId: id(9), role, accountStatus: "verified" },
    }),
    "GET /api/booking-rules": () => ({ timeZone: "Pacific/Auckland" }),
    "GET /api/clients": ({ url }) => {
      const { searchParams: asked } = new URL(url);
      const sought = (asked.get("search") ?? "").toLowerCase();
      const found = all.filter(({ name }) => name.toLowerCase().includes(sought));
      const from = Number(asked.get("cursor") ?? 0);
      const headers: HeadersInit = { "X-Total-Count": String(found.length) };
      if (from + 2 < found.length)
        headers["Link"] = `</api/clients?cursor=${from + 2}>; rel="next"`;
      return Response.json(found.slice(from, from + 2), { headers });
    },
    "GET /api/clients/duplicates": () => pairs,
    "POST /api/clients": async (request) => {
      const { name } = (await request.json()) as { name: string };
      return Response.json(record(row(7, name)), { status: 201 });
    },
    "POST /api/clients/merge": () => {
      pairs = [];
      return { client: record(dana), moved: {} };
    },
    [`GET /api/clients/${anna.id}`]: () => client,
    [`GET /api/clients/${anna.id}/history`]: () => [],
    [`PATCH /api/clients/${anna.id}`]: async (request) => {
      client = { ...client, ...((await request.json()) as Partial<Client>), version: 2 };
      return client;
    },
    [`POST /api/clients/${anna.id}/tests`]: async (request) =>
      Response.json({ ...((await request.json()) as object), id: id(5) }, { status: 201 }),
    [`DELETE /api/clients/${anna.id}`]: () => ({
      id: anna.id,
      message: "The client is erased.",
      erased: {},
    }),
  });
});

const list = () => renderScreen(<ClientsScreen />, { path: "/clients" });
const open = (search = "") =>
  renderScreen(<ClientScreen />, { path: "/clients/:id", at: `/clients/${anna.id}${search}` });
const strip = () => screen.findByRole("region", { name: "Know before you touch this head" });
const sent = async (method: string, end: string) =>
  requests.find(({ method: how, url }) => how === method && url.endsWith(end))?.json();

it("leaves who stayed away, in the address too, and says where nobody did", async () => {
  const { router } = list();
  await screen.findByRole("link", { name: /Anna Lind/ });
  fireEvent.change(screen.getByRole("combobox", { name: "Last visit" }), {
    target: { value: "91" },
  });
  await waitFor(() => expect(requests.at(-1)?.url).toMatch(/awaySince=\d{4}-\d\d-\d\d/));
  expect(router.state.location.search).toBe("?away=91");
  const since = new URL(requests.at(-1)?.url ?? "").searchParams.get("awaySince") ?? "";
  expect(Math.round((Date.now() - Date.parse(since)) / 86_400_000)).toBeGreaterThanOrEqual(90);
  all = [];
  fireEvent.change(screen.getByRole("combobox", { name: "Last visit" }), {
    target: { value: "365" },
  });
  expect(await screen.findByText("Nobody stayed away that long.")).toBeTruthy();
  expect(screen.queryByText("No clients yet")).toBeNull();
});

it("lists clients with their marks, goes on to more, and finds as one types", async () => {
  const { router } = list();
  const first = await screen.findByRole("link", { name: /Anna Lind/ });
  expect(first.textContent).toContain("Allergies");
  expect(first.textContent).toContain("Henna on the ends");
  expect(screen.getByText("3 clients")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show more clients" }));
  await screen.findByRole("link", { name: /Dana Weiß/ });
  fireEvent.change(screen.getByLabelText("Find a client"), { target: { value: "anna" } });
  await screen.findByText("1 client");
  expect(screen.queryByRole("link", { name: /Dana/ })).toBeNull();
  expect(router.state.location.search).toBe("?search=anna");
});

it("says dates as the salon's calendar has them, wherever the reader is", async () => {
  all = [{ ...dana, lastVisitAt: "2025-03-02T11:30:00.000Z" }];
  renderScreen(<ClientsScreen />);
  const last = await screen.findByText(shortDate("2025-03-03T12:00:00Z", "UTC"));
  expect(last.getAttribute("datetime")).toBe("2025-03-02T11:30:00.000Z");
});

it("offers to write down whom nobody fits", async () => {
  const { router } = list();
  await screen.findByText("3 clients");
  fireEvent.change(screen.getByLabelText("Find a client"), { target: { value: "Zoe" } });
  fireEvent.click(await screen.findByRole("button", { name: "New client “Zoe”" }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Zoe");
  fireEvent.click(screen.getByRole("button", { name: "Save client" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/clients/${id(7)}`));
  expect(await sent("POST", "/api/clients")).toMatchObject({ name: "Zoe" });
});

it("invites the first client where there is none", async () => {
  all = [];
  list();
  expect(await screen.findByText("No clients yet")).toBeTruthy();
  expect(screen.queryByLabelText("Find a client")).toBeNull();
});

it("shows who is on record already while a new one is typed", async () => {
  list();
  fireEvent.click(await screen.findByRole("button", { name: "New client" }));
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: "dana weiss" } });
  const known = await screen.findByRole("link", { name: "Open Dana Weiss" });
  expect(known.getAttribute("href")).toBe(`/clients/${dana.id}`);
  expect(screen.queryByRole("link", { name: "Open Anna Lind" })).toBeNull();
});

it("opens a record with what must be known", async () => {
  open();
  const { textContent: said } = await strip();
  expect(said).toContain("PPD, blisters");
  expect(said).toContain("Henna on the ends");
  expect(said).toContain("No patch test");
  expect(screen.getByRole("link", { name: "+49 151 2345678" }).getAttribute("href")).toBe(
    "tel:+491512345678",
  );
  expect(screen.getByRole("link", { name: "New consultation" }).getAttribute("href")).toBe(
    `/consultation?client=${anna.id}`,
  );
});

it.each([
  [
    "a failed patch test",
    { patchTest: { ...NO_TEST, state: "failed" as const } },
    "Patch test failed",
  ],
  ["an age under 16", { birthDate: "2015-01-01" }, "Under 16, aged"],
])("warns of %s", async (_what, more, said) => {
  client = { ...client, ...more };
  open();
  expect((await strip()).textContent).toContain(said);
});

it("tells the reception that there is something, and not what", async () => {
  role = "reception";
  client = {
    ...client,
    allergies: null,
    mustKnow: null,
    notes: null,
    hidden: ["allergies", "notes", "mustKnow"],
  };
  open("?tab=notes");
  expect((await strip()).textContent).toContain("Only colorists see which.");
  expect(screen.getAllByText("Only colorists see this.")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: /allergies/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  expect(screen.queryByRole("menuitem", { name: /Erase/ })).toBeNull();
});

it("changes allergies where they stand, on the version that was read", async () => {
  open("?tab=notes");
  fireEvent.click(await screen.findByRole("button", { name: "Change allergies" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Allergies" }), {
    target: { value: "PPD and nickel" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect((await strip()).textContent).toContain("PPD and nickel"));
  expect(await sent("PATCH", anna.id)).toEqual({ allergies: "PPD and nickel", version: 1 });
});

it("records a patch test, and holds back a pass before it can be read", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Patch test" }));
  const dialog = within(screen.getByRole("dialog"));
  const save = () => dialog.getByRole<HTMLButtonElement>("button", { name: /^Save the/ });
  fireEvent.click(dialog.getByRole("radio", { name: "Passed" }));
  expect(dialog.getByText(/is read after 48 hours/)).toBeTruthy();
  expect(save().disabled).toBe(true);
  fireEvent.click(dialog.getByRole("radio", { name: "Not read yet" }));
  fireEvent.click(save());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await sent("POST", "/tests")).toEqual({
    kind: "patch",
    result: "pending",
    note: "",
    brandId: null,
  });
});

it("erases only once the name is written", async () => {
  const { router } = open();
  fireEvent.click(await screen.findByRole("button", { name: "More" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Erase this client" }));
  const erase = screen.getByRole<HTMLButtonElement>("button", { name: "Erase for good" });
  expect(erase.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("Write “Anna Lind” to erase"), {
    target: { value: "anna lind" },
  });
  expect(erase.disabled).toBe(false);
  fireEvent.click(erase);
  await waitFor(() => expect(router.state.location.pathname).toBe("/clients"));
  expect(requests.some(({ method }) => method === "DELETE")).toBe(true);
});

it("merges two records into the one that is kept, after asking", async () => {
  renderScreen(<DuplicatesScreen />, { path: "/clients/duplicates" });
  fireEvent.click(await screen.findByRole("radio", { name: /Dana Weiß/ }));
  fireEvent.click(screen.getByRole("button", { name: "Merge into one" }));
  expect(requests.some(({ method }) => method === "POST")).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Merge the records" }));
  await screen.findByText("Nobody is here twice");
  expect(await sent("POST", "/merge")).toEqual({ keepId: twin.id, otherId: dana.id });
});

it("keeps merging to who leads the salon", async () => {
  role = "stylist";
  renderScreen(<DuplicatesScreen />, { path: "/clients/duplicates" });
  expect(await screen.findByText("Only the owner or a manager can merge clients.")).toBeTruthy();
  expect(requests.some(({ url }) => url.endsWith("/duplicates"))).toBe(false);
});

it("tells a consultation and the visit that it was part of once", async () => {
  const at = "2026-03-02T11:30:00.000Z";
  const visit = {
    kind: "visit",
    at,
    endsAt: "2026-03-02T12:30:00.000Z",
    serviceType: "Gloss",
    stylistName: "Mia",
    status: "completed",
    cancelledBy: null,
    needsPatchTest: false,
  };
  answering({
    "GET /api/booking-rules": () => ({ timeZone: "UTC" }),
    [`GET /api/clients/${anna.id}/history`]: () => [
      { ...visit, id: id(31) },
      { ...visit, id: id(32), serviceType: "Haircut", at: "2026-01-02T11:30:00.000Z" },
      {
        kind: "consultation",
        id: id(33),
        at,
        serviceType: "toning",
        stylistName: "Mia",
        currentLevel: 6,
        desiredLevel: 8,
        formulas: [],
        error: null,
      },
    ],
  });
  renderScreen(<Timeline clientId={anna.id} />);
  const before = within(await screen.findByRole("list", { name: "Before" }));
  expect(before.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Haircut",
    "Gloss",
  ]);
});

it("keeps a cancelled visit apart from what comes", async () => {
  const at = "2999-03-02T11:30:00.000Z";
  const visit = {
    kind: "visit",
    at,
    endsAt: "2999-03-02T12:30:00.000Z",
    serviceType: "Gloss",
    stylistName: "Mia",
    status: "confirmed",
    cancelledBy: null,
    needsPatchTest: false,
  };
  answering({
    "GET /api/booking-rules": () => ({ timeZone: "UTC" }),
    [`GET /api/clients/${anna.id}/history`]: () => [
      { ...visit, id: id(31) },
      { ...visit, id: id(32), serviceType: "Fringe", status: "cancelled", cancelledBy: "client" },
    ],
  });
  renderScreen(<Timeline clientId={anna.id} />);
  const names = async (shown: string) =>
    within(await screen.findByRole("list", { name: shown }))
      .getAllByRole("heading")
      .map(({ textContent }) => textContent);
  expect(await names("Coming")).toEqual(["Gloss"]);
  expect(await names("Cancelled")).toEqual(["Fringe"]);
});
