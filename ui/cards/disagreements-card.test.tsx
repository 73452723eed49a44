import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#tests/screen.tsx";
import type { Disagreement } from "#tools/consultations/analysis/disagreement-schema.ts";
import { DisagreementsCard } from "./disagreements-card.tsx";

const LEVEL: Disagreement = {
  about: "level",
  entered: "8",
  measured: "6 (5 to 7)",
  model: "5",
  engine: null,
  used: "8",
  why: "Hold a swatch to the mids before you mix.",
  photoLevel: 6,
};
const AT = { path: "/", at: "/" };

function wordsOf(title: string) {
  const item = screen.getByRole("heading", { name: title }).closest("li") as HTMLElement;
  const said = within(item).getAllByRole("term");
  return said.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

it("says what each source said, what the formula follows and why, and offers the photo's level", () => {
  renderScreen(<DisagreementsCard disagreements={[LEVEL]} consultationType="new" />, AT);
  expect(wordsOf("Level")).toEqual([
    "You entered: 8",
    "Photo measured: 6 (5 to 7)",
    "Model saw: 5",
    "Formula follows: 8",
  ]);
  expect(screen.getByText(LEVEL.why)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Start again with level 6" }).getAttribute("href")).toBe(
    "/consultation?level=6",
  );
});

it("sets the model's bowls beside the engine's", () => {
  const bowls = { ...LEVEL, about: "formula" as const, entered: null, measured: null };
  renderScreen(
    <DisagreementsCard
      disagreements={[
        { ...bowls, model: "6N", engine: "6A", used: "the engine's bowls", photoLevel: null },
      ]}
      consultationType="corrective"
    />,
    AT,
  );
  expect(wordsOf("Bowls")).toEqual([
    "Model would mix: 6N",
    "Engine: 6A",
    "Formula follows: the engine's bowls",
  ]);
  expect(screen.queryByRole("link")).toBeNull();
});

it("is nothing where all agree", () => {
  renderScreen(<DisagreementsCard disagreements={[]} consultationType="new" />, AT);
  expect(screen.queryByText("Seen differently")).toBeNull();
});
