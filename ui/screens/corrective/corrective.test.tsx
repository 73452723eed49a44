import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { uploadPhoto } from "#ui/api/chair/photos.ts";
import { Component as CorrectiveScreen } from "./corrective.tsx";

vi.mock("#ui/api/chair/photos.ts");

const ORIGINAL = consultationResult(BRASSY);
const AT = {
  path: "/consultation/:id/corrective",
  at: `/consultation/${ORIGINAL.consultation.id}/corrective`,
};
let answer: () => Response;

beforeEach(() => {
  URL.createObjectURL = () => "blob:x";
  URL.revokeObjectURL = () => undefined;
  vi.mocked(uploadPhoto).mockResolvedValue({
    id: ORIGINAL.consultation.id,
    width: 1,
    height: 1,
    bytes: 1,
    url: "/x",
    thumbnailUrl: "/x",
    createdAt: "2026-01-01T00:00:00.000Z",
  });
  answer = () => new Response(`event: result\ndata: ${JSON.stringify(ORIGINAL)}\n\n`);
  answering({
    "GET /api/timers": () => [],
    [`GET /api/consultations/${ORIGINAL.consultation.id}`]: () => ORIGINAL,
    "POST /api/consultations": () => answer(),
  });
});

const generate = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Generate Corrective Formula" });

async function fill() {
  renderScreen(<CorrectiveScreen />, AT);
  const input = await screen.findByLabelText("Result photo: choose photos");
  await act(async () => {
    fireEvent.change(input, {
      target: { files: [new File(["x"], "r.jpg", { type: "image/jpeg" })] },
    });
    await Promise.resolve();
  });
  await screen.findByText("1/1 photo");
  expect(generate().disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Too dark" }));
  expect(generate().disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("Description"), { target: { value: "Muddy mids." } });
}

it("is ready once photo, tones and description are there, and another correction starts empty", async () => {
  await fill();
  expect(generate().disabled).toBe(false);
  fireEvent.click(generate());
  await screen.findByText("AI Hair Analysis");
  expect(screen.getByRole("link", { name: "Start New Consultation" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try Another Correction" }));
  expect(screen.getByText("Required")).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Description").value).toBe("");
  expect(screen.getByRole("button", { name: "Too dark" }).getAttribute("aria-pressed")).toBe(
    "false",
  );
});

it("names first why the fault is still there, then the photos", async () => {
  const corrected = consultationResult({
    ...BRASSY,
    flow: "corrective",
    uncorrectedTones: ["orange"],
    lastFormula: {
      bowls: [
        { brand: "goldwell", line: "colorance", shades: ["8BP"], minutes: 10, purpose: "tone" },
      ],
      fromLevel: 7,
      toLevel: 7,
      attempts: 1,
    },
  });
  const compared = {
    code: "photos_compared",
    severity: "info" as const,
    sentence: "By the photos: Before: level 7. Now: level 7.",
    source: "The photos",
  };
  corrected.consultation.findings.unshift(compared);
  answer = () => new Response(`event: result\ndata: ${JSON.stringify(corrected)}\n\n`);
  await fill();
  fireEvent.click(generate());
  const why = await screen.findByRole("region", { name: "Why it is still there" });
  expect(why.querySelector("p")?.textContent).toContain("orange at level 7 needs blue");
  expect(why.textContent).toContain(compared.sentence);
  expect(screen.getAllByText(compared.sentence)).toHaveLength(1);
});

it("says when it could not be generated", async () => {
  answer = () => new Response(`event: error\ndata: {"error":"x","status":500}\n\n`);
  await fill();
  fireEvent.click(generate());
  const title = await screen.findByText("Generation Failed");
  expect(title.parentElement?.textContent).toContain("Failed to generate corrective formula");
});

it("says when the original is not there", async () => {
  renderScreen(<CorrectiveScreen />, { ...AT, at: "/consultation/gone/corrective" });
  await screen.findByRole("heading", { name: "Original Consultation Not Found" });
  expect(screen.getByRole("link", { name: "Go Back" }).getAttribute("href")).toBe("/consultation");
});
