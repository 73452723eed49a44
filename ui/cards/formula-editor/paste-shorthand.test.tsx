import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { readNotation } from "#tools/colour/notation/notation.ts";
import type { ReadNotationFor } from "#tools/bench/notation-schema.ts";
import { FormulaEditor } from "./formula-editor.tsx";

const id = "0198b0a0-0000-7000-8000-000000000001";
let sent: ReadNotationFor | undefined;
let card: (request: Request) => unknown = () => undefined;

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
    "POST /api/formulas/notation/card": (request) => card(request),
    [`POST /api/consultations/${id}/formulas/check`]: () => ({
      ok: true,
      final: false,
      findings: [],
    }),
  });
});

const renderEditor = () =>
  renderScreen(<FormulaEditor consultationId={id} onClose={vi.fn<() => void>()} />);
const paste = (text: string) => {
  renderEditor();
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

const photograph = () => {
  renderEditor();
  fireEvent.change(screen.getByLabelText("Photo of a paper card: choose a photo"), {
    target: { files: [new File(["card"], "card.jpg", { type: "image/jpeg" })] },
  });
};

it("copies a paper card into the field, to be compared before it fills the bowls", async () => {
  let form: FormData | undefined;
  card = async (request) => {
    form = await request.formData();
    return { ...readNotation("SoColor 6N 30g"), ok: true, findings: [], text: "SoColor 6N 30g" };
  };
  photograph();
  await screen.findByText(/Compare it with the paper/);
  const photo = form?.get("photo");
  expect([form?.get("consultationId"), photo instanceof File && photo.name]).toEqual([
    id,
    "card.jpg",
  ]);
  expect(value("Formula in shorthand")).toBe("SoColor 6N 30g");
  expect(value("Shade 1")).toBe("");
});

it("says plainly that no AI service is connected, and leaves what was typed", async () => {
  const error = "Cards on paper are read by the AI service, and none is connected.";
  card = () => Response.json({ error, code: "ai_unavailable" }, { status: 503 });
  photograph();
  expect((await screen.findByText(error)).getAttribute("role")).toBe("alert");
  expect(screen.getByRole("button", { name: "Photo of a paper card" })).toBeTruthy();
});
