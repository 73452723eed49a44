import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import type { ConvertedIngredient, SwitchItem, SwitchPlan } from "#tools/library/convert-schema.ts";
import { Component as LibrarySwitchScreen } from "./library-switch.tsx";

const from = "goldwell/topchic";
const to = "pravana/chromasilk";
const line = (brandId: string, id: string, name: string, type = "permanent") => ({
  brandId,
  id,
  name,
  type,
  description: "",
});

const lines = [
  line("goldwell", "topchic", "Topchic"),
  line("pravana", "chromasilk", "ChromaSilk"),
  line("matrix", "socolor", "SoColor"),
  line("pravana", "vivids", "VIVIDS", "semi-permanent"),
  line("olaplex", "olaplex-no1-no2", "Olaplex", "treatment"),
];
const candidate = (
  code: string,
  basis: "published" | "computed",
): ConvertedIngredient["candidates"][number] => ({
  code,
  blend: [{ code, parts: 1 }],
  level: 8,
  tone: "gold",
  basis,
  note: `Note of ${code}.`,
});

const ingredient = (
  original: string,
  ...candidates: ConvertedIngredient["candidates"]
): ConvertedIngredient => ({
  original,
  originalAmount: "30 g",
  converted: candidates[0]?.code ?? null,
  name: original,
  amount: "24 g",
  basis: candidates[0]?.basis ?? null,
  note: candidates[0]?.note ?? "Nothing near it is made.",
  candidates,
});

const item = (
  at: number,
  name: string,
  standing: SwitchItem["standing"],
  ...ingredients: ConvertedIngredient[]
): SwitchItem => ({
  standing,
  formula: {
    id: `01890000-0000-7000-8000-00000000000${at}`,
    origin: "saved",
    name,
    clientName: "Dana",
    notation: `Topchic ${name}`,
    bowls: [],
    unread: [],
    notes: "",
    brandId: "goldwell",
    lineId: "topchic",
    brandName: "Goldwell",
    lineName: "Topchic",
    level: 8,
    tone: "gold",
    color: "#a08050",
    usedOn: null,
    importId: null,
    consultationId: null,
    withheld: false,
    createdAt: "2026-11-20T10:00:00.000Z",
    updatedAt: "2026-11-20T10:00:00.000Z",
  },
  converted: {
    from,
    to,
    bowls: [],
    unread: [],
    cautions: ["Test a strand."],
    convertedIngredients: ingredients,
  },
});

const items = [
  item(
    1,
    "Gold",
    "published",
    ingredient("8G", candidate("8.3", "published"), candidate("8.33", "computed")),
  ),
  item(
    2,
    "Melt",
    "computed",
    ingredient("7NN", candidate("7N", "computed"), candidate("7.0", "computed")),
  ),
  item(3, "Odd", "open", ingredient("7XX")),
];
const plan: SwitchPlan = { from, to, items, total: 3 };

const answers: Answers = {
  "GET /api/color-brands": () =>
    ["goldwell", "pravana", "matrix", "olaplex"].map((id) => ({ id, name: `${id} maker` })),
  "GET /api/product-lines": () => lines,
  "GET /api/formulas/switch/lines": () => [
    { line: from, brandName: "Goldwell", lineName: "Topchic", type: "permanent", count: 3 },
  ],
  "POST /api/formulas/switch/plan": () => plan,
};
const show = (at: string, more: Answers = {}) => {
  const requests = answering({ ...answers, ...more });
  const view = renderScreen(<LibrarySwitchScreen />, { path: "/library/switch", at });
  return { ...view, requests };
};
const reviewed = `/library/switch?from=${from}&to=${to}`;
const formula = (name: string) => screen.findByRole("region", { name });
const pick = async (name: string, verdict: "Accept" | "Skip") =>
  fireEvent.click(within(await formula(name)).getByRole("radio", { name: verdict }));

