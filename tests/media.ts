import { vi } from "vitest";

/** Has the window's media queries answered: none matches, or those that are told. */
export const mediaMatches = (matches: (query: string) => boolean = () => false) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
