import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { BOX_DYE, BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { sourceName } from "#tools/colour/source-name.ts";
import { Component as WhyScreen } from "./why.tsx";

const RESULT = consultationResult(
  {
    ...BOX_DYE,
    zones: { roots: { level: 5, greyShare: 30 }, ends: { level: 8, porosity: "high" } },
  },
  {
    disagreements: [
      {
        about: "level",
        entered: "level 8",
        measured: "level 6",
        model: null,
        engine: null,
        used: "level 8",
        why: "The colorist's word wins.",
        photoLevel: 6,
      },
    ],
  },
);
const { id, trace, findings } = RESULT.consultation;
const AT = { path: "/history/:id/why", at: `/history/${id}/why` };
let answer: unknown;

beforeEach(() => {
  answer = RESULT;
  answering({ [`GET /api/consultations/${id}`]: () => answer });
});

const region = (name: string | RegExp) => within(screen.getByRole("region", { name }));

it("shows every rule of the trace once, and every source", async () => {
  renderScreen(<WhyScreen />, AT);
  await screen.findByRole("heading", { name: "Why this formula for Dana" });
  for (const effect of new Set(trace.map((rule) => rule.effect)))
    expect(screen.getAllByText(effect)).toHaveLength(
      trace.filter((rule) => rule.effect === effect).length,
    );
  const sources = new Set(trace.map(({ source }) => sourceName(source)));
  expect(region("Sources").getAllByRole("listitem", { hidden: true })).toHaveLength(
    new Set(trace.map(({ source }) => source)).size,
  );
  expect(sources.size).toBeGreaterThan(1);
});

it("says what was known of each part of the head, and where sources differed", async () => {
  renderScreen(<WhyScreen />, AT);
  await screen.findByText("Parts that differ");
  expect(screen.getByRole("row", { name: "Roots level 5, Light Brown · 30% gray" })).toBeTruthy();
  expect(
    screen.getByRole("row", { name: "Ends level 8, Light Blonde · high porosity" }),
  ).toBeTruthy();
  expect(screen.getByText("entered level 8, photo shows level 6, used level 8")).toBeTruthy();
});

it("lists what limits the hair, and gives each bowl its figures", async () => {
  renderScreen(<WhyScreen />, AT);
  await screen.findByRole("region", { name: "What limits it" });
  for (const { sentence } of findings)
    expect(region("What limits it").getByText(sentence)).toBeTruthy();
  const first = region(/^Bowl 1: /);
  expect(first.getByRole("table")).toBeTruthy();
  expect(first.getByText(/^\d+ rules decided its figures$/)).toBeTruthy();
  expect(first.getAllByRole("listitem", { hidden: true }).length).toBeGreaterThan(1);
});

it("shows no bowl while a check stops the formula", async () => {
  answer = consultationResult(BRASSY, {
    findings: [{ code: "x", severity: "block", sentence: "Stop.", source: "s" }],
  });
  renderScreen(<WhyScreen />, AT);
  await screen.findByText(/The checks stop this formula/);
  expect(screen.queryByRole("table")).toBeNull();
});

it("prints, and says when it cannot be loaded", async () => {
  const print = vi.fn();
  window.print = print;
  renderScreen(<WhyScreen />, AT);
  fireEvent.click(await screen.findByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
  cleanup();
  renderScreen(<WhyScreen />, { ...AT, at: "/history/gone/why" });
  await screen.findByText("Failed to load consultation");
});
