import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ClientsReport, RevenueReport } from "#tools/reports/schema.ts";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import { Component as ReportsScreen } from "./reports.tsx";

const range = { from: "2026-11-01", to: "2026-11-30" };
const before = { from: "2026-10-02", to: "2026-10-31" };
const revenue: RevenueReport = {
  range,
  currency: "EUR",
  total: 120_000,
  visits: 13,
  unpriced: 1,
  received: 30_000,
  refunded: 5000,
  disputed: 0,
  otherCurrency: 0,
  tips: 2000,
  ways: [
    { method: "stripe", amount: 10_000 },
    { method: "cash", amount: 20_000 },
  ],
  before: { range: before, total: 100_000, visits: 13, unpriced: 0 },
  over: [
    { from: "2026-11-01", to: "2026-11-01", total: 120_000, visits: 13 },
    { from: "2026-11-02", to: "2026-11-02", total: 0, visits: 0 },
  ],
  services: [
    { name: "Balayage", total: 90_000, visits: 5 },
    { name: "Gloss", total: 30_000, visits: 8 },
  ],
  stylists: [
    { stylistId: "01980000-0000-7000-8000-0000000000aa", name: "Mia", total: 120_000, visits: 13 },
  ],
};
const few = { of: 3, count: 2, percent: null };
const clients: ClientsReport = {
  range,
  visits: 3,
  clients: 3,
  newClients: 1,
  unknown: 0,
  rebooked: few,
  retained: { of: 10, count: 4, percent: 40 },
  secondVisit: { of: 0, count: 0, percent: null },
  cancelled: few,
  missed: few,
  before: { range: before, visits: 0, clients: 0, newClients: 0, rebooked: few },
  stylists: [],
  over: [],
};

function server(role: string, answers: Answers = {}) {
  return answering({
    "GET /api/auth/get-session": () => ({
      user: { name: "Mia" },
      salon: { stylistId: "01980000-0000-7000-8000-0000000000aa", role },
    }),
    "GET /api/booking-rules": () => ({ timeZone: "Europe/Berlin" }),
    "GET /api/stylists": () => [{ id: "01980000-0000-7000-8000-0000000000bb", name: "Ines" }],
    "GET /api/reports/revenue": () => revenue,
    "GET /api/reports/clients": () => clients,
    ...answers,
  });
}

/** A key figure with its notes: the first to be called so, before how it is counted. */
const figure = async (term: string) => {
  const [first] = await screen.findAllByText(term, { selector: "dt" });
  return first?.closest("div")?.textContent ?? "";
};

it("shows what was earned against the days before, and the same figures as a table", async () => {
  server("owner");
  renderScreen(<ReportsScreen />);
  const said = await figure("Work done");
  expect(said).toContain("€1,200");
  expect(said).toContain("1 visit without a price left out");
  expect(said).toContain("20% more than the 30 days before");
  expect(await figure("Completed visits")).toContain("as much as the 30 days before");
  expect(await figure("A visit on average")).toContain("€100");
  const over = within(screen.getByRole("table", { name: "Work done over time" }));
  expect(over.getAllByRole("row").at(1)?.textContent).toContain("€1,200");
  expect(screen.getByRole("img", { name: "Work done over time, as bars" })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Table" }));
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("table", { name: "Work done over time" })).toBeTruthy();
  expect(screen.getByText("How this is counted")).toBeTruthy();
});

it("sorts a table by any of its headings", async () => {
  server("owner");
  renderScreen(<ReportsScreen />);
  await screen.findByText("By service", {}, { timeout: 10_000 });
  const table = within(screen.getByRole("table", { name: "Work done by service" }));
  const names = () => table.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(names()).toEqual(["Balayage", "Gloss"]);
  fireEvent.click(table.getByRole("button", { name: "Visits" }));
  expect(names()).toEqual(["Gloss", "Balayage"]);
  expect(table.getByRole("columnheader", { name: "Visits" }).getAttribute("aria-sort")).toBe(
    "descending",
  );
  fireEvent.click(table.getByRole("button", { name: "Visits" }));
  expect(names()).toEqual(["Balayage", "Gloss"]);
});

it("keeps report, days and stylist in the address, asks by them and offers them as a file", async () => {
  const requests = server("manager");
  const { router } = renderScreen(<ReportsScreen />, { at: "/?report=clients" });
  expect(await figure("Rebooked")).toContain("Too few to say2 of 3 visits");
  expect(await figure("Came again")).toContain("40%4 of 10 clients of the 30 days before");
  expect(await figure("Second visit in 90 days")).toContain("–");
  await screen.findByRole("option", { name: "Ines" });
  fireEvent.change(screen.getByLabelText("Days"), { target: { value: "custom" } });
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-01-05" } });
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-02-05" } });
  fireEvent.change(screen.getByLabelText("Stylist"), {
    target: { value: "01980000-0000-7000-8000-0000000000bb" },
  });
  const query = "from=2026-01-05&to=2026-02-05&stylistId=01980000-0000-7000-8000-0000000000bb";
  await waitFor(() => expect(requests.at(-1)?.url).toContain(`/api/reports/clients?${query}`));
  expect(screen.getByRole("link", { name: "Download CSV" }).getAttribute("href")).toBe(
    `/api/reports/clients.csv?${query}`,
  );
  fireEvent.click(screen.getByRole("tab", { name: "Revenue" }));
  await figure("Work done");
  expect(router.state.location.search).toBe(
    "?report=revenue&days=custom&from=2026-01-05&to=2026-02-05&stylist=01980000-0000-7000-8000-0000000000bb",
  );
});

it("shows a stylist their own without a choice, and the reception why nothing", async () => {
  server("stylist");
  renderScreen(<ReportsScreen />);
  await screen.findByText(/^Your own figures, /);
  expect(screen.queryByLabelText("Stylist")).toBeNull();
  cleanup();
  const requests = server("reception");
  renderScreen(<ReportsScreen />);
  await screen.findByText("Only the owner, a manager or a stylist can see the reports.");
  expect(requests.some(({ url }) => url.includes("/api/reports"))).toBe(false);
});

it("invites where nothing was completed, and tries again where it cannot be read", async () => {
  let broken = true;
  server("owner", {
    "GET /api/reports/revenue": () =>
      broken
        ? Response.json({ error: "Busy." }, { status: 503 })
        : { ...revenue, visits: 0, total: 0, over: [] },
  });
  renderScreen(<ReportsScreen />);
  await screen.findByText("This report could not be read");
  broken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("No completed visits in these days");
});
