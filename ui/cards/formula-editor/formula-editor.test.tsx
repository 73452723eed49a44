import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { BowlFinding } from "#tools/colour/check/objection.ts";
import type { HandBowl } from "#tools/bench/write-schema.ts";
import { FormulaEditor } from "./formula-editor.tsx";

const RESULT = consultationResult(BRASSY);
const { id } = RESULT.consultation;
const LINE = {
  id: "color-touch",
  brandId: "wella-professionals",
  name: "Color Touch",
  type: "demi-permanent",
  description: "",
};
const STRONG: BowlFinding = {
  code: "wrong_developer_for_line",
  severity: "block",
  sentence: "Color Touch works with 6.3, 13 vol, not 20.",
  source: "Wella leaflet",
  bowl: 0,
  instead: { developerVolume: 13 },
};
let requests: Request[];
let written: { bowls: HandBowl[]; name?: string } | undefined;

beforeEach(() => {
  written = undefined;
  requests = answering({
    "GET /api/color-brands": () => [{ id: "wella-professionals", name: "Wella Professionals" }],
    "GET /api/product-lines": () => [LINE],
    "GET /api/product-lines/wella-professionals/color-touch": () => ({
      ...LINE,
      brandName: "Wella Professionals",
      mixingRatio: "1:2",
      ratio: "1:2",
      developers: [6.3, 13, 20],
      minutes: [15, 20],
      discontinued: false,
      shades: [{ code: "7/1", name: "ash", hex: "#987654" }],
    }),
    [`POST /api/consultations/${id}/formulas/check`]: async (request) => {
      const { bowls } = (await request.json()) as { bowls: HandBowl[] };
      const strong = bowls[0]?.developerVolume === 20;
      return { ok: !strong, final: false, findings: strong ? [STRONG] : [] };
    },
    [`POST /api/consultations/${id}/formulas`]: async (request) => {
      written = (await request.json()) as typeof written;
      return { ok: true, final: false, findings: [], formulas: [] };
    },
  });
});

async function fillIn() {
  const onClose = vi.fn<() => void>();
  renderScreen(<FormulaEditor consultationId={id} onClose={onClose} />);
  await waitFor(() => expect(document.querySelectorAll("datalist option")).toHaveLength(1));
  fireEvent.change(screen.getByLabelText("Line"), {
    target: { value: "Wella Professionals Color Touch" },
  });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Ratio").value).toBe("1:2"));
  fireEvent.change(screen.getByLabelText("Shade 1"), { target: { value: "7/1" } });
  fireEvent.change(screen.getByLabelText("Grams 1"), { target: { value: "22,5" } });
  return onClose;
}

it("brings what the line prints and weighs the developer", async () => {
  await fillIn();
  expect(screen.getByLabelText<HTMLSelectElement>("Developer").value).toBe("6.3");
  expect(screen.getByLabelText<HTMLInputElement>("Minutes at most").value).toBe("20");
  expect(screen.getByText("45 g")).toBeTruthy();
  await screen.findByText("Nothing stops this formula.");
});

it("shows a finding beside its bowl, and takes over what to use instead", async () => {
  await fillIn();
  fireEvent.change(screen.getByLabelText("Developer"), { target: { value: "20" } });
  const bowl = screen.getByRole("group", { name: "Bowl 1" });
  await within(bowl).findByText(STRONG.sentence);
  expect(screen.getByRole("button", { name: "Save, grams held back" })).toBeTruthy();
  fireEvent.click(within(bowl).getByRole("button", { name: "Use 13 vol instead" }));
  expect(screen.getByLabelText<HTMLSelectElement>("Developer").value).toBe("13");
  await waitFor(() => expect(within(bowl).queryByText(STRONG.sentence)).toBeNull());
});

it("saves what was written, and nothing while a bowl is not whole", async () => {
  const onClose = await fillIn();
  fireEvent.click(screen.getByRole("button", { name: "Add a bowl" }));
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save my formula" });
  expect(save.disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Remove bowl 2" }));
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "House ash" } });
  fireEvent.click(save);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(written).toEqual({
    name: "House ash",
    bowls: [
      {
        zone: "all",
        purpose: "deposit",
        line: "wella-professionals/color-touch",
        shades: [{ code: "7/1", grams: 22.5 }],
        developerVolume: 6.3,
        ratio: "1:2",
        minutes: [15, 20],
      },
    ],
  });
});

it("begins with the bowls of the formula that is to be changed, and checks them", async () => {
  renderScreen(<FormulaEditor consultationId={id} start={RESULT.steps} onClose={() => {}} />);
  expect(screen.getByRole("heading", { name: "Change this formula" })).toBeTruthy();
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith("/formulas/check"))).toBe(true),
  );
});
