import { fireEvent, render, screen } from "@testing-library/react";
import * as fc from "fast-check";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { placePins } from "./level-scale-layout.ts";
import { LevelScale } from "./level-scale.tsx";

const NAMES: Record<number, string> = { 6: "Dark Blonde", 7: "Medium Blonde" };

function Chooser({ from, max = 10, moved }: { from: number; max?: 10 | 12; moved?: () => void }) {
  const [level, setLevel] = useState(from);
  return (
    <LevelScale
      label="Levels"
      max={max}
      pins={[
        { id: "roots", label: "roots", level },
        { id: "goal", label: "goal", level: 9, tone: "cool" },
      ]}
      nameOf={(at) => NAMES[at]}
      onMove={(id, next) => {
        moved?.();
        if (id === "roots") setLevel(next);
      }}
    />
  );
}

const roots = () => screen.getByRole("slider", { name: "roots" });

describe("a level scale as an input", () => {
  it.each([
    ["ArrowRight", 5, 6],
    ["ArrowUp", 5, 6],
    ["ArrowLeft", 5, 4],
    ["ArrowDown", 1, 1],
    ["ArrowRight", 10, 10],
    ["PageUp", 5, 7],
    ["PageDown", 2, 1],
    ["Home", 7, 1],
    ["End", 3, 10],
    ["x", 3, 3],
  ])("%s takes level %i to %i", (key, from, to) => {
    render(<Chooser from={from} />);
    fireEvent.keyDown(roots(), { key });
    expect(roots().getAttribute("aria-valuenow")).toBe(String(to));
  });

  it("reaches 12 in colour correction", () => {
    render(<Chooser from={10} max={12} />);
    fireEvent.keyDown(roots(), { key: "End" });
    expect(roots().getAttribute("aria-valuenow")).toBe("12");
    expect(roots().getAttribute("aria-valuemax")).toBe("12");
  });

  it("says the level's name", () => {
    render(<Chooser from={6} />);
    expect(roots().getAttribute("aria-valuetext")).toBe("level 6, Dark Blonde");
  });

  it("follows a drag, level by level, and lets go", () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
      DOMRect.fromRect({ x: 100, y: 0, width: 500, height: 80 }),
    );
    const moved = vi.fn();
    render(<Chooser from={5} moved={moved} />);
    const group = screen.getByRole("group", { name: "Levels" });
    fireEvent.pointerDown(roots(), { clientX: 325 });
    fireEvent.pointerMove(group, { clientX: 330 });
    expect(moved).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(roots());
    fireEvent.pointerMove(group, { clientX: 420 });
    expect(roots().getAttribute("aria-valuenow")).toBe("7");
    fireEvent.pointerMove(group, { clientX: -40 });
    expect(roots().getAttribute("aria-valuenow")).toBe("1");
    fireEvent.pointerUp(group);
    fireEvent.pointerMove(group, { clientX: 420 });
    expect(roots().getAttribute("aria-valuenow")).toBe("1");
    vi.restoreAllMocks();
  });

  it.each([
    ["ends", 9],
    ["mids", 27],
    ["roots", 45],
  ])("takes %s by its word where pins of one level lie on each other", (taken, y) => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
      DOMRect.fromRect({ x: 0, y: 0, width: 300, height: 104 }),
    );
    const moved = vi.fn();
    render(
      <LevelScale
        label="Levels"
        pins={["roots", "mids", "ends"].map((id) => ({ id, label: id, level: 5 }))}
        onMove={moved}
      />,
    );
    const group = screen.getByRole("group", { name: "Levels" });
    fireEvent.pointerDown(screen.getByRole("slider", { name: "ends" }), {
      clientX: 135,
      clientY: y,
    });
    fireEvent.pointerMove(group, { clientX: 200 });
    expect(moved).toHaveBeenLastCalledWith(taken, 7);
    vi.restoreAllMocks();
  });

  it("takes the nearest pin when the scale itself is tapped", () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
      DOMRect.fromRect({ x: 0, y: 0, width: 500, height: 80 }),
    );
    render(<Chooser from={3} />);
    fireEvent.pointerDown(screen.getByRole("group", { name: "Levels" }), { clientX: 205 });
    expect(roots().getAttribute("aria-valuenow")).toBe("5");
    vi.restoreAllMocks();
  });
});

it("reads a reading out with its range, and offers nothing to move", () => {
  render(
    <LevelScale
      label="What the photo shows"
      pins={[{ id: "roots", label: "roots", level: 6.04, range: [5.5, 6.5] }]}
    />,
  );
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "What the photo shows: roots level 6, between 5.5 and 6.5",
  );
});

it("never lets the words of two pins in one lane touch", () => {
  const pin = fc.record({
    id: fc.uuid(),
    label: fc.constantFrom("roots", "mids", "ends", "goal", "regrowth band"),
    level: fc.double({ min: 1, max: 12, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(pin, { maxLength: 6 }),
      fc.integer({ min: 240, max: 900 }),
      fc.constantFrom(10, 12),
      (pins, width, max) => {
        const placed = placePins(pins, width, max);
        for (const a of placed) {
          for (const b of placed) {
            if (a === b || a.lane !== b.lane) continue;
            const halves = (a.pin.label.length + b.pin.label.length) * 2.9;
            expect(Math.abs(a.labelX - b.labelX)).toBeGreaterThan(halves);
          }
        }
      },
    ),
  );
});
