import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Menu } from "./menu.tsx";

function open() {
  const rename = vi.fn();
  render(
    <Menu
      label="Thread"
      button="…"
      buttonClassName=""
      items={[
        { label: "Rename", onSelect: rename },
        { label: "Archive", onSelect: vi.fn(), disabled: true },
        { label: "Delete", onSelect: vi.fn() },
      ]}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Thread" }));
  return rename;
}

it("opens on its first act, and arrows skip what is disabled", () => {
  open();
  expect(document.activeElement?.textContent).toBe("Rename");
  fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
  expect(document.activeElement?.textContent).toBe("Delete");
});

it("does the act once, closes, and gives focus back", () => {
  const rename = open();
  fireEvent.click(screen.getByRole("menuitem", { name: "Rename" }));
  expect(rename).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Thread" }));
});

it.each([
  ["Escape", () => fireEvent.keyDown(document.activeElement!, { key: "Escape" })],
  ["a press outside", () => fireEvent.pointerDown(document.body)],
])("closes on %s without doing anything", (_way, leave) => {
  const rename = open();
  leave();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(rename).not.toHaveBeenCalled();
});

it("stays within the window where its button stands at the edge", () => {
  const { clientWidth } = document.documentElement;
  const box = vi
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(clientWidth - 60, 0, 200, 100));
  open();
  expect(screen.getByRole("menu").style.translate).toBe("-148px");
  box.mockRestore();
});
