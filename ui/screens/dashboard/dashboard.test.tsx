import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import { DashboardScreen } from "./dashboard.tsx";
import { greeting } from "./greeting.ts";

const STYLIST = "01980000-0000-7000-8000-0000000000aa";
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

function salon(total: number, measured = false, role = "stylist") {
  answering({
    "GET /api/auth/get-session": () => ({
      user: { name: "Mia Keller" },
      salon: { stylistId: STYLIST, role },
    }),
    "GET /api/timers": () => [],
    "GET /api/stats": () => ({
      totalConsultations: total,
      formulasInDatabase: total * 2,
      successRate: { value: 94, measured, count: measured ? 12 : 0, label: "client satisfaction" },
    }),
    "GET /api/consultations": () =>
      [2, 24, 72, 100].slice(0, total).map((hours, at) => {
        const { consultation } = consultationResult(BRASSY, {
          clientName: `Client ${at + 1}`,
          createdAt: ago(hours),
        });
        return { ...consultation, id: `01980000-0000-7000-8000-00000000000${at}` };
      }),
  });
  renderScreen(<DashboardScreen />);
}

it("shows the three last consultations with their age, and the figures", async () => {
  salon(4);
  await screen.findByText("Client 1");
  for (const age of ["2 hours ago", "1 day ago", "3 days ago"])
    expect(screen.getByText(age)).toBeTruthy();
  expect(screen.queryByText("Client 4")).toBeNull();
  expect(screen.getByText("Client 1").closest("a")?.getAttribute("href")).toBe(
    "/history/01980000-0000-7000-8000-000000000000",
  );
  expect(screen.getByText("8")).toBeTruthy();
  expect(screen.getByText(/is an example until/)).toBeTruthy();
  expect(screen.queryByText("Welcome to Undertone")).toBeNull();
});

it("welcomes a salon that has nothing yet", async () => {
  salon(0);
  await screen.findByText("No recent activity");
  const card = within(await screen.findByRole("region", { name: "Welcome to Undertone" }));
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent?.slice(0, 30))).toEqual(
    [
      expect.stringContaining("Watch the setup tutorial"),
      expect.stringContaining("Learn the photo guidelines"),
      expect.stringContaining("Create the first formula"),
    ],
  );
  const begin = card.getByRole("link", { name: "Get started" });
  expect(begin.getAttribute("href")).toBe("/getting-started");
});

it("drops the word example once the rate is measured", async () => {
  salon(1, true);
  await screen.findByText("94%");
  expect(screen.queryByText(/example/i)).toBeNull();
  const link = screen.getByRole("link", { name: "12 outcomes" });
  expect(link.getAttribute("href")).toBe("/outcomes");
});

it("leads the reception to no outcomes, which are not theirs to see", async () => {
  salon(1, true, "reception");
  expect(await screen.findByText(/12 outcomes/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "12 outcomes" })).toBeNull();
});

const visit = (at: number, hours: number, more: object = {}) => ({
  id: `01980000-0000-7000-8000-0000000001${at}0`,
  stylistId: STYLIST,
  stylistName: "Mia",
  clientId: null,
  clientName: `Visitor ${at}`,
  serviceType: "Gloss",
  appointmentDate: "2027-06-09",
  appointmentTime: "10:00",
  startsAt: ago(-hours),
  endsAt: ago(-hours - 1),
  needsPatchTest: false,
  status: "confirmed",
  ...more,
});

const CLIENT = "01980000-0000-7000-8000-0000000000c1";
const COLLEAGUE = "01980000-0000-7000-8000-0000000000bb";
const span = (stylistId: string) => ({ stylistId, startsAt: ago(9), endsAt: ago(-9) });

function scheduling(tier: string, answers: Answers = {}, role = "stylist") {
  return answering({
    "GET /api/auth/get-session": () => ({
      user: { name: "Mia Keller" },
      salon: { stylistId: STYLIST, role },
    }),
    "GET /api/subscription/status": () => ({ tier, tiers: [] }),
    "GET /api/timers": () => [],
    "GET /api/attention": () => [],
    "GET /api/consultations": () => [],
    "GET /api/calendar-view": () => ({
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      appointments: [
        visit(2, 3),
        visit(1, -0.5, { clientId: CLIENT }),
        visit(3, -3),
        ...(role === "owner" ? [visit(4, 4, { stylistId: COLLEAGUE, stylistName: "Ines" })] : []),
      ],
      blocks: [],
      holds: [],
      working: [span(STYLIST), ...(role === "owner" ? [span(COLLEAGUE)] : [])],
    }),
    ...answers,
  });
}

