import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { TWO_VISITS } from "#tests/salons/visits.ts";
import { Component as ConsultationDetailScreen } from "./consultation-detail.tsx";

const RESULT = consultationResult(BRASSY, {
  stylistNotes: "Ends grab fast.",
  aiProvider: "openai",
});

const { id } = RESULT.consultation;
const AT = { path: "/history/:id", at: `/history/${id}` };
let saved = "Ends grab fast.";
let refusal: Response | undefined;

beforeEach(() => {
  saved = "Ends grab fast.";
  refusal = undefined;
  answering({
    "GET /api/timers": () => [],
    [`GET /api/consultations/${id}`]: () => ({
      ...RESULT,
      consultation: { ...RESULT.consultation, stylistNotes: saved },
    }),
    [`PATCH /api/consultations/${id}/notes`]: (request) => {
      if (refusal) return refusal;
      void request.json().then(({ notes }: { notes: string }) => (saved = notes));
      return { id, notes: "" };
    },
  });
});

async function edit(text: string) {
  renderScreen(<ConsultationDetailScreen />, AT);
  fireEvent.click(await screen.findByRole("button", { name: "Edit" }));
  fireEvent.change(screen.getByLabelText("Notes"), { target: { value: text } });
}

it("Cancel brings back the saved notes", async () => {
  await edit("Something else");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByText("Ends grab fast.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Edit" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>("Notes").value).toBe("Ends grab fast.");
});

it("saves notes and says so", async () => {
  await edit("Emulsify two minutes.");
  fireEvent.click(screen.getByRole("button", { name: "Save notes" }));
  await screen.findByText("Notes saved.");
  await waitFor(() => expect(screen.getByText("Emulsify two minutes.")).toBeTruthy());
});

it("keeps what was written when saving fails", async () => {
  refusal = Response.json({ error: "x" }, { status: 500 });
  await edit("Emulsify two minutes.");
  fireEvent.click(screen.getByRole("button", { name: "Save notes" }));
  await screen.findByText("Failed to save notes. Please try again.");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Notes").value).toBe("Emulsify two minutes.");
});

it("names an imported provider and says when a consultation cannot be loaded", async () => {
  renderScreen(<ConsultationDetailScreen />, AT);
  await screen.findByText("OpenAI GPT-4");
  cleanup();
  renderScreen(<ConsultationDetailScreen />, { ...AT, at: "/history/gone" });
  await screen.findByText("Failed to load consultation");
});

it("says when there is no formula", async () => {
  const refused = consultationResult({ ...BRASSY, damageLevel: "4" });
  answering({ "GET /api/timers": () => [], [`GET /api/consultations/${id}`]: () => refused });
  renderScreen(<ConsultationDetailScreen />, AT);
  await screen.findByText("No formula recommendation available for this consultation.");
  expect(screen.getByRole("heading", { name: "AI Formula Generation Unavailable" })).toBeTruthy();
});

it("says what a model took for it, and what it saw differently", async () => {
  const usage = {
    model: "gemini-3.5-flash",
    calls: 2,
    inputTokens: 2912,
    outputTokens: 500,
    cachedTokens: 0,
    reasoningTokens: 0,
    costUsd: 0.00887,
  };
  const level = {
    about: "level" as const,
    entered: "7",
    measured: "5 (4 to 6)",
    model: "5",
    engine: null,
    used: "7",
    why: "Hold a swatch to the mids.",
    photoLevel: 5,
  };
  const seen = consultationResult(BRASSY, { usage, disagreements: [level] });
  answering({ "GET /api/timers": () => [], [`GET /api/consultations/${id}`]: () => seen });
  renderScreen(<ConsultationDetailScreen />, AT);
  await screen.findByText("Gemini 3.5 Flash, 2 calls, 3,412 tokens, about $0.0089");
  expect(screen.getByRole("region", { name: "Seen differently" })).toBeTruthy();
});

it("shows the zones, what the client came for, and the plan of visits", async () => {
  const planned = consultationResult(BRASSY, {
    zones: { roots: { level: 5 }, ends: { level: 8 } },
    services: ["grey_blending", "gloss"],
    roadmap: TWO_VISITS,
  });
  answering({ [`GET /api/consultations/${id}`]: () => planned });
  renderScreen(<ConsultationDetailScreen />, AT);
  expect(await screen.findByText("Roots 5, ends 8")).toBeTruthy();
  expect(screen.getByText("Gray blending, Gloss")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Plan of visits for Dana" })).toBeTruthy();
});
