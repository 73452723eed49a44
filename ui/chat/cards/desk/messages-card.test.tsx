import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#tests/screen.tsx";
import type { LastTexts } from "#tools/messages/inbox/last-texts.ts";
import { TextsCard } from "./messages-card.tsx";

const text = (_: unknown, at: number): LastTexts["texts"][number] => ({
  id: `01980000-0000-7000-8000-0000000000${at + 10}`,
  direction: "in",
  author: "client",
  body: `Text ${at + 1}`,
  createdAt: "2026-11-03T10:00:00.000Z",
});

const texts = (length: number): LastTexts => ({
  conversationId: null,
  clientId: null,
  name: "Kit Sorensen",
  texts: Array.from({ length }, text),
});

const shown = () => screen.getAllByText(/^Text \d+$/).map(({ textContent }) => textContent);

it("shows the newest of many texts, and the earlier ones on a tap", () => {
  renderScreen(<TextsCard value={texts(12)} />);
  expect(shown()).toEqual(["Text 9", "Text 10", "Text 11", "Text 12"]);
  fireEvent.click(screen.getByRole("button", { name: "Show 8 earlier" }));
  expect(shown()).toHaveLength(12);
  expect(shown()[0]).toBe("Text 1");
});

it("folds nothing where there are few", () => {
  renderScreen(<TextsCard value={texts(5)} />);
  expect(shown()).toHaveLength(5);
  expect(screen.queryByRole("button")).toBeNull();
});
