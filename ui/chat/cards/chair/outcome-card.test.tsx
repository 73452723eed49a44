import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { ConsultationOutcome, LineOffset, OutcomeReport } from "#tools/outcomes/schema.ts";
import { DecidedOffsetCard, OutcomeReportCard, RecordedOutcomeCard } from "./outcome-card.tsx";

const measured = {
  count: 9,
  happyPercent: 89,
  levelOffset: -0.5,
  withinHalf: 78,
  toneHitPercent: null,
};
const line: LineOffset = {
  line: "wella-professionals/color-touch",
  lineName: "Color Touch",
  brandName: "Wella Professionals",
  measured,
  suggested: 0.5,
  accepted: null,
  sentence: "Came out 0.5 level darker on average over 9 outcomes.",
};
const report: OutcomeReport = {
  all: measured,
  calibration: [],
  lines: [line],
  clients: [],
  outcomes: [],
  needed: 8,
};
const id = "01980000-0000-7000-8000-000000000051";

it("says what was measured, and an offset is used from the card by a tap alone", async () => {
  const accepted = { offset: 0.5, by: "Mara", at: "2026-11-03T10:00:00.000Z", count: 9 };
  let used = false;
  const requests = answering({
    "GET /api/outcomes": () => ({ ...report, lines: [used ? { ...line, accepted } : line] }),
    "POST /api/outcomes/offsets": () => {
      used = true;
      return { ...line, accepted };
    },
  });
  renderScreen(<OutcomeReportCard value={report} />);
  expect(screen.getByText(/^89% happy of 9 outcomes, 78% within half a level/)).toBeTruthy();
  const decided = () => requests.filter(({ method }) => method === "POST");
  expect(decided()).toHaveLength(0);
  fireEvent.click(screen.getByRole("button", { name: "Use it" }));
  await screen.findByText("Later formulas are planned by it, and say so.");
  await screen.findByRole("button", { name: "Stop using it" });
  expect(await decided()[0]?.json()).toEqual({ line: line.line, use: true });
});

it("says that nothing was told yet", () => {
  answering({});
  const none = {
    count: 0,
    happyPercent: null,
    levelOffset: null,
    withinHalf: null,
    toneHitPercent: null,
  };
  renderScreen(<OutcomeReportCard value={{ ...report, all: none, lines: [] }} />);
  expect(screen.getByText("No outcome has been told yet.")).toBeTruthy();
});

it("shows what was decided and by whom", () => {
  answering({});
  const accepted = { offset: 0.5, by: "Mara", at: "2026-11-03T10:00:00.000Z", count: 9 };
  renderScreen(<DecidedOffsetCard value={{ ...line, accepted }} />);
  expect(screen.getByText(/Planned 0\.5 level lighter, accepted by Mara/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Stop using it" })).toBeTruthy();
});

it("shows what was kept at once, and what it was changed to since", async () => {
  let now: ConsultationOutcome | undefined;
  answering({ [`GET /api/consultations/${id}/outcome`]: () => now });
  const kept: ConsultationOutcome = {
    consultationId: id,
    clientName: "Dana",
    planned: { level: 8, tone: "ash", line: line.line, lineName: line.lineName },
    outcome: {
      id,
      consultationId: id,
      clientName: "Dana",
      stylistId: id,
      happy: true,
      levelReached: 8,
      tone: null,
      levelPlanned: 8,
      tonePlanned: "ash",
      line: line.line,
      lineName: line.lineName,
      photoId: null,
      note: "",
      createdAt: "2026-11-03T10:00:00.000Z",
      updatedAt: "2026-11-03T10:00:00.000Z",
    },
  };
  now = { ...kept, outcome: { ...kept.outcome!, levelReached: 7.5 } };
  renderScreen(<RecordedOutcomeCard value={kept} />);
  expect(screen.getByText("Planned 8, reached 8")).toBeTruthy();
  await screen.findByText("Planned 8, reached 7.5");
});
