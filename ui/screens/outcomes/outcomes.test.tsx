import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { LineOffset, OutcomeReport } from "#tools/outcomes/schema.ts";
import { Component as OutcomesScreen } from "./outcomes.tsx";

const measured = {
  count: 12,
  happyPercent: 92,
  levelOffset: -0.55,
  withinHalf: 75,
  toneHitPercent: 80,
};
const waiting: LineOffset = {
  line: "wella-professionals/koleston-perfect",
  lineName: "Koleston Perfect",
  brandName: "Wella Professionals",
  measured,
  suggested: 0.5,
  accepted: null,
  sentence:
    "Came out 0.6 level darker on average over 12 outcomes. Planning 0.5 level lighter would make up for it.",
};
const few: LineOffset = {
  line: "redken/shades-eq",
  lineName: "Shades EQ",
  brandName: "Redken",
  measured: { ...measured, count: 5, levelOffset: null, withinHalf: null },
  suggested: null,
  accepted: null,
  sentence: "5 of 8 outcomes with a level so far.",
};
const inUse: LineOffset = {
  ...waiting,
  accepted: { offset: 0.5, by: "Mara", at: "2026-11-03T10:00:00.000Z", count: 12 },
};
const outcome: OutcomeReport["outcomes"][number] = {
  id: "01980000-0000-7000-8000-000000000031",
  consultationId: "01980000-0000-7000-8000-000000000032",
  clientName: "Dana Whitfield",
  stylistId: "01980000-0000-7000-8000-000000000033",
  happy: false,
  levelReached: 7.5,
  tone: "ash",
  levelPlanned: 8,
  tonePlanned: "ash",
  line: waiting.line,
  lineName: waiting.lineName,
  photoId: null,
  note: "",
  createdAt: "2026-11-03T10:00:00.000Z",
  updatedAt: "2026-11-03T10:00:00.000Z",
};
const full: OutcomeReport = {
  all: measured,
  calibration: [
    { band: "excellent", count: 9, said: 91, cameOut: 78, moves: -4 },
    { band: "good", count: 3, said: 84, cameOut: 100, moves: 2 },
    { band: "moderate", count: 0, said: null, cameOut: null, moves: 0 },
  ],
  lines: [waiting, few],
  clients: [{ ...measured, clientName: "Dana Whitfield", count: 3 }],
  outcomes: [outcome],
  needed: 8,
};

it("shows what was measured, by line, by client, and the newest", async () => {
  answering({ "GET /api/outcomes": () => full });
  renderScreen(<OutcomesScreen />);
  const rate = (await screen.findByText("Success rate")).closest("div")!;
  expect(within(rate).getByText("92%")).toBeTruthy();
  expect(within(rate).getByText("of 12 outcomes")).toBeTruthy();
  const line = screen.getByRole("article", { name: "Koleston Perfect" });
  expect(
    within(line).getByRole("img", { name: "Planned against reached: 0.6 level darker" }),
  ).toBeTruthy();
  expect(within(line).getByText(waiting.sentence)).toBeTruthy();
  const row = screen.getByRole("row", { name: /Dana Whitfield/ });
  expect(row.textContent).toContain("0.6 level darker");
  const link = screen.getByRole("link", { name: /Planned 8, reached 7\.5/ });
  expect(link.getAttribute("href")).toBe(`/history/${outcome.consultationId}`);
  expect(within(link).getByText("Not quite")).toBeTruthy();
});

it("offers nothing to use while there is too little", async () => {
  answering({ "GET /api/outcomes": () => full });
  renderScreen(<OutcomesScreen />);
  const line = await screen.findByRole("article", { name: "Shades EQ" });
  expect(within(line).getByText("5 of 8 outcomes with a level so far.")).toBeTruthy();
  expect(within(line).queryByRole("button")).toBeNull();
  expect(within(line).queryByRole("img")).toBeNull();
});

it("uses an offset by a tap, says whose it is, and stops by another", async () => {
  let used = false;
  const requests = answering({
    "GET /api/outcomes": () => ({ ...full, lines: [used ? inUse : waiting] }),
    "POST /api/outcomes/offsets": async (request) => {
      ({ use: used } = (await request.json()) as { use: boolean });
      return used ? inUse : waiting;
    },
  });
  renderScreen(<OutcomesScreen />);
  fireEvent.click(await screen.findByRole("button", { name: "Use it" }));
  await screen.findByText(/accepted by Mara on .*3 Nov|accepted by Mara on Nov 3/);
  expect(screen.queryByRole("button", { name: "Use it" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Stop using it" }));
  await screen.findByRole("button", { name: "Use it" });
  const sent = requests.filter(({ method }) => method === "POST");
  expect(await Promise.all(sent.map((each) => each.json()))).toEqual([
    { line: waiting.line, use: true },
    { line: waiting.line, use: false },
  ]);
});

it("invites to the first outcome where there is none", async () => {
  const none = {
    count: 0,
    happyPercent: null,
    levelOffset: null,
    withinHalf: null,
    toneHitPercent: null,
  };
  answering({
    "GET /api/outcomes": () => ({ all: none, lines: [], clients: [], outcomes: [], needed: 8 }),
  });
  renderScreen(<OutcomesScreen />);
  await screen.findByText("No outcomes yet");
  expect(screen.getByRole("link", { name: "Open the history" }).getAttribute("href")).toBe(
    "/history",
  );
});

it("says when it cannot be loaded, and tries again", async () => {
  let broken = true;
  answering({
    "GET /api/outcomes": () => (broken ? Response.json({ error: "x" }, { status: 500 }) : full),
  });
  renderScreen(<OutcomesScreen />);
  await screen.findByText("The outcomes could not be read");
  broken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByText("By client")).toBeTruthy());
});

it("holds what was said against what came out, band by band, and says where nothing is known yet", async () => {
  answering({ "GET /api/outcomes": () => full });
  renderScreen(<OutcomesScreen />);
  expect(await screen.findByRole("row", { name: /90% and above 9 91% 78% -4/ })).toBeTruthy();
  expect(screen.getByRole("row", { name: /75 to 89% 3 84% 100% \+2/ })).toBeTruthy();
  expect(screen.getByRole("row", { name: /Below 75% None yet – – –/ })).toBeTruthy();
});
