import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import { DEFAULT_WEEK } from "#tools/hours/data.ts";
import type { SalonRole } from "#tools/core/role-schema.ts";
import type { TeamMember } from "#tools/stylists/team-schema.ts";
import { Component as StylistsScreen } from "./stylists.tsx";

const own = "01890000-0000-7000-8000-000000000001";
const ines: TeamMember = {
  id: "01890000-0000-7000-8000-000000000002",
  name: "Ines Albers",
  email: "ines@x.example",
  phone: null,
  bookingSlug: "ines",
  bio: "Lived-in blonde",
  specialties: ["balayage", "gloss"],
  role: "stylist",
  accountStatus: "pending",
  signsIn: false,
};
const maren: TeamMember = {
  ...ines,
  id: own,
  name: "Maren Falk",
  email: "maren@x.example",
  bookingSlug: null,
  bio: null,
  specialties: [],
  role: "owner",
  signsIn: true,
};

let copied: string[];

beforeEach(() => {
  copied = [];
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
});

function open(team: TeamMember[], more: Answers = {}, role: SalonRole = "owner") {
  const requests = answering({
    "GET /api/auth/get-session": () => ({
      session: { id: "s", expiresAt: "2030-01-01T00:00:00Z" },
      user: { id: "u", name: "Maren", email: "maren@x.example", isAdmin: false },
      salon: { id: own, stylistId: own, role, accountStatus: "pending" },
    }),
    "GET /api/stylists/team": () => team,
    "GET /api/stylists": () => team,
    "GET /api/invitations": () => [],
    "GET /api/hours-exceptions": () => [],
    ...more,
  });
  renderScreen(<StylistsScreen />);
  return requests;
}

const fill = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

it("shows who works here, and says when nobody does", async () => {
  open([maren, ines]);
  const card = await screen.findByRole("article", { name: "Ines Albers" });
  for (const words of ["ines@x.example", "balayage", "gloss", "Lived-in blonde", "Stylist"])
    within(card).getByText(words);
  expect(within(card).getByRole("link").getAttribute("href")).toBe("/book/ines");
  cleanup();
  open([]);
  await screen.findByText("No stylists yet. Create your first stylist profile to get started!");
});

it("copies the whole booking link, says so, and takes the tick back after two seconds", async () => {
  open([ines]);
  const button = await screen.findByRole("button", { name: "Copy booking link" });
  vi.useFakeTimers();
  await act(async () => {
    fireEvent.click(button);
  });
  expect(copied).toEqual([new URL("/book/ines", location.origin).href]);
  screen.getByText("Link Copied!");
  await act(() => vi.advanceTimersByTimeAsync(1990));
  expect(button.dataset["copied"]).toBe("true");
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(button.dataset["copied"]).toBeUndefined();
});

