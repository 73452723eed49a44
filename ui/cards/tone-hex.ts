/** The colour of a tone that a stylist names, for the dot beside its word. */
export const TONE_HEX: Record<string, string> = {
  brass: "#c58b3a",
  brass_orange: "#c97f35",
  orange: "#c9773f",
  "red-orange": "#b4542f",
  red: "#a2352b",
  gold: "#c99a4a",
  yellow: "#e0bf5f",
  "pale-yellow": "#efdfa4",
  green: "#7c8a5a",
};
