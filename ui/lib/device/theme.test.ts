import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";

const early = readFileSync(join(import.meta.dirname, "../../public/theme.js"), "utf8");

/** Opens a page as a browser would: the early script first, then the application's own module. */
async function openPage({ path = "/", systemDark = false } = {}) {
  document.documentElement.removeAttribute("data-theme");
  history.replaceState(null, "", path);
  vi.stubGlobal("matchMedia", () => ({ matches: systemDark }));
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(early)();
  vi.resetModules();
  return import("./theme.ts");
}

const onPage = () => document.documentElement.dataset.theme;

beforeEach(() => localStorage.clear());
it.each([
  ["the product opens dark", {}, undefined, "dark"],
  ["a kept theme stands", {}, "light", "light"],
  ["nonsense in storage is dark", {}, "sepia", "dark"],
  ["the public page opens light", { path: "/book/mia" }, undefined, "light"],
  [
    "the public page follows a dark system",
    { path: "/book/mia", systemDark: true },
    undefined,
    "dark",
  ],
  ["the public page follows a choice", { path: "/book/mia" }, "dark", "dark"],
])("%s", async (_name, page, kept, theme) => {
  if (kept) localStorage.setItem("theme", kept);
  const { useTheme } = await openPage(page);
  expect(onPage()).toBe(theme);
  expect(useTheme.getState().theme).toBe(theme);
});

it("toggles at once and keeps the choice for the next visit", async () => {
  const { toggleTheme } = await openPage();
  toggleTheme();
  expect(onPage()).toBe("light");
  expect(localStorage.getItem("theme")).toBe("light");
  const { useTheme } = await openPage();
  expect(onPage()).toBe("light");
  expect(useTheme.getState().theme).toBe("light");
});