it("adds a stylist: slug in small letters with hyphens, specialties split on commas", async () => {
  const requests = open([maren], {
    "POST /api/stylists": () => Response.json(ines, { status: 201 }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Add Stylist" }));
  fill({
    "Name *": "Ines Albers",
    "Email *": "ines@x.example",
    "Booking slug *": " Ines  Colour",
    "Specialties *": "balayage, , gloss,",
  });
  fireEvent.click(screen.getByRole("button", { name: "Create stylist" }));
  await screen.findByText("Stylist profile created successfully.");
  const sent = requests.find(({ method }) => method === "POST");
  expect(await sent?.json()).toMatchObject({
    name: "Ines Albers",
    bookingSlug: "ines-colour",
    specialties: ["balayage", "gloss"],
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("asks for what is missing before it asks the server", async () => {
  const requests = open([maren]);
  fireEvent.click(await screen.findByRole("button", { name: "Add Stylist" }));
  fireEvent.click(screen.getByRole("button", { name: "Create stylist" }));
  const alerts = await within(screen.getByRole("dialog")).findAllByRole("alert");
  expect(alerts.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
    "Please enter a name.",
    "Please enter an email address.",
    "Please choose a booking address.",
    "Please name at least one specialty.",
  ]);
  expect(requests.some(({ method }) => method === "POST")).toBe(false);
});

it.each([
  [
    "what the server said",
    () => Response.json({ error: "That address is taken.", code: "conflict" }, { status: 409 }),
    "That address is taken.",
  ],
  [
    "that it failed where the server said nothing",
    () => new Response(null, { status: 500 }),
    "Failed to create stylist",
  ],
])("says %s, and keeps the form", async (_what, answer, said) => {
  open([maren], { "POST /api/stylists": answer });
  fireEvent.click(await screen.findByRole("button", { name: "Add Stylist" }));
  fill({
    "Name *": "Ines",
    "Email *": "ines@x.example",
    "Booking slug *": "ines",
    "Specialties *": "gloss",
  });
  fireEvent.click(screen.getByRole("button", { name: "Create stylist" }));
  const toast = (await screen.findByText("Error")).closest("[data-toast]");
  expect(toast?.textContent).toContain(said);
  expect(screen.getByLabelText<HTMLInputElement>("Name *").value).toBe("Ines");
});

it("invites, shows the link once to copy, and says how the mail went", async () => {
  const link = "http://localhost/join/abc";
  open([maren, ines], {
    "POST /api/invitations": () =>
      Response.json(
        {
          invitation: {
            id: own,
            stylistId: ines.id,
            email: ines.email,
            role: "stylist",
            createdAt: "2030-01-01T00:00:00Z",
            expiresAt: "2030-01-08T00:00:00Z",
          },
          link,
          mail: "not_sent",
        },
        { status: 201 },
      ),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Invite Ines Albers" }));
  await screen.findByText(/No mail server is set up/);
  fireEvent.click(screen.getByRole("button", { name: "Copy invitation link" }));
  await waitFor(() => expect(copied).toEqual([link]));
});

it("offers a stylist their own card's acts alone, first of them a booking address", async () => {
  open([maren, ines], {}, "stylist");
  const card = await screen.findByRole("article", { name: "Maren Falk" });
  within(card).getByRole("button", { name: "Set a booking address" });
  expect(screen.queryByRole("button", { name: "Add Stylist" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Edit Ines Albers" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Invite/ })).toBeNull();
});

it("sets a week: a day off, a break, a day copied, and tells what is left outside", async () => {
  const requests = open([maren, ines], {
    [`GET /api/stylists/${ines.id}/hours`]: () => ({
      stylistId: ines.id,
      week: DEFAULT_WEEK,
      isDefault: true,
    }),
    [`PUT /api/stylists/${ines.id}/hours`]: async (request) => ({
      stylistId: ines.id,
      isDefault: false,
      ...((await request.json()) as object),
      conflicts: [
        {
          appointmentId: own,
          stylistId: ines.id,
          stylistName: "Ines Albers",
          clientName: "Ada",
          serviceType: "Gloss",
          date: "2030-01-07",
          time: "17:30",
        },
      ],
    }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Hours of Ines Albers" }));
  fireEvent.click(await screen.findByRole("button", { name: "Add a break on Monday" }));
  fireEvent.change(screen.getByLabelText("Monday, from"), { target: { value: "19:00" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("The end must be after it begins.");
  fireEvent.change(screen.getByLabelText("Monday, from"), { target: { value: "10:00" } });
  fireEvent.click(screen.getByRole("button", { name: "Copy Monday" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "To Monday to Friday" }));
  fireEvent.click(screen.getByRole("switch", { name: "Saturday" }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("1 appointment outside these hours");
  const day = { from: "10:00", to: "18:00", breaks: [{ from: "12:30", to: "13:00" }] };
  const put = requests.find(({ method }) => method === "PUT");
  expect(await put?.json()).toEqual({ week: [day, day, day, day, day, null, null] });
});
