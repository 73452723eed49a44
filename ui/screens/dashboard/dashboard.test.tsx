// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { DashboardScreen } from "./dashboard.tsx";
import { greeting } from "./greeting.ts";

afterEach(cleanup);

const STYLIST = "01980000-0000-7000-8000-0000000000aa";
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

function salon(total: number, measured = false) {
  answering({
    "GET /api/auth/get-session": () => ({
      user: { name: "Mia Keller" },
      salon: { stylistId: STYLIST },
    }),
    "GET /api/timers": () => [],
    "GET /api/stats": () => ({
      totalConsultations: total,
      formulasInDatabase: total * 2,
      successRate: { value: 94, measured, count: measured ? 12 : 0, label: "client satisfaction" },
    }),
    "GET /api/consultations": () =>
      [2, 26, 75, 100].slice(0, total).map((hours, at) => {
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
  expect(screen.getByText(/example figure/)).toBeTruthy();
  expect(screen.queryByText("Welcome to Undertone")).toBeNull();
});

it("welcomes a salon that has nothing yet", async () => {
  salon(0);
  await screen.findByText("No recent activity");
  expect(await screen.findByRole("link", { name: "Create the first formula" })).toBeTruthy();
});

it("drops the word example once the rate is measured", async () => {
  salon(1, true);
  await screen.findByText("94%");
  expect(screen.queryByText(/example/)).toBeNull();
  const link = screen.getByRole("link", { name: "12 outcomes" });
  expect(link.getAttribute("href")).toBe("/outcomes");
});

const visit = (at: number, hours: number, length = 1) => ({
  id: `01980000-0000-7000-8000-0000000001${at}0`,
  stylistId: STYLIST,
  stylistName: "Mia",
  clientName: `Visitor ${at}`,
  serviceType: "Gloss",
  appointmentDate: "2027-06-09",
  appointmentTime: "10:00",
  startsAt: ago(-hours),
  endsAt: ago(-hours - length),
  needsPatchTest: false,
  status: "confirmed",
});

function scheduling(tier: string) {
  return answering({
    "GET /api/auth/get-session": () => ({
      user: { name: "Mia Keller" },
      salon: { stylistId: STYLIST },
    }),
    "GET /api/subscription/status": () => ({ tier, tiers: [] }),
    "GET /api/timers": () => [],
    "GET /api/consultations": () => [],
    "GET /api/calendar-view": () => ({
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      appointments: [visit(2, 3), visit(1, -0.5), visit(3, -3)],
      blocks: [],
      holds: [],
      working: [],
    }),
  });
}

it("shows a salon with scheduling who still comes today, the next one first", async () => {
  scheduling("pro");
  renderScreen(<DashboardScreen />);
  const strip = within(await screen.findByRole("region", { name: "Today" }));
  expect(strip.getAllByText(/^Visitor/).map(({ textContent }) => textContent)).toEqual([
    "Visitor 1",
    "Visitor 2",
  ]);
  expect(strip.getByRole("link", { name: "Open the day" }).getAttribute("href")).toBe(
    "/appointments?view=day",
  );
});

it("neither asks nor says anything about the day below pro", async () => {
  const requests = scheduling("essential");
  renderScreen(<DashboardScreen />);
  await screen.findByText("No recent activity");
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith("/api/subscription/status"))).toBe(true),
  );
  expect(screen.queryByText("Today")).toBeNull();
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
