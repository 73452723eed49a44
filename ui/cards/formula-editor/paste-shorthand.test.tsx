// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { readNotation } from "#tools/colour/notation.ts";
import type { ReadNotationFor } from "#tools/formulas/notation-schema.ts";
import { FormulaEditor } from "./formula-editor.tsx";

const id = "0198b0a0-0000-7000-8000-000000000001";
let sent: ReadNotationFor | undefined;

beforeEach(() => {
  sent = undefined;
  answering({
    "GET /api/color-brands": () => [{ id: "matrix", name: "Matrix" }],
    "GET /api/product-lines": () => [],
    "GET /api/product-lines/matrix/socolor": () => ({
      id: "socolor",
      brandId: "matrix",
      name: "SoColor Pre-Bonded",
      type: "permanent",
      description: "",
      brandName: "Matrix",
      mixingRatio: "1:1",
      ratio: "1:1",
      developers: [10, 20],
      minutes: [30, 45],
      discontinued: false,
      shades: [],
    }),
    "POST /api/formulas/notation": async (request) => {
      sent = (await request.json()) as ReadNotationFor;
      return { ...readNotation(sent.text), ok: true, findings: [] };
    },
    [`POST /api/consultations/${id}/formulas/check`]: () => ({
      ok: true,
      final: false,
      findings: [],
    }),
  });
});
afterEach(cleanup);

const paste = (text: string) => {
  renderScreen(<FormulaEditor consultationId={id} onClose={vi.fn<() => void>()} />);
  fireEvent.change(screen.getByLabelText("Formula in shorthand"), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Fill the bowls" }));
};
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it("fills the bowls with what was written, for this hair, and saves nothing", async () => {
  paste("Roots: SoColor 6N 30g + 7A 10g + 20v 1:1 35m");
  await screen.findByText("1 bowl filled in below. Look through them before you save.");
  expect(sent).toEqual({
    text: "Roots: SoColor 6N 30g + 7A 10g + 20v 1:1 35m",
    consultationId: id,
  });
  expect([value("Shade 1"), value("Grams 1"), value("Shade 2"), value("Grams 2")]).toEqual([
    "6N",
    "30",
    "7A",
    "10",
  ]);
  expect([value("Ratio"), value("Minutes at most"), value("Where")]).toEqual([
    "1:1",
    "35",
    "roots",
  ]);
});

it("shows what was not understood in the stylist's own words", async () => {
  paste("SoColor 6N 30g + 3 drops blue + 20v 1:1");
  expect((await screen.findByText("3 drops blue")).tagName).toBe("MARK");
  expect(screen.getByText(/Some of it was not understood/)).toBeTruthy();
  expect(value("Minutes at most")).toBe("");
});

it("leaves what was typed and says so when no shade is found", async () => {
  paste("client loved it");
  expect(await screen.findByText("No shade was found in this.")).toBeTruthy();
  expect(screen.getByLabelText("Shade 1")).toBeTruthy();
});
