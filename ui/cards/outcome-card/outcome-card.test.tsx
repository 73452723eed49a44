import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { ConsultationOutcome, Outcome } from "#tools/outcomes/schema.ts";
import { OutcomeCard } from "./outcome-card.tsx";

const id = "01980000-0000-7000-8000-000000000041";
const photoId = "01980000-0000-7000-8000-000000000042";
const planned = { level: 8, tone: "ash", line: "redken/shades-eq", lineName: "Shades EQ" } as const;
let outcome: Outcome | null;
let told: Record<string, unknown>[];

beforeEach(() => {
  outcome = null;
  told = [];
  const now = (): ConsultationOutcome => ({
    consultationId: id,
    clientName: "Dana",
    planned,
    outcome,
  });
  answering({
    [`GET /api/consultations/${id}/outcome`]: now,
    [`PUT /api/consultations/${id}/outcome`]: async (request) => {
      const said = (await request.json()) as Partial<Outcome>;
      told.push(said);
      outcome = {
        id,
        consultationId: id,
        clientName: "Dana",
        stylistId: id,
        happy: true,
        levelReached: null,
        tone: null,
        photoId: null,
        note: "",
        ...said,
        levelPlanned: 8,
        tonePlanned: "ash",
        line: planned.line,
        lineName: planned.lineName,
        createdAt: "2026-11-03T10:00:00.000Z",
        updatedAt: "2026-11-03T10:00:00.000Z",
      };
      return now();
    },
    "POST /api/colour/read": () => ({
      hairFound: true,
      level: { value: 7.4, low: 7, high: 8 },
    }),
  });
});

const show = () => renderScreen(<OutcomeCard consultationId={id} />);

it("is told by one tap, against the plan that is named", async () => {
  show();
  await screen.findByText(/The plan was level 8, ash with Shades EQ\./);
  fireEvent.click(screen.getByRole("button", { name: "Happy" }));
  await screen.findByRole("button", { name: "Save outcome" });
  expect(told).toEqual([{ happy: true }]);
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  await screen.findByText("Planned 8, level not told");
});

it("takes level, tone and a note, and shows planned against reached", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Happy" }));
  fireEvent.click(await screen.findByRole("button", { name: "7.5, 0.5 level darker" }));
  fireEvent.click(screen.getByRole("button", { name: "Pearl" }));
  fireEvent.change(screen.getByLabelText("Note"), { target: { value: "Ten minutes longer." } });
  fireEvent.click(screen.getByRole("button", { name: "Save outcome" }));
  await screen.findByText("Planned 8, reached 7.5");
  expect(told.at(-1)).toEqual({
    happy: true,
    levelReached: 7.5,
    tone: "pearl",
    photoId: null,
    note: "Ten minutes longer.",
  });
  expect(screen.getByText("0.5 level darker, tone pearl, planned ash")).toBeTruthy();
  expect(
    screen.getByRole("img", {
      name: /reached level 7\.5.*planned level 8|planned level 8.*reached level 7\.5/,
    }),
  ).toBeTruthy();
});

it("steps the scale by halves", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Happy" }));
  fireEvent.click(await screen.findByRole("button", { name: "8, as planned" }));
  const reached = screen.getByRole("slider", { name: "reached" });
  fireEvent.keyDown(reached, { key: "ArrowLeft" });
  expect(screen.getByRole("slider").getAttribute("aria-valuenow")).toBe("7.5");
});

it("proposes the photo's level and takes it only by a tap", async () => {
  show();
  await screen.findByRole("button", { name: "Happy" });
  outcome = null;
  fireEvent.click(screen.getByRole("button", { name: "Not quite" }));
  await screen.findByRole("button", { name: "Save outcome" });
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  outcome = { ...outcome!, photoId };
  cleanup();
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Add level and tone" }));
  await screen.findByText("The photo reads as 7.5, between 7 and 8. Your eye decides.");
  expect(screen.getByText("Not told yet")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Take 7.5 from the photo" }));
  expect(screen.getByText(/^Level 7\.5,/)).toBeTruthy();
});

it("leads to a correction where it is not right, and not where it is", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Not quite" }));
  fireEvent.click(await screen.findByRole("button", { name: "Not now" }));
  const link = await screen.findByRole("link", { name: "Put it right" });
  expect(link.getAttribute("href")).toBe(`/consultation/${id}/corrective`);
  fireEvent.click(screen.getByRole("button", { name: "Add level and tone" }));
  const asked = screen.getByRole("radiogroup", { name: "Is the client happy with it?" });
  fireEvent.click(within(asked).getByRole("radio", { name: "Happy" }));
  fireEvent.click(screen.getByRole("button", { name: "Save outcome" }));
  await screen.findByRole("button", { name: "Add level and tone" });
  expect(screen.queryByRole("link", { name: "Put it right" })).toBeNull();
});
