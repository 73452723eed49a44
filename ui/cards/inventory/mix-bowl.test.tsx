import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import type { Drawn, MixedBowl } from "#tools/inventory/items/movement-schema.ts";
import { FormulaCard } from "#ui/cards/formula-card/formula-card.tsx";
import { drawnWords, missingWords, mixedWords } from "./bowl-drawn-words.ts";

const RESULT = consultationResult(BRASSY);
const FORMULA = RESULT.formulas[0]?.id ?? "";
const STOP = {
  code: "metallic_salts_found",
  severity: "block" as const,
  sentence: "The metallic salt test reacted.",
  source: "Henna and metallic dyes, practice sheet",
};

const drawn = (name: string, grams: number, why: Drawn["why"] = "drawn"): Drawn => ({
  name,
  code: null,
  grams,
  itemId: why === "drawn" ? "01980000-0000-7000-8000-000000000021" : null,
  why,
});

const BOWL: MixedBowl = {
  id: "01980000-0000-7000-8000-000000000020",
  formulaId: FORMULA,
  name: "Toner",
  grams: 30,
  leftGrams: null,
  drawn: [drawn("7/1", 10, "not_stocked"), drawn("Emulsion", 20)],
  cost: 340,
  clientId: null,
  appointmentId: null,
  stylistName: "Maren",
  undoneAt: null,
  createdAt: new Date().toISOString(),
};

let bowls: MixedBowl[];

function open(result = RESULT, answers: Answers = {}) {
  bowls = [];
  const requests = answering({
    "GET /api/auth/get-session": () => ({ salon: { role: "stylist" } }),
    "GET /api/rates": () => ({ currency: "USD" }),
    "GET /api/timers": () => [],
    "GET /api/inventory/subscription": () => ({ isActive: true }),
    "GET /api/inventory/bowls": () => bowls,
    [`POST /api/formulas/${FORMULA}/mix`]: () => (bowls = [BOWL])[0],
    [`POST /api/inventory/bowls/${BOWL.id}/undo`]: () => {
      bowls = [{ ...BOWL, undoneAt: BOWL.createdAt }];
      return bowls[0];
    },
    ...answers,
  });
  renderScreen(<FormulaCard result={result} />);
  return requests;
}
const asked = (requests: Request[], path: string) =>
  requests.filter(({ url }) => new URL(url).pathname.endsWith(path));

it("takes the bowl as it is shown, says what was taken, what was not there and the cost, and takes it back", async () => {
  const requests = open();
  fireEvent.click(screen.getByRole("radio", { name: "30 g" }));
  fireEvent.click(await screen.findByRole("button", { name: "I mixed it" }));
  const toast = (await screen.findByText("Mixed: Toner")).closest("[data-toast]");
  expect(toast?.querySelector("p")?.textContent).toBe(
    "Mixed: Toner20 g of Emulsion taken out. 7/1 is not in your stock. Cost $3.40.",
  );
  expect(await asked(requests, "/mix")[0]?.json()).toEqual({ totalGrams: 30 });
  await screen.findByText(/^Mixed .* · 30 g$/);
  await screen.findByRole("button", { name: "Mix again" });
  fireEvent.click(screen.getAllByRole("button", { name: "Undo" })[0]!);
  await screen.findByText("Taken back");
  await screen.findByRole("button", { name: "I mixed it" });
  expect(screen.queryByText(/· 30 g$/)).toBeNull();
});

it("is not offered to a salon without inventory", async () => {
  const requests = open(RESULT, {
    "GET /api/inventory/subscription": () => ({ isActive: false }),
  });
  await waitFor(() => expect(asked(requests, "/subscription")).toHaveLength(1));
  await screen.findByRole("button", { name: /^Start/ });
  expect(screen.queryByRole("button", { name: "I mixed it" })).toBeNull();
  expect(asked(requests, "/bowls")).toEqual([]);
});

it("is not offered for a formula whose grams are held back", async () => {
  const requests = open(consultationResult(BRASSY, { findings: [STOP] }));
  await screen.findByText("Do not mix this bowl");
  expect(screen.queryByRole("button", { name: "I mixed it" })).toBeNull();
  expect(asked(requests, "/subscription")).toEqual([]);
});

it.each([
  [[drawn("7/1", 20), drawn("Emulsion", 40)], "20 g of 7/1, 40 g of Emulsion", ""],
  [
    [drawn("7/1", 20, "not_stocked"), drawn("7/8", 5, "not_stocked")],
    "",
    "7/1 and 7/8 are not in your stock.",
  ],
  [[drawn("Bond", 4, "not_weighed")], "", "Bond is not weighed: say what one holds."],
])("puts what was taken into words", (all, taken, missing) => {
  expect([drawnWords({ drawn: all }), missingWords({ drawn: all })]).toEqual([taken, missing]);
});

it("names the day of a bowl that was mixed on another", () => {
  const bowl = { createdAt: "2026-11-20T09:24:00", grams: 62 };
  expect(mixedWords(bowl, new Date("2026-11-20T18:00:00"))).toMatch(/^Mixed \d?\d:24.* · 62 g$/);
  expect(mixedWords(bowl, new Date("2026-11-22T18:00:00"))).toMatch(/^Mixed .*20.*, .* · 62 g$/);
});
