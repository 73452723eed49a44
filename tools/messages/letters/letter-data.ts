/** What a letter is painted with: the design's tokens, as plain values, since mail programs know no variables. */
export const LETTER_COLOURS = {
  light: {
    bg: "#f4f4f3",
    surface: "#ffffff",
    "line-soft": "#e4e4e1",
    ink: "#171716",
    "ink-2": "#51514e",
    "ink-3": "#636360",
    accent: "#171716",
    "accent-ink": "#ffffff",
  },
  dark: {
    bg: "#161616",
    surface: "#1f1f1f",
    "line-soft": "#2a2a2a",
    ink: "#f5f5f4",
    "ink-2": "#bdbdbb",
    "ink-3": "#969693",
    accent: "#f5f5f4",
    "accent-ink": "#161616",
  },
} as const;
