/** What stands behind /settings/ in the address of each page but the first. */
export const SETTINGS_SLUGS = [
  "you",
  "messages",
  "booking",
  "money",
  "assistant",
  "access",
  "data",
] as const;