it("shows who is in the chair with what must be known and what was mixed last, and who follows", async () => {
  scheduling("pro", {
    [`GET /api/clients/${CLIENT}`]: () => ({
      hasAllergies: true,
      allergies: "PPD",
      mustKnow: "Cold water only",
      hidden: [],
      birthDate: null,
      patchTest: { state: "missing", brandId: null, doneAt: null, expiresAt: null },
    }),
    [`GET /api/clients/${CLIENT}/history`]: () => [
      { kind: "visit", id: "v", at: ago(1) },
      {
        kind: "formula",
        id: "f",
        at: ago(900),
        formula: { name: "Roots", notation: "7/0 30g + 20vol 60g", bowls: [], withheld: false },
      },
    ],
  });
  renderScreen(<DashboardScreen />);
  const chair = within(await screen.findByRole("region", { name: "In the chair" }));
  expect(chair.getByRole("heading", { name: "Visitor 1" })).toBeTruthy();
  const known = within(await chair.findByRole("list", { name: "Must know" }));
  expect(known.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Allergies. PPD",
    "Must know. Cold water only",
  ]);
  await chair.findByText("7/0 30g + 20vol 60g");
  const today = within(screen.getByRole("region", { name: "Now" }));
  expect(today.getAllByText(/^Visitor/).map(({ textContent }) => textContent)).toEqual([
    "Visitor 1",
    "Visitor 2",
  ]);
  expect(today.getByText("1 visit over, 1 to complete")).toBeTruthy();
  expect(today.getAllByText(/^Free until/).length).toBeGreaterThan(0);
  expect(today.getByRole("link", { name: "Open the day" }).getAttribute("href")).toEqual(
    expect.stringMatching(/^\/appointments\?view=day&date=\d{4}-\d\d-\d\d$/),
  );
});

it("shows who leads all chairs, and their own on a tap", async () => {
  const requests = scheduling("pro", {}, "owner");
  renderScreen(<DashboardScreen />);
  const today = within(await screen.findByRole("region", { name: "Now" }));
  await today.findByText("Visitor 4");
  const asked = requests.filter(({ url }) => url.includes("calendar-view"));
  expect(asked.every(({ url }) => !url.includes("stylistId"))).toBe(true);
  fireEvent.click(today.getByRole("radio", { name: "Mine" }));
  expect(today.queryByText("Visitor 4")).toBeNull();
});

it("says that nobody is booked", async () => {
  scheduling("pro", {
    "GET /api/calendar-view": () => ({
      timeZone: "Europe/Berlin",
      appointments: [],
      blocks: [],
      holds: [],
      working: [],
    }),
  });
  renderScreen(<DashboardScreen />);
  await screen.findByText("Nobody is booked today.");
});

it("says what needs attention, each with the way to it", async () => {
  scheduling("pro", {
    "GET /api/attention": () => [
      {
        kind: "patch_test",
        count: 1,
        sentence: "Dana comes today at 14:00 and has no valid patch test.",
        link: "/clients/1",
        urgent: true,
      },
      {
        kind: "orders",
        count: 2,
        sentence: "2 orders are overdue.",
        link: "/inventory?tab=orders",
        urgent: false,
      },
    ],
  });
  renderScreen(<DashboardScreen />);
  const card = within(await screen.findByRole("region", { name: "What needs attention" }));
  const patch = await card.findByRole("link", { name: /^Urgent: Dana comes today/ });
  expect(patch.getAttribute("href")).toBe("/clients/1");
  expect(card.getByRole("link", { name: "2 orders are overdue." })).toBeTruthy();
});

it("is calm where nothing waits, and says where that is not known", async () => {
  let broken = true;
  scheduling("pro", {
    "GET /api/attention": () => (broken ? Response.json({ error: "x" }, { status: 500 }) : []),
  });
  renderScreen(<DashboardScreen />);
  await screen.findByText("What needs attention could not be read.");
  broken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Nothing waits for you.");
});

it("says once that much of it could not be read, and reads all of that again", async () => {
  let down = true;
  const broken = () => Response.json({ error: "Nothing can be read." }, { status: 503 });
  const requests = scheduling("pro", {
    "GET /api/attention": () => (down ? broken() : []),
    "GET /api/stats": broken,
  });
  renderScreen(<DashboardScreen />);
  await screen.findByText("What needs attention could not be read.");
  await screen.findByText("The figures could not be read.");
  expect(screen.getAllByText("Nothing can be read.")).toHaveLength(1);
  down = false;
  const asked = () => requests.filter(({ url }) => url.endsWith("/api/stats")).length;
  expect(asked()).toBe(1);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Nothing waits for you.");
  await waitFor(() => expect(asked()).toBe(2));
});

it("neither asks nor says anything about the day below pro", async () => {
  const requests = scheduling("essential");
  renderScreen(<DashboardScreen />);
  await screen.findByText("No recent activity");
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith("/api/subscription/status"))).toBe(true),
  );
  expect(screen.queryByText("Tomorrow")).toBeNull();
  expect(requests.some(({ url }) => url.includes("calendar-view"))).toBe(false);
});

it.each([
  [0, "Good morning, Mia"],
  [11, "Good morning, Mia"],
  [12, "Good afternoon, Mia"],
  [17, "Good afternoon, Mia"],
  [18, "Good evening, Mia"],
])("at %d o'clock it says %s", (hour, said) => {
  expect(greeting(new Date(2026, 0, 5, hour), "Mia Keller")).toBe(said);
});
