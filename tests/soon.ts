import { vi } from "vitest";

/** Waits for what comes by itself, as long as that may take on a loaded machine, and gives what was looked for. */
export const soon = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 30_000 });
