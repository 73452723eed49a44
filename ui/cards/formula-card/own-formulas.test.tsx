import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Finding } from "#tools/colour/schema.ts";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import { withoutAmounts } from "#tools/formulas/withheld.ts";
import type { FormulaOverride, OverrideFormula } from "#tools/bench/write-schema.ts";
import { OwnFormulas } from "./own-formulas.tsx";

const RESULT = consultationResult(BRASSY);
const { id } = RESULT.consultation;
const STOP: Finding = {
  code: "scalp_lightener_developer_over_20",
  severity: "block",
  sentence: "Lightener on the scalp takes 20 vol at most, not 30.",
  source: "Matrix manual",
};
const CHILD: Finding = { ...STOP, code: "under_16", sentence: "Nobody can override this." };

const own = (findings: Finding[], withheld: boolean): StoredFormula => {
  const [engine] = RESULT.formulas;
  if (!engine) throw new Error("the engine made no formula");
  const formula: StoredFormula = {
    ...engine,
    id: "01980000-0000-7000-8000-0000000000aa",
    name: "House ash",
    source: "stylist",
    findings,
    withheld,
  };
  return withheld ? withoutAmounts(formula) : formula;
};

/** A server that keeps one formula by hand and lets it be released. */
function serving(findings: Finding[], withheld: boolean) {
  let formula = own(findings, withheld);
  const log: FormulaOverride[] = [];
  answering({
    [`GET /api/consultations/${id}`]: () => ({
      ...RESULT,
      formulas: [...RESULT.formulas, formula],
    }),
    "GET /api/formulas/overrides": () => log,
    [`POST /api/formulas/${formula.id}/override`]: async (request) => {
      const given = (await request.json()) as Omit<OverrideFormula, "formulaId">;
      formula = own(findings, false);
      log.push({
        ...given,
        id: "01980000-0000-7000-8000-0000000000bb",
        formulaId: formula.id,
        formulaName: formula.name,
        consultationId: id,
        clientName: "Dana",
        stylistId: RESULT.consultation.stylistId,
        findings,
        createdAt: "2026-03-02T10:00:00.000Z",
      });
      return formula;
    },
  });
  const result = { ...RESULT, formulas: [...RESULT.formulas, formula] };
  renderScreen(<OwnFormulas result={result} />);
  return log;
}
it("shows a withheld formula's shades without a gram, and what stops it", () => {
  serving([STOP], true);
  const card = screen.getByRole("region", { name: "House ash, written by hand" });
  expect(within(card).getByText(STOP.sentence)).toBeTruthy();
  expect(within(card).getByRole("list", { name: "Shades, grams held back" })).toBeTruthy();
  expect(card.textContent).not.toMatch(/\d ?g/);
  expect(within(card).queryByRole("button", { name: "Copy" })).toBeNull();
});

it("is released with a name and a reason, and says so for good", async () => {
  const log = serving([STOP], true);
  fireEvent.click(screen.getByRole("button", { name: "Override with my name" }));
  const dialog = screen.getByRole("dialog", { name: "Override with my name" });
  expect(within(dialog).getByText(STOP.sentence)).toBeTruthy();
  const confirm = within(dialog).getByRole("button", { name: "Show the grams and log my name" });
  fireEvent.change(within(dialog).getByLabelText(/Your name/), { target: { value: "Maren" } });
  fireEvent.change(within(dialog).getByLabelText(/Your reason/), { target: { value: "Because" } });
  fireEvent.click(confirm);
  expect(within(dialog).getByText("Say why in at least 10 characters.")).toBeTruthy();
  expect(log).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText(/Your reason/), {
    target: { value: "The test strand was fine." },
  });
  fireEvent.click(confirm);
  const card = await screen.findByRole("region", { name: "House ash, written by hand" });
  await waitFor(() => expect(card.textContent).toMatch(/Released by Maren/));
  expect(card.textContent).toContain("The test strand was fine.");
  expect(card.textContent).toMatch(/20 g/);
  expect(screen.getByRole("region", { name: "Released against the checks" })).toBeTruthy();
});

it("offers no release of what nobody may release", () => {
  serving([CHILD], true);
  expect(screen.queryByRole("button", { name: "Override with my name" })).toBeNull();
});