describe("choosing the lines", () => {
  it("puts the lines in use first and offers only what may stand for the one chosen", async () => {
    const { requests } = show("/library/switch");
    const source = await screen.findByLabelText("From");
    expect(within(source).getByRole("group", { name: "In your formulas" })).toBeDefined();
    fireEvent.change(source, { target: { value: from } });
    const target = await screen.findByLabelText("To");
    await waitFor(() => {
      const names = within(target)
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
      expect(names).toEqual([
        "Select the line you go to",
        "pravana maker ChromaSilk",
        "matrix maker SoColor",
      ]);
    });
    expect(requests.some(({ url }) => url.endsWith("/plan"))).toBe(false);
    fireEvent.change(target, { target: { value: to } });
    expect(await formula("Gold")).toBeDefined();
  });

  it("says so when there is nothing to switch", async () => {
    show(reviewed, { "POST /api/formulas/switch/plan": () => ({ ...plan, items: [], total: 0 }) });
    expect(await screen.findByText("Nothing left to switch")).toBeDefined();
  });

  it("offers to try again when the plan fails", async () => {
    let asked = 0;
    show(reviewed, {
      "POST /api/formulas/switch/plan": () => {
        asked += 1;
        return asked === 1
          ? Response.json({ error: "Out of order.", code: "unavailable" }, { status: 503 })
          : plan;
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await formula("Gold")).toBeDefined();
  });

  it("takes the line of one formula and plans that alone", async () => {
    const { requests } = show(`/library/switch?formula=${items[0]?.formula.id}&to=${to}`, {
      [`GET /api/formulas/library/${items[0]?.formula.id}`]: () => items[0]?.formula,
    });
    await formula("Gold");
    const sent = await requests.find(({ url }) => url.endsWith("/plan"))?.json();
    expect(sent).toEqual({ from, to, formulaId: items[0]?.formula.id });
    expect(screen.getByLabelText<HTMLSelectElement>("From").disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save 1 formula" }).disabled).toBe(
      false,
    );
  });
});

describe("reviewing", () => {
  it("counts what is published, worked out and open, and filters by it", async () => {
    show(reviewed);
    await formula("Gold");
    fireEvent.click(screen.getByRole("button", { name: "Open 1" }));
    expect(screen.queryByRole("region", { name: "Gold" })).toBeNull();
    const open = await formula("Odd");
    expect(within(open).getByText("Nothing near it is made.")).toBeDefined();
    expect(within(open).queryByRole("radio")).toBeNull();
  });

  it("saves what was accepted with the candidates that were chosen, and nothing that was skipped", async () => {
    const sent: unknown[] = [];
    show(reviewed, {
      "POST /api/formulas/switch": async (request) => {
        sent.push(await request.json());
        return Response.json({ count: 1, formulas: [] }, { status: 201 });
      },
    });
    await formula("Gold");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Published 1" }));
    fireEvent.click(screen.getByRole("button", { name: "Accept all shown" }));
    fireEvent.click(screen.getByRole("button", { name: "All 3" }));
    await pick("Gold", "Skip");
    await pick("Melt", "Accept");
    const picker = within(await formula("Melt")).getByLabelText("7NN becomes");
    fireEvent.change(picker, { target: { value: "1" } });
    expect(within(await formula("Melt")).getByText("Note of 7.0.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Save 1 formula" }));
    expect(await screen.findByText("1 formula saved to the library.")).toBeDefined();
    expect(sent).toEqual([
      { from, to, items: [{ formulaId: items[1]?.formula.id, choices: [1] }] },
    ]);
  });

  it("keeps what was decided when saving fails", async () => {
    show(reviewed, {
      "POST /api/formulas/switch": () =>
        Response.json({ error: "Gold is withheld.", code: "conflict" }, { status: 409 }),
    });
    await formula("Gold");
    fireEvent.click(screen.getByRole("button", { name: "Published 1" }));
    fireEvent.click(screen.getByRole("button", { name: "Accept all shown" }));
    fireEvent.click(screen.getByRole("button", { name: "Save 1 formula" }));
    expect(await screen.findByText("Gold is withheld.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Save 1 formula" })).toBeDefined();
  });
});
