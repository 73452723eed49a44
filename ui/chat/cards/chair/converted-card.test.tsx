import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { NotedBowl } from "#tools/colour/notation/schema.ts";
import type { ConvertedIngredient, ConvertedStored } from "#tools/library/convert-schema.ts";
import { ConvertedCard } from "./converted-card.tsx";

const bowl = (line: string, lineName: string): NotedBowl => ({
  text: "",
  line,
  brandName: "Maker",
  lineName,
  type: "permanent",
  zone: null,
  purpose: null,
  shades: [],
  developer: null,
  ratio: "1:1.5",
  minutes: [20, 30],
  heat: false,
  assumed: [],
});

const id = "01890000-0000-7000-8000-000000000001";
const shade = (converted: string | null): ConvertedIngredient => ({
  original: "Topchic 8G",
  originalAmount: "30 g",
  converted,
  name: "Maker ChromaSilk 8.3",
  amount: "24 g",
  basis: converted ? "published" : null,
  note: converted ? "Printed by the maker." : "Nothing near it is made.",
  candidates: [],
});

const value = (converted: string | null): ConvertedStored => ({
  convertedIngredients: [shade(converted)],
  from: "goldwell/topchic",
  to: "pravana/chromasilk",
  bowls: [bowl("pravana/chromasilk", "ChromaSilk")],
  unread: [],
  cautions: ["Test a strand."],
  formula: {
    id,
    origin: "saved",
    name: "House gold",
    clientName: null,
    notation: "",
    bowls: [bowl("goldwell/topchic", "Topchic")],
    unread: [],
    notes: "",
    brandId: "goldwell",
    lineId: "topchic",
    brandName: "Goldwell",
    lineName: "Topchic",
    level: 8,
    tone: "gold",
    color: null,
    usedOn: null,
    importId: null,
    consultationId: null,
    withheld: false,
    createdAt: "2026-11-20T10:00:00.000Z",
    updatedAt: "2026-11-20T10:00:00.000Z",
  },
});

it("shows old and new with whose word it is, and keeps it in the library at a tap", async () => {
  const saved = { ...value("8.3").formula, id: "01890000-0000-7000-8000-000000000002" };
  const requests = answering({
    "POST /api/formulas/switch": () =>
      Response.json({ count: 1, formulas: [saved] }, { status: 201 }),
  });
  renderScreen(<ConvertedCard value={value("8.3")} compact={false} />);
  expect(screen.getByText("8.3")).toBeDefined();
  expect(screen.getByText("Published")).toBeDefined();
  expect(screen.getByText(/mixed 1:1.5/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Save to library" }));
  const link = await screen.findByRole("link", { name: "Open it in the library" });
  expect(link.getAttribute("href")).toBe(`/library/${saved.id}`);
  expect(await requests[0]?.json()).toEqual({
    from: "goldwell/topchic",
    to: "pravana/chromasilk",
    items: [{ formulaId: id, choices: [] }],
  });
});

it("says what has no equivalent and does not offer to keep half a formula", () => {
  renderScreen(<ConvertedCard value={value(null)} compact />);
  expect(screen.getByText("No equivalent")).toBeDefined();
  expect(screen.getByText("Nothing near it is made.")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
