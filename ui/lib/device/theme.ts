import { create } from "zustand";

export type Theme = "light" | "dark";

const CHROME: Record<Theme, string> = { dark: "#161616", light: "#f4f4f3" };

/** The theme on the page. public/theme.js set it before the first paint; here it is changed and kept. */
export const useTheme = create<{ theme: Theme }>(() => ({ theme: shownTheme() }));

/** Changes the theme at once and keeps it in local storage under "theme". */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", CHROME[theme]);
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Storage may be closed to us; the choice then lasts as long as the page.
  }
  useTheme.setState({ theme });
}

/** Light becomes dark, dark becomes light. */
export function toggleTheme(): void {
  setTheme(useTheme.getState().theme === "dark" ? "light" : "dark");
}

function shownTheme(): Theme {
  return typeof document !== "undefined" && document.documentElement.dataset.theme === "light"
    ? "light"
    : "dark";
}
