import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Tabs } from "./tabs.tsx";

const TABS = [
  { id: "setup", label: "Account Setup" },
  { id: "photos", label: "Photo Guide" },
  { id: "formula", label: "First Formula" },
] as const;

function Guide() {
  const [tab, setTab] = useState<(typeof TABS)[number]["id"]>("setup");
  return (
    <Tabs label="Guide" tabs={TABS} value={tab} onChange={setTab}>
      About {tab}
    </Tabs>
  );
}

const chosen = () => screen.getByRole("tab", { selected: true });

it.each([
  [["ArrowRight"], "Photo Guide", "photos"],
  [["ArrowLeft"], "First Formula", "formula"],
  [["End"], "First Formula", "formula"],
  [["ArrowRight", "ArrowRight", "ArrowRight"], "Account Setup", "setup"],
  [["End", "Home"], "Account Setup", "setup"],
])("keys %j choose and focus %s", (keys, label, panel) => {
  render(<Guide />);
  chosen().focus();
  for (const key of keys) fireEvent.keyDown(document.activeElement!, { key });
  expect(chosen().textContent).toBe(label);
  expect(document.activeElement).toBe(chosen());
  expect(screen.getByRole("tabpanel", { name: label }).textContent).toBe(`About ${panel}`);
});

it("is one stop in the tab order", () => {
  render(<Guide />);
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

it("lets a keyboard reach a segmented control where nothing is chosen yet", () => {
  const picked: number[] = [];
  render(
    <SegmentedControl
      label="Bowl"
      options={[30, 60, 90].map((value) => ({ value, label: `${value} g` }))}
      value={undefined}
      onChange={(value) => picked.push(value)}
    />,
  );
  const radios = screen.getAllByRole("radio");
  expect(radios.map((radio) => radio.tabIndex)).toEqual([0, -1, -1]);
  radios[0]!.focus();
  fireEvent.keyDown(radios[0]!, { key: "ArrowDown" });
  expect(picked).toEqual([60]);
});
