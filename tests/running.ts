/** The apps of a file that are not closed yet. */
export const running = new Set<{ close: () => Promise<void> }>();
